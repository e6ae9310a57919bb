import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

/** What was changed of a vendor, and by whom. */
export function useVendorHistory(code: string) {
  const api = useApi();
  return useVendorList("history", code, (asked) => api.vendors.history({ code: asked }));
}
