import type { Logger } from "../platform/log.ts";
import type { Platform } from "../platform/platform.ts";
import { endSessions, type OpenSession, sessionOfToken } from "./sessions.ts";

/** Where an attempt comes from. */
export interface Caller {
  readonly address: string;
  /** What its browser calls itself, in short. */
  readonly browser: string;
  /** Log of the request: security events carry its id (ASVS 16.3.2). */
  readonly log: Logger;
  /** The refresh token of the caller's cookie, if there is one. */
  readonly refreshToken: string | undefined;
}

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
  by: "password" | "app" | "recovery" | "passkey" | "single sign-on",
): Promise<void> {
  if (refreshToken !== undefined)
    onEnded(await db.transaction((tx) => endSessions(tx, live, sessionOfToken(refreshToken), now())));
  log.info({ security: "login", userId, sessionId, address, by }, "signed in");
}
