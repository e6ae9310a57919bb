import { rolesOfSignOn } from "@gatehouse/domain/access";
import { anyText, flag, integer, list, secret, text } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";

const vendorRoles = rolesOfSignOn("vendor");
const typed = () => anyText(1000).default("");
const role = () => string().oneOf(vendorRoles, "validation.choice");

/** A vendor's provider of single sign-on (ACC-38); its secret is never read back. */
export const vendorSignOnSchema = object({
  /** Null where there is none. */
  signOn: object({
    name: string().required(),
    issuer: string().required(),
    clientId: string().required(),
    domains: array(string().required()).required(),
    roleClaim: string().defined(),
    claimRoles: array(
      object({ value: string().required(), role: string().oneOf(vendorRoles).required() }).required(),
    ).required(),
    defaultRole: string().oneOf(vendorRoles).nullable().defined(),
    createsAccounts: boolean().required(),
  })
    .nullable()
    .defined(),
  version: number().required(),
  /** What the provider must allow as the address to come back to. */
  redirectUri: string().required(),
  /** Where the provider may lead to after signing out. */
  signedOutUri: string().required(),
  /** Domains are given by administrators alone. */
  mayChangeDomains: boolean().required(),
});

export const saveSignOnInput = object({
  code: text(40).required("validation.required"),
  signOn: object({
    name: typed(),
    issuer: typed(),
    clientId: typed(),
    /** Empty keeps the one that is known. */
    clientSecret: secret(1000).default(""),
    domains: list(anyText(300).required(), 50).required(),
    roleClaim: typed(),
    claimRoles: list(
      object({ value: typed(), role: role().required("validation.required") }).required(),
      100,
    ).required(),
    defaultRole: role().nullable().default(null),
    createsAccounts: flag().default(false),
  })
    .noUnknown()
    .required("validation.required"),
  version: integer().min(0, "validation.range").required("validation.required"),
}).noUnknown();
