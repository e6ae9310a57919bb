import type { Api } from "@gatehouse/api/client";
import type { Clock } from "../clock.ts";

export type Assignment = Awaited<ReturnType<Api["checkin"]["assignments"]["current"]>>;

/** What an operator holds, by the screen's clock: that of the machine may be minutes off, and what is left counts down by it. */
export const inScreenTime = (answer: Assignment, clock: Clock): Assignment =>
  answer.releasesAt === null
    ? answer
    : { ...answer, releasesAt: answer.releasesAt + clock() - answer.now, now: clock() };
