import { byteOrderMark, efficiencyOf } from "@gatehouse/domain/reports";
import { expect, test } from "vitest";
import { efficiencyFile } from "./efficiency-files.ts";

const range = { startDate: "2026-11-20", startTime: "16:12", endDate: "2026-11-20", endTime: "16:13" };
const instants = { start: Date.UTC(2026, 10, 20, 10, 42) / 1000, end: Date.UTC(2026, 10, 20, 10, 43) / 1000 + 59 };
const figures = {
  ...efficiencyOf(
    [],
    [{ checkInId: 1, airline: "W6", action: "BP_ATTACHED", userid: "=x", at: instants.start }],
    instants,
  ),
  totalCheckIn: 5,
  totalByAirlines: { LH: 2, W6: 3 },
  automationSuccessByAirline: { W6: 3 },
  notSettledByAirline: { LH: 2 },
};
const report = { figures, range, instants, loadedAt: instants.end };
const linesOf = async (file: File): Promise<readonly string[]> => {
  // `text` drops the mark; it is asked for apart.
  const all = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(all.startsWith(byteOrderMark)).toBe(true);
  return all.slice(1).trimEnd().split("\r\n");
};

test("airlines have every outcome and their total", async () => {
  const file = efficiencyFile("airlines", report);
  expect(file.name).toBe("efficiency-airlines_2026-11-20T1612_2026-11-20T1613.csv");
  expect(await linesOf(file)).toEqual([
    'Airline Code,Total,Successful Automation,Attached by operators,Status 1,"Status 2,3,4",Not settled',
    "W6,3,3,0,0,0,0",
    "LH,2,0,0,0,0,2",
    "TOTAL,5,3,0,0,0,2",
  ]);
});

test("the summary has eleven measures", async () => {
  const lines = await linesOf(efficiencyFile("summary", report));
  expect(lines).toHaveLength(12);
  expect(lines[1]).toBe("Total Checkin,5");
});

test("operators keep their order, and no name is a formula", async () => {
  expect((await linesOf(efficiencyFile("operators", report))).slice(1)).toEqual([
    "TOTAL,1,0",
    "AUTOMATION,0,0",
    "OPERATOR_TOTAL,1,0",
    "'=x,1,0",
  ]);
});

test("throughput is told by the clock in India", async () => {
  expect((await linesOf(efficiencyFile("throughput", report)))[1]).toBe("2026-11-20 16:12:00,0,0,1,0");
});
