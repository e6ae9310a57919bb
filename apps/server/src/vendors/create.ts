import { countryByCode } from "@gatehouse/domain/addresses/data";
import { normaliseAddress } from "@gatehouse/domain/addresses";
import { readPhone } from "@gatehouse/domain/travellers";
import {
  type PreferenceForm,
  preferenceProblems,
  readPreference,
  vendorCodeOf,
  type VendorDetails,
  vendorProblems,
} from "@gatehouse/domain/vendors";
import { eq, ne, and, sql } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import { appUser, vendor } from "../access/tables.ts";
import { createVendor } from "../access/vendors.ts";
import type { Access } from "../access/access.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { takeLogo } from "./logo.ts";
import { vendorDetails, vendorPreference, vendorSettings } from "./tables.ts";
import { publishVendor } from "./visible.ts";

export interface VendorToCreate {
  readonly details: VendorDetails;
  /** Start password, to be changed at the first sign-in; undefined for an invitation. */
  readonly password: string | undefined;
  readonly logo: string;
  readonly plate: boolean;
  readonly preferences: readonly PreferenceForm[];
}

/** Something of a form that is missing or wrong. @property at place of a preference */
export interface FormProblem {
  readonly field: string;
  readonly code: string;
  readonly at?: number;
}

/** The country of a vendor's address by its code; null for a code that none has. */
export const countryOf = (code: string) => countryByCode(code) ?? null;

/** Everything that is wrong with a vendor that is to be created (VEN-3, VEN-6). */
function creationProblems({ details, password, logo, preferences }: VendorToCreate): readonly FormProblem[] {
  const country = details.address.country === "" ? undefined : countryOf(details.address.country);
  const channels = preferences.map(({ channel }) => channel);
  return [
    ...vendorProblems(details, { country, password, hasLogo: logo !== "" }),
    ...(preferences.length === 0 ? [{ field: "channel", code: "required", at: 0 }] : []),
    ...preferences.flatMap((form, at) => preferenceProblems(form).map((problem) => ({ ...problem, at }))),
    ...channels.flatMap((channel, at) =>
      channels.indexOf(channel) < at ? [{ field: "channel", code: "twice", at }] : [],
    ),
  ];
}

/** The parts of the details as they are stored: with the vendor, and beside it. */
export function storedForm(details: VendorDetails) {
  const address = normaliseAddress(details.address, countryOf(details.address.country));
  const phone = readPhone(details.phoneCode, details.phoneNumber);
  const trimmed = (text: string) => text.trim();
  return {
    row: {
      name: trimmed(details.orgName),
      line1: address.line1,
      line2: address.line2,
      city: address.city,
      state: address.state,
      pincode: address.pincode,
    },
    details: {
      email: trimmed(details.email).toLowerCase(),
      alertEmail: trimmed(details.alertEmail).toLowerCase(),
      bcc: trimmed(details.bcc).toLowerCase(),
      phoneCode: phone?.code ?? details.phoneCode,
      phoneNumber: phone?.number ?? details.phoneNumber,
      website: trimmed(details.website),
      productTypes: [...new Set(details.productTypes)],
      supportFirstname: trimmed(details.supportFirstname),
      supportMiddlename: trimmed(details.supportMiddlename),
      supportLastname: trimmed(details.supportLastname),
      supportGender: details.supportGender,
      supportEmail: trimmed(details.supportEmail).toLowerCase(),
      country: address.country,
    },
  };
}

/** Whether another vendor, or a user of another one, has an e-mail address. @param code of the vendor that may have it */
export async function isEmailTaken(tx: Queryable, email: string, code: string): Promise<boolean> {
  const others = await tx.$count(
    vendorDetails,
    and(eq(vendorDetails.email, email.toLowerCase()), ne(vendorDetails.vendor, code)),
  );
  const users = await tx.$count(
    appUser,
    and(eq(appUser.email, email.toLowerCase()), sql`${appUser.vendor} is distinct from ${code}`),
  );
  return others + users > 0;
}

/** A code that no vendor has. */
async function freeCode(tx: Queryable, name: string): Promise<string> {
  const wanted = vendorCodeOf(name);
  for (let at = 1; ; at += 1) {
    const code = at === 1 ? wanted : `${wanted}${at}`;
    if ((await tx.$count(vendor, eq(sql`upper(${vendor.code})`, code))) === 0) return code;
  }
}

export type Creation =
  | { readonly outcome: "taken" | "no-logo" }
  | { readonly outcome: "invalid"; readonly problems: readonly FormProblem[] }
  | { readonly outcome: "created"; readonly code: string; readonly email: string };

export interface CreationParts {
  readonly live: Pick<LiveHub, "publish">;
  readonly userid: string;
  readonly now: number;
  /** Makes the first user. */
  readonly invite: Access["invite"];
}

/** Creates a vendor with its logo, its preferences and its first user, whole or not at all (VEN-2). */
export async function createWholeVendor(
  tx: Transaction,
  given: VendorToCreate,
  { live, userid, now, invite }: CreationParts,
): Promise<Creation> {
  const problems = creationProblems(given);
  if (problems.length > 0) return { outcome: "invalid", problems };
  const { row, details } = storedForm(given.details);
  // Two who create vendors of one name at once get two codes.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('gatehouse vendor codes', 0))`);
  if (await isEmailTaken(tx, details.email, "")) return { outcome: "taken" };
  const code = await freeCode(tx, row.name);
  const { name, ...address } = row;
  await createVendor(tx, { code, name, address, logo: given.logo });
  if (!(await takeLogo(tx, { dmscode: given.logo, userid, code }))) return { outcome: "no-logo" };
  await tx.insert(vendorDetails).values({ vendor: code, ...details, createdAt: now });
  await tx.insert(vendorSettings).values({ vendor: code, logoPlate: given.plate });
  const preferences = given.preferences.flatMap((form) => readPreference(form) ?? []);
  await tx.insert(vendorPreference).values(preferences.map((preference) => ({ vendor: code, ...preference })));
  const actor = { doneBy: userid, at: now };
  await recordAccess(tx, actor, code, "VENDOR_CREATED", name);
  const { email } = details;
  const invited = await invite(
    tx,
    {
      email,
      name: `${details.supportFirstname} ${details.supportLastname}`,
      role: "VENDOR",
      vendor: code,
      ...(given.password === undefined ? {} : { startPassword: given.password }),
    },
    actor,
  );
  if (invited === "taken") return { outcome: "taken" };
  await publishVendor(tx, live, code);
  return { outcome: "created", code, email: details.email };
}
