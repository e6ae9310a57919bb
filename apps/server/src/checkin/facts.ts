import { and, asc, eq, isNull } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { passenger } from "../bookings/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { Airports } from "../reference/airports.ts";
import { airlineName } from "../reference/airlines.ts";
import { candidatePage } from "./candidate-tables.ts";
import { readCheckIns } from "./check-in-row.ts";
import { Conflict } from "./conflict.ts";
import { expectedPasses } from "./pages/expected.ts";
import { auditPassportViews } from "./passport-views.ts";
import { checkIn } from "./tables.ts";
import { findUnit, type UnitWish } from "./units.ts";
import { isLive, stateIn } from "./view-sql.ts";

type Reader = Pick<Principal, "vendors" | "userid">;
/**
 * The check-ins of a booking's PNR that a pass can be linked to.
 * @throws Conflict NO_SUCH_PNR, AMBIGUOUS_PNR
 */
export async function listToBeLinked(db: Queryable, reader: Reader, wish: UnitWish, now: number) {
  const unit = await findUnit(db, reader, wish, now);
  return db
    .select({ checkInId: checkIn.id })
    .from(checkIn)
    .where(
      and(
        eq(checkIn.pnrId, unit.id),
        isLive,
        isNull(checkIn.pass),
        stateIn(["ELIGIBLE_FOR_CHECKIN", "WAITING_FOR_AUTOMATION", "ELIGIBLE_FOR_DISPOSAL"]),
      ),
    )
    .orderBy(asc(checkIn.departsAt), asc(checkIn.id));
}

/**
 * What the viewer compares a pass with, and what the check-in's own pass says. That a passport's expiry was seen is audited.
 * @throws Conflict NOT_FOUND
 */
export const readFacts = (db: Database, reader: Reader, id: number, now: number, airports: Airports) =>
  db.transaction(async (tx) => {
    const [row] = await readCheckIns(tx, and(eq(checkIn.id, id), vendorScope(reader, checkIn.vendor)));
    const [known] = row ? await expectedPasses(tx, eq(checkIn.id, id)) : [];
    const [passport] = await tx
      .select({ expires: passenger.passportExpDate })
      .from(checkIn)
      .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
      .where(eq(checkIn.id, id));
    if (!row || !known || !passport) throw new Conflict({ code: "NOT_FOUND" });
    if (passport.expires !== null) await auditPassportViews(tx, [id], reader.userid, now);
    const dmscode = row.pass?.dmscode;
    const [page] = dmscode
      ? await tx
          .select({ source: candidatePage.source, reading: candidatePage.reading, passes: candidatePage.passes })
          .from(candidatePage)
          .where(eq(candidatePage.dmscode, dmscode))
      : [];
    const { source = "none", reading = "failed", passes = [] } = page ?? {};
    return {
      checkIn: row,
      expected: { ...known.expected, passportExpDate: passport.expires },
      names: {
        airline: airlineName(row.airline.iata),
        from: airports.nameOf(row.from.iata),
        to: airports.nameOf(row.to.iata),
      },
      ownPass: dmscode ? { dmscode, source, reading, passes: [...passes] } : null,
    };
  });
