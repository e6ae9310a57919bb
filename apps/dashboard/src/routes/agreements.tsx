import { AgreementScreen } from "@gatehouse/features/vendors/agreements";
import { parseAgreementSearch, parseCreateVendorSearch } from "@gatehouse/features/vendors/agreements/path";
import { CreateVendorScreen } from "@gatehouse/features/vendors/create";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const one = getRouteApi("/dashboard/admin/view-Agreement");
const create = getRouteApi("/dashboard/admin/create-vendor");

export function Agreement() {
  return <AgreementScreen search={useParsed(one.useSearch(), parseAgreementSearch)} />;
}

/** Create Vendor, of a prospect where the address names one. */
export function CreateVendor() {
  return <CreateVendorScreen {...useParsed(create.useSearch(), parseCreateVendorSearch)} />;
}
