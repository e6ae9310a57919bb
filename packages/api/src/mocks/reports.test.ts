import type { Role } from "@gatehouse/domain/access";
import { airlineRows, airlineTotals, countChips, efficiencyIdentities, operatorRows } from "@gatehouse/domain/reports";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Api, createApi, declaredError, errorCode } from "../client/index.ts";
import { reportSchema } from "../reports/downloads-schema.ts";
import { efficiencySchema } from "../reports/schema.ts";
import { createReport, createWorkedHours } from "./factories/index.ts";
import { createMockWorld, type MockWorldOptions } from "./world.ts";

const now = Date.parse("2026-11-21T11:42:07Z") / 1000;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(role: Role, options: MockWorldOptions = {}) {
  const world = createMockWorld({ now: () => now, role, ...options });
  server.use(...world.handlers);
  const api = createApi({ url: "http://localhost/api", token: () => undefined, refresh: () => Promise.resolve(false) });
  return { world, api: api.reports };
}
const refusal = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { code: errorCode(error), data: declaredError<Api>(error)?.data };
};

const week = { vid: "NWT", from: "2026-11-14", to: "2026-11-21", deactivated: false, format: "csv" } as const;
const hour = {
  startDate: "2026-11-21",
  startTime: "10:42",
  endDate: "2026-11-21",
  endTime: "11:42",
  timeZone: "UTC",
  createdDate: false,
  format: "csv",
} as const;
const first50 = { page: 0, size: 50 };

describe("billing", () => {
  test("of Auto Check-in is a job, and the same request meets the one under way until that has ended", async () => {
    const { api, world } = enter("BILLING", { reports: [] });
    const ask = () => api.billing({ productType: "AC", ...week });
    expect(await ask()).toEqual({ jobId: 1, alreadyRunning: false });
    expect(await ask()).toEqual({ jobId: 1, alreadyRunning: true });
    expect(await api.billing({ productType: "AC", ...week, format: "xlsx" })).toEqual({
      jobId: 2,
      alreadyRunning: false,
    });
    world.reports.advance(1, 500, 900);
    expect(await api.downloads.read({ id: 1 })).toMatchObject({
      status: "running",
      attempts: 1,
      progress: { rowsDone: 500, rowsTotal: 900 },
      extraInfo: { from: "2026-11-14", to: "2026-11-21", tz: "Europe/London", vendor: "NWT" },
    });
    world.reports.finish(1);
    expect(await ask()).toEqual({ jobId: 3, alreadyRunning: false });
  });

  test("of Flight Watcher is a file with a name, with the deactivated ones only when they are asked for", async () => {
    const { api } = enter("BILLING");
    const rowsOf = async (deactivated: boolean) => {
      const file = await api.billing({ productType: "FW", ...week, deactivated });
      if (!(file instanceof File)) throw new Error("This is no file.");
      expect([file.name, file.type]).toEqual([
        "billing-fw_NWT_2026-11-14_2026-11-21.csv",
        expect.stringContaining("text/csv"),
      ]);
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
      return (await file.text()).trim().split("\r\n").length - 1;
    };
    const [all, active] = [await rowsOf(true), await rowsOf(false)];
    expect(all).toBe(16);
    expect(active).toBeLessThan(all);
  });

  test("says which vendor is unknown, which day is too late, and that there is nothing", async () => {
    const { api } = enter("BILLING", { watched: () => [] });
    expect(
      await refusal(api.billing({ productType: "AC", ...week, vid: "other", otherVendorId: "ZED" })),
    ).toMatchObject({ code: "VENDOR_NOT_FOUND" });
    expect(await refusal(api.billing({ productType: "AC", ...week, to: "2026-11-23" }))).toEqual({
      code: "RANGE_REFUSED",
      data: { problem: "TOO_LATE", latest: "2026-11-22", days: null },
    });
    expect(await refusal(api.billing({ productType: "FW", ...week }))).toMatchObject({ code: "NO_DATA" });
    expect(await refusal(api.billing({ productType: "AC", ...week, to: "2026-11-13" }))).toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("is not for operators", async () => {
    const { api } = enter("OPERATOR");
    expect(await refusal(api.billing({ productType: "AC", ...week }))).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("performance", () => {
  test("without the all-scope is the user's own, whatever is asked for", async () => {
    const { api } = enter("OPERATOR", { reports: [] });
    const { jobId } = await api.performance({ ...hour, operatorId: "operator-4", createdDate: true });
    expect((await api.downloads.read({ id: jobId })).extraInfo).toMatchObject({
      operatorId: "operator",
      createdDate: false,
    });
    const { byAgentAttachedCount, byAgentDisposedCount } = await api.timeSpan({ ...hour, operatorId: "operator-4" });
    for (const counts of [byAgentAttachedCount, byAgentDisposedCount])
      expect(Object.keys(counts).filter((userid) => userid !== "operator")).toEqual([]);
  });

  test("with it is everybody's, or that of one", async () => {
    const { api } = enter("OPERATOR_ADMIN", { reports: [] });
    const all = await api.timeSpan(hour);
    expect(Object.keys(all.byAgentAttachedCount)).toEqual(expect.arrayContaining(["AUTOMATION", "operator-4"]));
    const one = await api.timeSpan({ ...hour, operatorId: "operator-4" });
    expect(one.byAgentAttachedCount).toEqual({ "operator-4": all.byAgentAttachedCount["operator-4"] });
    expect(await refusal(api.performance({ ...hour, operatorId: "nobody" }))).toMatchObject({
      code: "OPERATOR_NOT_FOUND",
    });
    expect((await api.operators()).map(({ userid }) => userid)).toContain("AUTOMATION");
  });
});

describe("efficiency", () => {
  const lastHour = { start: now - 3600, end: now };

  test("is what the contract says, adds up, and has something to show", async () => {
    const { api } = enter("OPERATOR_ADMIN");
    const efficiency = await api.efficiency(lastHour);
    await expect(efficiencySchema.validate(efficiency, { strict: true })).resolves.toEqual(efficiency);
    for (const [name, left, right] of efficiencyIdentities(efficiency)) expect([name, left]).toEqual([name, right]);
    expect(efficiency.totalCheckIn).toBeGreaterThan(50);
    expect(operatorRows(efficiency).length).toBeGreaterThan(4);
    expect(efficiency.throughput.buckets).toHaveLength(12);
  });

  test("of a worked hour is mostly settled, by automation where it can, with something of everything", async () => {
    const { api } = enter("OPERATOR_ADMIN", { checkIns: createWorkedHours({ now }) });
    const efficiency = await api.efficiency(lastHour);
    for (const [name, left, right] of efficiencyIdentities(efficiency)) expect([name, left]).toEqual([name, right]);
    const { totalCheckIn, totalCompleted, totalAuto, successAuto, checkinsYetToAssign } = efficiency;
    expect(totalCheckIn).toBe(460);
    expect(totalCompleted).toBeGreaterThan(totalCheckIn * 0.7);
    expect(successAuto).toBeGreaterThan(totalAuto * 0.7);
    for (const counts of [checkinsYetToAssign, airlineTotals(airlineRows(efficiency))])
      expect(Math.min(...Object.values(counts))).toBeGreaterThan(0);
  });

  test("is empty where nothing was", async () => {
    const { api } = enter("OPERATOR_ADMIN", { checkIns: [] });
    expect(await api.efficiency(lastHour)).toMatchObject({ totalCheckIn: 0, totalByAirlines: {} });
  });

  test("is not answered over years", async () => {
    const { api } = enter("OPERATOR_ADMIN");
    expect(await refusal(api.efficiency({ start: now - 300 * 86_400, end: now }))).toEqual({
      code: "RANGE_REFUSED",
      data: { problem: "TOO_LONG", latest: null, days: 92 },
    });
  });
});

describe("Total Checkin Count", () => {
  const tenDays = { vendorId: "NWT", from: "2026-11-12", to: "2026-11-21" };

  test("has days in its range, the same ones every time, and none of the future", async () => {
    const { api } = enter("OPERATOR_ADMIN");
    const counts = await api.checkinCount(tenDays);
    expect(countChips(counts).length).toBeGreaterThan(6);
    expect(await api.checkinCount({ ...tenDays, to: "2026-11-22" })).toEqual(counts);
  });

  test("can find nothing", async () => {
    const { api } = enter("OPERATOR_ADMIN", { counts: () => ({}) });
    expect(await api.checkinCount(tenDays)).toEqual({});
  });
});

describe("downloads", () => {
  test("show a report in every status, each as the contract says", async () => {
    const { api } = enter("BILLING");
    const { content } = await api.downloads.list(first50);
    expect(new Set(content.map(({ status }) => status)).size).toBe(5);
    for (const report of content)
      await expect(reportSchema.validate(report, { strict: true })).resolves.toEqual(report);
    expect(await api.downloads.news()).toEqual({ underWay: 2, ready: 1, failed: 1 });
    await api.downloads.seen();
    expect(await api.downloads.news()).toEqual({ underWay: 2, ready: 0, failed: 0 });
  });

  test("are the user's own, and everybody's for those who may see them", async () => {
    const others = [
      createReport(now, { id: 5, createdBy: "somebody" }),
      createReport(now, { id: 6, createdBy: "operator" }),
    ];
    const { api } = enter("OPERATOR", { reports: others });
    expect((await api.downloads.list(first50)).content.map(({ id }) => id)).toEqual([6]);
    expect(await refusal(api.downloads.read({ id: 5 }))).toMatchObject({ code: "REPORT_NOT_FOUND" });
    const lead = enter("OPERATOR_ADMIN_LEAD", { reports: others });
    expect((await lead.api.downloads.list(first50)).totalElement).toBe(2);
  });

  test("are tried again when they failed, and cancelled while they are under way", async () => {
    const { api } = enter("BILLING", {
      reports: [
        createReport(now, { id: 1, status: "failed" }),
        createReport(now, { id: 2, status: "running" }),
        createReport(now, { id: 3 }),
      ],
    });
    expect(await api.downloads.retry({ id: 1 })).toMatchObject({ status: "queued", failure: null, attempts: 3 });
    expect(await api.downloads.cancel({ id: 2 })).toMatchObject({ status: "cancelled" });
    expect(await refusal(api.downloads.retry({ id: 3 }))).toEqual({
      code: "REPORT_NOT_RETRIABLE",
      data: { status: "done" },
    });
    expect(await refusal(api.downloads.cancel({ id: 3 }))).toEqual({
      code: "REPORT_NOT_CANCELLABLE",
      data: { status: "done" },
    });
  });

  test("lead to the file of what is done", async () => {
    const { world, api } = enter("BILLING", { reports: [] });
    const answer = await api.billing({ productType: "AC", ...week });
    if (answer instanceof File) throw new Error("This is a file.");
    world.reports.finish(answer.jobId);
    const { dmscode } = await api.downloads.read({ id: answer.jobId });
    const response = await fetch(`http://localhost/api/documents/${dmscode ?? ""}?signature=mock`);
    expect(response.headers.get("content-disposition")).toContain("billing-ac_NWT_2026-11-14_2026-11-21.csv");
    const lines = (await response.text()).trim().split("\r\n");
    const billed = world.rows().filter(({ vendor, createdAt }) => vendor === "NWT" && createdAt <= now);
    expect(billed.length).toBeGreaterThan(20);
    expect(lines).toHaveLength(billed.length + 1);
  });

  test("are told of live to the one who asked", async () => {
    const { world, api } = enter("BILLING", {
      reports: [createReport(now, { id: 9, status: "queued", createdBy: "other" })],
    });
    const stream = (await fetch("http://localhost/api/events?ticket=x")).body?.pipeThrough(new TextDecoderStream());
    const answer = await api.billing({ productType: "AC", ...week });
    if (answer instanceof File) throw new Error("This is a file.");
    world.reports.advance(9, 1);
    world.reports.finish(answer.jobId);
    world.drop();
    let heard = "";
    for await (const part of stream ?? []) heard += part;
    expect(heard.match(/^event: .*\ndata: .*$/gm)).toEqual([
      'event: report.changed\ndata: {"id":10,"status":"queued"}',
      'event: report.changed\ndata: {"id":10,"status":"done"}',
      'event: report.finished\ndata: {"id":10}',
    ]);
  });
});
