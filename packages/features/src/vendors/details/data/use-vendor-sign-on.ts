import type { Api } from "@gatehouse/api/client";
import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

export type VendorSignOn = Awaited<ReturnType<Api["vendors"]["signOn"]>>;

/** A vendor's single sign-on. */
export function useVendorSignOn(code: string) {
  const api = useApi();
  return useVendorList("signOn", code, (asked) => api.vendors.signOn({ code: asked }));
}
