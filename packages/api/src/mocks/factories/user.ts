import { demoUsers, isVendorBound, permissionsOf, type Role } from "@gatehouse/domain/access";
import type { InferSchemaOutput } from "@orpc/contract";
import type { userSchema } from "../../access/schema.ts";

export type MockUser = InferSchemaOutput<typeof userSchema>;

const own = {
  code: "GATEHOUSE",
  name: "Gatehouse Operations",
  logo: null,
  address: { line1: "12 Harbour Street", line2: "", city: "Galway", state: "", pincode: "H91 X0AY" },
} as const;
const vendor = {
  code: "NWT",
  name: "Northwind Travel",
  logo: null,
  address: { line1: "4 Quay Road", line2: "Floor 2", city: "Bristol", state: "", pincode: "BS1 4QA" },
} as const;

/** The demo user of a role, with what that role may do. */
export function createUser(role: Role): MockUser {
  const demo = demoUsers.find((user) => user.role === role);
  if (!demo) throw new Error(`No demo user has the role ${role}.`);
  const words = demo.userid.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    id: `u-${demo.userid}`,
    userid: demo.userid,
    name: `${words.join(" ")} Demo`,
    email: demo.email,
    role,
    permissions: [...permissionsOf(role)],
    organisation: isVendorBound(role) ? vendor : own,
  };
}

/** The access token with which a user calls. */
export const mockToken = ({ userid }: Pick<MockUser, "userid">): string => `mock-${userid}`;

/** Who calls, by their token. */
export function tokenUser(headers: Headers): MockUser | undefined {
  const token = headers.get("authorization")?.replace("Bearer ", "");
  const demo = demoUsers.find((user) => token === mockToken(user));
  return demo && createUser(demo.role);
}
