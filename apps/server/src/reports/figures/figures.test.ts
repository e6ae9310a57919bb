import {
  efficiencyIdentities,
  efficiencyOf,
  effectiveEntries,
  timeSpanRows,
  type WorkEntry,
  productivityOf,
} from "@gatehouse/domain/reports";
import { localClock } from "@gatehouse/domain/time";
import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { smallWorld } from "../../../test/demo-world.ts";
import { applyToCheckIns } from "../../../test/check-in-fixtures.ts";
import { vendor } from "../../access/tables.ts";
import { readCheckIns } from "../../checkin/check-in-row.ts";
import { auditEntry, checkIn } from "../../checkin/tables.ts";
import { readCheckInCounts } from "./check-in-counts.ts";
import { readEfficiency } from "./efficiency.ts";
import { readTimeSpan } from "./productivity.ts";

const now = 1_795_200_000;
const hour = 3600;
const house = { vendors: "all" } as const;
const bound = { vendors: ["NWT"] } as const;
const database = useDatabase();

/** Ids of check-ins of a kind, a few of them. */
const some = async (where: Parameters<typeof and>[0], count: number) =>
  (
    await database.db
      .select({ id: checkIn.id })
      .from(checkIn)
      .where(and(where, eq(checkIn.expired, false)))
      .orderBy(asc(checkIn.id))
      .limit(count)
  ).map(({ id }) => id);

beforeAll(async () => {
  const { db } = database;
  await smallWorld(db, { seed: 7, now, checkIns: 1500 });
  // What people take back: passes taken off, disposals undone, and undone again after another one, resets, a failed quality check.
  const free = await some(and(eq(checkIn.state, "ELIGIBLE_FOR_CHECKIN"), isNull(checkIn.lockedBy)), 12);
  const dispose = { type: "disposed", reason1: "2", reason2: "2-airport" } as const;
  await applyToCheckIns(db, free, dispose, "ben", now - 60);
  await applyToCheckIns(db, free.slice(0, 6), { type: "disposeUndone" }, "ben", now - 55);
  await applyToCheckIns(db, free.slice(0, 3), dispose, "carmen", now - 50);
  await applyToCheckIns(db, free.slice(0, 1), { type: "disposeUndone" }, "carmen", now - 45);
  await applyToCheckIns(db, free.slice(6, 8), { type: "reset" }, "carmen", now - 40);
  await applyToCheckIns(db, free.slice(6, 7), dispose, "ben", now - 35);
  const attached = await some(
    and(isNotNull(checkIn.pass), inArray(checkIn.state, ["APPROVED", "DISPOSITION_COMPLETED"])),
    8,
  );
  await applyToCheckIns(db, attached, { type: "unlinked", note: null }, "carmen", now - 30);
  const again = { type: "linked", uploadedBy: null, differing: false, note: null } as const;
  for (const [index, id] of attached.slice(0, 3).entries())
    await applyToCheckIns(db, [id], { ...again, dmscode: `again-${index}` }, "ben", now - 20);
  const checking = await some(eq(checkIn.needQC, true), 2);
  await applyToCheckIns(db, checking, { type: "qcFailed", note: null }, "a-lead", now - 10);
}, 120_000);

const entriesOf = (vendorCode?: string): Promise<WorkEntry[]> =>
  database.db
    .select({
      checkInId: auditEntry.checkInId,
      airline: checkIn.airline,
      action: auditEntry.action,
      userid: auditEntry.userid,
      at: auditEntry.at,
    })
    .from(auditEntry)
    .innerJoin(checkIn, eq(checkIn.id, auditEntry.checkInId))
    .where(vendorCode === undefined ? undefined : eq(checkIn.vendor, vendorCode))
    .orderBy(asc(auditEntry.id));

const ranges = {
  "the last half hour": { start: now - hour / 2, end: now },
  "the last hour": { start: now - hour, end: now },
  "three hours": { start: now - 3 * hour, end: now },
  "a minute of this morning": { start: now - 9 * hour, end: now - 9 * hour + 59 },
  "two days": { start: now - 48 * hour, end: now },
  "ninety days": { start: now - 90 * 24 * hour, end: now },
  "a range before everything": { start: now - 91 * 24 * hour, end: now - 90 * 24 * hour },
};

// REP-11
describe.each(Object.entries(ranges))("efficiency over %s", (name, range) => {
  test("adds up", async () => {
    const efficiency = await readEfficiency(database.db, house, range);
    for (const [identity, left, right] of efficiencyIdentities(efficiency))
      expect([identity, left]).toEqual([identity, right]);
    expect(efficiency.totalCheckIn > 0).toBe(!/before|minute/.test(name));
  });

  test.each([
    ["the house", house, undefined],
    ["a bound vendor", bound, "NWT"],
  ] as const)("is for %s what domain makes of the rows themselves", async (_, reader, code) => {
    const rows = await readCheckIns(database.db, code === undefined ? undefined : eq(checkIn.vendor, code));
    expect(await readEfficiency(database.db, reader, range)).toEqual(efficiencyOf(rows, await entriesOf(code), range));
  });

  test("is what the plainest statements say", async () => {
    const efficiency = await readEfficiency(database.db, house, range);
    const count = async (condition: string) => {
      const { rows } = await database.pool.query<{ count: number }>(
        `select count(*)::int as count from check_in c where eligible_at >= $1 and eligible_at <= $2 and ${condition}`,
        [range.start, range.end],
      );
      return rows[0]?.count;
    };
    const opened = "pass is null and not expired and state in ('ELIGIBLE_FOR_CHECKIN', 'WAITING_FOR_AUTOMATION')";
    const others = `(select count(*) from check_in o where o.pnr_id = c.pnr_id and o.eligible_at between ${range.start} and ${range.end} and o.${opened.replaceAll(" and ", " and o.").replace("o.not expired", "not o.expired")})`;
    expect({
      totalCheckIn: await count("true"),
      successAuto: await count("automation_status = 1 and pass is not null"),
      failedAuto: await count("automation_status = 0 and state <> 'WAITING_FOR_AUTOMATION'"),
      waitingAuto: await count("state = 'WAITING_FOR_AUTOMATION'"),
      bpAttached: await count("pass is not null"),
      totalCompleted: await count("(pass is not null or reason1 is not null)"),
      status1Cnt: await count("pass is null and reason1 = '1'"),
      unassigned: await count(`${opened} and locked_by is null`),
      checkinsYetToAssign: {
        single: await count(`${opened} and locked_by is null and ${others} = 1`),
        multi: await count(`${opened} and locked_by is null and ${others} > 1`),
      },
    }).toEqual({
      totalCheckIn: efficiency.totalCheckIn,
      successAuto: efficiency.successAuto,
      failedAuto: efficiency.failedAuto,
      waitingAuto: efficiency.waitingAuto,
      bpAttached: efficiency.bpAttached,
      totalCompleted: efficiency.totalCompleted,
      status1Cnt: efficiency.status1Cnt,
      unassigned: efficiency.unassigned,
      checkinsYetToAssign: efficiency.checkinsYetToAssign,
    });
  });
});

test("the world of these tests has everything that figures tell apart", async () => {
  const efficiency = await readEfficiency(database.db, house, ranges["ninety days"]);
  for (const name of ["successAuto", "failedAuto", "waitingAuto", "bpAttached", "status1Cnt", "unassigned"] as const)
    expect([name, efficiency[name] > 0]).toEqual([name, true]);
  expect(efficiency.checkinsYetToAssign.single * efficiency.checkinsYetToAssign.multi).toBeGreaterThan(0);
  const entries = await entriesOf();
  const works = entries.filter(({ action }) => action === "BP_ATTACHED" || action === "DISPOSED").length;
  expect(works - effectiveEntries(entries).length).toBeGreaterThanOrEqual(6 + 1 + 8 + 2);
});

// REP-10
describe("time span", () => {
  test.each(Object.entries(ranges))("over %s is what domain makes of the logs", async (_, range) => {
    const { entries: _entries, ...expected } = productivityOf(await entriesOf(), range);
    expect(await readTimeSpan(database.db, house, { range })).toEqual(expected);
    const { entries: _own, ...own } = productivityOf(await entriesOf("NWT"), range, "ben");
    expect(await readTimeSpan(database.db, bound, { range, userid: "ben" })).toEqual(own);
  });

  test("what was taken back is not counted, and a reset takes nothing back", async () => {
    const rows = timeSpanRows(await readTimeSpan(database.db, house, { range: { start: now - 60, end: now } }));
    const sum = (operator: string, work: "attached" | "disposed") =>
      rows.filter((row) => row.operator === operator).reduce((all, row) => all + row[work], 0);
    // Of ben's twelve six were undone, and one was disposed of again; of carmen's three one was undone.
    expect([sum("ben", "disposed"), sum("carmen", "disposed"), sum("ben", "attached")]).toEqual([7, 2, 3]);
  });

  test("by creation: whenever it was done, for check-ins that came in within the range", async () => {
    const range = { start: now - 20 * 24 * hour, end: now - 10 * 24 * hour };
    const created = new Set(
      (
        await database.db
          .select({ id: checkIn.id })
          .from(checkIn)
          .where(sql`created_at between ${range.start} and ${range.end}`)
      ).map(({ id }) => id),
    );
    const { entries: _entries, ...expected } = productivityOf(
      (await entriesOf()).filter(({ checkInId }) => created.has(checkInId)),
      { start: 0, end: 2 * now },
    );
    expect(created.size).toBeGreaterThan(0);
    expect(await readTimeSpan(database.db, house, { range, byCreation: true })).toEqual(expected);
  });
});

// REP-15, API-5
describe("check-in count", () => {
  test.each(["NWT", "BLA", "KST"])("of %s is per day of the vendor's own zone", async (code) => {
    const [found] = await database.db.select().from(vendor).where(eq(vendor.code, code));
    const zone = found?.zone ?? "";
    const { date: today } = localClock(now, zone);
    const from = localClock(now - 45 * 24 * hour, zone).date;
    const { rows } = await database.pool.query<{ day: string; iata: string; count: number; deactivated: number }>(
      `select to_char(to_timestamp(c.created_at) at time zone $2, 'YYYY-MM-DD') as day, airline as iata, count(*)::int as count,
       count(*) filter (where exists (select from booking b where b.vendor = c.vendor and b.booking_no = c.booking_no
         and b.deactivated_at is not null))::int as deactivated
       from check_in c where vendor = $1 group by 1, 2 order by 1, 2`,
      [code, zone],
    );
    // REP-22: the check-ins of deactivated bookings are told apart, where there are any.
    const expected: Record<string, { iata: string; count: number; deactivated?: number }[]> = {};
    for (const { day, deactivated, ...row } of rows)
      if (day >= from && day <= today) (expected[day] ??= []).push(deactivated > 0 ? { ...row, deactivated } : row);
    expect(Object.keys(expected).length).toBeGreaterThan(10);
    expect(await readCheckInCounts(database.db, { id: code, name: "", zone }, { from, to: today })).toEqual(expected);
  });
});
