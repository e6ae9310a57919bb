import { object, type InferType } from "yup";
import { line, text } from "../validation/index.ts";
import { isLogin } from "./login.ts";
import { isVendorBound, roles, type Role } from "./roles.ts";

/** The roles that somebody who looks after users may give, and whose users they see (ACC-24): vendors only those of a vendor. */
export const rolesLookedAfterBy = (role: Role): readonly Role[] => (role === "ADMIN" ? roles : ["TRAVELLER", "VENDOR"]);

/** How an account stands; the first that is true. */
export const userStates = ["disabled", "invited", "locked", "active"] as const;
export type UserState = (typeof userStates)[number];

/** Whether a user is active, invited, locked after failed sign-ins, or disabled. */
export function userStateOf(user: {
  readonly disabledAt: number | null;
  readonly invitedAt: number | null;
  /** Too many sign-ins have failed of late. */
  readonly locked: boolean;
}): UserState {
  if (user.disabledAt !== null) return "disabled";
  if (user.invitedAt !== null) return "invited";
  return user.locked ? "locked" : "active";
}

/** What can be done about a user besides giving another role. */
export const userActions = ["disable", "enable", "unlock", "signOut", "inviteAgain"] as const;
export type UserAction = (typeof userActions)[number];

/** What makes sense of it (ACC-26); nobody shuts themselves out. */
export function userActionsFor(user: {
  readonly state: UserState;
  readonly sessions: number;
  readonly self: boolean;
}): readonly UserAction[] {
  if (user.state === "disabled") return ["enable"];
  return [
    ...(user.state === "locked" ? (["unlock"] as const) : []),
    ...(user.state === "invited" ? (["inviteAgain"] as const) : []),
    ...(user.sessions > 0 && !user.self ? (["signOut"] as const) : []),
    ...(user.self ? [] : (["disable"] as const)),
  ];
}

const role = () =>
  text(30)
    .required("access.user.role")
    .oneOf([...roles], "access.user.role");
/** Code of a vendor; empty for staff of the house. */
const vendor = () =>
  text(40)
    .default("")
    .when("role", ([given], schema) =>
      roles.some((one) => one === given && isVendorBound(one)) ? schema.required("access.user.vendor") : schema,
    );

/** Who is invited, checked by the form and by the server alike (ACC-25). */
export const inviteSchema = object({
  email: text(254)
    .required("access.email.required")
    .matches(isLogin, { message: "access.email.invalid", excludeEmptyString: true }),
  name: line(120).required("access.user.name"),
  role: role(),
  vendor: vendor(),
}).noUnknown();
export type Invitation = InferType<typeof inviteSchema>;

export const userPositionSchema = object({ role: role(), vendor: vendor() }).noUnknown();
export type UserPosition = InferType<typeof userPositionSchema>;

const reservedIds = new Set(["pool", "system", "automation"]);

/** The short name for a new user, made of the e-mail address; the first that is not taken. */
export function useridFor(email: string, taken: ReadonlySet<string>): string {
  const local = (email.split("@")[0] ?? "")
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, "")
    .replace(/^[^a-z0-9]+/, "")
    .slice(0, 32);
  const base = local === "" || reservedIds.has(local) ? `user-${local}`.replace(/-$/, "") : local;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
