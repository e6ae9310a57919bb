import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Database, Queryable } from "../platform/database.ts";
import { recordAccess } from "./audit.ts";
import type { Principal } from "./principal.ts";
import { endSessions, type Announcer } from "./sessions.ts";
import { loginSession } from "./tables.ts";

type Owner = Pick<Principal, "userId" | "userid" | "sessionId">;

interface Parts {
  readonly db: Database;
  readonly live: Announcer;
  readonly onEnded: (sessionIds: readonly string[]) => void;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The open sessions of a user, seen and ended by the user alone (ACC-27). */
export function createOwnSessions({ db, live, onEnded, now }: Parts) {
  const open = (userId: string) =>
    and(eq(loginSession.userId, userId), isNull(loginSession.endedAt), gt(loginSession.expiresAt, now()));
  const tell = (tx: Queryable, userId: string) => live.publish(tx, { type: "account.changed" }, { to: "user", userId });
  return {
    async list({ userId, sessionId }: Owner) {
      const rows = await db
        .select({
          id: loginSession.id,
          browser: loginSession.browser,
          address: loginSession.address,
          createdAt: loginSession.createdAt,
          lastUsedAt: loginSession.lastUsedAt,
          unfamiliar: loginSession.unfamiliar,
        })
        .from(loginSession)
        .where(open(userId))
        .orderBy(desc(loginSession.createdAt));
      const shown = rows.map((row) => ({
        ...row,
        lastUsedAt: row.lastUsedAt ?? row.createdAt,
        current: row.id === sessionId,
      }));
      // What is asked about first, then this one, then the newest.
      const rank = ({ unfamiliar, current }: (typeof shown)[number]) => (unfamiliar ? 0 : current ? 1 : 2);
      return shown.toSorted((one, other) => rank(one) - rank(other));
    },

    /** @returns how many ended */
    async end({ userId, userid, sessionId }: Owner, which: { readonly id: string } | "others"): Promise<number> {
      if (which !== "others" && !uuid.test(which.id)) return 0;
      const ended = await db.transaction(async (tx) => {
        const meant = which === "others" ? ne(loginSession.id, sessionId) : eq(loginSession.id, which.id);
        const ids = await endSessions(tx, live, and(open(userId), meant), now());
        if (ids.length > 0) {
          await recordAccess(
            tx,
            { doneBy: userid, at: now() },
            userid,
            which === "others" ? "SESSIONS_ENDED" : "SESSION_ENDED",
          );
          await tell(tx, userId);
        }
        return ids;
      });
      onEnded(ended);
      return ended.length;
    },

    /** @returns whether there is such a session */
    async familiar({ userId }: Owner, id: string): Promise<boolean> {
      if (!uuid.test(id)) return false;
      return db.transaction(async (tx) => {
        const found = await tx
          .update(loginSession)
          .set({ unfamiliar: false })
          .where(and(open(userId), eq(loginSession.id, id)))
          .returning({ id: loginSession.id });
        if (found.length > 0) await tell(tx, userId);
        return found.length > 0;
      });
    },
  };
}

export type OwnSessions = ReturnType<typeof createOwnSessions>;
