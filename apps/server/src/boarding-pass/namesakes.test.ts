import { checkPoints, passPoints } from "@gatehouse/domain/boarding-pass";
import { travellerFacts } from "../travellers/facts.ts";
import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  addBasics,
  addTestPage,
  addTestUnit,
  deliveredTo,
  applyToCheckIns,
  type TestPageOptions,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { useDocuments } from "../../test/documents.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import { loadAirports } from "../reference/airports.ts";
import { answerTask } from "../automation/answer.ts";
import { passOwner } from "./owners.ts";
import { Conflict } from "../checkin/transitions/conflict.ts";
import { listCandidates } from "./pages/candidate-list.ts";
import { auditLog } from "../checkin/queue/queue.ts";
import { readCheckIns } from "../checkin/check-in-row.ts";
import { automationTask, checkIn } from "../checkin/tables.ts";
import { candidatePage } from "./candidate-tables.ts";
import { readFacts } from "./facts.ts";
import { checkQuality, linkPass, type LinkOptions } from "./link.ts";
import { unlinkPass } from "./passes.ts";

const database = useDatabase();
const stored = useDocuments(database, () => start, [passOwner]);
const [ana, ben] = [person("ana"), person("ben")];
beforeAll(() => addBasics(database.db, ["ana", "ben"]));

const emma = { firstname: "Emma", lastname: "Williams" };
const [msTicket, missTicket] = ["4351234567890", "2201234567890"];
/** What else tells MISS from MS. */
const bornAndTicket = { dateOfBirth: "1991-08-20", ticketNumber: missTicket };

/** A booking with MS and MISS Emma Williams on one flight. */
async function booking(airline = "BA") {
  const people = [
    { ...emma, title: "MS", eticket: msTicket, dateOfBirth: "1962-03-04" },
    { ...emma, title: "MISS", eticket: missTicket, dateOfBirth: bornAndTicket.dateOfBirth },
  ];
  const ids = await addTestUnit(database.db, { people, airline });
  const [row] = await rowsOf(database.db, ids);
  const [ms = 0, miss = 0] = ids;
  if (!row) throw new Error("no check-in");
  return { ms, miss, ids, pnrId: row.pnrId, unit: { bookingNo: row.bookingNo, pnr: row.pnr } };
}
type Booking = Awaited<ReturnType<typeof booking>>;

const ticketOf = (ticket: string): TestPageOptions => ({
  leg: { airlineNumericCode: ticket.slice(0, 3), documentNumber: ticket.slice(3) },
});
const printed = (firstName: string): TestPageOptions => ({ firstName, printedName: `WILLIAMS/${firstName}` });
const ticked = passPoints.map((point) => ({ point, ticked: true }));
const link = ({ unit }: Booking, checkInId: number, dmscode: string, more: Partial<LinkOptions> = {}) =>
  linkPass(database.db, ana, { checkInId, dmscode, ...unit, checks: ticked, ...more }, start, testServices().services);
const refused = (change: Promise<unknown>) =>
  change.then(
    () => "it was done",
    (error: unknown) => (error instanceof Conflict ? error.reason : error),
  );
const facts = async (id: number) =>
  readFacts(database.db, ben, id, start, {
    airports: await loadAirports(),
    readPages: testServices().services.readPages,
  });
const findingsOf = async (id: number) => (await facts(id)).ownPass?.linked?.findings;
const listed = async ({ pnrId }: Booking, dmscode: string) =>
  (await listCandidates(database.db, pnrId)).find((page) => page.dmscode === dmscode);
const approved = { currentState: "APPROVED", needQC: false };
const doubtful = { currentState: "ELIGIBLE_FOR_DISPOSAL", needQC: true };

describe("two travellers of one name", () => {
  const shownIn = async (ids: readonly number[]) =>
    (await readCheckIns(database.db, inArray(checkIn.id, [...ids])))
      .toSorted((a, b) => a.checkInId - b.checkInId)
      .map(({ passenger: { title }, toldApartBy }) => ({ title, toldApartBy }));

  // CHK-35
  test("are told apart wherever a row stands: by the title, or else by what the other does not share", async () => {
    const { ids } = await booking();
    expect(await shownIn(ids)).toEqual([
      { title: "MS", toldApartBy: { fact: "title", value: "MS" } },
      { title: "MISS", toldApartBy: { fact: "title", value: "MISS" } },
    ]);
    const born = (dateOfBirth: string | undefined, eticket = msTicket) => ({
      firstname: "EMMA",
      lastname: "Williams",
      title: "MISS",
      eticket,
      ...(dateOfBirth === undefined ? {} : { dateOfBirth }),
    });
    const twins = await addTestUnit(database.db, { people: [born("2015-08-20"), born("2012-01-02")] });
    expect(await shownIn(twins)).toMatchObject([
      { toldApartBy: { fact: "dateOfBirth", value: "2015-08-20" } },
      { toldApartBy: { fact: "dateOfBirth", value: "2012-01-02" } },
    ]);
    const tickets = await addTestUnit(database.db, { people: [born(undefined), born(undefined, "2201234560001")] });
    expect(await shownIn(tickets)).toMatchObject([
      { toldApartBy: { fact: "ticketEnd", value: "7890" } },
      { toldApartBy: { fact: "ticketEnd", value: "0001" } },
    ]);
  });

  test("in another PNR of the booking too; anyone who merely is in both is one person, and others are nobody's namesakes", async () => {
    const people = [{ ...emma, title: "MS", eticket: msTicket }];
    const [one = 0] = await addTestUnit(database.db, { people });
    const [same = 0] = await addTestUnit(database.db, { people });
    const [row] = await rowsOf(database.db, [one]);
    const join = async (id: number) => {
      const first = database.db
        .select({ id: pnr.bookingId })
        .from(pnr)
        .where(eq(pnr.id, row?.pnrId ?? 0));
      const [other] = await rowsOf(database.db, [id]);
      await database.db
        .update(pnr)
        .set({ bookingId: sql`(${first})` })
        .where(eq(pnr.id, other?.pnrId ?? 0));
    };
    await join(same);
    expect(await shownIn([one, same])).toMatchObject([{ toldApartBy: null }, { toldApartBy: null }]);
    const daughter = [{ ...emma, title: "MISS" }, { firstname: "Luka" }];
    const [miss = 0, luka = 0] = await addTestUnit(database.db, { people: daughter });
    await join(miss);
    expect(await shownIn([one, miss, luka])).toMatchObject([
      { toldApartBy: { fact: "title", value: "MS" } },
      { toldApartBy: { fact: "title", value: "MISS" } },
      { toldApartBy: null },
    ]);
  });

  // BP-10
  test("the ticket decides: matched to one, approved for one, for the other a differing point and a choice", async () => {
    const both = await booking();
    const dmscode = await addTestPage(database.db, both.ms, ticketOf(missTicket));
    expect(await listed(both, dmscode)).toMatchObject({
      matchedCheckInIds: [both.miss],
      checkIns: [
        { checkInId: both.ms, matched: false, differing: ["ticketNumber"], belongsTo: [both.miss], pass: 0, leg: 0 },
        { checkInId: both.miss, matched: true, differing: [], missing: [], belongsTo: [] },
      ],
    });
    expect(await refused(link(both, both.ms, dmscode))).toMatchObject({ unsettled: ["ticketNumber"] });
    const checks = checkPoints.map((point) => ({ point, ticked: true, reason: "they changed it" }));
    expect(await refused(link(both, both.ms, dmscode, { checks }))).toEqual({
      code: "ALSO_FITS",
      alsoFits: [],
      belongsTo: [{ checkInId: both.miss, title: "MISS", ...emma, ...bornAndTicket }],
    });
    expect(await link(both, both.miss, dmscode)).toMatchObject(approved);
  });

  test("a machine's call with the other's pass is linked for somebody to look at, never approved", async () => {
    const both = await booking();
    for (const page of [ticketOf(missTicket), printed("EMMAMISS"), printed("EMMA")]) {
      const dmscode = await addTestPage(database.db, both.ms, page);
      expect(await link(both, both.ms, dmscode, { checks: undefined })).toMatchObject(doubtful);
      expect(await findingsOf(both.ms)).toMatchObject({ byMachine: true, needQC: true });
      await unlinkPass(database.db, ana, { id: both.ms, ...both.unit }, start, testServices().services);
    }
  });

  // BP-10
  test("where nothing decides, it takes a choice, and the choice a second look", async () => {
    const both = await booking();
    const dmscode = await addTestPage(database.db, both.ms, printed("EMMA"));
    expect(await listed(both, dmscode)).toMatchObject({
      matched: false,
      matchedCheckInIds: [],
      checkIns: [
        { matched: false, differing: [], alsoFits: [both.miss] },
        { matched: false, differing: [], alsoFits: [both.ms] },
      ],
    });
    const other = { checkInId: both.miss, title: "MISS", ...emma, ...bornAndTicket };
    expect(await refused(link(both, both.ms, dmscode))).toEqual({
      code: "ALSO_FITS",
      alsoFits: [other],
      belongsTo: [],
    });
    expect(await refused(link(both, both.ms, dmscode, { chosenOver: [99] }))).toMatchObject({ code: "ALSO_FITS" });
    expect(await link(both, both.ms, dmscode, { chosenOver: [both.miss] })).toMatchObject(doubtful);
    expect(await findingsOf(both.ms)).toMatchObject({ alsoFits: [other], byMachine: false, unproven: [] });
    // The same for a relink: nothing is remembered as settled.
    await unlinkPass(database.db, ana, { id: both.ms, ...both.unit }, start, testServices().services);
    expect(await refused(link(both, both.ms, dmscode))).toMatchObject({ code: "ALSO_FITS" });
  });

  test("once one of them has a pass that was approved, its seat and sequence are theirs", async () => {
    const both = await booking();
    const own = await addTestPage(database.db, both.ms, ticketOf(msTicket));
    await link(both, both.ms, own);
    const copy = await addTestPage(database.db, both.ms, printed("EMMA"));
    expect((await listed(both, copy))?.checkIns).toMatchObject([{ matched: true }, { belongsTo: [both.ms] }]);
    const other = await addTestPage(database.db, both.ms, {
      ...printed("EMMA"),
      leg: { seat: "33F", sequence: "177" },
    });
    expect((await listed(both, other))?.checkIns[1]).toMatchObject({ alsoFits: [both.ms] });
  });

  test("a page with the passes of both tells of whom it is linked to what their own pass says", async () => {
    const both = await booking();
    const place = (seat: string, sequence: string) => ({ seat, sequence });
    const dmscode = await addTestPage(database.db, both.ms, printed("EMMAMISS"));
    const [stored] = await database.db.select().from(candidatePage).where(eq(candidatePage.dmscode, dmscode));
    const [pass] = stored?.passes ?? [];
    const [leg] = pass?.legs ?? [];
    if (!pass || !leg) throw new Error("There is no such pass.");
    const own = (firstName: string, where: object) => ({
      ...pass,
      firstName,
      printedName: `WILLIAMS/${firstName}`,
      legs: [{ ...leg, ...where }],
    });
    const passes = [own("EMMAMISS", place("12B", "8")), own("EMMAMS", place("12A", "7"))];
    await database.db.update(candidatePage).set({ passes }).where(eq(candidatePage.dmscode, dmscode));
    expect(await link(both, both.ms, dmscode)).toMatchObject(approved);
    const hers = await addTestPage(database.db, both.ms, { ...printed("EMMAMISS"), leg: place("12B", "8") });
    expect((await listed(both, hers))?.matchedCheckInIds).toEqual([both.miss]);
    expect(await link(both, both.miss, hers)).toMatchObject(approved);
  });

  describe("of whom one no longer travels", () => {
    const withoutMiss = async (more: Partial<typeof passenger.$inferInsert> = {}) => {
      const both = await booking();
      const ofUnit = await database.db.select().from(passenger).where(eq(passenger.pnrId, both.pnrId));
      const [gone] = ofUnit.filter(({ title }) => title === "MISS").map(({ id }) => id);
      const left = ofUnit.filter(({ title }) => title === "MS").map(({ id }) => id);
      await database.db
        .update(passenger)
        .set({ cancelled: true, ...more })
        .where(eq(passenger.id, gone ?? 0));
      await database.db.update(passenger).set({ eticket: null }).where(inArray(passenger.id, left));
      return both;
    };

    test("their pass stays theirs, by title and by ticket, and goes to nobody else unseen", async () => {
      const both = await withoutMiss();
      for (const page of [printed("EMMAMISS"), ticketOf(missTicket)]) {
        const dmscode = await addTestPage(database.db, both.ms, page);
        expect(await listed(both, dmscode)).toMatchObject({
          matched: false,
          matchedCheckInIds: [],
          checkIns: [{ checkInId: both.ms, matched: false, belongsTo: [both.miss] }],
        });
        expect(await refused(link(both, both.ms, dmscode))).toMatchObject({ code: "ALSO_FITS" });
        expect(await link(both, both.ms, dmscode, { checks: undefined })).toMatchObject(doubtful);
        await unlinkPass(database.db, ana, { id: both.ms, ...both.unit }, start, testServices().services);
      }
      expect(await refused(link(both, both.miss, await addTestPage(database.db, both.ms)))).not.toBe("it was done");
    });

    test("what tells neither apart can be theirs; what is the other's by its title is not", async () => {
      const both = await withoutMiss();
      const either = await addTestPage(database.db, both.ms, printed("EMMA"));
      expect((await listed(both, either))?.checkIns).toMatchObject([{ matched: false, alsoFits: [both.miss] }]);
      const own = await addTestPage(database.db, both.ms, printed("EMMAMS"));
      expect(await link(both, both.ms, own)).toMatchObject(approved);
    });

    test("a passenger who was removed and added again is nobody else", async () => {
      const both = await withoutMiss({ title: "MS", dateOfBirth: "1962-03-04" });
      const dmscode = await addTestPage(database.db, both.ms, printed("EMMA"));
      expect(await link(both, both.ms, dmscode)).toMatchObject(approved);
    });
  });

  test("what automation delivers is judged alike", async () => {
    const both = await booking("VY");
    await applyToCheckIns(database.db, both.ids, { type: "sentToAutomation" }, "SYSTEM");
    const tasks = await database.db.select().from(automationTask).where(inArray(automationTask.checkInId, both.ids));
    const answer = async (checkInId: number, options: TestPageOptions) => {
      const task = tasks.find((one) => one.checkInId === checkInId)?.id ?? 0;
      const said = await deliveredTo(database.db, task, options);
      await answerTask(database.db, stored.documents, testServices().services, task, said, () => start + 30);
    };
    await answer(both.ms, ticketOf(missTicket));
    await answer(both.miss, printed("EMMAMISS"));
    expect(await rowsOf(database.db, both.ids)).toMatchObject([
      { state: "ELIGIBLE_FOR_DISPOSAL", needQC: true },
      { state: "APPROVED", needQC: false },
    ]);
    const found = await findingsOf(both.ms);
    expect(found).toMatchObject({ byMachine: true, belongsTo: [{ checkInId: both.miss }] });
    expect(found?.points.find(({ point }) => point === "ticketNumber")).toMatchObject({
      verdict: "differs",
      booking: msTicket,
      pass: missTicket,
    });
  });
});

describe("a page that is no pass to travel with", () => {
  test("does not match, is named by what is wrong, and comes behind those that match", async () => {
    const both = await booking();
    const own = await addTestPage(database.db, both.ms, ticketOf(msTicket));
    const pages: readonly (readonly [TestPageOptions, object])[] = [
      [
        { ...ticketOf(msTicket), documentType: "I" },
        { problem: "ITINERARY_RECEIPT", unproven: [] },
      ],
      [{ leg: { ...ticketOf(msTicket).leg, status: "0" } }, { problem: "NOT_CHECKED_IN" }],
      [
        { ...ticketOf(msTicket), source: "text", documentType: null },
        { problem: null, unproven: ["document"] },
      ],
    ];
    for (const [page, says] of pages) {
      const dmscode = await addTestPage(database.db, both.ms, page);
      expect(await listed(both, dmscode)).toMatchObject({ matched: false, matchedCheckInIds: [] });
      expect((await listed(both, dmscode))?.checkIns[0]).toMatchObject({ differing: [], matched: false, ...says });
    }
    const all = await listCandidates(database.db, both.pnrId);
    expect(all.map(({ matched }) => matched)).toEqual([true, false, false, false]);
    expect(all[0]?.dmscode).toBe(own);
  });
});

describe("a quality check sees why", () => {
  test("what differed as it was linked stays with the link, whatever the booking says later", async () => {
    const both = await booking();
    const dmscode = await addTestPage(database.db, both.ms, { ...ticketOf(msTicket), documentType: "I" });
    await link(both, both.ms, dmscode, { override: "the airline prints nothing else" });
    await database.db.update(passenger).set({ eticket: null }).where(eq(passenger.pnrId, both.pnrId));
    const found = await findingsOf(both.ms);
    expect(found).toMatchObject({
      document: "itineraryReceipt",
      problem: "ITINERARY_RECEIPT",
      override: "the airline prints nothing else",
      needQC: true,
      byMachine: false,
    });
    expect(found?.points.find(({ point }) => point === "ticketNumber")).toMatchObject({
      booking: msTicket,
      pass: msTicket,
      verdict: "agrees",
    });
    // A passport's date is no part of it, whoever may see it.
    expect(found?.points.find(({ point }) => point === "passportExpiry")).toMatchObject({ booking: null });
    expect(
      (await auditLog(database.db, ben, both.ms, travellerFacts))?.find(({ action }) => action === "BP_ATTACHED")
        ?.findings,
    ).toEqual(found);
  });
});

// BP-15
describe("a page that proves nothing", () => {
  const page: TestPageOptions = {
    source: "text",
    printedName: null,
    lastName: null,
    firstName: null,
    leg: {
      pnr: null,
      operatingCarrier: null,
      flightNumber: null,
      dayOfYear: null,
      from: null,
      to: null,
      status: null,
      seat: null,
      sequence: null,
    },
  };

  test("is linked by ticks and reasons, and never approved by them; nor passed by who linked it", async () => {
    const [id = 0] = await addTestUnit(database.db);
    const [row] = await rowsOf(database.db, [id]);
    const unit = { bookingNo: row?.bookingNo ?? "", pnr: row?.pnr ?? "" };
    const one = { ms: id, miss: id, ids: [id], pnrId: row?.pnrId ?? 0, unit };
    const checks = ticked.map((check) => ({ ...check, reason: "seen" }));
    for (const attempt of [{ checks }, { checks: ticked }, { checks: undefined }]) {
      const dmscode = await addTestPage(database.db, id, page);
      expect(await link(one, id, dmscode, attempt)).toMatchObject(doubtful);
      expect(await findingsOf(id)).toMatchObject({ unproven: ["name", "flight", "date"] });
      const check = { checkInId: id, passed: true };
      expect(await refused(checkQuality(database.db, ana, check, start, testServices().services))).toEqual({
        code: "OWN_WORK",
      });
      await unlinkPass(database.db, ana, { id, ...unit }, start, testServices().services);
    }
  });

  test("a name alone proves no flight, a flight alone no name", async () => {
    const both = await booking();
    const named = await addTestPage(database.db, both.ms, { ...page, ...printed("EMMAMS"), lastName: "WILLIAMS" });
    expect(await link(both, both.ms, named)).toMatchObject(doubtful);
    expect(await findingsOf(both.ms)).toMatchObject({ unproven: ["flight", "date"] });
    const flight = await addTestPage(database.db, both.miss, {
      printedName: null,
      lastName: null,
      firstName: null,
    });
    expect(await link(both, both.miss, flight)).toMatchObject(doubtful);
    expect(await findingsOf(both.miss)).toMatchObject({ unproven: ["name"] });
  });
});
