import type { Platform } from "../platform/platform.ts";
import type { Caller } from "./sign-in.ts";
import { endSessions, type OpenSession, sessionOfToken } from "./sessions.ts";

export interface EntryParts extends Pick<Platform, "db" | "live" | "now"> {
  /** Told of sessions that ended, before the caller learns of it. */
  readonly onEnded: (sessionIds: readonly string[]) => void;
}

/**
 * Somebody has signed in: the session this browser had before ends (ASVS 7.2.4), and the log says so.
 * @param by what they signed in with last
 */
export async function enter(
  { db, live, now, onEnded }: EntryParts,
  { userId, sessionId }: OpenSession,
  { refreshToken, log, address }: Caller,
  by: "password" | "app" | "recovery" | "passkey",
): Promise<void> {
  if (refreshToken !== undefined)
    onEnded(await db.transaction((tx) => endSessions(tx, live, sessionOfToken(refreshToken), now())));
  log.info({ security: "login", userId, sessionId, address, by }, "signed in");
}
