import { isVendorBound, roleOf } from "@gatehouse/domain/access";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../platform/database.ts";
import { type CommandActor, recordAccess } from "./audit.ts";
import { hashPassword } from "./passwords.ts";
import { removeFactors } from "./second-factor/remove.ts";
import { endSessions, type Announcer } from "./sessions.ts";
import { appUser, loginSession, type AccessAction } from "./tables.ts";
import { UserError } from "./users.ts";
import { vendorExists } from "./vendors.ts";

interface Parts {
  readonly db: Database;
  readonly live: Announcer;
  readonly actor: CommandActor;
}

/** Whom a change is about. */
interface Whom {
  readonly id: string;
  readonly userid: string;
}

/**
 * Changes a user in one transaction with the note of who did it; anyone who was signed in is signed out at once, live streams included.
 * @returns how many sessions ended
 */
const changeUser = (
  { db, live, actor }: Parts,
  { id, userid }: Whom,
  [action, detail]: readonly [action: AccessAction, detail?: string],
  change: (tx: Transaction) => Promise<unknown> = () => Promise.resolve(),
): Promise<number> =>
  db.transaction(async (tx) => {
    await change(tx);
    await recordAccess(tx, actor, userid, action, detail);
    return (await endSessions(tx, live, eq(loginSession.userId, id), actor.at)).length;
  });

/** Shuts a user out: no new sessions, and those that are open end. @returns how many sessions ended */
export const disableUser = (parts: Parts, whom: Whom): Promise<number> =>
  changeUser(parts, whom, ["USER_DISABLED"], (tx) =>
    tx
      .update(appUser)
      .set({ disabledAt: sql`coalesce(${appUser.disabledAt}, ${parts.actor.at})` })
      .where(eq(appUser.id, whom.id)),
  );

/** Lets a disabled user in again. */
export const enableUser = ({ db, actor }: Pick<Parts, "db" | "actor">, { id, userid }: Whom): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(appUser).set({ disabledAt: null }).where(eq(appUser.id, id));
    await recordAccess(tx, actor, userid, "USER_ENABLED");
  });

/** Takes all second factors of a user away, who has lost them (ACC-35). @returns how many sessions ended */
export const resetFactors = (parts: Parts, whom: Whom): Promise<number> =>
  changeUser(parts, whom, ["SECOND_FACTOR_RESET"], (tx) => removeFactors(tx, whom.id));

/** Signs a user out everywhere. @returns how many sessions ended */
export const signOutUser = (parts: Parts, whom: Whom): Promise<number> => changeUser(parts, whom, ["SESSIONS_ENDED"]);

/** Gives a user another password; anyone who was signed in with the old one is signed out. @returns how many sessions ended */
export async function changePassword(parts: Parts, whom: Whom, password: string): Promise<number> {
  const passwordHash = await hashPassword(password);
  return changeUser(parts, whom, ["PASSWORD_CHANGED"], (tx) =>
    tx
      .update(appUser)
      .set({ passwordHash, passwordChangedAt: parts.actor.at, mustChangePassword: false })
      .where(eq(appUser.id, whom.id)),
  );
}

interface Position {
  readonly roleList: string;
  /** Null for staff of the house. */
  readonly vendor: string | null;
}

const inWords = ({ roleList, vendor }: Position) => (vendor === null ? roleList : `${roleList} of ${vendor}`);

/**
 * Gives a user another role, and another vendor where one is named. The user signs in again, with what the role allows.
 * @returns how many sessions ended
 * @throws UserError when there is no such role or vendor, or the role needs a vendor
 */
export async function changeRole(parts: Parts, whom: Whom & Position, next: Position): Promise<number> {
  const role = roleOf(next.roleList);
  if (!role) throw new UserError(`There is no role "${next.roleList}".`);
  if (isVendorBound(role) && next.vendor === null) throw new UserError(`A user with the role ${role} needs a vendor.`);
  if (next.vendor !== null && !(await vendorExists(parts.db, next.vendor)))
    throw new UserError(`There is no vendor "${next.vendor}".`);
  return changeUser(parts, whom, ["ROLE_CHANGED", `${inWords(whom)} → ${inWords(next)}`], (tx) =>
    tx.update(appUser).set({ roleList: next.roleList, vendor: next.vendor }).where(eq(appUser.id, whom.id)),
  );
}
