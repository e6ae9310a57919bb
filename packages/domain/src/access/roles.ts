/** Every role of the product (ACC-1). */
export const roles = [
  "TRAVELLER",
  "CRM_OPERATOR",
  "OPERATOR",
  "OPERATOR_VENDOR",
  "OPERATOR_ADMIN",
  "OPERATOR_ADMIN_LEAD",
  "VENDOR",
  "LEVEL1_VENDOR",
  "BILLING",
  "ADMIN",
] as const;

export type Role = (typeof roles)[number];

/**
 * The role of a user: the first entry of the comma-separated role list, compared without case (ACC-1).
 * @returns undefined when the first entry names no role: such a user may do nothing.
 */
export function roleOf(roleList: string): Role | undefined {
  const first = roleList.split(",")[0]?.trim().toUpperCase();
  return roles.find((role) => role === first);
}

const vendorBound: readonly Role[] = ["OPERATOR_VENDOR", "VENDOR", "LEVEL1_VENDOR", "TRAVELLER"];

/** Whether the role sees only rows of its own vendor (ACC-3); a foreign row is "not found" to it. */
export const isVendorBound = (role: Role): boolean => vendorBound.includes(role);
