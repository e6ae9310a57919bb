import { isTimeZone, phoneOfParts, phoneParts } from "@gatehouse/domain/profiles";
import { readPhone } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import type { SignedInCalls } from "../access/guard.ts";
import type { OwnSessions } from "../access/own-sessions.ts";
import type { Principal } from "../access/principal.ts";
import { appUser } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { travellerProfile } from "./tables.ts";

/** The account of a user with the phone and the zone of their profile: there is one of each, wherever it is changed. */
async function readAccount(tx: Queryable, userId: string) {
  const [row] = await tx
    .select({
      userid: appUser.userid,
      name: appUser.name,
      email: appUser.email,
      phone: travellerProfile.phone,
      tz: travellerProfile.tz,
      vendor: appUser.vendor,
      passwordChangedAt: appUser.passwordChangedAt,
    })
    .from(appUser)
    .leftJoin(travellerProfile, eq(travellerProfile.userId, appUser.id))
    .where(eq(appUser.id, userId));
  if (!row) throw new Error("Whoever is signed in has no account.");
  const { phone, tz, vendor, ...account } = row;
  return { vendor, account: { ...account, ...phoneParts(phone ?? ""), tz: tz ?? "" } };
}

interface Given {
  readonly name: string;
  readonly phoneCode: string;
  readonly phoneNumber: string;
  readonly tz: string;
  readonly language?: "en" | "fr" | undefined;
}

interface Parts {
  readonly db: Database;
  readonly live: Pick<LiveHub, "publish">;
  readonly now: () => number;
}

/** Saves what people say about themselves; which fields changed is noted, never what they say. @returns the field that is wrong */
async function saveAccount({ db, live, now }: Parts, { userId, userid }: Principal, given: Given) {
  const { name, phoneCode, phoneNumber, tz, language } = given;
  if (phoneNumber !== "" && !readPhone(phoneCode, phoneNumber)) return "phone" as const;
  if (tz !== "" && !isTimeZone(tz)) return "tz" as const;
  return db.transaction(async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("no key update");
    const { account: before, vendor } = await readAccount(tx, userId);
    await tx.update(appUser).set({ name }).where(eq(appUser.id, userId));
    const row = { tz, phone: phoneOfParts({ phoneCode, phoneNumber }), ...(language ? { language } : {}) };
    await tx
      .insert(travellerProfile)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: travellerProfile.userId, set: row });
    const { account } = await readAccount(tx, userId);
    const changed = (["name", "phoneCode", "phoneNumber", "tz"] as const).filter(
      (field) => account[field] !== before[field],
    );
    if (changed.length > 0)
      await recordAccess(tx, { doneBy: userid, at: now() }, userid, "ACCOUNT_SAVED", changed.join(", "));
    await live.publish(tx, { type: "account.changed" }, { to: "user", userId });
    if (changed.includes("name"))
      await live.publish(
        tx,
        { type: "user.changed", ids: [userId] },
        { to: "vendor", vendor: vendor ?? "", permission: "users" },
      );
    return account;
  });
}

/** Implements `contract.account`. */
export function accountRouter(
  calls: SignedInCalls,
  { sessions, ...parts }: Parts & { readonly sessions: OwnSessions },
) {
  const area = calls.account;
  const ok = { ok: true as const };
  return {
    mine: area.mine.handler(
      async ({ context: { principal } }) => (await readAccount(parts.db, principal.userId)).account,
    ),
    save: area.save.handler(async ({ input, context: { principal }, errors }) => {
      const saved = await saveAccount(parts, principal, input);
      if (typeof saved === "string") throw errors.INVALID_ACCOUNT({ data: { field: saved } });
      return saved;
    }),
    sessions: area.sessions.handler(({ context: { principal } }) => sessions.list(principal)),
    endSession: area.endSession.handler(async ({ input, context: { principal }, errors }) => {
      if ((await sessions.end(principal, input)) === 0) throw errors.NOT_FOUND();
      return ok;
    }),
    endOthers: area.endOthers.handler(async ({ context: { principal } }) => ({
      ended: await sessions.end(principal, "others"),
    })),
    familiar: area.familiar.handler(async ({ input, context: { principal }, errors }) => {
      if (!(await sessions.familiar(principal, input.id))) throw errors.NOT_FOUND();
      return ok;
    }),
  };
}
