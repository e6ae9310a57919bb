import type { ProspectAddress } from "./data/use-prospect.ts";

/** Pending Partner Agreements. */
export const pendingPath = "/dashboard/admin/agreement-details";

/** The page of a prospect (VEN-16). @param id where several have its name */
export const agreementPath = ({ orgName, id = 0 }: { readonly orgName: string; readonly id?: number }): string =>
  `/dashboard/admin/view-Agreement?${new URLSearchParams({ orgName, ...(id > 0 ? { id: String(id) } : {}) }).toString()}`;

/** Where a prospect is made a vendor (VEN-19). */
export const approvePath = (id: number): string => `/dashboard/admin/create-vendor?prospect=${id}`;

const idIn = (value: unknown): number => {
  const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
};

/** What the address of a prospect's page says; anything may come as one. */
export const parseAgreementSearch = (search: Readonly<Record<string, unknown>>): ProspectAddress => ({
  orgName:
    typeof search["orgName"] === "string" || typeof search["orgName"] === "number"
      ? String(search["orgName"]).slice(0, 200)
      : "",
  id: idIn(search["id"]),
});

/** The prospect that Create Vendor is about; 0 for none. */
export const parseCreateVendorSearch = (search: Readonly<Record<string, unknown>>): { readonly prospect: number } => ({
  prospect: idIn(search["prospect"]),
});
