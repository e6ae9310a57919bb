import { VendorDetailsScreen } from "@gatehouse/features/vendors/details";
import { parseVendorDetailsSearch } from "@gatehouse/features/vendors/details-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const own = getRouteApi("/dashboard/admin/vendor-details");
const named = getRouteApi("/dashboard/admin/vendor-details/$");

export function OwnVendor() {
  return <VendorDetailsScreen id="" search={useParsed(own.useSearch(), parseVendorDetailsSearch)} />;
}

export function VendorDetails() {
  const { _splat: id = "" } = named.useParams();
  return <VendorDetailsScreen key={id} id={id} search={useParsed(named.useSearch(), parseVendorDetailsSearch)} />;
}
