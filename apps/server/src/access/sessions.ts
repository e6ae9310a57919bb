import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { hashOf, randomSecret, successorOf } from "./secrets.ts";
import { appUser, loginSession, refreshToken, signInPlace } from "./tables.ts";
import { networkOf } from "./throttle.ts";

/** Life of a session in seconds, however often it is renewed (ACC-7). */
const absoluteLife = 12 * 3600;
/** Seconds in which a used refresh token still leads to its successor: two tabs may renew at once. */
const grace = 10;

export interface OpenSession {
  readonly sessionId: string;
  readonly userId: string;
  /** Seconds since 1970, UTC. */
  readonly expiresAt: number;
  /** The refresh token that the cookie carries from now on. */
  readonly refreshToken: string;
}

export type Renewal =
  | { readonly outcome: "renewed"; readonly session: OpenSession }
  /** No token of ours, or one of a session that was forgotten long ago. */
  | { readonly outcome: "unknown" }
  | { readonly outcome: "ended"; readonly userId: string }
  /** A used token came back although its successor had arrived: somebody holds a copy, and the whole family ends. */
  | { readonly outcome: "reused"; readonly userId: string; readonly sessionId: string };

/** Announces the end of sessions. */
export type Announcer = Pick<LiveHub, "publish">;

/**
 * Ends the open sessions that a condition names, and with the commit their live streams on every server.
 * @returns the ids of those that were open
 */
export async function endSessions(
  tx: Transaction,
  live: Announcer,
  which: SQL | undefined,
  now: number,
): Promise<readonly string[]> {
  const ended = await tx
    .update(loginSession)
    .set({ endedAt: now })
    .where(and(isNull(loginSession.endedAt), which))
    .returning({ id: loginSession.id });
  for (const { id } of ended) await live.publish(tx, { type: "session.ended" }, { to: "session", sessionId: id });
  return ended.map(({ id }) => id);
}

/**
 * Opens a session for somebody whose password was right a moment ago.
 * @param passwordHash the hash that it was right for
 * @param from where it is opened: the first one from there is shown to its user as unfamiliar (ACC-27)
 * @returns undefined when the user was disabled or the password changed meanwhile
 */
export async function openSession(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  now: number,
  from: { readonly browser: string; readonly address: string },
): Promise<OpenSession | undefined> {
  // Disabling and changing a password wait for this lock, and then find the new session to end.
  const [user] = await tx
    .select({ disabledAt: appUser.disabledAt, passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for("no key update");
  if (!user || user.disabledAt !== null || user.passwordHash !== passwordHash) return undefined;
  const token = randomSecret();
  const expiresAt = now + absoluteLife;
  const [session] = await tx
    .insert(loginSession)
    .values({
      userId,
      rotationKey: randomSecret(),
      createdAt: now,
      expiresAt,
      lastUsedAt: now,
      browser: from.browser,
      address: networkOf(from.address),
      unfamiliar: await isUnfamiliar(tx, userId, from, now),
    })
    .returning({ id: loginSession.id });
  if (!session) throw new Error("PostgreSQL returned no row for a new session.");
  await tx.insert(refreshToken).values({ hash: hashOf(token), sessionId: session.id });
  await tx.update(appUser).set({ lastSignInAt: now }).where(eq(appUser.id, userId));
  return { sessionId: session.id, userId, expiresAt, refreshToken: token };
}

/** Whether somebody signs in from a browser and network that was not seen before; the very first place of a user is nothing unusual. */
async function isUnfamiliar(
  tx: Transaction,
  userId: string,
  { browser, address }: { readonly browser: string; readonly address: string },
  now: number,
): Promise<boolean> {
  const place = `${browser} ${networkOf(address)}`;
  const known = await tx.select({ place: signInPlace.place }).from(signInPlace).where(eq(signInPlace.userId, userId));
  await tx
    .insert(signInPlace)
    .values({ userId, place, lastAt: now })
    .onConflictDoUpdate({ target: [signInPlace.userId, signInPlace.place], set: { lastAt: now } });
  return known.length > 0 && !known.some((one) => one.place === place);
}

/** The session that a refresh token belongs to, used or not. */
export const sessionOfToken = (token: string): SQL =>
  inArray(
    loginSession.id,
    sql`(select ${refreshToken.sessionId} from ${refreshToken} where ${refreshToken.hash} = ${hashOf(token)})`,
  );

const maxKept = 10_000;

/** Notes that refresh tokens have reached their browsers: each process asks the database once for each. */
export function createTokenReceipts(db: Database) {
  const noted = new Set<string>();
  return {
    /** @param hash of the refresh token that came with the access token of a call */
    async note(hash: string, now: number): Promise<void> {
      if (noted.has(hash)) return;
      await db
        .update(refreshToken)
        .set({ arrivedAt: now })
        .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.arrivedAt)));
      if (noted.size >= maxKept) noted.clear();
      noted.add(hash);
    },
  };
}

/**
 * Turns a refresh token into its successor, once. Within the grace a used token leads to the same newest token of its family, so
 * that a family never has two living ends. Afterwards it still leads to its successor while nobody has shown to have that one: its
 * answer was lost, and anyone who asks again is whom it was meant for, as far as anybody can know. Otherwise it ends the family.
 */
export async function renewSession(db: Database, live: Announcer, token: string, now: number): Promise<Renewal> {
  return db.transaction(async (tx): Promise<Renewal> => {
    // Renewals of one family happen one after the other.
    const [session] = await tx.select().from(loginSession).where(sessionOfToken(token)).for("update");
    if (!session) return { outcome: "unknown" };
    const { id: sessionId, userId, expiresAt } = session;
    if (session.endedAt !== null || expiresAt <= now) return { outcome: "ended", userId };
    const stateOf = async (hash: string) =>
      (
        await tx
          .select({ usedAt: refreshToken.usedAt, arrivedAt: refreshToken.arrivedAt })
          .from(refreshToken)
          .where(eq(refreshToken.hash, hash))
      )[0];
    const usedAtOf = async (hash: string) => (await stateOf(hash))?.usedAt;
    const isKnown = async (hash: string) => {
      const state = await stateOf(hash);
      return state?.usedAt !== null || state.arrivedAt !== null;
    };

    const usedAt = await usedAtOf(hashOf(token));
    const isLate = typeof usedAt === "number" && now - usedAt > grace;
    if (isLate && (await isKnown(hashOf(successorOf(session.rotationKey, token))))) {
      await endSessions(tx, live, eq(loginSession.id, sessionId), now);
      return { outcome: "reused", userId, sessionId };
    }
    let newest = token;
    if (typeof usedAt === "number") {
      do newest = successorOf(session.rotationKey, newest);
      while (typeof (await usedAtOf(hashOf(newest))) === "number");
    } else {
      newest = successorOf(session.rotationKey, token);
      await tx
        .update(refreshToken)
        .set({ usedAt: now })
        .where(eq(refreshToken.hash, hashOf(token)));
      await tx.insert(refreshToken).values({ hash: hashOf(newest), sessionId });
      await tx.update(loginSession).set({ lastUsedAt: now }).where(eq(loginSession.id, sessionId));
    }
    return { outcome: "renewed", session: { sessionId, userId, expiresAt, refreshToken: newest } };
  });
}
