import { and, eq, isNull } from "drizzle-orm";
import { spawn } from "node:child_process";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { addBasics } from "../../test/desk.ts";
import type { SupplyWork } from "../../test/supply-process.ts";
import { addLinkedUnit, type LinkedUnit } from "../../test/travellers.ts";
import { passenger } from "../bookings/tables.ts";
import { travellerAudit, travellerInfo } from "./tables.ts";

const database = useDatabase();
const script = path.join(import.meta.dirname, "../../test/supply-process.ts");
beforeAll(() => addBasics(database.db));

/** Starts a process that takes forms, and kills it after some of them, as a power cut would. @returns what it complained about */
async function workAndDie(work: SupplyWork, forms: number): Promise<string> {
  const child = spawn(process.execPath, [script, JSON.stringify(work)], { stdio: ["ignore", "pipe", "pipe"] });
  let complaint = "";
  let done = 0;
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    done += chunk.length;
    if (done >= forms) child.kill("SIGKILL");
  });
  await new Promise((resolve) => child.once("exit", resolve));
  return complaint;
}

test("killed while it takes forms: each stands with all its parts and its log, or not at all", async () => {
  const { db } = database;
  const units: LinkedUnit[] = [];
  for (let count = 0; count < 4; count += 1) units.push(await addLinkedUnit(db));
  const links = units.map(({ secret, bookingNo, passengers: [id = ""] }) => ({ secret, bookingNo, passenger: id }));
  let from = 1_000_000;
  for (const forms of [1, 7, 20, 41]) {
    expect(await workAndDie({ url: database.url, links, from }, forms)).toBe("");
    const numbers: number[] = [];
    for (const { bookingId, passengers } of units) {
      const [row] = await db
        .select()
        .from(passenger)
        .where(eq(passenger.id, Number(passengers[0])));
      const [info] = await db.select().from(travellerInfo).where(eq(travellerInfo.bookingId, bookingId));
      if (!row?.passportNo) continue;
      const number = row.passportNo.slice(2);
      expect([row.ktn, info?.destinationAddress?.line1]).toEqual([`TT${number}`, number]);
      // A form is two lines of the log: the passenger's and the booking's.
      const lines = async (of: "passenger" | "booking") =>
        db.$count(
          travellerAudit,
          and(
            eq(travellerAudit.bookingId, bookingId),
            of === "booking"
              ? isNull(travellerAudit.passengerId)
              : eq(travellerAudit.passengerId, Number(passengers[0])),
          ),
        );
      expect(await lines("booking")).toBe(await lines("passenger"));
      numbers.push(Number(number));
    }
    // It really was killed at work.
    expect(numbers.length).toBeGreaterThan(0);
    from = Math.max(...numbers) + 1;
  }
}, 120_000);
