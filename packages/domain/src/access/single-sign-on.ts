import { isVendorBound, roles, type Role } from "./roles.ts";
import { rolesLookedAfterBy } from "./user-admin.ts";

/** One value of the claim that says what somebody is, and the role that it gives. */
export interface ClaimRole {
  readonly value: string;
  readonly role: Role;
}

/** How a provider of single sign-on says who somebody is, and what they may be here (ACC-37). */
export interface SignOnRules {
  /** Domains of e-mail addresses that lead to it, in small letters. */
  readonly domains: readonly string[];
  /** Name of the claim of the ID token that says what somebody is; empty where roles are given here. */
  readonly roleClaim: string;
  /** The first that fits counts. */
  readonly claimRoles: readonly ClaimRole[];
  /** The role of whom the claim gives none; null where they are not let in. */
  readonly defaultRole: Role | null;
  /** Whether whoever comes for the first time gets an account. */
  readonly createsAccounts: boolean;
}

/** A vendor's provider as it is set up (ACC-38). */
export interface SignOnForm extends SignOnRules {
  /** On the button of the sign-in page. */
  readonly name: string;
  /** As the provider calls itself: `https://login.example.com`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Empty keeps the one that is known. */
  readonly clientSecret: string;
}

/** Where rules for roles belong to: a vendor, or the house. */
export type SignOnOwner = "vendor" | "house";

/** The roles that a provider can ever give (ACC-40): a vendor's those of its own users, ours those of staff. */
export const rolesOfSignOn = (owner: SignOnOwner): readonly Role[] =>
  owner === "vendor" ? rolesLookedAfterBy("VENDOR") : roles.filter((role) => !isVendorBound(role));

/** The domain of an e-mail address, in small letters; empty without one. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

const domainForm = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The domain that a text names, as it is compared; undefined for none. A sign before it that people type does not count. */
export function readDomain(text: string): string | undefined {
  const domain = text.trim().toLowerCase().replace(/^@/, "");
  return domainForm.test(domain) ? domain : undefined;
}

/** Claims of an ID token. */
export type Claims = Readonly<Record<string, unknown>>;

/** The texts of a claim that is a text or a list of texts. */
function textsOf(claim: unknown): readonly string[] {
  if (typeof claim === "string") return [claim];
  return Array.isArray(claim) ? claim.filter((one): one is string => typeof one === "string") : [];
}

/**
 * The role that a provider gives somebody (ACC-40).
 * @param current the role that they have here; undefined for who comes for the first time
 * @returns undefined where they are not let in. Never a role that the rules do not name or that their owner may not give.
 */
export function roleFromClaims(
  rules: SignOnRules,
  owner: SignOnOwner,
  claims: Claims,
  current: Role | undefined,
): Role | undefined {
  const possible = rolesOfSignOn(owner);
  // Somebody who is more than this provider can give does not come in by it.
  if (current !== undefined && !rolesNamed(rules, owner).includes(current)) return undefined;
  const said = rules.roleClaim === "" ? [] : textsOf(claims[rules.roleClaim]);
  const fitting = rules.claimRoles.find(({ value }) => said.includes(value))?.role;
  const given = fitting ?? (rules.roleClaim === "" ? (current ?? rules.defaultRole) : rules.defaultRole);
  return given !== null && possible.includes(given) ? given : undefined;
}

/** The roles that somebody may have who comes in: a vendor's users those of its own users, staff those that the settings name. */
function rolesNamed(rules: SignOnRules, owner: SignOnOwner): readonly Role[] {
  const possible = rolesOfSignOn(owner);
  if (owner === "vendor") return possible;
  const named = [...rules.claimRoles.map(({ role }) => role), ...(rules.defaultRole ? [rules.defaultRole] : [])];
  return possible.filter((role) => named.includes(role));
}

/** Values of `acr` that say that more than one factor was asked for: OpenID EAP and REFEDS. */
const strongContexts = new Set(["phr", "phrh", "https://refeds.org/profile/mfa"]);

/** Whether a provider says that it has asked for a second factor (ACC-42): `mfa` of RFC 8176, or a class of authentication that means it. */
export const hasProvenFactor = (claims: Claims): boolean =>
  textsOf(claims["amr"]).includes("mfa") || textsOf(claims["acr"]).some((one) => strongContexts.has(one));

/** Why somebody did not come in by single sign-on (ACC-41). */
export const signOnProblems = [
  /** Answered before, too late, in another browser, or never asked for. */
  "over",
  /** The provider says that they may not, or they have turned back. */
  "refused",
  /** The provider cannot be reached, or does not work. */
  "unreachable",
  /** What came cannot be believed. */
  "untrusted",
  /** No verified e-mail address of one of the provider's domains. */
  "email",
  "noAccount",
  "noRole",
  "disabled",
  /** The account belongs to somebody else at the provider. */
  "linked",
  /** There is no such provider any more. */
  "off",
] as const;
export type SignOnProblem = (typeof signOnProblems)[number];

export type SignOnField = "name" | "issuer" | "clientId" | "clientSecret" | "domains" | "roleClaim" | "claimRoles";
/** What is wrong with a vendor's provider as it was typed. */
export interface SignOnFormProblem {
  readonly field: SignOnField;
  readonly code: "required" | "invalid" | "taken" | "tooMany";
  /** The one that is meant. */
  readonly value: string;
}

export const signOnLimits = { domains: 20, claimRoles: 50, text: 200 } as const;

const issuerForm =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?(?:\/[^\s?#@\\]*)?$/i;

/** The issuer that a text names, as it is compared: https, no query and no fragment. Plain http is for this machine alone. */
export function readIssuer(text: string): string | undefined {
  const value = text.trim();
  return value.length <= signOnLimits.text && issuerForm.test(value) ? value : undefined;
}

/** What is wrong with a vendor's provider (ACC-38). @param hasSecret whether a secret is known already */
export function signOnFormProblems(form: SignOnForm, hasSecret: boolean): readonly SignOnFormProblem[] {
  const problems: SignOnFormProblem[] = [];
  const say = (field: SignOnField, code: SignOnFormProblem["code"], value = ""): void =>
    void problems.push({ field, code, value });
  if (form.name.trim() === "") say("name", "required");
  if (form.issuer.trim() === "") say("issuer", "required");
  else if (readIssuer(form.issuer) === undefined) say("issuer", "invalid", form.issuer);
  if (form.clientId.trim() === "") say("clientId", "required");
  if (form.clientSecret === "" && !hasSecret) say("clientSecret", "required");
  if (form.domains.length > signOnLimits.domains) say("domains", "tooMany");
  const wrong = form.domains.find((domain) => readDomain(domain) === undefined);
  if (wrong !== undefined) say("domains", "invalid", wrong);
  const possible = rolesOfSignOn("vendor");
  if (form.claimRoles.length > signOnLimits.claimRoles) say("claimRoles", "tooMany");
  if (form.claimRoles.length > 0 && form.roleClaim.trim() === "") say("roleClaim", "required");
  const wrongRole = form.claimRoles.find(({ value, role }) => value.trim() === "" || !possible.includes(role));
  if (wrongRole) say("claimRoles", "invalid", wrongRole.value);
  if (form.roleClaim.trim() !== "" && form.claimRoles.length === 0 && form.defaultRole === null)
    say("claimRoles", "required");
  return problems;
}
