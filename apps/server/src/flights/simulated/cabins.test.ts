import { seatsOfRow } from "@gatehouse/domain/seats";
import { expect, test } from "vitest";
import { createSimulatedSupplier } from "./supplier.ts";

const supplier = createSimulatedSupplier(() => 0);

// SEAT-1, SEAT-2
test("a flight has the same cabin each time on the same day, and others are taken on another", async () => {
  const [one, same, other] = await Promise.all([
    supplier.seatMap("TP202", "2026-12-21"),
    supplier.seatMap("TP202", "2026-12-21"),
    supplier.seatMap("TP202", "2026-12-22"),
  ]);
  expect(one).toBeDefined();
  expect(same).toEqual(one);
  expect(other?.aircraft).toBe(one?.aircraft);
  expect(other?.rows).not.toEqual(one?.rows);
});

test.each(["TP202", "S4222", "FR101", "LH400", "AF1"])("%s is a cabin that can be drawn", async (flight) => {
  const map = await supplier.seatMap(flight, "2026-12-21");
  expect(map?.departure).toMatch(/^2026-12-21T\d\d:\d\d$/);
  const rows = map?.rows ?? [];
  const ids = rows.flatMap((row) => seatsOfRow(row).map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(80);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rows.map(({ number }) => number)).not.toContain(13);
  const free = rows.flatMap(seatsOfRow).filter(({ isTaken }) => !isTaken).length;
  expect(free).toBeGreaterThan(ids.length * 0.2);
  expect(free).toBeLessThan(ids.length * 0.8);
  expect(rows.some(({ isExit }) => isExit)).toBe(true);
});

test("a flight or a day that there is not has none", async () => {
  await expect(supplier.seatMap("QQ1", "2026-12-21")).resolves.toBeUndefined();
  await expect(supplier.seatMap("TP202", "2026-02-30")).resolves.toBeUndefined();
});
