import type { SignedInCalls } from "../../access/guard.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Beside } from "./beside.ts";
import { readUpcoming } from "./flights.ts";
import { type AskPunctuality, punctualityOf } from "./punctuality.ts";

/** How far the board looks ahead, in seconds (TRP-30). */
export const ahead = 48 * 3600;

interface Parts extends Pick<Platform, "db" | "now"> {
  readonly punctuality: AskPunctuality;
  readonly beside: Beside;
}

/** Implements `contract.tripsBoard`. */
export const tripsBoardRouter = (calls: SignedInCalls, { db, now, punctuality, beside }: Parts) => ({
  upcoming: calls.tripsBoard.upcoming.handler(async ({ input, context: { principal } }) => {
    const { includeOntime, vids, before, ...query } = input;
    const moment = now();
    const found = await readUpcoming(
      db,
      principal,
      {
        ...query,
        vendors: vids.split(",").flatMap((code) => code.trim() || []),
        now: moment,
        before: Math.min(before ?? Infinity, moment + ahead),
      },
      beside,
    );
    const percentOf = includeOntime ? await punctualityOf(found.content, punctuality) : () => null;
    return {
      ...found,
      content: found.content.map((flight) => ({ ...flight, onTimePercent: percentOf(flight) })),
    };
  }),
});
