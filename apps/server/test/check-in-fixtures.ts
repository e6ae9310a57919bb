import { syncCandidatePages } from "../src/boarding-pass/candidates.ts";
import { createReadPass, type ReadPassOptions } from "@gatehouse/api/mocks/factories";
import type { LiveEvent } from "@gatehouse/api/realtime";
import { type AuditDraft, importCheckIn, type LifecycleEvent, pseudoUsers, windowOf } from "@gatehouse/domain/checkin";
import { localClock } from "@gatehouse/domain/time";
import { asc, eq, inArray } from "drizzle-orm";
import type { Principal } from "../src/access/principal.ts";
import { appUser } from "../src/access/tables.ts";
import { createVendor } from "../src/access/vendors.ts";
import type { AutomationTask } from "../src/checkin/transitions/airline.ts";
import type { AutomationAnswer } from "../src/automation/answer.ts";
import { candidatePage } from "../src/boarding-pass/candidate-tables.ts";
import { holdCheckIns } from "../src/checkin/transitions/transition.ts";
import { readCheckIns } from "../src/checkin/check-in-row.ts";
import { changeHeld, type ChangeServices } from "../src/checkin/transitions/commit.ts";
import { auditEntry, automationTask, checkIn } from "../src/checkin/tables.ts";
import { emptyBulk, insertBulk, nextIds, advanceSequences } from "../src/demo/rows.ts";
import type { DemoUnit } from "../src/demo/generate.ts";
import { addUnit } from "../src/demo/to-rows.ts";
import { document } from "../src/documents/tables.ts";
import type { Database } from "../src/platform/database.ts";
import type { Audience } from "../src/platform/live.ts";

/** The moment at which the tests of the queue begin: seconds since 1970, UTC. */
export const start = 1_800_000_000;
export const hour = 3600;

/** Services that remember what was published, handed to the airline and to be read instead of doing it. */
export function testServices() {
  const announced: { readonly event: LiveEvent; readonly audience: Audience }[] = [];
  const submitted: AutomationTask[] = [];
  const toRead: string[] = [];
  const services: ChangeServices = {
    live: {
      publish: async (_tx, event, audience) => void announced.push({ event, audience }),
      publishAll: async (_tx, messages) => void announced.push(...messages),
      subscribe: () => () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
    },
    airline: { works: true, submit: async (_tx, tasks) => void submitted.push(...tasks) },
    readPages: async (_tx, dmscodes) => void toRead.push(...dmscodes),
    followPasses: (tx, steps, actor) => syncCandidatePages(tx, steps, actor, services.live, services.readPages),
  };
  return { services, announced, submitted, toRead };
}

/** Somebody of the house, or of one vendor. */
export const person = (
  userid: string,
  vendors: Principal["vendors"] = "all",
): Pick<Principal, "vendors" | "userid"> => ({ userid, vendors });

/** Vendors NWT and BLA, and user rows so that assignments can be announced. */
export async function addBasics(db: Database, userids: readonly string[] = []): Promise<void> {
  for (const [code, name] of [
    ["NWT", "Northwind Travel"],
    ["BLA", "Blue Atlas"],
  ] as const)
    await db.transaction((tx) => createVendor(tx, { code, name }));
  if (userids.length > 0)
    await db.insert(appUser).values(
      userids.map((userid) => ({
        userid,
        email: `${userid}@test.example`,
        name: userid,
        roleList: "OPERATOR",
        passwordHash: "x",
        createdAt: start,
      })),
    );
}

export interface TestUnitOptions {
  readonly vendor?: string;
  readonly airline?: string;
  readonly passengers?: number;
  /** Seconds from `start` until departure. Default 20 hours. */
  readonly departsIn?: number;
  /** Further departures: seconds from `start`. */
  readonly onward?: readonly number[];
  readonly bookingNo?: string;
  readonly pnr?: string;
  /** What its travellers are, one by one, where it matters. */
  readonly people?: readonly Partial<DemoUnit["passengers"][number]>[];
  /** Leaves it NEW; otherwise its window is opened at `start`, without asking automation. */
  readonly asNew?: boolean;
}

let numbers = 0;

/** A unit as an import brings it. */
function unitOf({
  vendor = "NWT",
  airline = "BA",
  people = [],
  passengers = Math.max(people.length, 1),
  departsIn = 20 * hour,
  onward = [],
  bookingNo,
  pnr,
}: TestUnitOptions): DemoUnit {
  numbers += 1;
  const clock = (at: number) => ({ ...localClock(at, "Europe/London"), zone: "Europe/London", at });
  const flights = [departsIn, ...onward].map((after, index) => ({
    airline,
    flightnum: String(100 + index),
    from: index % 2 === 0 ? "LHR" : "CDG",
    to: index % 2 === 0 ? "CDG" : "LHR",
    departure: clock(start + after),
    arrival: clock(start + after + hour),
  }));
  const travellers = Array.from({ length: passengers }, (_, index) => ({
    title: "MS",
    firstname: `${["Ana", "Bea", "Eva", "Ida", "Lea"][index % 5] ?? ""}${index}`,
    lastname: "Novak",
    gender: "F" as const,
    dateOfBirth: "1990-01-01",
    nationality: "GBR",
    email: "",
    phoneNumber: "",
    passport: undefined,
    eticket: `12500000000${String(index + 1).padStart(2, "0")}`,
    ...people[index],
  }));
  return {
    vendor,
    bookingNo: bookingNo ?? String(5_000_000 + numbers),
    pnr: pnr ?? `T${numbers.toString(36).toUpperCase().padStart(5, "0")}`,
    importedAt: start - 48 * hour,
    flights,
    passengers: travellers,
    checkIns: flights.flatMap(({ departure }, flight) =>
      travellers.map((_, passenger) => ({ flight, passenger, history: historyOf(airline, departure.at) })),
    ),
  };
}

/** Imports units, and opens their windows where it is time. @returns the ids of their check-ins, unit by unit */
export async function addTestUnits(db: Database, unitOptions: readonly TestUnitOptions[]): Promise<number[][]> {
  const bulk = emptyBulk();
  const open: number[] = [];
  const units = await db.transaction(async (tx) => {
    const ids = await nextIds(tx);
    const made = unitOptions.map((options) => {
      const unit = unitOf(options);
      const { checkInIds } = addUnit(bulk, ids, unit, undefined);
      const due = checkInIds.filter(
        (_, index) => start >= (unit.checkIns[index]?.history.fields.windowOpensAt ?? start + 1),
      );
      if (!options.asNew) open.push(...due);
      return [...checkInIds];
    });
    await insertBulk(tx, bulk);
    await advanceSequences(tx);
    return made;
  });
  if (open.length > 0) await applyToCheckIns(db, open, { type: "windowOpened" }, pseudoUsers.system);
  return units;
}

/** Imports one unit. @returns the ids of its check-ins */
export async function addTestUnit(db: Database, options: TestUnitOptions = {}): Promise<number[]> {
  const [ids = []] = await addTestUnits(db, [options]);
  return ids;
}

function historyOf(airline: string, departsAt: number) {
  const { next, audit } = importCheckIn(airline, windowOf(airline, departsAt), start - 48 * hour);
  return { fields: next, audit };
}

/** Lets an event happen to check-ins through the product's own code, and insists that it does. */
export async function applyToCheckIns(
  db: Database,
  ids: readonly number[],
  event: LifecycleEvent,
  user: string,
  now = start,
  { services }: { readonly services: ChangeServices } = testServices(),
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdCheckIns(tx, inArray(checkIn.id, [...ids]));
    const { refused } = await changeHeld(tx, held, event, { now, user }, services);
    if (refused.length > 0 || held.length !== ids.length)
      throw new Error(`${event.type} was refused: ${refused.map(({ code }) => code).join()}`);
  });
}

/** Reads the check-ins of these ids as a test compares them. */
export const rowsOf = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(checkIn)
    .where(inArray(checkIn.id, [...ids]))
    .orderBy(asc(checkIn.id));

/** The actions of a check-in's audit log, oldest first, with who did them. */
export const actionsOf = async (db: Database, id: number): Promise<string[]> =>
  (await db.select().from(auditEntry).where(eq(auditEntry.checkInId, id)).orderBy(asc(auditEntry.id))).map(
    ({ action, userid }) => `${action} ${userid}`,
  );

/** Every audit log as it can be replayed, by check-in; or those of some check-ins. */
export async function logsOf(
  db: Database,
  ids?: readonly number[],
): Promise<ReadonlyMap<number, readonly AuditDraft[]>> {
  const logs = new Map<number, AuditDraft[]>();
  for (const { checkInId, facts, ...entry } of await db
    .select()
    .from(auditEntry)
    .where(ids ? inArray(auditEntry.checkInId, [...ids]) : undefined)
    .orderBy(asc(auditEntry.id))) {
    const log = logs.get(checkInId) ?? [];
    log.push({ ...entry, facts: facts ?? {} });
    logs.set(checkInId, log);
  }
  return logs;
}

export interface TestPageOptions extends ReadPassOptions {
  readonly reading?: (typeof candidatePage.$inferInsert)["reading"];
  readonly uploadedBy?: string;
}

let pages = 0;

/** An uploaded page for a check-in's PNR whose barcode says what is booked, or what the options say. @returns its dmscode */
export async function addTestPage(
  db: Database,
  checkInId: number,
  { reading = "read", uploadedBy = "ben", ...options }: TestPageOptions = {},
): Promise<string> {
  const [row] = await readCheckIns(db, eq(checkIn.id, checkInId));
  const [unit] = await db.select({ pnrId: checkIn.pnrId }).from(checkIn).where(eq(checkIn.id, checkInId));
  if (!row || !unit) throw new Error("There is no such check-in.");
  pages += 1;
  const dmscode = `d_${pages.toString(16).padStart(32, "0")}`;
  await db.insert(document).values({
    dmscode,
    vendor: row.vendor,
    ownerKind: "checkin.page",
    ownerId: String(unit.pnrId),
    name: "page.pdf",
    mediaType: "application/pdf",
    size: 1,
    sha256: "",
    storageKey: dmscode,
    createdAt: start,
  });
  await db.insert(candidatePage).values({
    dmscode,
    pnrId: unit.pnrId,
    vendor: row.vendor,
    page: 1,
    pageCount: 1,
    uploadedBy,
    uploadedAt: start,
    reading,
    ...(reading === "read" ? { source: "barcode", passes: [createReadPass(row, options)] } : {}),
  });
  return dmscode;
}

const deliveredPdf = new TextEncoder().encode("%PDF-1.7 a pass");

/** The answer to a task: a pass that says what is booked, or what the options say, read already. */
export async function deliveredTo(
  db: Database,
  taskId: number,
  options: ReadPassOptions = {},
): Promise<AutomationAnswer> {
  const [task] = await db.select().from(automationTask).where(eq(automationTask.id, taskId));
  const [row] = task ? await readCheckIns(db, eq(checkIn.id, task.checkInId)) : [];
  if (!row) throw new Error("There is no such task.");
  const passes = [createReadPass(row, options)];
  return {
    outcome: "delivered",
    pdf: deliveredPdf,
    findings: { reading: "read", failure: null, source: "barcode", passes },
  };
}
