import { countryByCode } from "@gatehouse/domain/addresses/data";
import { and, asc, count, desc, eq, gt, isNull, like, max, sql } from "drizzle-orm";
import { accessAudit, appUser, loginSession, vendor, vendorKey } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import { outbox } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { program } from "../requests/tables.ts";
import { vendorDetails, vendorPreference, vendorSettings } from "./tables.ts";
import { countTemplates, templatePlaces } from "./templates.ts";
import type { VisibleVendor } from "./visible.ts";

/** Makes the signed address of a logo. */
export type LogoAddress = (dmscode: string) => string;

/** Every vendor, by name (VEN-1). */
export async function listVendors(tx: Queryable, logoAddress: LogoAddress) {
  const rows = await tx
    .select({
      code: vendor.code,
      name: vendor.name,
      city: vendor.city,
      logo: vendor.logo,
      details: vendorDetails,
      users: tx.$count(appUser, eq(appUser.vendor, vendor.code)),
      channels: sql<
        ("email" | "sms" | "whatsapp" | "push")[]
      >`array(select ${vendorPreference.channel} from ${vendorPreference} where ${vendorPreference.vendor} = ${vendor.code} order by 1)`,
    })
    .from(vendor)
    .leftJoin(vendorDetails, eq(vendorDetails.vendor, vendor.code))
    .orderBy(asc(vendor.name), asc(vendor.code));
  return rows.map(({ name, logo, details, ...row }) => ({
    ...row,
    orgName: name,
    email: details?.email ?? "",
    phone: details ? `+${details.phoneCode}-${details.phoneNumber}` : "",
    website: details?.website ?? "",
    country: details?.country ?? "",
    productTypes: details?.productTypes ?? [],
    logo: logo === null ? null : logoAddress(logo),
    createdAt: details?.createdAt ?? null,
  }));
}

const unsaid = {
  email: "",
  alertEmail: "",
  bcc: "",
  phoneCode: "1",
  phoneNumber: "",
  website: "",
  productTypes: [],
  supportFirstname: "",
  supportMiddlename: "",
  supportLastname: "",
  supportGender: "",
  supportEmail: "",
  country: "",
};
const settingsUnsaid = { quietFrom: "", quietTo: "", origins: [], logoPlate: false, version: 0 };

/** Basic details and settings of a vendor as they are stored. */
export async function storedVendor(tx: Queryable, code: string) {
  const [found] = await tx
    .select({ row: vendor, details: vendorDetails, settings: vendorSettings })
    .from(vendor)
    .leftJoin(vendorDetails, eq(vendorDetails.vendor, vendor.code))
    .leftJoin(vendorSettings, eq(vendorSettings.vendor, vendor.code))
    .where(eq(vendor.code, code));
  if (!found) return undefined;
  const { row } = found;
  const { country, ...details } = found.details ?? unsaid;
  const settings = found.settings ?? settingsUnsaid;
  return {
    row,
    createdAt: found.details?.createdAt ?? null,
    version: settings.version,
    plate: settings.logoPlate,
    details: {
      email: details.email,
      alertEmail: details.alertEmail,
      bcc: details.bcc,
      orgName: row.name,
      phoneCode: details.phoneCode,
      phoneNumber: details.phoneNumber,
      website: details.website,
      productTypes: [...details.productTypes],
      supportFirstname: details.supportFirstname,
      supportMiddlename: details.supportMiddlename,
      supportLastname: details.supportLastname,
      supportGender: details.supportGender,
      supportEmail: details.supportEmail,
      address: {
        line1: row.line1,
        line2: row.line2,
        city: row.city,
        country,
        state: row.state,
        pincode: row.pincode,
      },
    },
    settings: {
      requestMode: row.requestMode,
      zone: row.zone,
      currency: row.currency,
      language: row.language ?? "en",
      quietFrom: settings.quietFrom,
      quietTo: settings.quietTo,
      origins: [...settings.origins],
    },
  };
}

const month = 30 * 86_400;

/** Messages to an address that its server refused within a month. */
async function refusedAt(tx: Queryable, code: string, address: string, now: number) {
  if (address === "") return null;
  const [found] = await tx
    .select({
      count: count(),
      since: sql<number>`min(${outbox.deadAt})`.mapWith(Number),
      answer: max(outbox.lastError),
    })
    .from(outbox)
    .where(
      and(
        eq(sql`lower(${outbox.receiver})`, address.toLowerCase()),
        eq(outbox.vendor, code),
        eq(outbox.reason, "refused"),
        gt(outbox.deadAt, now - month),
      ),
    );
  return found && found.count > 0 ? { count: found.count, since: found.since, answer: found.answer ?? "" } : null;
}

/** A vendor's page (VEN-1). */
export async function readVendor(
  tx: Queryable,
  { code, editable }: VisibleVendor,
  { logoAddress, now }: { readonly logoAddress: LogoAddress; readonly now: number },
) {
  const stored = await storedVendor(tx, code);
  if (!stored) return undefined;
  const { row, plate, ...rest } = stored;
  const [logo] = row.logo === null ? [] : await tx.select().from(document).where(eq(document.dmscode, row.logo));
  const preferences = await tx
    .select()
    .from(vendorPreference)
    .where(eq(vendorPreference.vendor, code))
    .orderBy(asc(vendorPreference.channel));
  return {
    code,
    ...rest,
    countryIso2: countryByCode(stored.details.address.country)?.iso2 ?? "",
    editable,
    logo: logo
      ? { url: logoAddress(logo.dmscode), name: logo.name, mediaType: logo.mediaType, size: logo.size, plate }
      : null,
    preferences: preferences.map(({ vendor: _vendor, ...preference }) => preference),
    counts: {
      keys: await tx.$count(vendorKey, and(eq(vendorKey.vendor, code), isNull(vendorKey.revokedAt))),
      programs: await tx.$count(program, eq(program.vendor, code)),
      users: await tx.$count(appUser, eq(appUser.vendor, code)),
      templates: await countTemplates(tx, code),
      templatePlaces,
    },
    refusedAlerts: await refusedAt(tx, code, stored.details.alertEmail, now),
  };
}

/** What was changed about a vendor, newest first (VEN-10). */
export async function readHistory(tx: Queryable, code: string) {
  const rows = await tx
    .select()
    .from(accessAudit)
    .where(and(eq(accessAudit.subject, code), like(accessAudit.action, "VENDOR\\_%")))
    .orderBy(desc(accessAudit.id))
    .limit(200);
  return rows.map(({ action, detail, doneBy, at }) => ({ action, detail: detail ?? "", doneBy, at }));
}

/** The users of a vendor, by name. */
export async function readUsers(tx: Queryable, code: string, now: number) {
  const rows = await tx
    .select({
      id: appUser.id,
      userid: appUser.userid,
      name: appUser.name,
      email: appUser.email,
      roleList: appUser.roleList,
      disabledAt: appUser.disabledAt,
    })
    .from(appUser)
    .where(eq(appUser.vendor, code))
    .orderBy(asc(appUser.name), asc(appUser.userid));
  const isOpen = and(isNull(loginSession.endedAt), gt(loginSession.expiresAt, now));
  const signIns = await tx
    .select({
      userId: loginSession.userId,
      last: max(loginSession.createdAt),
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
    })
    .from(loginSession)
    .innerJoin(appUser, eq(appUser.id, loginSession.userId))
    .where(eq(appUser.vendor, code))
    .groupBy(loginSession.userId);
  const byUser = new Map(signIns.map((each) => [each.userId, each]));
  return rows.map(({ id, roleList, disabledAt, ...row }) => ({
    ...row,
    role: roleList.split(",")[0]?.trim() ?? "",
    lastSignIn: byUser.get(id)?.last ?? null,
    sessions: byUser.get(id)?.open ?? 0,
    disabled: disabledAt !== null,
  }));
}
