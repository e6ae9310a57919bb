import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

/** A vendor's templates, with the version that is used of each. */
export function useVendorTemplates(code: string) {
  const api = useApi();
  return useVendorList("templates", code, (asked) => api.vendors.templates({ code: asked }));
}
