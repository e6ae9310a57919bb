import { eq } from "drizzle-orm";
import { accessLog, recordAccess } from "../access/audit.ts";
import { appUser, signInPlace } from "../access/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import type { Vault } from "../platform/vault.ts";
import { wholeDocuments } from "./documents.ts";
import type { DataSubject, OpenWork, PersonalData } from "./personal-data.ts";
import { identityDocuments, profileDeletion, travellerProfile } from "./tables.ts";

interface Parts {
  readonly vault: Vault;
  /** What the other areas hold. */
  readonly areas: readonly PersonalData[];
}

async function subjectOf(tx: Queryable, userId: string) {
  const [found] = await tx.select().from(appUser).where(eq(appUser.id, userId));
  if (!found) throw new Error("Whoever is signed in has no account.");
  return found;
}

/** Everything that is held about a user; what the areas hold stands under their names. */
export interface ExportedData extends Readonly<Record<string, unknown>> {
  /** Seconds since 1970, UTC. */
  readonly exportedAt: number;
  readonly account: Readonly<Record<string, unknown>> & { readonly name: string };
}

/** Everything that is held about a user, documents as a whole; that it was taken is audited (PRO-10). */
export function exportData(db: Database, userId: string, { vault, areas }: Parts, now: number) {
  return db.transaction(async (tx): Promise<ExportedData> => {
    const { id, userid, email, name, roleList, vendor, createdAt } = await subjectOf(tx, userId);
    const subject: DataSubject = { userId: id, userid, email };
    await recordAccess(tx, { doneBy: userid, at: now }, userid, "DATA_EXPORTED");
    const [profile] = await tx.select().from(travellerProfile).where(eq(travellerProfile.userId, userId));
    const held: Record<string, unknown> = {};
    for (const area of areas) held[area.name] = await area.held(tx, subject, now);
    return {
      exportedAt: now,
      account: { userid, email, name, roleList, vendor, createdAt },
      profile: profile ?? null,
      identityDocuments: await wholeDocuments(tx, vault, userId),
      ...held,
      accessLog: (await accessLog(tx, userid)).map(({ at, action, detail, doneBy }) => ({
        at,
        action,
        detail,
        doneBy,
      })),
    };
  });
}

async function openWork(tx: Queryable, subject: DataSubject, areas: readonly PersonalData[], now: number) {
  const found: OpenWork[] = [];
  for (const area of areas) found.push(...((await area.openWork?.(tx, subject, now)) ?? []));
  return found;
}

async function deleteNow(tx: Transaction, { userId, userid }: DataSubject, now: number): Promise<void> {
  await tx.delete(travellerProfile).where(eq(travellerProfile.userId, userId));
  await tx.delete(identityDocuments).where(eq(identityDocuments.userId, userId));
  await tx.delete(signInPlace).where(eq(signInPlace.userId, userId));
  await tx.delete(profileDeletion).where(eq(profileDeletion.userId, userId));
  await recordAccess(tx, { doneBy: userid, at: now }, userid, "PROFILE_DELETED");
}

export interface Deletion {
  /** Seconds since 1970, UTC; null where nobody asked, or it is done. */
  readonly askedAt: number | null;
  /** What it waits for. */
  readonly waitsFor: readonly OpenWork[];
}

/** Whether a deletion waits, and for what. */
export async function readDeletion(db: Database, userId: string, { areas }: Parts, now: number): Promise<Deletion> {
  const [asked] = await db.select().from(profileDeletion).where(eq(profileDeletion.userId, userId));
  if (!asked) return { askedAt: null, waitsFor: [] };
  return {
    askedAt: asked.askedAt,
    waitsFor: await openWork(db, { ...(await subjectOf(db, userId)), userId }, areas, now),
  };
}

/** Deletes what a user said about themselves, at once or as soon as nothing needs it any more (PRO-11). */
export const askForDeletion = (db: Database, userId: string, { areas }: Parts, now: number): Promise<Deletion> =>
  db.transaction(async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("update");
    const subject: DataSubject = { ...(await subjectOf(tx, userId)), userId };
    const waitsFor = await openWork(tx, subject, areas, now);
    if (waitsFor.length === 0) {
      await deleteNow(tx, subject, now);
      return { askedAt: null, waitsFor };
    }
    const [added] = await tx.insert(profileDeletion).values({ userId, askedAt: now }).onConflictDoNothing().returning();
    if (added) await recordAccess(tx, { doneBy: subject.userid, at: now }, subject.userid, "DELETION_ASKED");
    return { askedAt: added?.askedAt ?? now, waitsFor };
  });

/** The profile is kept after all. */
export const cancelDeletion = (db: Database, userId: string, now: number): Promise<Deletion> =>
  db.transaction(async (tx) => {
    const [gone] = await tx.delete(profileDeletion).where(eq(profileDeletion.userId, userId)).returning();
    const { userid } = await subjectOf(tx, userId);
    if (gone) await recordAccess(tx, { doneBy: userid, at: now }, userid, "DELETION_CANCELLED");
    return { askedAt: null, waitsFor: [] };
  });

/** Deletes what was asked to be deleted and nothing needs any more. */
export async function deleteDue(db: Database, areas: readonly PersonalData[], now: number): Promise<void> {
  for (const { userId } of await db.select().from(profileDeletion))
    await db.transaction(async (tx) => {
      // Whoever keeps it after all at this moment goes first.
      const [asked] = await tx.select().from(profileDeletion).where(eq(profileDeletion.userId, userId)).for("update");
      if (!asked) return;
      const subject: DataSubject = { ...(await subjectOf(tx, userId)), userId };
      if ((await openWork(tx, subject, areas, now)).length === 0) await deleteNow(tx, subject, now);
    });
}

/** The job that deletes the data of users who asked for it, once their time to change their mind is over. */
export const deleteProfiles = (
  { db, now }: Pick<Platform, "db" | "now">,
  areas: readonly PersonalData[],
): JobDefinition =>
  defineJob({ name: "profiles.delete", everySeconds: 3600, handler: () => deleteDue(db, areas, now()) });
