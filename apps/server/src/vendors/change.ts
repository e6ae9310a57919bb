import {
  type Channel,
  type PreferenceForm,
  preferenceProblems,
  readPreference,
  settingsProblems,
  type VendorDetails,
  vendorPhone,
  vendorProblems,
  type VendorSettings,
} from "@gatehouse/domain/vendors";
import { and, eq, inArray, isNotNull, notInArray } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import { endSessions } from "../access/sessions.ts";
import { appUser, loginSession, vendor, vendorKey, type AccessAction } from "../access/tables.ts";
import type { Documents } from "../documents/documents.ts";
import type { Transaction } from "../platform/database.ts";
import { countryOf, type FormProblem, isEmailTaken, storedForm } from "./create.ts";
import { takeLogo } from "./logo.ts";
import type { Parts } from "./parts.ts";
import { storedVendor } from "./read.ts";
import { vendorDetails, vendorPreference, vendorSettings } from "./tables.ts";
import { isAdministrator, publishVendor, type Reader, visibleVendor } from "./visible.ts";

export type Change =
  | { readonly outcome: "saved" | "unknown" | "read-only" | "changed" | "taken" | "no-logo" | "last" }
  | { readonly outcome: "invalid"; readonly problems: readonly FormProblem[] };

const shown = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  if (text === "") return "–";
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

/** What is another than before, in words for the log: `website – → www.aurelia.example`. */
function differences(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key} ${shown(before[key])} → ${shown(after[key])}`)
    .join("; ");
}

/** Locks a vendor for a change; undefined where the reader may not make any. */
async function lockVendor(
  tx: Transaction,
  reader: Reader,
  code: string,
): Promise<{ readonly refused: "unknown" | "read-only" } | undefined> {
  const found = await visibleVendor(tx, reader, code);
  if (!found) return { refused: "unknown" };
  if (!found.editable) return { refused: "read-only" };
  await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.code, code)).for("update");
  return undefined;
}

async function record(
  tx: Transaction,
  reader: Reader,
  { live, now }: Parts,
  { code, action, detail }: { readonly code: string; readonly action: AccessAction; readonly detail: string },
): Promise<void> {
  await recordAccess(tx, { doneBy: reader.userid, at: now }, code, action, detail);
  await publishVendor(tx, live, code);
}

async function nextVersion(tx: Transaction, code: string, version: number, more: object = {}): Promise<void> {
  await tx
    .insert(vendorSettings)
    .values({ vendor: code, ...more, version: version + 1 })
    .onConflictDoUpdate({ target: vendorSettings.vendor, set: { ...more, version: version + 1 } });
}

const flat = ({ address, phoneCode, phoneNumber, ...details }: VendorDetails) => ({
  ...details,
  phone: vendorPhone(phoneCode, phoneNumber),
  ...address,
});

/** Changes basic details (VEN-3). What a vendor has ordered is changed by administrators. */
export async function saveDetails(
  tx: Transaction,
  reader: Reader,
  { code, details, version }: { readonly code: string; readonly details: VendorDetails; readonly version: number },
  parts: Parts,
): Promise<Change> {
  const lock = await lockVendor(tx, reader, code);
  if (lock) return { outcome: lock.refused };
  const stored = await storedVendor(tx, code);
  if (!stored) return { outcome: "unknown" };
  if (stored.version !== version) return { outcome: "changed" };
  const { country } = details.address;
  const problems = vendorProblems(details, { country: country === "" ? undefined : countryOf(country) });
  if (problems.length > 0) return { outcome: "invalid", problems };
  const next = storedForm(details);
  const ordered = (types: readonly string[]) => types.toSorted().join(" ");
  if (!isAdministrator(reader) && ordered(next.details.productTypes) !== ordered(stored.details.productTypes))
    return { outcome: "read-only" };
  if (await isEmailTaken(tx, next.details.email, code)) return { outcome: "taken" };
  await tx.update(vendor).set(next.row).where(eq(vendor.code, code));
  await tx
    .insert(vendorDetails)
    .values({ vendor: code, ...next.details, createdAt: parts.now })
    .onConflictDoUpdate({ target: vendorDetails.vendor, set: next.details });
  const before = stored.details.email;
  // Whoever signs in with the vendor's address goes on doing so.
  if (before !== "" && before !== next.details.email)
    await tx
      .update(appUser)
      .set({ email: next.details.email })
      .where(and(eq(appUser.email, before), eq(appUser.vendor, code)));
  await nextVersion(tx, code, version);
  const after = await storedVendor(tx, code);
  const detail = differences(flat(stored.details), flat(after?.details ?? stored.details));
  if (detail !== "") await record(tx, reader, parts, { code, action: "VENDOR_CHANGED", detail });
  return { outcome: "saved" };
}

/** Saves how a vendor works (VEN-8), where nobody else did meanwhile. How its travel requests are made is changed by administrators. */
export async function saveSettings(
  tx: Transaction,
  reader: Reader,
  { code, settings, version }: { readonly code: string; readonly settings: VendorSettings; readonly version: number },
  parts: Parts,
): Promise<Change> {
  const lock = await lockVendor(tx, reader, code);
  if (lock) return { outcome: lock.refused };
  const stored = await storedVendor(tx, code);
  if (!stored) return { outcome: "unknown" };
  if (stored.version !== version) return { outcome: "changed" };
  const problems = settingsProblems(settings);
  if (problems.length > 0) return { outcome: "invalid", problems };
  if (!isAdministrator(reader) && settings.requestMode !== stored.settings.requestMode) return { outcome: "read-only" };
  const { requestMode, zone, language, currency, quietFrom, quietTo } = settings;
  const origins = [...new Set(settings.origins)];
  await tx.update(vendor).set({ requestMode, zone, language, currency }).where(eq(vendor.code, code));
  await nextVersion(tx, code, version, { quietFrom, quietTo, origins });
  const detail = differences(stored.settings, { ...settings, origins });
  await endFramesElsewhere(tx, parts, { code, origins });
  if (detail !== "") await record(tx, reader, parts, { code, action: "VENDOR_SETTINGS_CHANGED", detail });
  return { outcome: "saved" };
}

/** Sessions in frames end with the origin of the page around them (EMB-7). */
async function endFramesElsewhere(
  tx: Transaction,
  { live, now }: Parts,
  { code, origins }: { readonly code: string; readonly origins: readonly string[] },
): Promise<void> {
  const keys = tx.select({ id: vendorKey.id }).from(vendorKey).where(eq(vendorKey.vendor, code));
  const elsewhere =
    origins.length === 0 ? isNotNull(loginSession.origin) : notInArray(loginSession.origin, [...origins]);
  await endSessions(tx, live, and(inArray(loginSession.vendorKeyId, keys), elsewhere), now);
}

/** Changes what is told by a channel, or takes it up (VEN-6). */
export async function savePreference(
  tx: Transaction,
  reader: Reader,
  { code, preference: form }: { readonly code: string; readonly preference: PreferenceForm },
  parts: Parts,
): Promise<Change> {
  const lock = await lockVendor(tx, reader, code);
  if (lock) return { outcome: lock.refused };
  const next = readPreference(form);
  if (!next) return { outcome: "invalid", problems: preferenceProblems(form) };
  const which = and(eq(vendorPreference.vendor, code), eq(vendorPreference.channel, next.channel));
  const [before] = await tx.select().from(vendorPreference).where(which);
  await tx
    .insert(vendorPreference)
    .values({ vendor: code, ...next })
    .onConflictDoUpdate({ target: [vendorPreference.vendor, vendorPreference.channel], set: next });
  const detail = differences(before ?? {}, { ...next });
  if (detail !== "")
    await record(tx, reader, parts, {
      code,
      action: "VENDOR_PREFERENCE_CHANGED",
      detail: before ? `${next.channel}: ${detail}` : `${next.channel} set up: ${detail}`,
    });
  return { outcome: "saved" };
}

/** Gives a channel up; one stays. */
export async function removePreference(
  tx: Transaction,
  reader: Reader,
  { code, channel }: { readonly code: string; readonly channel: Channel },
  parts: Parts,
): Promise<Change> {
  const lock = await lockVendor(tx, reader, code);
  if (lock) return { outcome: lock.refused };
  const rows = await tx.select().from(vendorPreference).where(eq(vendorPreference.vendor, code));
  if (!rows.some((row) => row.channel === channel)) return { outcome: "saved" };
  if (rows.length === 1) return { outcome: "last" };
  await tx
    .delete(vendorPreference)
    .where(and(eq(vendorPreference.vendor, code), eq(vendorPreference.channel, channel)));
  await record(tx, reader, parts, {
    code,
    action: "VENDOR_PREFERENCE_CHANGED",
    detail: `${channel} given up`,
  });
  return { outcome: "saved" };
}

/**
 * Changes the logo, or how it stands (VEN-5).
 * @returns also what removes the file of the one before, to be called after the commit
 */
export async function changeLogo(
  tx: Transaction,
  reader: Reader,
  { code, logo, plate }: { readonly code: string; readonly logo: string; readonly plate: boolean },
  { documents, ...parts }: Parts & { readonly documents: Pick<Documents, "remove"> },
): Promise<{ readonly change: Change; readonly after?: () => Promise<void> }> {
  const lock = await lockVendor(tx, reader, code);
  if (lock) return { change: { outcome: lock.refused } };
  const stored = await storedVendor(tx, code);
  if (!stored) return { change: { outcome: "unknown" } };
  if (logo !== "" && !(await takeLogo(tx, { dmscode: logo, userid: reader.userid, code })))
    return { change: { outcome: "no-logo" } };
  if (logo !== "") await tx.update(vendor).set({ logo }).where(eq(vendor.code, code));
  await tx
    .insert(vendorSettings)
    .values({ vendor: code, logoPlate: plate })
    .onConflictDoUpdate({ target: vendorSettings.vendor, set: { logoPlate: plate } });
  await record(tx, reader, parts, {
    code,
    action: "VENDOR_LOGO_CHANGED",
    detail: [logo === "" ? "" : "another file", plate ? "on a white plate" : "as it is"].filter(Boolean).join(", "),
  });
  if (logo === "" || stored.row.logo === null) return { change: { outcome: "saved" } };
  return { change: { outcome: "saved" }, after: await documents.remove(tx, [stored.row.logo]) };
}
