import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { claimProcess } from "@gatehouse/server/bench";
import type pg from "pg";
import type { Session } from "./session.ts";
import { type Times, timed } from "./times.ts";

/**
 * Operators who work beside each other: each presses "Start Next Assignment", looks at the work for a while, gives it back, and
 * presses again.
 * @param think milliseconds that somebody looks, at least and at most
 * @returns the times of the presses
 */
export async function pressNext(
  sessions: readonly Session[],
  rounds: number,
  think: readonly [number, number],
): Promise<Times> {
  const times: number[] = [];
  await Promise.all(
    sessions.map(async (session) => {
      await sleep(Math.random() * think[1]);
      for (let round = -1; round < rounds; round += 1) {
        const took = await timed(() => session.post("/checkin/assignments/next"));
        if (round >= 0) times.push(took);
        await sleep(think[0] + Math.random() * (think[1] - think[0]));
        await session.post("/checkin/assignments/release");
      }
    }),
  );
  return times;
}

export interface RaceResult {
  readonly seconds: number;
  readonly unitsHeld: number;
  /** Units with two holders, and operators with two units. */
  readonly twice: number;
}

/** So many operators on two processes press twice, all at the same moment. */
export async function race(pool: pg.Pool, url: string, operators: number): Promise<RaceResult> {
  const now = Math.floor(Date.now() / 1000);
  const processes = ["north", "south"].map((prefix) => {
    const child = spawn(process.execPath, [claimProcess, url, prefix, String(operators / 2), String(now)], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    return {
      child,
      ready: new Promise((resolve) => child.stdout.once("data", resolve)),
      done: new Promise((resolve) => child.once("exit", resolve)),
    };
  });
  await Promise.all(processes.map(({ ready }) => ready));
  const took = await timed(async () => {
    for (const { child } of processes) child.stdin.end("go\n");
    await Promise.all(processes.map(({ done }) => done));
  });
  const racer = "locked_by ~ '^(north|south)-'";
  const { rows } = await pool.query<{ units: number; twice: number }>(
    `select (select count(distinct pnr_id)::int from check_in where ${racer}) as units,
      (select count(*)::int from (select pnr_id from check_in where ${racer} group by pnr_id having count(distinct locked_by) > 1) units)
        + (select count(*)::int from (select locked_by from check_in where ${racer} group by locked_by having count(distinct pnr_id) > 1) operators) as twice`,
  );
  return { seconds: took / 1000, unitsHeld: rows[0]?.units ?? 0, twice: rows[0]?.twice ?? -1 };
}

/** Gives back what the race took, by hand: the world is kept for the next run. */
export async function undoRace(pool: pg.Pool): Promise<void> {
  await pool.query("update check_in set locked_by = null, locked_at = null where locked_by ~ '^(north|south)-'");
  await pool.query("update pnr set held_by = null, active_at = null where held_by ~ '^(north|south)-'");
  await pool.query("delete from audit_entry where userid ~ '^(north|south)-'");
  await pool.query("delete from operator_state where userid ~ '^(north|south)-'");
}
