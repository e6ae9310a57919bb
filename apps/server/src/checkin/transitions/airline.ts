import type { Transaction } from "../../platform/database.ts";

/** A check-in that automation is asked to do. */
export interface AutomationTask {
  readonly id: number;
  readonly checkInId: number;
}

/**
 * The gateway to whatever checks in by machine. It answers later, and as often as it likes: `answerTask` takes the first answer of
 * a task that still waits. The simulated airline is one; an outside service at `AUTOMATION_URL` is another.
 */
export interface Airline {
  /** Whether anybody does what is submitted; otherwise nothing may be. */
  readonly works: boolean;
  /** Hands tasks over in the caller's transaction: they go out if and only if it commits. */
  submit(tx: Transaction, tasks: readonly AutomationTask[]): Promise<void>;
}

/** Nothing is automated: neither a service is configured, nor is this the demo world. */
export const noAirline: Airline = {
  works: false,
  async submit() {
    throw new Error("There is nothing that checks in by machine.");
  },
};
