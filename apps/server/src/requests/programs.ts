import { and, asc, eq } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import type { Queryable } from "../platform/database.ts";
import { missingOf, readProfile } from "../profiles/read-profile.ts";
import { travellerFor } from "./find-traveller.ts";
import { callHouseSeen, program } from "./tables.ts";
import type { Reader } from "./visible.ts";

/** What a new request starts from (REQ-4, REQ-15); undefined where there is no such traveller. */
export async function readForm(tx: Queryable, reader: Reader, travellerId: string | undefined) {
  const found = await travellerFor(tx, reader, travellerId);
  if (!found) return undefined;
  const { mode, ...traveller } = found;
  const rows = await tx
    .select()
    .from(program)
    .where(and(eq(program.vendor, traveller.vendorCode), eq(program.active, true)))
    .orderBy(asc(program.hospital), asc(program.id));
  const seen = await tx
    .select({ id: callHouseSeen.programId })
    .from(callHouseSeen)
    .where(eq(callHouseSeen.userId, reader.userId));
  const profile = await readProfile(tx, traveller.id);
  return {
    traveller: { ...traveller, name: profile?.name ?? traveller.name },
    missingDetails: profile ? missingOf(profile) : [],
    mode,
    programs: rows.map(({ vendor: _vendor, ...row }) => row),
    callHousesSeen: seen.map(({ id }) => id),
  };
}

/** Keeps that a user has read about a program's call house (REQ-5). @returns whether there is such a program */
export async function markCallHouseSeen(
  tx: Queryable,
  reader: Reader & { readonly ownVendor: string | null },
  programId: number,
): Promise<boolean> {
  const scope =
    reader.role === "TRAVELLER" ? eq(program.vendor, reader.ownVendor ?? "") : vendorScope(reader, program.vendor);
  const [found] = await tx
    .select({ id: program.id })
    .from(program)
    .where(and(eq(program.id, programId), scope));
  if (!found) return false;
  await tx.insert(callHouseSeen).values({ userId: reader.userId, programId }).onConflictDoNothing();
  return true;
}
