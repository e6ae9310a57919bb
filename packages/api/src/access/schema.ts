import { factorKinds, roles, type MenuNode } from "@gatehouse/domain/access";
import { array, boolean, lazy, type ObjectSchema, number, object, string } from "yup";

/** A vendor's name, logo and address as the shell shows them (UI-7). */
const organisationSchema = object({
  code: string().required(),
  name: string().required(),
  /** Address of the vendor's logo within this site; null for the default logo. */
  logo: string().nullable().defined(),
  address: object({
    line1: string().defined(),
    line2: string().defined(),
    city: string().defined(),
    state: string().defined(),
    pincode: string().defined(),
  })
    .nullable()
    .defined(),
});

export const userSchema = object({
  id: string().required(),
  /** The short name that locks and audit entries carry. */
  userid: string().required(),
  name: string().required(),
  email: string().required(),
  role: string().oneOf(roles).required(),
  permissions: array(string().required()).required(),
  organisation: organisationSchema.required(),
});

export const sessionSchema = object({
  accessToken: string().required(),
  /** When the access token ends: seconds since 1970, UTC. */
  expiresAt: number().required(),
  user: userSchema.required(),
});

/** Who has come by single sign-on: with a session, or with the key of what comes next. */
export const arrivedSchema = object({
  /** A path of this site; empty where the menu decides. */
  redirectUrl: string().defined(),
  session: sessionSchema.nullable().default(null).defined(),
  next: object({
    kind: string()
      .oneOf(["secondStep", "setUp"] as const)
      .required(),
    key: string().required(),
    email: string().required(),
    ways: array(string().oneOf(factorKinds).required()).required(),
  })
    .nullable()
    .default(null)
    .defined(),
});

export const ticketSchema = object({ ticket: string().required(), expiresAt: number().required() });

export const menuNodeSchema: ObjectSchema<MenuNode> = object({
  mid: string().required(),
  name: string().required(),
  path: string().defined(),
  showInNavbar: boolean().required(),
  type: string()
    .oneOf(["root", "item"] as const)
    .required(),
  children: array(lazy(() => menuNodeSchema.required())).required(),
}) as ObjectSchema<MenuNode>;

/** What the login page needs to know before anybody signed in. */
export const settingsSchema = object({
  demo: boolean().required(),
  demoUsers: array(object({ email: string().required(), role: string().oneOf(roles).required() })).required(),
  /** Empty outside the demo world. */
  demoPassword: string().defined(),
  version: string().required(),
  /** Whether there is a provider of single sign-on. */
  signOn: boolean().required(),
});
