import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import type { Queryable, Transaction } from "../platform/database.ts";
import { hashOf, randomSecret } from "./secrets.ts";
import { type Announcer, endSessions } from "./sessions.ts";
import { loginSession, vendorKey } from "./tables.ts";

/** A vendor's system that sends bookings, identified by its key. */
export interface FeedClient {
  readonly vendor: string;
  readonly keyId: number;
}

/** What a key begins with, so that anyone who finds one somewhere knows what it is. */
const prefix = "ghv_";
const bearer = /^Bearer (ghv_[\w-]{43})$/i;
/** Seconds between two notes that a key is in use. */
const usedEvery = 60;

/** Makes a key of a vendor. @param name what it is for @returns the key itself, which is kept nowhere: only its SHA-256 is */
export async function createVendorKey(
  tx: Queryable,
  code: string,
  now: number,
  name = "",
): Promise<{ readonly id: number; readonly key: string }> {
  const key = `${prefix}${randomSecret()}`;
  const [made] = await tx
    .insert(vendorKey)
    .values({ hash: hashOf(key), vendor: code, name, createdAt: now })
    .returning({ id: vendorKey.id });
  if (!made) throw new Error("PostgreSQL returned no row for a new vendor key.");
  return { id: made.id, key };
}

/** Keys of one vendor, or of all, the oldest first. */
export const listVendorKeys = (tx: Queryable, code?: string) =>
  tx
    .select({
      id: vendorKey.id,
      vendor: vendorKey.vendor,
      name: vendorKey.name,
      createdAt: vendorKey.createdAt,
      lastUsedAt: vendorKey.lastUsedAt,
      revokedAt: vendorKey.revokedAt,
    })
    .from(vendorKey)
    .where(code === undefined ? undefined : eq(vendorKey.vendor, code))
    .orderBy(asc(vendorKey.vendor), asc(vendorKey.id));

/**
 * Shuts out whoever has the key, from the next call on, and ends the sessions in frames that it asked for (EMB-7).
 * @returns whether it was good until then
 */
export async function revokeVendorKey(
  tx: Transaction,
  live: Announcer,
  { code, id }: { readonly code: string; readonly id: number },
  now: number,
): Promise<boolean> {
  const revoked = await tx
    .update(vendorKey)
    .set({ revokedAt: now })
    .where(and(eq(vendorKey.id, id), eq(vendorKey.vendor, code), isNull(vendorKey.revokedAt)))
    .returning({ id: vendorKey.id });
  if (revoked.length > 0) await endSessions(tx, live, eq(loginSession.vendorKeyId, id), now);
  return revoked.length > 0;
}

/**
 * Who calls with a key. It is looked up by its hash: how long that takes says nothing about any key, since nobody can choose hashes.
 * @param authorization header of the call
 */
export async function feedClientOf(
  tx: Queryable,
  authorization: string | undefined,
  now: number,
): Promise<FeedClient | undefined> {
  const key = bearer.exec(authorization ?? "")?.[1];
  if (key === undefined) return undefined;
  const [found] = await tx
    .select({ keyId: vendorKey.id, vendor: vendorKey.vendor })
    .from(vendorKey)
    .where(and(eq(vendorKey.hash, hashOf(key)), isNull(vendorKey.revokedAt)));
  if (!found) return undefined;
  await tx
    .update(vendorKey)
    .set({ lastUsedAt: now })
    .where(
      and(eq(vendorKey.id, found.keyId), or(isNull(vendorKey.lastUsedAt), lt(vendorKey.lastUsedAt, now - usedEvery))),
    );
  return found;
}
