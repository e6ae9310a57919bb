import type { Api } from "@gatehouse/api/client";
import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

export type VendorKey = Awaited<ReturnType<Api["vendors"]["keys"]>>["keys"][number];

/** Keys with which a vendor's systems send bookings. */
export function useVendorKeys(code: string) {
  const api = useApi();
  return useVendorList("keys", code, (asked) => api.vendors.keys({ code: asked }));
}
