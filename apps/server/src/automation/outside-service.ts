import { number, object } from "yup";
import type { Documents } from "../documents/documents.ts";
import { defineJob } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Airline } from "../checkin/transitions/airline.ts";
import { answerTask } from "./answer.ts";
import { type AutomationOrder, readOrder } from "./order.ts";
import { sign } from "../platform/signature.ts";

/** Path of the answers, below the server's own address. */
export const resultsPath = "/api/checkin/automation/results";

/** Milliseconds that the service may take to accept a task. */
const patience = 20_000;

/** The service will never take this task, however often it is asked. */
const refusals: ReadonlySet<number> = new Set([400, 410, 413, 422]);

export interface OutsideServiceOptions {
  readonly url: string;
  readonly secret: string;
  /** The server's own address as the service reaches it, if it is known. */
  readonly publicUrl: string | undefined;
  /** Tests pass their own. */
  readonly fetch?: typeof globalThis.fetch;
  /** Seconds before the second try to hand a task over; doubled each time. Default 5. */
  readonly retryDelay?: number;
}

/** How often handing a task over is tried: the tenth comes after some forty minutes. Then it is stuck, which everybody sees. */
const tries = 10;

const orderData = object({ taskId: number().integer().required() });

/**
 * The outside service at `AUTOMATION_URL`: each task is posted from the job queue, signed, with an idempotency key, and again with
 * growing pauses while the service cannot be reached. What it answers comes to `resultsPath`. Register its job before the jobs start.
 */
export function createOutsideService(
  { db, jobs, now, log }: Pick<Platform, "db" | "jobs" | "now" | "log">,
  documents: Documents,
  services: () => ChangeServices,
  { url, secret, publicUrl, fetch = globalThis.fetch, retryDelay = 5 }: OutsideServiceOptions,
): Airline {
  const answerTo = publicUrl === undefined ? null : new URL(resultsPath, publicUrl).href;

  /** @returns the status that the service answered with */
  async function post(order: AutomationOrder, signal: AbortSignal): Promise<number> {
    const body = JSON.stringify(order);
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": order.idempotencyKey,
        ...sign(secret, body, now()),
      },
      body,
      // A signed order goes nowhere but where it was configured to go.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    await response.body?.cancel();
    return response.status;
  }

  const job = defineJob({
    name: "checkin.automation-order",
    schema: orderData,
    keyed: true,
    retries: tries - 1,
    retryDelay,
    concurrency: 4,
    timeout: 60,
    handler: async ({ taskId }: { taskId: number }, { signal, attempt }) => {
      const order = await readOrder(db, taskId, answerTo);
      if (!order) return;
      const status = await post(order, signal);
      // 409: it has the task already.
      if ((status >= 200 && status < 300) || status === 409) return;
      if (refusals.has(status)) {
        const note = `The automation service refused the task (${status}).`;
        await answerTask(db, documents, services(), taskId, { outcome: "failed", note }, now);
        return;
      }
      log.warn({ taskId, status, attempt }, "the automation service did not take a task");
      throw new Error(`The automation service answered ${status}.`);
    },
  });
  jobs.register(job);
  return {
    works: true,
    async submit(tx, tasks) {
      for (const { id } of tasks) await jobs.enqueue(tx, job, { taskId: id }, { key: String(id) });
    },
  };
}
