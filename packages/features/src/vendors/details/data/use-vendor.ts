import { type Api, errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type Vendor = Awaited<ReturnType<Api["vendors"]["one"]>>;

/** A vendor, read again when something of it changes. @param id its e-mail address or code; empty for one's own */
export function useVendor(id: string) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["vendors.one", id],
    ([, asked]) => api.vendors.one({ id: asked }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  useLive("vendor.changed", ({ code }) => {
    if (data === undefined || data.code === code) void mutate();
  });
  useLive("resync", () => void mutate());
  return {
    vendor: data,
    error,
    isNone: errorCode(error) === "NOT_FOUND",
    reading: isValidating,
    read: () => mutate(),
  };
}
