import { readFile } from "node:fs/promises";
import { type Download, expect, type Page, test } from "@playwright/test";
import { readCsv } from "./world/csv.ts";
import { select } from "./world/database.ts";
import { freshWork } from "./world/passes.ts";
import { type Caller, caller, fillLogin, servers } from "./world/people.ts";

/** Signs in on the way to a page. */
async function enter(page: Page, user: string, path: string): Promise<void> {
  await page.goto(`${servers()[0]}/login?redirectUrl=${encodeURIComponent(`/dashboard${path}`)}`);
  await fillLogin(page, user);
  await expect(page).toHaveURL(/\/dashboard\//);
}

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const textOf = async (download: Download): Promise<string> => readFile(await download.path(), "utf8");
const sorted = (rows: readonly string[]): readonly string[] => rows.toSorted((one, other) => (one < other ? -1 : 1));

async function fillBilling(page: Page, { vendor, from, to }: { vendor: string; from: string; to: string }) {
  await page.getByRole("combobox", { name: /^Vendor Id/ }).selectOption(vendor);
  await page.getByRole("textbox", { name: "From Date" }).fill(from);
  await page.getByRole("textbox", { name: "To Date" }).fill(to);
}

/** What a vendor's day means, said in SQL by itself: the day that its own clock showed when the row was created. */
const createdDay = (table: string) => `(to_timestamp(${table}.created_at) at time zone v.zone)::date`;

/** The state of each check-in that a bill is about. */
async function billedStates({ vendor, from, to }: { vendor: string; from: string; to: string }) {
  const found = await select<{ readonly id: string; readonly state: string }>(
    `select c.id::text, c.state::text from check_in c join vendor v on v.code = c.vendor
      where c.vendor = $1 and ${createdDay("c")} between $2::date and $3::date`,
    [vendor, from, to],
  );
  return new Map<string | undefined, string>(found.map(({ id, state }) => [id, state]));
}

// REP-16, REP-19
test("billing of Auto Check-in: asked for, left, announced, downloaded; every row is the database's", async ({
  page,
}) => {
  const range = { vendor: "NWT", from: dayAgo(20), to: dayAgo(1) };
  await enter(page, "billing", "/report/billing-report");
  await page.getByRole("button", { name: "Generate Report" }).click();
  await expect(page.getByText("Please fill out all required fields.")).toBeVisible();
  await page.getByRole("combobox", { name: /^Product Type/ }).selectOption("AC");
  await fillBilling(page, range);
  const before = await billedStates(range);
  await page.getByRole("button", { name: "Generate Report" }).click();
  const started = page.getByText(/^Job \d+ has been started\.$/);
  await expect(started).toBeVisible();
  const id = /\d+/.exec(await started.innerText())?.[0] ?? "";

  // Elsewhere in the product it announces itself, and marks the menu.
  await page.getByRole("link", { name: "Performance Report" }).click();
  await expect(page.getByRole("heading", { name: "Performance Report", level: 1 })).toBeVisible();
  const message = page.getByRole("status").filter({ hasText: "Billing, Auto Check-in report is ready" });
  await expect(message).toBeVisible();
  const entry = page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: /^Download Reports/ });
  await expect(entry).toContainText(/\d+ ready/);
  await message.getByRole("link", { name: "Download Reports" }).click();
  await expect(page).toHaveURL(/\/dashboard\/report\/download-report$/);
  await expect(entry).not.toContainText("ready");

  const button = page.getByRole("button", { name: `Download Billing, Auto Check-in, NWT (${id})` });
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toBe(`billing-ac_NWT_${range.from}_${range.to}.csv`);
  const rows = readCsv(await textOf(download));
  const expected = await select<Record<"id" | "booking" | "pnr" | "name" | "flight", string>>(
    `select c.id::text, c.booking_no as booking, c.pnr, c.firstname || ' ' || c.lastname as name,
        c.airline || c.flightnum || ' ' || c.from_iata || c.to_iata || ' ' || c.departure_date || ' ' || c.departure_time as flight
      from check_in c join vendor v on v.code = c.vendor
      where c.vendor = $1 and ${createdDay("c")} between $2::date and $3::date
        and not exists (select from booking b where b.vendor = c.vendor and b.booking_no = c.booking_no and b.deactivated_at is not null)`,
    [range.vendor, range.from, range.to],
  );
  const after = await billedStates(range);
  expect(rows.length).toBeGreaterThan(100);
  // People and machines are at work meanwhile: a state is compared where it was the same before and after.
  const lasting = rows.filter((row) => before.get(row["Check-in ID"]) === after.get(row["Check-in ID"]));
  expect(lasting.length).toBeGreaterThan(100);
  for (const row of lasting) expect(row["State"], row["Check-in ID"]).toBe(after.get(row["Check-in ID"]));
  expect(
    sorted(
      rows.map((row) =>
        [
          row["Check-in ID"],
          row["Booking Number"],
          row["PNR"],
          `${row["First Name"]} ${row["Last Name"]}`,
          `${row["Airline"]}${row["Flight Number"]} ${row["From"]}${row["To"]} ${row["Departure (Airport Local)"]?.slice(0, 16)}`,
        ].join("|"),
      ),
    ),
  ).toEqual(
    sorted(
      expected.map(({ id: checkIn, booking, pnr, name, flight }) => [checkIn, booking, pnr, name, flight].join("|")),
    ),
  );
});

// REP-16
test("billing of Flight Watcher is downloaded at once; every row is the database's", async ({ page }) => {
  const range = { vendor: "BLA", from: dayAgo(30), to: dayAgo(0) };
  await enter(page, "billing", "/report/billing-report?product=FW");
  await expect(page.getByRole("combobox", { name: /^Product Type/ })).toHaveCount(0);
  await fillBilling(page, range);
  await page.getByRole("checkbox", { name: "Deactivated" }).check();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Generate Report" }).click(),
  ]);
  await expect(page.getByText("Successfully fetched billing report")).toBeVisible();
  expect(download.suggestedFilename()).toBe(`billing-fw_BLA_${range.from}_${range.to}.csv`);
  const rows = readCsv(await textOf(download));
  const expected = await select<{ readonly row: string }>(
    `select concat_ws('|', w.id, b.booking_no, w.pnr, w.airline, w.flightnum,
        case when least(w.deactivated_at, b.deactivated_at) is null then 'ACTIVE' else 'DEACTIVATED' end) as row
      from watched_flight w join vendor v on v.code = w.vendor join booking b on b.id = w.booking_id
      where w.vendor = $1 and ${createdDay("w")} between $2::date and $3::date`,
    [range.vendor, range.from, range.to],
  );
  expect(rows.length).toBeGreaterThan(10);
  const names = ["Watch ID", "Booking Number", "PNR", "Airline", "Flight Number", "State"] as const;
  expect(sorted(rows.map((row) => names.map((name) => row[name]).join("|")))).toEqual(
    sorted(expected.map(({ row }) => row)),
  );
});

/** Waits until a job has its file, and reads it. */
async function fileOf(call: Caller, id: number): Promise<string> {
  await expect
    .poll(async () => ((await call("GET", `/reports/downloads/${id}`)).body as { status: string }).status)
    .toBe("done");
  const { dmscode } = (await call("GET", `/reports/downloads/${id}`)).body as { readonly dmscode: string };
  const { url } = (await call("GET", `/documents/${dmscode}/url`)).body as { readonly url: string };
  // `text()` would take the byte order mark away.
  const bytes = await (await fetch(new URL(url, servers()[0]))).arrayBuffer();
  return Buffer.from(bytes).toString("utf8");
}

// REP-7
test("without the all-scope nobody sees another operator's performance, not even by a request made by hand", async ({
  page,
}) => {
  const operator = await caller("operator");
  const work = await freshWork(operator);
  const disposed = await operator("POST", "/checkin/dispositions", {
    checkInIds: [work.checkInId],
    reason1: "2",
    reason2: "2-not-offered",
    pnr: work.pnr,
    bookingNo: work.bookingNo,
  });
  expect(disposed.status).toBe(200);

  await enter(page, "operator", "/checkin/performance-report");
  await expect(page).toHaveURL(/\/dashboard\/report\/performance-report$/);
  await expect(page.getByRole("button", { name: "Generate Report" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Operator Id" })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Creation Date" })).toHaveCount(0);

  const range = { startDate: dayAgo(3), startTime: "00:00", endDate: dayAgo(0), endTime: "23:59", timeZone: "UTC" };
  const foreign = { ...range, operatorId: "operator-2", createdDate: true, format: "csv" };
  const asked = await operator("POST", "/reports/performance", foreign);
  expect(asked.status).toBe(200);
  const rows = readCsv(await fileOf(operator, (asked.body as { readonly jobId: number }).jobId));
  const own = await select<{ readonly id: string }>(
    `select id::text from check_in where disposed_by = 'operator' and state in ('ELIGIBLE_FOR_DISPOSAL', 'DISPOSITION_COMPLETED')
      and disposed_at between extract(epoch from $1::timestamptz) and extract(epoch from $2::timestamptz)`,
    [`${range.startDate}T00:00:00Z`, `${range.endDate}T23:59:59Z`],
  );
  expect(own.map(({ id }) => id)).toContain(String(work.checkInId));
  expect(new Set(rows.map((row) => row["Operator Id"]))).toEqual(new Set(["operator"]));
  expect(sorted(rows.map((row) => row["Check-in ID"] ?? ""))).toEqual(sorted(own.map(({ id }) => id)));

  const span = await operator("POST", "/reports/time-span", foreign);
  const { byAgentAttachedCount, byAgentDisposedCount } = span.body as Record<string, Record<string, object>>;
  expect(new Set([...Object.keys(byAgentAttachedCount ?? {}), ...Object.keys(byAgentDisposedCount ?? {})])).toEqual(
    new Set(["operator"]),
  );
  // Nor what somebody else has asked for.
  const [other] = await select<{ readonly id: string }>(
    `select r.id::text from report r join app_user u on u.id = r.owner where u.userid = 'billing' limit 1`,
  );
  expect((await operator("GET", `/reports/downloads/${other?.id}`)).status).toBe(404);
});

interface Figures {
  readonly totalCheckIn: number;
  readonly totalCompleted: number;
  readonly bpAttached: number;
  readonly status1Cnt: number;
  readonly totalAuto: number;
  readonly successAuto: number;
  readonly failedAuto: number;
  readonly waitingAuto: number;
  readonly unassigned: number;
  readonly checkinsYetToAssign: { readonly single: number; readonly multi: number };
  readonly totalByAirlines: Readonly<Record<string, number>>;
  readonly automationSuccessByAirline: Readonly<Record<string, number>>;
  readonly attachedByOperatorsByAirline: Readonly<Record<string, number>>;
  readonly status1ByAirlines: Readonly<Record<string, number>>;
  readonly disposedWOBPByAirline: Readonly<Record<string, number>>;
  readonly notSettledByAirline: Readonly<Record<string, number>>;
}

/** What happened to the check-ins of an airline that came up in a range, said in SQL by itself. */
type Parts = Record<
  "airline" | "total" | "automation" | "operators" | "status1" | "others" | "open" | "completed",
  string
>;
const partsOf = (start: string | null, end: string | null) =>
  select<Parts>(
    `select airline, count(*) as total,
        count(*) filter (where pass is not null and automation_status = 1) as automation,
        count(*) filter (where pass is not null and automation_status <> 1) as operators,
        count(*) filter (where pass is null and reason1 = '1') as status1,
        count(*) filter (where pass is null and reason1 in ('2', '3', '4')) as others,
        count(*) filter (where pass is null and reason1 is null) as open,
        count(*) filter (where pass is not null or reason1 is not null) as completed
      from check_in where eligible_at between $1 and $2 group by airline order by airline`,
    [Number(start), Number(end)],
  );

// REP-11
test("efficiency figures add up, are the database's, and stand on the screen", async ({ page }) => {
  const admin = await caller("operator-admin");
  // Read at once: the browser does not keep answers of a page that has gone on.
  const answer = page
    .waitForResponse((response) => response.url().includes("/api/reports/efficiency"))
    .then(async (response) => ({ url: response.url(), shown: (await response.json()) as Figures }));
  await enter(page, "operator-admin", "/report/efficiency-report");
  const { url, shown } = await answer;
  expect(shown.totalCheckIn).toBeGreaterThan(0);
  await expect(page.getByText("Total Checkin", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(String(shown.totalCheckIn), { exact: true }).first()).toBeVisible();

  // People and machines are at work meanwhile: the figures are compared once nothing happened while they were counted.
  const asked = new URL(url).searchParams;
  const [start, end] = [asked.get("start"), asked.get("end")];
  let figures = shown;
  let parts: readonly Parts[] = [];
  await expect
    .poll(async () => {
      parts = await partsOf(start, end);
      figures = (await admin("GET", `/reports/efficiency?start=${start}&end=${end}`)).body as Figures;
      return JSON.stringify(await partsOf(start, end)) === JSON.stringify(parts);
    })
    .toBe(true);
  const sum = (name: keyof Parts) => parts.reduce((all, part) => all + Number(part[name]), 0);
  const byAirline = (name: keyof Parts) =>
    Object.fromEntries(parts.filter((part) => part[name] !== "0").map((part) => [part.airline, Number(part[name])]));
  const some = (counts: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  expect(figures.totalCheckIn).toBe(sum("total"));
  expect(figures.bpAttached).toBe(sum("automation") + sum("operators"));
  expect(figures.totalCompleted).toBe(sum("completed"));
  expect(figures.status1Cnt).toBe(sum("status1"));
  expect(figures.totalAuto).toBe(figures.successAuto + figures.failedAuto + figures.waitingAuto);
  expect(figures.unassigned).toBe(figures.checkinsYetToAssign.single + figures.checkinsYetToAssign.multi);
  expect(some(figures.totalByAirlines)).toEqual(byAirline("total"));
  expect(some(figures.automationSuccessByAirline)).toEqual(byAirline("automation"));
  expect(some(figures.attachedByOperatorsByAirline)).toEqual(byAirline("operators"));
  expect(some(figures.status1ByAirlines)).toEqual(byAirline("status1"));
  expect(some(figures.disposedWOBPByAirline)).toEqual(byAirline("others"));
  expect(some(figures.notSettledByAirline)).toEqual(byAirline("open"));
});

// REP-15
test("count chips: a day each with its total, and its airlines behind it, as in the database", async ({ page }) => {
  const answer = page.waitForResponse((response) => response.url().includes("/api/reports/checkin-count"));
  await enter(page, "operator-admin", "/report/checkin-count");
  await page.getByRole("option", { name: /^NWT/ }).waitFor({ state: "attached" });
  await page.getByRole("combobox", { name: /^Vendor Id/ }).selectOption("NWT");
  await page.getByRole("button", { name: "Search" }).click();
  const asked = new URL((await answer).url()).searchParams;
  const rows = await select<{ readonly day: string; readonly airline: string; readonly count: string }>(
    `select ${createdDay("c")}::text as day, c.airline, count(*) from check_in c join vendor v on v.code = c.vendor
      where c.vendor = 'NWT' and ${createdDay("c")} between $1::date and $2::date group by 1, 2`,
    [asked.get("from"), asked.get("to")],
  );
  const totals = new Map<string, number>();
  for (const { day, count } of rows) totals.set(day, (totals.get(day) ?? 0) + Number(count));
  expect(totals.size).toBeGreaterThan(1);
  const days = page.getByRole("list", { name: "Days" });
  await expect(days.getByRole("button")).toHaveCount(totals.size);
  for (const [day, total] of totals)
    await expect(days.getByRole("button", { name: new RegExp(`^${day}`) })).toContainText(
      new Intl.NumberFormat("en").format(total),
    );
  const [busiest = ""] = [...totals].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  await days.getByRole("button", { name: new RegExp(`^${busiest}`) }).click();
  const grid = page.getByRole("grid").last();
  // The busiest airlines stand first; the grid draws what is in view.
  const first = rows
    .filter(({ day }) => day === busiest)
    .toSorted((one, other) => Number(other.count) - Number(one.count));
  for (const { airline, count } of first.slice(0, 3))
    await expect(grid.getByRole("row").filter({ has: page.getByText(airline, { exact: true }) })).toContainText(count);
});

// ACC-4
test("routes of the report area are guarded one by one, and any other path is not found", async ({ page }) => {
  await enter(page, "operator", "/report/billing-report");
  await expect(page.getByText("reportBilling")).toBeVisible();
  for (const [path, permission] of [
    ["efficiency-report", "reportEfficiency"],
    ["checkin-count", "reportCheckinCount"],
  ] as const) {
    await page.goto(`${servers()[0]}/dashboard/report/${path}`);
    await expect(page.getByText(permission)).toBeVisible();
  }
  await page.goto(`${servers()[0]}/dashboard/checkin/download-report`);
  await expect(page).toHaveURL(/\/dashboard\/report\/download-report$/);
  await expect(page.getByRole("heading", { name: "Download Reports", level: 1 })).toBeVisible();
  for (const path of ["", "/nonsense", "/billing-report/more"]) {
    await page.goto(`${servers()[0]}/dashboard/report${path}`);
    await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
  }
});
