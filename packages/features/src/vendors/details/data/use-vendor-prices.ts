import type { Api } from "@gatehouse/api/client";
import { useApi } from "../../../app/index.ts";
import { useVendorList } from "./use-vendor-list.ts";

export type VendorPrices = Awaited<ReturnType<Api["ancillary"]["prices"]>>;

/** What a vendor's products cost in a currency. */
export function useVendorPrices(code: string, currency: string) {
  const api = useApi();
  return useVendorList(`prices.${currency}`, code, (asked) => api.ancillary.prices({ code: asked, currency }));
}
