import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

/** Users of a vendor. */
export function useVendorUsers(code: string) {
  const api = useApi();
  return useVendorList("users", code, (asked) => api.vendors.users({ code: asked }));
}
