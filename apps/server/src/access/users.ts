import { isVendorBound, roleOf, type Permission } from "@gatehouse/domain/access";
import { isEmail } from "@gatehouse/domain/travellers";
import { isPlainLine } from "@gatehouse/domain/validation";
import { asc, eq, isNull, sql } from "drizzle-orm";
import { CommandError } from "../platform/command-error.ts";
import { errorCode } from "../platform/start-error.ts";
import type { Queryable } from "../platform/database.ts";
import { appUser, vendor } from "./tables.ts";

export interface NewUser {
  /** The short name that locks and audit entries carry; it never changes. */
  readonly userid: string;
  readonly email: string;
  readonly name: string;
  /** Comma-separated; the first entry is the role. */
  readonly roleList: string;
  /** Code of an existing vendor; bound roles need one. */
  readonly vendor?: string;
  /** Permission codes over those of the role. */
  readonly permissions?: readonly Permission[];
  /** From `hashPassword`; many users of the demo world share one. */
  readonly passwordHash: string;
  /** Made with the demo world. */
  readonly demo?: boolean;
}

/** A user cannot be made or changed that way. The message is one sentence. */
export class UserError extends CommandError {
  override readonly name = "UserError";
}

/** POOL, SYSTEM and AUTOMATION hold locks and write audit entries themselves. */
const reserved = new Set(["pool", "system", "automation"]);
const useridForm = /^[A-Za-z0-9][\w.-]{0,39}$/;

function refuseBadUser({ userid, email, name, roleList, vendor: code }: NewUser): void {
  const role = roleOf(roleList);
  if (!role) throw new UserError(`The role list "${roleList}" begins with no known role.`);
  if (isVendorBound(role) && !code) throw new UserError(`A user with the role ${role} needs a vendor.`);
  if (name.trim() === "" || !isPlainLine(name))
    throw new UserError("A name has letters, and no control characters or signs that turn the direction of writing.");
  if (!isEmail(email) || !isPlainLine(email)) throw new UserError(`"${email}" is no e-mail address.`);
  if (!useridForm.test(userid) || reserved.has(userid.toLowerCase()))
    throw new UserError(`"${userid}" cannot be a user id.`);
}

/** What PostgreSQL says about a row it refuses, in a sentence. */
function explain(error: unknown, { userid, email, vendor: code }: NewUser): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (errorCode(cause) === "23503") return new UserError(`There is no vendor "${code}".`);
  if (errorCode(cause) !== "23505") return error;
  const constraint = typeof cause === "object" && cause !== null && "constraint" in cause ? cause.constraint : "";
  return new UserError(
    constraint === "app_user_email_unique"
      ? `The e-mail address ${email} is taken.`
      : `The user id ${userid} is taken.`,
  );
}

/**
 * Adds a user with a role, a vendor and perhaps permissions of their own.
 * @returns the id of the new user
 * @throws UserError when role, vendor, e-mail address or user id will not do
 */
export async function createUser(tx: Queryable, user: NewUser): Promise<string> {
  refuseBadUser(user);
  const { permissions = [], ...row } = user;
  try {
    const [created] = await tx
      .insert(appUser)
      .values({
        ...row,
        email: user.email.toLowerCase(),
        permissions: [...permissions],
        createdAt: Math.floor(Date.now() / 1000),
      })
      .returning({ id: appUser.id });
    if (!created) throw new Error("PostgreSQL returned no row for a new user.");
    return created.id;
  } catch (error) {
    throw explain(error, user);
  }
}

/** A user with the organisation it belongs to. */
const account = {
  id: appUser.id,
  userid: appUser.userid,
  email: appUser.email,
  name: appUser.name,
  roleList: appUser.roleList,
  permissions: appUser.permissions,
  vendor: appUser.vendor,
  disabledAt: appUser.disabledAt,
  organisation: {
    name: vendor.name,
    logo: vendor.logo,
    line1: vendor.line1,
    line2: vendor.line2,
    city: vendor.city,
    state: vendor.state,
    pincode: vendor.pincode,
  },
};

const accounts = (tx: Queryable) => tx.select(account).from(appUser).leftJoin(vendor, eq(vendor.code, appUser.vendor));

export type Account = Awaited<ReturnType<typeof accounts>>[number];

/** The account of a user id; undefined where there is none. */
export async function accountById(tx: Queryable, id: string): Promise<Account | undefined> {
  const [found] = await accounts(tx).where(eq(appUser.id, id));
  return found;
}

/** What the login needs to decide about a password. */
export async function credentialsOf(
  tx: Queryable,
  email: string,
): Promise<
  | {
      readonly id: string;
      readonly email: string;
      readonly passwordHash: string;
      readonly mustChangePassword: boolean;
    }
  | undefined
> {
  const [found] = await tx
    .select({
      id: appUser.id,
      email: appUser.email,
      passwordHash: appUser.passwordHash,
      mustChangePassword: appUser.mustChangePassword,
    })
    .from(appUser)
    .where(eq(appUser.email, email.toLowerCase()));
  return found;
}

/** Everybody, by user id. */
export const listUsers = (tx: Queryable): Promise<Account[]> => accounts(tx).orderBy(asc(appUser.userid));

/** Whether anybody who can sign in administers the installation. */
export async function hasAdministrator(tx: Queryable): Promise<boolean> {
  const active = await tx.select({ roleList: appUser.roleList }).from(appUser).where(isNull(appUser.disabledAt));
  return active.some(({ roleList }) => roleOf(roleList) === "ADMIN");
}

/** The id behind a user id or an e-mail address. */
export async function findUser(tx: Queryable, name: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(sql`${appUser.userid} = ${name} or ${appUser.email} = ${name.toLowerCase()}`);
  return found?.id;
}
