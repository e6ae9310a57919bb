import { roles, type Role } from "./roles.ts";

/** The password of every demo user (DEMO-2). It exists only where the demo world does. */
export const demoPassword = "gatehouse-demo";

export interface DemoUser {
  readonly email: string;
  readonly userid: string;
  readonly role: Role;
}

const handle = (role: Role): string => role.toLowerCase().replaceAll("_", "-");

/** One demo user per role: `<role in lower case, hyphens>@gatehouse.example`. */
export const demoUsers: readonly DemoUser[] = roles.map((role) => ({
  email: `${handle(role)}@gatehouse.example`,
  userid: handle(role),
  role,
}));
