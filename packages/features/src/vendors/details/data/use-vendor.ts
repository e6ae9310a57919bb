import { type Api, errorCode } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type Vendor = Awaited<ReturnType<Api["vendors"]["one"]>>;
export type VendorKey = Awaited<ReturnType<Api["vendors"]["keys"]>>["keys"][number];

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

/** One of the lists that belong to a vendor, read when it is looked at. */
function useOf<T>(name: string, code: string, read: (code: string) => Promise<T>) {
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

export function useVendorKeys(code: string) {
  const api = useApi();
  return useOf("keys", code, (asked) => api.vendors.keys({ code: asked }));
}
export type VendorSignOn = Awaited<ReturnType<Api["vendors"]["signOn"]>>;
export function useVendorSignOn(code: string) {
  const api = useApi();
  return useOf("signOn", code, (asked) => api.vendors.signOn({ code: asked }));
}
export type VendorPrices = Awaited<ReturnType<Api["ancillary"]["prices"]>>;
export function useVendorPrices(code: string, currency: string) {
  const api = useApi();
  return useOf(`prices.${currency}`, code, (asked) => api.ancillary.prices({ code: asked, currency }));
}
export function useVendorTemplates(code: string) {
  const api = useApi();
  return useOf("templates", code, (asked) => api.vendors.templates({ code: asked }));
}

export interface TemplateCell {
  readonly channel: string;
  readonly context: string;
  readonly language: string;
}
/** Every version of one template. */
export function useTemplateVersions(code: string, cell: TemplateCell) {
  const api = useApi();
  return useOf(`templates.${cell.channel}.${cell.context}.${cell.language}`, code, (asked) =>
    api.vendors.templateVersions({ code: asked, ...cell }),
  );
}
export function useVendorUsers(code: string) {
  const api = useApi();
  return useOf("users", code, (asked) => api.vendors.users({ code: asked }));
}
export function useVendorHistory(code: string) {
  const api = useApi();
  return useOf("history", code, (asked) => api.vendors.history({ code: asked }));
}
