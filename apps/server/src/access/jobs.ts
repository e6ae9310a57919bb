import { lte } from "drizzle-orm";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { signOnAttempt } from "./single-sign-on/tables.ts";
import { passkeyChallenge } from "./second-factor/tables.ts";
import { loginSession, signInPlace, streamTicket } from "./tables.ts";
import { purgeAttempts } from "./throttle.ts";

/** Seconds for which an ended session is remembered, so that a late refresh token is known for what it is. */
const remembered = 86_400;
/** Seconds for which a browser and network that somebody signed in from count as familiar. */
const familiar = 180 * 86_400;

/** Deletes sessions, tickets and failed attempts that no longer mean anything. */
export const purgeAccess = ({ db, now }: Pick<Platform, "db" | "now">): JobDefinition =>
  defineJob({
    name: "access.forget",
    everySeconds: 3600,
    handler: async () => {
      await db.delete(streamTicket).where(lte(streamTicket.expiresAt, now()));
      await db.delete(loginSession).where(lte(loginSession.expiresAt, now() - remembered));
      await db.delete(signInPlace).where(lte(signInPlace.lastAt, now() - familiar));
      await db.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, now()));
      await db.delete(signOnAttempt).where(lte(signOnAttempt.expiresAt, now()));
      await purgeAttempts(db, now());
    },
  });
