import {
  type Invitation,
  type Role,
  rolesLookedAfterBy,
  roleOf,
  type UserAction,
  userActionsFor,
  useridFor,
  type UserPosition,
  userStateOf,
} from "@gatehouse/domain/access";
import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { accountMessages, type SendAccountMail } from "./account-mail.ts";
import { type CommandActor, recordAccess } from "./audit.ts";
import { hashPassword } from "./passwords.ts";
import type { Principal } from "./principal.ts";
import { randomSecret } from "./secrets.ts";
import type { Announcer } from "./sessions.ts";
import { accessAudit, type AccessAction, appUser, loginAttempt, loginSession, vendor } from "./tables.ts";
import { lockedSince } from "./throttle.ts";
import { guessesOf } from "./second-factor/guesses.ts";
import { hasFactor, requireFactorOf, rolesWithFactor } from "./second-factor/required.ts";
import { changeRole, disableUser, enableUser, resetFactors, signOutUser } from "./user-changes.ts";
import { createUser } from "./users.ts";
import { vendorExists } from "./vendors.ts";

/** Who looks after users. */
export type Keeper = Pick<Principal, "userId" | "userid" | "role" | "vendors">;

interface Parts {
  readonly db: Database;
  readonly live: Announcer;
  readonly sendMail: SendAccountMail;
  readonly onEnded: (sessionIds: readonly string[]) => void;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
}

const firstRole = sql<string>`upper(trim(split_part(${appUser.roleList}, ',', 1)))`;

/** The users that somebody looks after: those of other vendors and roles are not there (ACC-24). */
function lookedAfter({ vendors, role }: Keeper): SQL | undefined {
  if (vendors === "all") return undefined;
  if (vendors.length === 0) return sql`false`;
  return and(inArray(appUser.vendor, [...vendors]), inArray(firstRole, [...rolesLookedAfterBy(role)]));
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

async function rowsOf(tx: Queryable, keeper: Keeper, where: SQL | undefined, now: number, page?: [number, number]) {
  const openOnes = tx
    .select({ userId: loginSession.userId, open: count().as("open") })
    .from(loginSession)
    .where(and(isNull(loginSession.endedAt), gt(loginSession.expiresAt, now)))
    .groupBy(loginSession.userId)
    .as("open_sessions");
  const query = tx
    .select({
      id: appUser.id,
      userid: appUser.userid,
      name: appUser.name,
      email: appUser.email,
      roleList: appUser.roleList,
      vendor: appUser.vendor,
      vendorName: vendor.name,
      invitedAt: appUser.invitedAt,
      disabledAt: appUser.disabledAt,
      lastSignInAt: appUser.lastSignInAt,
      sessions: sql<number>`coalesce(${openOnes.open}, 0)::int`,
      locked: lockedSince(appUser.email, now),
      secondFactor: hasFactor(appUser.id),
    })
    .from(appUser)
    .leftJoin(vendor, eq(vendor.code, appUser.vendor))
    .leftJoin(openOnes, eq(openOnes.userId, appUser.id))
    .where(and(lookedAfter(keeper), where))
    .orderBy(asc(sql`lower(${appUser.name})`), asc(appUser.userid))
    .$dynamic();
  const rows = await (page ? query.limit(page[1]).offset(page[0] * page[1]) : query);
  return rows.map(({ roleList, disabledAt, locked, ...row }) => ({
    ...row,
    role: roleOf(roleList) ?? null,
    roleList,
    state: userStateOf({ disabledAt, invitedAt: row.invitedAt, locked }),
    self: row.id === keeper.userId,
  }));
}

/** A page of the users that somebody looks after. */
export async function listUsersFor(
  tx: Queryable,
  keeper: Keeper,
  { text, page, size }: { readonly text: string; readonly page: number; readonly size: number },
  now: number,
) {
  const where =
    text === ""
      ? undefined
      : or(ilike(appUser.name, like(text)), ilike(appUser.email, like(text)), ilike(appUser.userid, like(text)));
  const totalElement = await tx.$count(appUser, and(lookedAfter(keeper), where));
  const rows = await rowsOf(tx, keeper, where, now, [page, size]);
  const { vendors } = keeper;
  return {
    content: rows.map(({ roleList: _, ...row }) => row),
    pageNo: page + 1,
    totalElement,
    totalPages: Math.ceil(totalElement / size),
    factorRoles: vendors === "all" ? await rolesWithFactor(tx) : null,
    roles: rolesLookedAfterBy(keeper.role),
    vendors: await tx
      .select({ code: vendor.code, name: vendor.name })
      .from(vendor)
      .where(vendors === "all" ? undefined : inArray(vendor.code, [...vendors]))
      .orderBy(asc(vendor.name)),
  };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One user, if somebody looks after them. */
async function userFor(tx: Queryable, keeper: Keeper, id: string, now: number) {
  if (!uuid.test(id)) return undefined;
  const [found] = await rowsOf(tx, keeper, eq(appUser.id, id), now);
  return found;
}

/** Tells everybody who looks after users, where the user was and where they are. */
export async function tellUserChanged(
  tx: Queryable,
  live: Announcer,
  id: string,
  vendors: readonly (string | null)[],
): Promise<void> {
  for (const of of new Set(vendors))
    await live.publish(
      tx,
      { type: "user.changed", ids: [id] },
      { to: "vendor", vendor: of ?? "", permission: "users" },
    );
}

/** Whom somebody wants to let in. */
export interface NewAccount extends Omit<Invitation, "role"> {
  readonly role: string;
  /** Chosen for them: they must choose another one at once. Without it they are sent a link. */
  readonly startPassword?: string;
  readonly language?: "en" | "fr";
}

/**
 * Makes an account, whose short name is made of the e-mail address, and notes who did it.
 * @param password nobody knows it where none is given
 * @returns "taken" where somebody has the e-mail address
 * @throws UserError when role, vendor, name or address will not do
 */
export async function addAccount(
  tx: Transaction,
  live: Announcer,
  { email: given, name, role, vendor: of }: Omit<Invitation, "role"> & { readonly role: string },
  {
    actor,
    action,
    password,
  }: { readonly actor: CommandActor; readonly action: AccessAction; readonly password?: string },
): Promise<{ readonly id: string; readonly userid: string } | "taken"> {
  const email = given.toLowerCase();
  // Two accounts made at once go one after the other: each knows which names are taken.
  await tx.execute(sql`select pg_advisory_xact_lock(4713)`);
  const known = await tx.select({ userid: appUser.userid, email: appUser.email }).from(appUser);
  if (known.some((one) => one.email === email)) return "taken";
  const userid = useridFor(email, new Set(known.map((one) => one.userid.toLowerCase())));
  const id = await createUser(tx, {
    userid,
    email,
    name,
    roleList: role,
    ...(of === "" ? {} : { vendor: of }),
    passwordHash: await hashPassword(password ?? randomSecret()),
  });
  await recordAccess(tx, actor, userid, action, of === "" ? role : `${role} of ${of}`);
  await tellUserChanged(tx, live, id, [of === "" ? null : of]);
  return { id, userid };
}

/**
 * Makes an account for somebody, in the transaction of whatever it belongs to, and writes the mail with the link by which they choose
 * a password (ACC-25). Who may ask for it is the caller's question.
 * @returns "taken" where somebody has the e-mail address
 * @throws UserError when role, vendor, name or address will not do
 */
export async function inviteUser(
  tx: Transaction,
  { live, sendMail }: Pick<Parts, "live" | "sendMail">,
  { startPassword, language, ...account }: NewAccount,
  actor: CommandActor,
): Promise<{ readonly id: string; readonly userid: string } | "taken"> {
  const made = await addAccount(tx, live, account, {
    actor,
    action: "USER_INVITED",
    ...(startPassword === undefined ? {} : { password: startPassword }),
  });
  if (made === "taken") return made;
  await tx
    .update(appUser)
    .set(startPassword === undefined ? { invitedAt: actor.at } : { mustChangePassword: true })
    .where(eq(appUser.id, made.id));
  if (startPassword === undefined)
    await sendMail(
      tx,
      {
        kind: accountMessages.invitation,
        email: account.email.toLowerCase(),
        vendor: account.vendor,
        ...(language ? { language } : {}),
      },
      actor.at,
    );
  return made;
}

type PlaceProblem = "NO_SUCH_VENDOR" | "ROLE_NOT_YOURS";

/** Whether somebody may put a user there. */
async function placeProblem(
  tx: Queryable,
  { vendors, role: own }: Keeper,
  { role, vendor: of }: UserPosition,
): Promise<PlaceProblem | undefined> {
  if (!rolesLookedAfterBy(own).some((one) => one === role)) return "ROLE_NOT_YOURS";
  if (vendors !== "all" && !vendors.includes(of)) return "NO_SUCH_VENDOR";
  return of !== "" && !(await vendorExists(tx, of)) ? "NO_SUCH_VENDOR" : undefined;
}

/** Looking after users (ACC-24 to ACC-26): every change is audited, and told at once. */
export function createUserAdmin({ db, live, sendMail, onEnded, now }: Parts) {
  const actorOf = ({ userid }: Keeper): CommandActor => ({ doneBy: userid, at: now() });
  /** Sessions of this process are forgotten before the caller has its answer. */
  const forget = async (id: string) =>
    onEnded(
      (await db.select({ id: loginSession.id }).from(loginSession).where(eq(loginSession.userId, id))).map(
        (session) => session.id,
      ),
    );
  return {
    list: (keeper: Keeper, query: Parameters<typeof listUsersFor>[2]) => listUsersFor(db, keeper, query, now()),

    async invite(keeper: Keeper, invitation: Invitation) {
      const problem = await placeProblem(db, keeper, invitation);
      if (problem) return problem;
      const made = await db.transaction((tx) => inviteUser(tx, { live, sendMail }, invitation, actorOf(keeper)));
      return made === "taken" ? ("EMAIL_TAKEN" as const) : made;
    },

    async position(keeper: Keeper, { id, ...next }: UserPosition & { readonly id: string }) {
      const user = await userFor(db, keeper, id, now());
      if (!user) return "NOT_FOUND" as const;
      if (user.self) return "SELF" as const;
      const problem = await placeProblem(db, keeper, next);
      if (problem) return problem;
      const of = next.vendor === "" ? null : next.vendor;
      // More roles behind the first stay where that one does.
      const roleList = user.role === next.role ? user.roleList : next.role;
      if (roleList === user.roleList && of === user.vendor) return "done" as const;
      await changeRole({ db, live, actor: actorOf(keeper) }, user, { roleList, vendor: of });
      await forget(id);
      await tellUserChanged(db, live, id, [user.vendor, of]);
      return "done" as const;
    },

    async act(keeper: Keeper, { id, action }: { readonly id: string; readonly action: UserAction }) {
      const user = await userFor(db, keeper, id, now());
      if (!user) return "NOT_FOUND" as const;
      if (!userActionsFor(user).includes(action)) return "NOT_POSSIBLE" as const;
      const parts = { db, live, actor: actorOf(keeper) };
      switch (action) {
        case "disable":
          await disableUser(parts, user);
          break;
        case "enable":
          await enableUser(parts, user);
          break;
        case "signOut":
          await signOutUser(parts, user);
          break;
        case "unlock":
          await db.transaction(async (tx) => {
            await tx.delete(loginAttempt).where(inArray(loginAttempt.account, [user.email, guessesOf(id)]));
            await recordAccess(tx, parts.actor, user.userid, "USER_UNLOCKED");
          });
          break;
        case "inviteAgain":
          await db.transaction(async (tx) => {
            await tx.update(appUser).set({ invitedAt: parts.actor.at }).where(eq(appUser.id, id));
            const mail = { kind: accountMessages.invitation, email: user.email, vendor: user.vendor ?? "" };
            await sendMail(tx, mail, parts.actor.at);
            await recordAccess(tx, parts.actor, user.userid, "USER_INVITED", "again");
          });
          break;
      }
      await forget(id);
      await tellUserChanged(db, live, id, [user.vendor]);
      return "done" as const;
    },

    /** For somebody who has lost their second factor and all codes (ACC-35). */
    async resetFactor(keeper: Keeper, id: string) {
      const user = await userFor(db, keeper, id, now());
      if (!user) return "NOT_FOUND" as const;
      if (user.self || !user.secondFactor) return "NOT_POSSIBLE" as const;
      await resetFactors({ db, live, actor: actorOf(keeper) }, user);
      await sendMail(
        db,
        { kind: accountMessages.secondFactor, email: user.email, vendor: user.vendor ?? "", news: "reset" },
        now(),
      );
      await forget(id);
      await tellUserChanged(db, live, id, [user.vendor]);
      return "done" as const;
    },

    /** Requires a second factor of these roles, and of no others (ACC-34). */
    async requireFactor(keeper: Keeper, wanted: readonly Role[]) {
      if (keeper.vendors !== "all") return "ROLE_NOT_YOURS" as const;
      await requireFactorOf(db, wanted, actorOf(keeper));
      return "done" as const;
    },

    async log(keeper: Keeper, id: string) {
      const user = await userFor(db, keeper, id, now());
      return (
        user &&
        (await db
          .select({
            at: accessAudit.at,
            action: accessAudit.action,
            detail: accessAudit.detail,
            doneBy: accessAudit.doneBy,
          })
          .from(accessAudit)
          .where(eq(accessAudit.subject, user.userid))
          .orderBy(desc(accessAudit.id))
          .limit(100))
      );
    },
  };
}

export type UserAdmin = ReturnType<typeof createUserAdmin>;
