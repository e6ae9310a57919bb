import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type VendorRow = Awaited<ReturnType<Api["vendors"]["list"]>>["vendors"][number];

/** All vendors, read again when one of them changes. */
export function useVendors() {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(["vendors.list"], () => api.vendors.list(), {
    keepPreviousData: true,
  });
  const error: unknown = answer.error;
  useLive("vendor.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { vendors: data?.vendors, error, reading: isValidating, read: () => mutate() };
}
