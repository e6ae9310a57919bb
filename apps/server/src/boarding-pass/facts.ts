import { type CheckIn, linkableStates, pseudoUsers } from "@gatehouse/domain/checkin";
import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { passenger } from "../bookings/tables.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import type { Airports } from "../reference/airports.ts";
import { airlineName } from "../reference/airlines.ts";
import { addPages } from "./candidates.ts";
import type { ReadPages } from "../checkin/transitions/commit.ts";
import { candidatePage } from "./candidate-tables.ts";
import { readCheckIns } from "../checkin/check-in-row.ts";
import { Conflict } from "../checkin/transitions/conflict.ts";
import { expectedPass } from "./expected.ts";
import { ownershipOf } from "./judge.ts";
import { auditPassportViews } from "./passport-views.ts";
import { auditEntry, checkIn } from "../checkin/tables.ts";
import { findUnit, type UnitQuery } from "../checkin/work/units.ts";
import { isLive, stateIn } from "../checkin/queue/view-sql.ts";

type Reader = Pick<Principal, "vendors" | "userid">;
/**
 * The check-ins of a booking's PNR that a pass can be linked to.
 * @throws Conflict NO_SUCH_PNR, AMBIGUOUS_PNR
 */
export async function listToBeLinked(db: Queryable, reader: Reader, query: UnitQuery, now: number) {
  const unit = await findUnit(db, reader, query, now);
  return db
    .select({ checkInId: checkIn.id })
    .from(checkIn)
    .where(and(eq(checkIn.pnrId, unit.id), isLive, isNull(checkIn.pass), stateIn(linkableStates)))
    .orderBy(asc(checkIn.departsAt), asc(checkIn.id));
}

/**
 * What the viewer compares a pass with, and what the check-in's own pass says. That a passport's expiry was seen is audited.
 * @throws Conflict NOT_FOUND
 */
export const readFacts = (
  db: Database,
  reader: Reader,
  id: number,
  now: number,
  { airports, readPages }: { readonly airports: Airports; readonly readPages: ReadPages },
) =>
  db.transaction(async (tx) => {
    const [row] = await readCheckIns(tx, and(eq(checkIn.id, id), vendorScope(reader, checkIn.vendor)));
    const expected = row && (await expectedPass(tx, id));
    const [more] = await tx
      .select({ expires: passenger.passportExpDate, pnrId: checkIn.pnrId })
      .from(checkIn)
      .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
      .where(eq(checkIn.id, id));
    if (!row || !expected || !more) throw new Conflict({ code: "NOT_FOUND" });
    if (more.expires !== null) await auditPassportViews(tx, [id], reader.userid, now);
    return {
      checkIn: row,
      expected: { ...expected, passportExpDate: more.expires },
      names: {
        airline: airlineName(row.airline.iata),
        from: airports.nameOf(row.from.iata),
        to: airports.nameOf(row.to.iata),
      },
      ownPass: await readOwnPass(tx, row, more.pnrId, readPages),
    };
  });

/** What a check-in's own pass says. One that was stored before pages were read is read now, and told of when that is done. */
async function readOwnPass(tx: Transaction, row: CheckIn, pnrId: number, readPages: ReadPages) {
  if (row.pass === null) return null;
  const { dmscode } = row.pass;
  const stored = () =>
    tx
      .select({ source: candidatePage.source, reading: candidatePage.reading, passes: candidatePage.passes })
      .from(candidatePage)
      .where(eq(candidatePage.dmscode, dmscode));
  let [page] = await stored();
  if (!page) {
    const linkedBy = row.lastPageAttachedBy ?? pseudoUsers.system;
    const at = row.disposedAt ?? row.createdAt;
    const linked = { linkedTo: row.checkInId, linkedBy, linkedAt: at };
    const uploadedBy = row.bpUploadedBy ?? linkedBy;
    await addPages(tx, [{ dmscode, pnrId, vendor: row.vendor, uploadedBy, at, linked }], readPages);
    [page] = await stored();
  }
  const { source = "none", reading = "failed", passes = [] } = page ?? {};
  const ownership = await ownershipOf(tx, passes, { id: row.checkInId, pnrId });
  return {
    dmscode,
    source,
    reading,
    passes: [...passes],
    pass: ownership?.pass ?? null,
    leg: ownership?.compared.leg ?? null,
    linked: await readLink(tx, row.checkInId),
  };
}

/** Who linked the pass that a check-in has, and how the nine points were settled then. */
async function readLink(tx: Transaction, checkInId: number) {
  const [entry] = await tx
    .select({ userid: auditEntry.userid, at: auditEntry.at, note: auditEntry.note, facts: auditEntry.facts })
    .from(auditEntry)
    .where(and(eq(auditEntry.checkInId, checkInId), eq(auditEntry.action, "BP_ATTACHED")))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  if (!entry) return null;
  const { facts, ...link } = entry;
  return { ...link, checks: facts?.checks ? [...facts.checks] : null, findings: facts?.findings ?? null };
}
