import useSWR from "swr";
import { useLive } from "../../../app/index.ts";

/** One of the lists that belong to a vendor, read when it is looked at and again when something of the vendor changes. */
export function useVendorList<T>(name: string, code: string, read: (code: string) => Promise<T>) {
  const { data, mutate, isValidating, ...answer } = useSWR([`vendors.${name}`, code], ([, asked]) => read(asked), {
    keepPreviousData: true,
  });
  const error: unknown = answer.error;
  useLive("vendor.changed", (event) => {
    if (event.code === code) void mutate();
  });
  useLive("resync", () => void mutate());
  return { found: data, error, reading: isValidating, read: () => void mutate(), newest: () => mutate() };
}
