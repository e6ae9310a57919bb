import { type VendorTab, vendorTabs } from "../parts/vendor-path.ts";

/** What the page of a vendor shows, as it is in the address. */
export interface VendorDetailsSearch {
  /** Basic Details where it is left out. */
  readonly tab?: VendorTab;
}

/** Reads the address of Vendor Details: whatever is missing or damaged is as if it were not there. */
export function parseVendorDetailsSearch(raw: Readonly<Record<string, unknown>>): VendorDetailsSearch {
  const tab = vendorTabs.find((each) => each === raw["tab"]);
  return tab && tab !== "basic" ? { tab } : {};
}
