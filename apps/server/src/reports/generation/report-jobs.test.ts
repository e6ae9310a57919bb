import { csvCell } from "@gatehouse/domain/reports";
import { eq, inArray, sql } from "drizzle-orm";
import { readXlsx } from "hucre/xlsx";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../../test/access.ts";
import { useDatabase } from "../../../test/database.ts";
import { addReport, addManyCheckIns, filesIn, useReportsArea } from "../../../test/reports.ts";
import { addBasics } from "../../../test/check-in-fixtures.ts";
import { useDocuments } from "../../../test/documents.ts";
import { checkIn } from "../../checkin/tables.ts";
import { document } from "../../documents/tables.ts";
import type { ReportRow } from "../downloads.ts";
import { report } from "../tables.ts";

const database = useDatabase();
const from = 1_795_000_000;
const count = 5000;
const clock = { now: from + 100_000 };
const stored = useDocuments(database, () => clock.now, []);
const area = useReportsArea(database, stored, clock);
/** The same with a maker that takes its time: 1.2 s a batch. */
const slow = useReportsArea(database, stored, clock, { rest: 1200 });
const never = new AbortController().signal;
let owner = "";

beforeAll(async () => {
  owner = (await addPeople(database.db)).get("BILLING") ?? "";
  await addBasics(database.db);
  await addManyCheckIns(database.db, "NWT", count, from);
  await addManyCheckIns(database.db, "BLA", 7, from);
});
beforeEach(() => {
  area.heard.length = 0;
});

const range = () => ({ owner, start: from, end: from + 50_000 });
const rowOf = async (id: number): Promise<ReportRow> => {
  const [row] = await database.db.select().from(report).where(eq(report.id, id));
  if (!row) throw new Error("There is no such report.");
  return row;
};
const documentOf = async ({ dmscode }: ReportRow) => {
  const [row] = await database.db
    .select()
    .from(document)
    .where(eq(document.dmscode, dmscode ?? ""));
  if (!row) throw new Error("There is no such document.");
  return row;
};
const fileOf = async (row: ReportRow): Promise<Buffer> =>
  readFileSync(path.join(stored.folder, "files", (await documentOf(row)).storageKey));
/** What was told of a report, without how often: a slow machine tells more often that it goes on. */
const eventsOf = (id: number) =>
  area.heard
    .flatMap(({ event }) =>
      "id" in event && event.id === id ? [event.type === "report.changed" ? event.status : event.type] : [],
    )
    .filter((word, index, all) => word !== all[index - 1]);
/** Resolves once a maker has told of rows. */
const underWay = (id: number) =>
  vi.waitFor(async () => expect((await rowOf(id)).rowsDone).toBeGreaterThan(0), { timeout: 40_000, interval: 20 });

/** A billing row as a statement of its own says it: nothing of the report's code is asked. */
async function plainBilling(zone: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ cells: (string | null)[] }>(
    `select array[c.id::text, c.booking_no, c.pnr, c.firstname, c.lastname, c.airline, c.flightnum, c.from_iata, c.to_iata, c.departure_date || ' ' || c.departure_time || ':00',
       to_char(to_timestamp(c.created_at) at time zone $1, 'YYYY-MM-DD HH24:MI:SS'), null, c.state::text, 'Status 1', 'By e-mail only', null] as cells
     from check_in c where c.vendor = 'NWT' and c.created_at between $2 and $3 order by c.created_at, c.id`,
    [zone, from, from + 50_000],
  );
  return rows.map(({ cells }) =>
    cells.map((cell) => (cell === null ? "" : /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(","),
  );
}

// REP-17
describe("a finished report", () => {
  test("is one file with exactly the rows that the database has, told to its owner", async () => {
    const { id } = await addReport(database.db, {
      ...range(),
      type: "billing-ac",
      vendor: "NWT",
      vendors: ["NWT"],
      zone: "Asia/Kolkata",
      from: "2026-11-18",
      to: "2026-11-19",
    });
    await area.reports.make(id, never);
    const row = await rowOf(id);
    expect(row).toMatchObject({
      status: "done",
      rowsDone: count,
      rowsTotal: count,
      attempts: 1,
      failure: null,
      run: null,
      finishedAt: clock.now,
      expiresAt: clock.now + 30 * 86_400,
    });
    const bytes = await fileOf(row);
    const lines = bytes.toString().split("\r\n");
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(lines[0]).toContain("Created At (Asia/Kolkata)");
    expect(lines.slice(1, -1)).toEqual(await plainBilling("Asia/Kolkata"));
    expect(lines.at(-1)).toBe("");
    expect(await documentOf(row)).toMatchObject({
      ownerKind: "reports.report",
      ownerId: String(id),
      vendor: "NWT",
      name: "billing-ac_NWT_2026-11-18_2026-11-19.csv",
      mediaType: "text/csv",
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(filesIn(stored.folder, "unfinished-reports")).toEqual([]);
    await vi.waitFor(() => expect(eventsOf(id)).toEqual(["running", "done", "report.finished"]));
    expect(area.heard.filter(({ event }) => event.type === "report.finished").map(({ audience }) => audience)).toEqual([
      { to: "user", userId: owner },
    ]);
  });

  test("is a spreadsheet with the same rows, numbers and dates being such", async () => {
    const { id } = await addReport(database.db, {
      ...range(),
      end: from + 300,
      format: "xlsx",
      type: "performance",
      zone: "UTC",
    });
    await area.reports.make(id, never);
    const row = await rowOf(id);
    const bytes = await fileOf(row);
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    const [sheet] = sheets;
    expect(sheets.map(({ name }) => name)).toEqual(["Report"]);
    const header = sheet?.rows[0]?.map(String) ?? [];
    const cell = (number: number, name: string) => sheet?.rows[number]?.[header.indexOf(name)];
    expect(sheet?.rows.length).toBe(1 + 300 + 7);
    expect(typeof cell(1, "Check-in ID")).toBe("number");
    expect(cell(1, "Last Name")).toBe('Novak, "N"');
    expect(cell(1, "Disposed At (UTC)")).toEqual(new Date((from + 1) * 1000));
    expect((await documentOf(row)).mediaType).toContain("spreadsheetml");
    // Nobody else's rows for somebody who is bound.
    const bound = await addReport(database.db, { ...range(), vendors: ["BLA"] });
    await area.reports.make(bound.id, never);
    expect((await rowOf(bound.id)).rowsDone).toBe(7);
  });

  test("is safe to open, whatever passengers are called", async () => {
    const names = ["=cmd|'/c calc'!A1", "+1", "-1", "@SUM(A1)", "\t=1", "＝1", 'a"b,c', "line\r\nbreak"];
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from check_in where vendor = 'BLA' order by id",
    );
    for (const [index, name] of names.entries())
      await database.db
        .update(checkIn)
        .set({ firstname: name, lastname: name })
        .where(eq(checkIn.id, Number(rows[index % 7]?.id)));
    const { id } = await addReport(database.db, { ...range(), vendors: ["BLA"] });
    await area.reports.make(id, never);
    const text = (await fileOf(await rowOf(id))).toString();
    for (const name of names.slice(1)) expect(text).toContain(`,${csvCell(name)},${csvCell(name)},`);
    expect(text).not.toMatch(/(?:^|,|\n)"?[=@+\t＝](?!\d{4})/m);
  });

  test("says verbatim what is in the database, and is read in whole letters", async () => {
    const odd = ["a\\b", "\\N", "\\.", "\\\\n", "a\tb\vc", "line\nbreak", `${"😀".repeat(60)}Ø`];
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from check_in where vendor = 'NWT' order by id",
    );
    const before = await database.db.select({ lastname: checkIn.lastname }).from(checkIn).limit(1);
    // So many that letters lie across whatever pieces the rows come in.
    for (const [index, name] of odd.entries())
      await database.db
        .update(checkIn)
        .set({ lastname: name })
        .where(
          inArray(
            checkIn.id,
            rows.filter((_, place) => place % odd.length === index).map((one) => Number(one.id)),
          ),
        );
    const { id } = await addReport(database.db, { ...range(), vendors: ["NWT"] });
    await area.reports.make(id, never);
    const text = (await fileOf(await rowOf(id))).toString();
    for (const name of odd)
      expect(text.split(`,${csvCell(name)},`).length - 1).toBeGreaterThanOrEqual(Math.floor(count / odd.length));
    expect(text).not.toContain("\uFFFD");
    await database.db
      .update(checkIn)
      .set({ lastname: before[0]?.lastname ?? "" })
      .where(eq(checkIn.vendor, "NWT"));
  });
});

// REP-9
test("a performance report has what is disposed of; what has its pass and is still on its way is not", async () => {
  const [first] = await database.db.select().from(checkIn).where(eq(checkIn.vendor, "BLA")).limit(1);
  const ofFirst = eq(checkIn.id, first?.id ?? 0);
  const rowsOfReport = async () => {
    const { id } = await addReport(database.db, { ...range(), vendors: ["BLA"] });
    await area.reports.make(id, never);
    return (await rowOf(id)).rowsDone;
  };
  const standing = { expired: false, state: "APPROVED", pass: "d_1", reason1: null, reason2: null } as const;
  await database.db.update(checkIn).set(standing).where(ofFirst);
  expect(await rowsOfReport()).toBe(6);
  await database.db.update(checkIn).set({ state: "ELIGIBLE_FOR_DISPOSAL", needQC: true }).where(ofFirst);
  expect(await rowsOfReport()).toBe(7);
  await database.db
    .update(checkIn)
    .set({ expired: true, state: "DISPOSITION_COMPLETED", pass: null, needQC: false, reason1: "1", reason2: "1-email" })
    .where(ofFirst);
});

describe("what ends a report", () => {
  test("nothing to report is a failure with a code, and leaves no file", async () => {
    const { id } = await addReport(database.db, { owner, start: 1, end: 2 });
    await area.reports.make(id, never);
    expect(await rowOf(id)).toMatchObject({ status: "failed", failure: "NO_DATA", dmscode: null, attempts: 1 });
    expect(filesIn(stored.folder, "unfinished-reports")).toEqual([]);
    await vi.waitFor(() => expect(eventsOf(id)).toEqual(["running", "failed", "report.finished"]));
  });

  test("a folder that cannot be written is said to be the reason", async () => {
    const folder = path.join(stored.folder, "unfinished-reports");
    const { id } = await addReport(database.db, range());
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, "no folder");
    try {
      await area.reports.make(id, never);
    } finally {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
    expect(await rowOf(id)).toMatchObject({ status: "failed", failure: "STORAGE", dmscode: null });
  });

  test("anything else is tried again, three times in all", async () => {
    const { id } = await addReport(database.db, { ...range(), zone: "Mars/Olympus" });
    for (const left of [2, 1]) {
      await area.reports.make(id, never);
      expect(await rowOf(id)).toMatchObject({ status: "queued", attemptsLeft: left, rowsDone: 0 });
    }
    await area.reports.make(id, never);
    expect(await rowOf(id)).toMatchObject({ status: "failed", failure: "INTERNAL", attempts: 3 });
    await area.reports.make(id, never);
    expect((await rowOf(id)).attempts).toBe(3);
  });

  test("makers that die each time are a failure as well", async () => {
    const { id } = await addReport(database.db, {
      ...range(),
      status: "running",
      attempts: 3,
      attemptsLeft: 0,
      activeAt: 0,
    });
    await area.reports.make(id, never);
    expect(await rowOf(id)).toMatchObject({
      status: "failed",
      failure: "INTERRUPTED",
      attempts: 3,
      finishedAt: clock.now,
    });
  });

  test("a cancelled one stops at once and leaves nothing, through whichever process it is cancelled", async () => {
    const { id } = await addReport(database.db, range());
    const made = slow.reports.make(id, never);
    await vi.waitFor(async () => expect((await rowOf(id)).status).toBe("running"), 20_000);
    const before = filesIn(stored.folder, "files").length;
    // As another process does it: the row, and word of it.
    await database.db.transaction(async (tx) => {
      await tx.update(report).set({ status: "cancelled", run: null }).where(eq(report.id, id));
      await area.live.publish(tx, { type: "report.changed", id, status: "cancelled" }, { to: "user", userId: owner });
    });
    await made;
    expect(await rowOf(id)).toMatchObject({ status: "cancelled", dmscode: null });
    expect(filesIn(stored.folder, "files").length).toBe(before);
    expect(filesIn(stored.folder, "unfinished-reports")).toEqual([]);
  });

  test("cancelled without a word, its maker finds out by itself", async () => {
    const { id } = await addReport(database.db, range());
    const made = slow.reports.make(id, never);
    await underWay(id);
    await database.db.update(report).set({ status: "cancelled", run: null }).where(eq(report.id, id));
    await made;
    expect(await rowOf(id)).toMatchObject({ status: "cancelled", dmscode: null });
    expect(filesIn(stored.folder, "unfinished-reports")).toEqual([]);
  });

  test("a stopping server gives it back, and the attempt does not count", async () => {
    const { id } = await addReport(database.db, range());
    const stopping = new AbortController();
    const made = slow.reports.make(id, stopping.signal);
    await underWay(id);
    stopping.abort();
    await made;
    expect(await rowOf(id)).toMatchObject({ status: "queued", attemptsLeft: 3, run: null, rowsDone: 0 });
    await slow.reports.make(id, never);
    expect((await rowOf(id)).status).toBe("done");
  });
});

describe("two makers", () => {
  test("of one report: one makes it", async () => {
    const { id } = await addReport(database.db, range());
    const before = await database.db.$count(document);
    await Promise.all([area.reports.make(id, never), slow.reports.make(id, never), area.reports.make(id, never)]);
    expect(await rowOf(id)).toMatchObject({ status: "done", attempts: 1 });
    expect(await database.db.$count(document)).toBe(before + 1);
  });

  test("the first of which was thought dead: it leaves the report to the second", async () => {
    const { id } = await addReport(database.db, range());
    const before = await database.db.$count(document);
    const first = slow.reports.make(id, never);
    await underWay(id);
    await database.db.update(report).set({ activeAt: 0 }).where(eq(report.id, id));
    await area.reports.make(id, never);
    await first;
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: "done", rowsDone: count + 7 });
    expect((await fileOf(row)).length).toBe((await documentOf(row)).size);
    expect(await database.db.$count(document)).toBe(before + 1);
  });
});

test("a report is of one moment: what changes while it is written is not in it", async () => {
  const { id } = await addReport(database.db, range());
  const made = slow.reports.make(id, never);
  await underWay(id);
  await database.db.execute(sql`update check_in set lastname = 'Changed meanwhile' where vendor = 'NWT'`);
  await addManyCheckIns(database.db, "SKY", 100, from);
  await made;
  const row = await rowOf(id);
  const text = (await fileOf(row)).toString();
  expect(row.rowsDone).toBe(count + 7);
  expect(text).not.toContain("Changed meanwhile");
  await database.db.execute(sql`update check_in set lastname = 'Novak, "N"' where vendor = 'NWT'`);
});

// REP-17
test("files live thirty days; then the row stays and says that the file is gone", async () => {
  const { id } = await addReport(database.db, range());
  await area.reports.make(id, never);
  const row = await rowOf(id);
  const { storageKey } = await documentOf(row);
  const name = path.basename(storageKey);
  const { now } = clock;
  clock.now = now + 30 * 86_400 - 1;
  await area.reports.sweep.handler({}, {} as never);
  expect(filesIn(stored.folder, "files")).toContain(name);
  clock.now += 1;
  await area.reports.sweep.handler({}, {} as never);
  expect(filesIn(stored.folder, "files")).not.toContain(name);
  expect(await rowOf(id)).toMatchObject({ status: "done", dmscode: null });
  expect(await database.db.$count(document, eq(document.dmscode, row.dmscode ?? ""))).toBe(0);
  clock.now = now;
});

test("what a killed process left unfinished is removed after a day, also where earlier versions kept it", async () => {
  const leave = (below: string, at: number) => {
    const file = path.join(stored.folder, below, `999-${at}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "half of a report");
    utimesSync(file, at, at);
    return file;
  };
  const old = ["unfinished-reports", "reports-in-making"].map((below) => leave(below, clock.now - 86_401));
  const recent = leave("unfinished-reports", clock.now - 86_399);
  await area.reports.sweep.handler({}, {} as never);
  expect([...old, recent].filter((file) => existsSync(file))).toEqual([recent]);
  rmSync(recent);
});
