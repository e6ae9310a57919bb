import { rolesOfSignOn } from "@gatehouse/domain/access";
import { address, choice, claimRoles, domains, optional, text } from "../setting.ts";

/** Single sign-on of staff. */
export const signOnSettings = {
  ssoIssuer: address({
    name: "SSO_ISSUER",
    about:
      "Issuer of the OpenID Connect provider by which staff sign in, as `https://login.example.com`; needs `SSO_CLIENT_ID`, `SSO_CLIENT_SECRET` and `SSO_DOMAINS`; vendors' own providers are set up in their details",
    schemes: ["https:", "http:"],
  }),
  ssoClientId: optional(text({ name: "SSO_CLIENT_ID", about: "Our client id at `SSO_ISSUER`", fallback: "" })),
  ssoClientSecret: optional(
    text({ name: "SSO_CLIENT_SECRET", about: "Our secret at `SSO_ISSUER`", fallback: "", secret: true }),
  ),
  ssoName: optional(
    text({
      name: "SSO_NAME",
      about: "What the provider of staff is called on the sign-in page; the brand's name where it is not set",
      fallback: "",
    }),
  ),
  ssoDomains: domains({
    name: "SSO_DOMAINS",
    about: "Domains of e-mail addresses that lead to `SSO_ISSUER`, divided by commas",
  }),
  ssoRoleClaim: optional(
    text({
      name: "SSO_ROLE_CLAIM",
      about: "Claim of the ID token that says what somebody is, as `groups`",
      fallback: "",
    }),
    "none: roles are given on the Users screen",
  ),
  ssoRoles: claimRoles({
    name: "SSO_ROLES",
    about:
      "Which value of `SSO_ROLE_CLAIM` gives which role, as `gatehouse-admins=ADMIN,gatehouse-desk=OPERATOR`; the first that fits counts, and nobody comes in by it with a role that is not named here or in `SSO_DEFAULT_ROLE`",
  }),
  ssoDefaultRole: optional(
    choice({
      name: "SSO_DEFAULT_ROLE",
      about: "Role of staff to whom the claim gives none",
      fallback: "OPERATOR",
      of: rolesOfSignOn("house"),
    }),
    "none: they are not let in",
  ),
  ssoCreate: choice({
    name: "SSO_CREATE",
    about: "Whether staff who come by `SSO_ISSUER` for the first time get an account",
    fallback: "off",
    of: ["on", "off"],
  }),
  ssoPrivateAddresses: choice({
    name: "SSO_PRIVATE_ADDRESSES",
    about: "Whether providers of single sign-on may be in private networks, and on this machine without TLS",
    fallback: "off",
    of: ["on", "off"],
  }),
} as const;
