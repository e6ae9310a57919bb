import type { Pool } from "pg";
import type { SignedInCalls } from "../access/guard.ts";
import { createChatModel } from "../platform/chat-model.ts";
import type { Platform } from "../platform/platform.ts";
import { addUpJob } from "./by-hour.ts";
import { createKnownNames } from "./known-names.ts";
import { openReader } from "./reader.ts";
import { analyticsRouter } from "./router.ts";

/** Database analytics, on a platform. @param pool of the database's owner */
export async function createAnalytics(
  { config, db, log, now }: Pick<Platform, "config" | "db" | "log" | "now">,
  pool: Pool,
) {
  const reader = await openReader(pool, log);
  const { analyticsModelUrl: url, analyticsModel = "", analyticsModelKey = "", analyticsModelPatience } = config;
  const model = url
    ? createChatModel({ url, model: analyticsModel, key: analyticsModelKey, patience: analyticsModelPatience, log })
    : undefined;
  const namesFor = createKnownNames(db, now);
  return {
    job: addUpJob(db),
    router: (calls: SignedInCalls) => analyticsRouter(calls, { db, now, reader, namesFor, model }),
    close: () => reader.close(),
  };
}
