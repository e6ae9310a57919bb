import {
  isPermission,
  isVendorBound,
  permissionsOf,
  roleOf,
  withheldFrom,
  type Permission,
  type Role,
} from "@gatehouse/domain/access";
import { type EmbeddedModule, embeddedPermissions } from "@gatehouse/domain/embedding";
import { and, eq, gt, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { appUser, connectedVendor, loginSession, vendorKey } from "./tables.ts";

/** Who makes a call, and what they may do and see. It can read live streams as it is. */
export interface Principal {
  readonly userId: string;
  /** The short name for locks and audit entries. */
  readonly userid: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
  /** Codes of the vendors whose rows they may see, or "all". A traveller sees no vendor's rows, only its own records. */
  readonly vendors: readonly string[] | "all";
  readonly sessionId: string;
  /** When the session ends at the latest: seconds since 1970, UTC. */
  readonly endsAt: number;
  /** The module of a frame that the session is for; undefined for whoever has signed in. */
  readonly embedded?: EmbeddedModule;
}

/** The codes of a role and those that the user has beyond them, less what the organisation does not have (ACC-2). */
export function grantedTo(role: Role, more: readonly string[], vendor: string | null): readonly Permission[] {
  const withheld = withheldFrom(vendor);
  return [...new Set([...permissionsOf(role), ...more.filter(isPermission)])].filter(
    (code) => !withheld.includes(code),
  );
}

/** What is left of what somebody may do in a frame that shows one module (EMB-5). */
export const permittedIn = (
  module: EmbeddedModule | null | undefined,
  granted: readonly Permission[],
): readonly Permission[] => (module ? granted.filter((code) => embeddedPermissions[module].includes(code)) : granted);

/** A session holds: it was not ended, its time is not over, and the key that asked for it, if one did, is good. */
const holds = (now: number) =>
  and(
    isNull(loginSession.endedAt),
    gt(loginSession.expiresAt, now),
    isNull(appUser.disabledAt),
    or(isNull(loginSession.vendorKeyId), isNull(vendorKey.revokedAt)),
  );

/** Whose rows a user of a role may see (ACC-3). */
function vendorsOf(role: Role, vendor: string | null, connected: readonly string[]): readonly string[] | "all" {
  if (!isVendorBound(role)) return "all";
  if (!vendor || role === "TRAVELLER") return [];
  return role === "LEVEL1_VENDOR" ? [vendor, ...connected] : [vendor];
}

/**
 * The condition that limits a query to the rows a caller may see; undefined where it may see all. Every query on a table with a
 * vendor takes it, so that a foreign record is "not found" (ACC-3).
 */
export function vendorScope({ vendors }: Pick<Principal, "vendors">, column: PgColumn): SQL | undefined {
  if (vendors === "all") return undefined;
  return vendors.length === 0 ? sql`false` : inArray(column, [...vendors]);
}

/** The principal of a session as the database knows it now; undefined when session or user have ended. */
export async function loadPrincipal(tx: Queryable, sessionId: string, now: number): Promise<Principal | undefined> {
  const [row] = await tx
    .select({
      userId: appUser.id,
      userid: appUser.userid,
      roleList: appUser.roleList,
      permissions: appUser.permissions,
      vendor: appUser.vendor,
      connected: sql<
        string[]
      >`array(select ${connectedVendor.connected} from ${connectedVendor} where ${connectedVendor.vendor} = ${appUser.vendor})`,
      endsAt: loginSession.expiresAt,
      embedded: loginSession.embedded,
    })
    .from(loginSession)
    .innerJoin(appUser, eq(appUser.id, loginSession.userId))
    .leftJoin(vendorKey, eq(vendorKey.id, loginSession.vendorKeyId))
    .where(and(eq(loginSession.id, sessionId), holds(now)));
  const role = row && roleOf(row.roleList);
  if (!role) return undefined;
  const { userId, userid, endsAt, embedded } = row;
  return {
    userId,
    userid,
    role,
    sessionId,
    endsAt,
    permissions: permittedIn(embedded, grantedTo(role, row.permissions, row.vendor)),
    vendors: vendorsOf(role, row.vendor, row.connected),
    ...(embedded && { embedded }),
  };
}

/** Which of these sessions still hold, and their users with them. */
export async function openSessions(
  db: Queryable,
  sessionIds: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: loginSession.id })
    .from(loginSession)
    .innerJoin(appUser, eq(appUser.id, loginSession.userId))
    .leftJoin(vendorKey, eq(vendorKey.id, loginSession.vendorKeyId))
    .where(and(inArray(loginSession.id, [...sessionIds]), holds(now)));
  return new Set(rows.map(({ id }) => id));
}

const defaultFreshness = 5000;
const maxKept = 10_000;

/** Principals by session, for a few seconds each. */
export interface PrincipalCache {
  get(sessionId: string, load: () => Promise<Principal | undefined>): Promise<Principal | undefined>;
  readonly forget: (sessionIds: readonly string[]) => void;
}

/**
 * Spares every call a query. An end of a session and a change of what somebody may do are heard at once, from this process and by
 * NOTIFY from the others; while the listening connection is away the few seconds are the limit.
 * @param freshness milliseconds for which a principal is believed without asking again
 */
export function createPrincipalCache(live: Pick<LiveHub, "subscribe">, freshness = defaultFreshness): PrincipalCache {
  const kept = new Map<string, { readonly principal: Principal; readonly until: number }>();
  // What was read before a session ended must not be kept after it.
  let changes = 0;
  const forget = (sessionIds: readonly string[]) => {
    changes += 1;
    for (const id of sessionIds) kept.delete(id);
  };
  live.subscribe(({ event, audience }) => {
    if (event.type === "resync") forget([...kept.keys()]);
    if (event.type === "session.ended" && audience.to === "session") forget([audience.sessionId]);
    if (event.type === "access.changed" && audience.to === "user")
      forget([...kept].filter(([, { principal }]) => principal.userId === audience.userId).map(([id]) => id));
  });
  return {
    forget,
    async get(sessionId, load) {
      const known = kept.get(sessionId);
      if (known && known.until > performance.now()) return known.principal;
      const before = changes;
      const principal = await load();
      kept.delete(sessionId);
      if (principal && before === changes) {
        if (kept.size >= maxKept) kept.clear();
        kept.set(sessionId, { principal, until: performance.now() + freshness });
      }
      return principal;
    },
  };
}
