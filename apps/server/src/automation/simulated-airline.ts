import { parseBcbp, type PassSymbology } from "@gatehouse/domain/boarding-pass";
import { and, eq, gt, lt } from "drizzle-orm";
import { number, object } from "yup";
import type { Documents } from "../documents/documents.ts";
import { defineJob } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { loadAirports } from "../reference/airports.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import { automationTask } from "../checkin/tables.ts";
import type { Airline } from "../checkin/transitions/airline.ts";
import { answerTask, type AutomationAnswer } from "./answer.ts";
import { passBarcode, type Symbology } from "./boarding-pass.ts";
import { drawBoardingPass } from "./draw-boarding-pass.ts";
import { seededRandom } from "../platform/seeded-random.ts";
import { type FlownCheckIn, passFactsOf, readFlown } from "./pass-facts.ts";

export interface SimulationOptions {
  /** The same seed fails and delivers the same tasks. */
  readonly seed: number;
  /** Seconds that an airline takes, at least and at most. */
  readonly seconds: readonly [from: number, to: number];
}

const troubles = [
  "The airline's page did not answer.",
  "The airline asks for a code sent to the traveller.",
  "The airline's page has changed.",
  "Too many requests; the airline asked to come again later.",
];

/** How often automation fails with an airline, 5 to 30 in a hundred: some pages are harder than others. */
const failureRate = (seed: number, airline: string) => seededRandom(seed, "failure-rate", airline).between(5, 30) / 100;

/** A pass that the airline got wrong in one point, so that somebody must look at it. */
export function misprint(flown: FlownCheckIn, seed: number): FlownCheckIn {
  const random = seededRandom(seed, "misprint", flown.id);
  return random.chance(0.5)
    ? { ...flown, firstname: flown.firstname.slice(0, -1) || "X" }
    : { ...flown, flightnum: String(Number(flown.flightnum) + 1) };
}

/** What a reader calls the symbologies that are printed. */
const readAs: Readonly<Record<Symbology, PassSymbology>> = {
  azteccode: "Aztec",
  pdf417: "PDF417",
  qrcode: "QRCode",
  datamatrix: "DataMatrix",
};

/** What the simulated airline answers to a task: one in ten passes is not quite right. */
export async function simulateAnswer(taskId: number, flown: FlownCheckIn, seed: number): Promise<AutomationAnswer> {
  const random = seededRandom(seed, "task", flown.airline, flown.id, taskId);
  if (random.chance(failureRate(seed, flown.airline))) return { outcome: "failed", note: random.pick(troubles) };
  const printed = random.chance(0.1) ? misprint(flown, seed) : flown;
  const facts = passFactsOf(printed, await loadAirports(), seed);
  const pass = parseBcbp(passBarcode(facts), readAs[facts.symbology]);
  return {
    outcome: "delivered",
    pdf: await drawBoardingPass(facts),
    findings: { reading: "read", failure: null, source: "barcode", passes: pass ? [pass] : [] },
  };
}

/** Seconds after which an unanswered task is asked about again: its job may have failed for good, or was never made. */
const patience = 5;
/** Seconds after which nobody asks any more; "Release Atmn" takes such tasks back (AUT-4). */
const forgottenAfter = 30 * 60;

const answerData = object({ taskId: number().integer().required() });

/**
 * The default airline (AUT-8): answers every task after some seconds, from the job queue, so that a restart loses none.
 * Register its job before the jobs start; `desk` is asked for late because the desk knows the airline.
 */
export function createSimulatedAirline(
  { db, jobs, now }: Pick<Platform, "db" | "jobs" | "now">,
  documents: Documents,
  services: () => ChangeServices,
  { seed, seconds }: SimulationOptions,
): Airline {
  const job = defineJob({
    name: "checkin.simulated-airline",
    schema: answerData,
    keyed: true,
    concurrency: 2,
    handler: async ({ taskId }: { taskId: number }) => {
      const [task] = await db
        .select({ checkInId: automationTask.checkInId, state: automationTask.state })
        .from(automationTask)
        .where(eq(automationTask.id, taskId));
      // An airline that was asked goes on when nobody waits any more: what it delivers then is a candidate page.
      const asked = task?.state === "WAITING" || task?.state === "CANCELLED";
      const flown = task && asked ? await readFlown(db, task.checkInId) : undefined;
      if (flown) await answerTask(db, documents, services(), taskId, await simulateAnswer(taskId, flown, seed), now);
    },
  });
  jobs.register(job);
  const startAfter = (id: number) => new Date((now() + seededRandom(seed, "wait", id).between(...seconds)) * 1000);
  jobs.register(
    defineJob({
      name: "checkin.simulated-airline-reminder",
      everySeconds: 15,
      handler: async () => {
        const due = and(
          eq(automationTask.state, "WAITING"),
          lt(automationTask.createdAt, now() - seconds[1] - patience),
          gt(automationTask.createdAt, now() - forgottenAfter),
        );
        for (const { id } of await db.select({ id: automationTask.id }).from(automationTask).where(due).limit(200))
          await jobs.enqueue(db, job, { taskId: id }, { startAfter: startAfter(id), key: String(id) });
      },
    }),
  );
  return {
    works: true,
    async submit(tx, tasks) {
      for (const { id } of tasks)
        await jobs.enqueue(tx, job, { taskId: id }, { startAfter: startAfter(id), key: String(id) });
    },
  };
}
