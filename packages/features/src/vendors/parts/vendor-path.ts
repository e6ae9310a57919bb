export const vendorTabs = ["basic", "preferences", "templates", "prices", "keys", "users", "signOn"] as const;
export type VendorTab = (typeof vendorTabs)[number];

/** The address of a vendor's page: its e-mail address, or its code where it has none (VEN-1). */
export const vendorPath = ({ email, code }: { readonly email: string; readonly code: string }): string =>
  `/dashboard/admin/vendor-details/${encodeURIComponent(email || code)}`;
