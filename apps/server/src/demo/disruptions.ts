import { createHash } from "node:crypto";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { demoDisruptions } from "@gatehouse/domain/access";
import { pseudoUsers, windowOf } from "@gatehouse/domain/checkin";
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { booking, pnr, segment } from "../bookings/tables.ts";
import type { Storage } from "../documents/storage.ts";
import { document } from "../documents/tables.ts";
import { apply, type ChangeContext, holdDisruption } from "../disruption/change.ts";
import { guaranteeProduct, reportFlight } from "../disruption/detect.ts";
import { loungePassOwner } from "../disruption/lounge.ts";
import { disruption, disruptionCover, disruptionLink, disruptionLog, loungePass } from "../disruption/tables.ts";
import { outbox } from "../messaging/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { makeLink } from "../travellers/links.ts";
import { simulateHistory } from "./check-in-history.ts";
import type { DemoPassenger, DemoUnit, GenerateOptions } from "./generate.ts";
import { advanceSequences, emptyBulk, insertBulk, nextIds } from "./rows.ts";
import { addUnit } from "./to-rows.ts";
import { flightOn } from "./trips.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const nobodyHears = { publishAll: async () => undefined };

const traveller = (title: string, firstname: string, lastname: string, email = ""): DemoPassenger => ({
  title,
  firstname,
  lastname,
  gender: title === "MR" ? "M" : "F",
  dateOfBirth: "1986-05-14",
  nationality: null,
  email,
  phoneNumber: "",
  passport: undefined,
  eticket: "1250000069001",
});

interface Story {
  readonly airline: string;
  readonly number: string;
  readonly from: string;
  readonly to: string;
  /** Hours from now. */
  readonly leavesIn: number;
  readonly kind: "CANCELLED" | "DELAYED";
  readonly minutes: number;
  readonly covered: boolean;
  readonly passengers: readonly DemoPassenger[];
}

/** One for each of `demoDisruptions`, in their order. */
const stories: readonly Story[] = [
  {
    airline: "TP",
    number: "210",
    from: "JFK",
    to: "LIS",
    leavesIn: 29,
    kind: "CANCELLED",
    minutes: 0,
    covered: true,
    passengers: [
      traveller("MS", "Ana", "Novak", "ana.novak@traveller.example"),
      traveller("MR", "Luka", "Novak"),
      traveller("MISS", "Mia", "Novak"),
    ],
  },
  {
    airline: "AF",
    number: "1204",
    from: "CDG",
    to: "FCO",
    leavesIn: 27,
    kind: "CANCELLED",
    minutes: 0,
    covered: true,
    passengers: [traveller("MS", "Camille", "Dubois", "camille.dubois@traveller.example")],
  },
  {
    airline: "LH",
    number: "902",
    from: "FRA",
    to: "LHR",
    leavesIn: 22,
    kind: "DELAYED",
    minutes: 250,
    covered: true,
    passengers: [traveller("MR", "Jörg", "Müller", "joerg.mueller@traveller.example")],
  },
  {
    airline: "IB",
    number: "3166",
    from: "MAD",
    to: "LHR",
    leavesIn: 25,
    kind: "CANCELLED",
    minutes: 0,
    covered: false,
    passengers: [traveller("MS", "Inés", "García López", "ines.garcia@traveller.example")],
  },
];

function unitOf(story: Story, index: number, { now, airports, vendors }: GenerateOptions): DemoUnit {
  const { airline, number, from, to, leavesIn, passengers } = story;
  const departs = now + leavesIn * hour;
  const flights = [
    flightOn(airports, airline, number, from, to, departs),
    flightOn(airports, airline, String(Number(number) + 1), to, from, departs + 6 * day),
  ];
  const importedAt = now - (9 + index) * day;
  const plan = { importedAt, automation: undefined, person: undefined, check: undefined, dmscode: "" };
  return {
    vendor: vendors[0] ?? "",
    bookingNo: demoDisruptions[index]?.bookingNo ?? "",
    pnr: `DISRU${"ABCD"[index] ?? ""}`,
    importedAt,
    flights,
    passengers,
    checkIns: flights.flatMap(({ departure }, flight) =>
      passengers.map((_, passenger) => ({
        flight,
        passenger,
        history: simulateHistory(airline, windowOf(airline, departure.at), plan, now),
      })),
    ),
  };
}

/** A lounge pass as airlines send them: where, for whom, and a code. */
async function drawLoungePass(airport: string, number: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const page = pdf.addPage([420, 220]);
  const [bold, plain] = [
    await pdf.embedFont(StandardFonts.HelveticaBold),
    await pdf.embedFont(StandardFonts.Helvetica),
  ];
  page.drawText("LOUNGE PASS", { x: 28, y: 168, size: 26, font: bold });
  page.drawText(`Airport lounge, ${airport}. Admits one party, once.`, { x: 28, y: 138, size: 12, font: plain });
  page.drawText(`${airport}-${String(480_000 + number * 137)}`, { x: 28, y: 84, size: 30, font: bold });
  page.drawText("Please show this pass at the entrance.", { x: 28, y: 48, size: 12, font: plain });
  return pdf.save();
}

/** Passes in the pools of some airports: some are low. */
async function addPool(tx: Transaction, files: Pick<Storage, "put">, vendor: string, now: number): Promise<void> {
  for (const [airport, count] of [
    ["JFK", 5],
    ["CDG", 2],
    ["LHR", 6],
  ] as const)
    for (let number = 1; number <= count; number += 1) {
      const bytes = await drawLoungePass(airport, number);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const dmscode = `d_${createHash("sha256")
        .update(`lounge ${airport} ${String(number)}`)
        .digest("hex")
        .slice(0, 32)}`;
      await tx.insert(document).values({
        dmscode,
        vendor,
        ownerKind: loungePassOwner,
        ownerId: airport,
        name: `lounge-pass-${airport}-${String(number)}.pdf`,
        mediaType: "application/pdf",
        size: bytes.length,
        sha256,
        storageKey: await files.put(bytes),
        createdAt: now - day,
      });
      await tx
        .insert(loungePass)
        .values({ vendor, airport, document: dmscode, sha256, addedAt: now - day, addedBy: "crm-operator" });
    }
}

const cover = (tx: Transaction, bookingId: number, now: number) =>
  tx
    .insert(disruptionCover)
    .values({ bookingId, product: guaranteeProduct, createdAt: now - 9 * day, createdBy: pseudoUsers.system });

/** Notes of a disruption that happened a while ago say when. */
async function since(tx: Transaction, id: number, at: number): Promise<void> {
  await tx.update(disruption).set({ statusAt: at, detectedAt: at }).where(eq(disruption.id, id));
  await tx.update(disruptionLog).set({ at }).where(eq(disruptionLog.disruptionId, id));
}

/** Flights of the demo's other travellers, at every stage of a disruption. */
async function addOthers(tx: Transaction, now: number): Promise<void> {
  const stages = [
    { events: ["notified"], ago: 55 },
    { events: ["notified", "opened", "choseLounge"], ago: 48 },
    { events: ["notified", "opened", "searched"], ago: 17 },
    { events: ["notifyFailed"], ago: 12 },
    { events: ["notified"], ago: 9 },
    { events: ["notified", "opened"], ago: 6 },
    { events: ["notified", "opened", "choseNothing"], ago: 95 },
    { events: ["notified", "opened", "choseLounge", "voucherSent"], ago: 140 },
  ] as const;
  const flights = await tx
    .selectDistinctOn([segment.marketingCarrier], { id: segment.id, bookingId: pnr.bookingId })
    .from(segment)
    .innerJoin(pnr, eq(pnr.id, segment.pnrId))
    .innerJoin(booking, eq(booking.id, pnr.bookingId))
    .where(
      and(
        gt(segment.departsAt, now + 4 * hour),
        lt(segment.departsAt, now + 40 * hour),
        eq(segment.cancelled, false),
        sql`${booking.bookingNo} not like '69%'`,
      ),
    )
    .orderBy(asc(segment.marketingCarrier), asc(segment.id))
    .limit(stages.length);
  for (const [place, { id: segmentId, bookingId }] of flights.entries()) {
    const stage = stages[place];
    if (!stage) continue;
    const at = now - stage.ago * minute;
    await cover(tx, bookingId, now);
    const kind = place % 3 === 1 ? "DELAYED" : "CANCELLED";
    const context: ChangeContext = { userid: pseudoUsers.system, now: at - 3 * minute, live: nobodyHears };
    const minutes = kind === "DELAYED" ? 205 + place * 15 : 0;
    const noted = await reportFlight(tx, { segmentId, kind, minutes }, "SUPPLIER", context);
    if (!noted?.created) continue;
    await tx
      .update(outbox)
      .set({ cancelledAt: at, reason: "taken-back", payload: {} })
      .where(and(eq(outbox.subjectKind, "disruption"), eq(outbox.subjectId, noted.row.id)));
    for (const [step, event] of stage.events.entries()) {
      const row = await holdDisruption(tx, { vendors: "all" }, noted.row.id);
      const voucher = event === "voucherSent" ? { voucher: `RIDE-DEMO-${String(1000 + place)}`, loungeAt: at } : {};
      if (row) await apply(tx, row, event, { ...context, now: at - (2 - step) * 30 }, { set: voucher });
    }
  }
}

/**
 * Disrupted bookings with links that are the same in every demo world (DEMO-3), others at every stage, and lounge passes.
 * @returns how many check-ins were written
 */
export async function addDemoDisruptions(
  tx: Transaction,
  files: Pick<Storage, "put">,
  options: GenerateOptions,
): Promise<number> {
  const { now, vendors } = options;
  const bulk = emptyBulk();
  const ids = await nextIds(tx);
  const first = ids.booking;
  const made = stories.map((story, index) => addUnit(bulk, ids, unitOf(story, index, options), undefined));
  await insertBulk(tx, bulk);
  await advanceSequences(tx);
  await addPool(tx, files, vendors[0] ?? "", now);
  for (const [index, { kind, minutes, covered }] of stories.entries()) {
    const bookingId = first + index;
    if (covered) await cover(tx, bookingId, now);
    const [flight] = await tx
      .select({ id: segment.id })
      .from(segment)
      .innerJoin(pnr, eq(pnr.id, segment.pnrId))
      .where(eq(pnr.bookingId, bookingId))
      .orderBy(asc(segment.position))
      .limit(1);
    const link = demoDisruptions[index];
    if (!flight || !link) continue;
    const at = now - (40 - index * 7) * minute;
    const context: ChangeContext = { userid: pseudoUsers.system, now: at, live: nobodyHears };
    const noted = await reportFlight(tx, { segmentId: flight.id, kind, minutes }, "SUPPLIER", context);
    if (!noted) continue;
    if (kind === "CANCELLED") await tx.update(segment).set({ cancelled: true }).where(eq(segment.id, flight.id));
    const { linkId } = await makeLink(
      tx,
      { bookingId, purpose: "disruption" },
      { now, user: pseudoUsers.system },
      `${link.searchid}${link.token}`,
    );
    await tx.insert(disruptionLink).values({ linkId, disruptionId: noted.row.id });
    await since(tx, noted.row.id, at);
  }
  await addOthers(tx, now);
  return made.reduce((sum, { checkInIds }) => sum + checkInIds.length, 0);
}
