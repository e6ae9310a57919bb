import { isPermission, permissions, roleOf, roles } from "@gatehouse/domain/access";
import type { Database } from "../platform/database.ts";
import { accessLog, type CommandActor, recordAccess } from "./audit.ts";
import { inColumns, readArguments } from "./command-line.ts";
import { refuseWeakPassword } from "./password-choice.ts";
import { hashPassword } from "./passwords.ts";
import type { Announcer } from "./sessions.ts";
import { changePassword, changeRole, disableUser, enableUser, resetFactors, signOutUser } from "./user-changes.ts";
import { accountById, createUser, findUser, hasAdministrator, listUsers, UserError, type Account } from "./users.ts";
import { vendorName } from "./vendors.ts";

/** What the command works with. */
export interface CommandParts {
  readonly db: Database;
  readonly live: Announcer;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  /** Account of the machine, for the audit log. */
  readonly doneBy: string;
  /** Asks for a new password, out of sight. */
  readonly askPassword: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
}

const usage = `Users of Gatehouse.

  pnpm user create --email ana@example.org --userid ana --name "Ana López" --role OPERATOR
                   [--vendor CODE] [--permission CODE …]
  pnpm user list
  pnpm user password <user>   gives another password and ends the sessions
  pnpm user role <user> <ROLE> [--vendor CODE | --no-vendor]
                              gives another role, and another vendor where one is named; ends the sessions
  pnpm user sign-out <user>   ends the sessions
  pnpm user disable <user>    shuts out and ends the sessions
  pnpm user enable <user>
  pnpm user reset-factor <user>
                              takes the second factors of somebody who has lost them away; ends the sessions
  pnpm user log [<user>]      shows what was changed, when, and from which account of this machine: of users, and of
                              vendors and their keys, for which their code stands in the place of <user>

<user> is a user id or an e-mail address. The password is asked for, or read from standard input.
Roles: ${roles.join(", ")}.`;

/** Asks until standard input or the person has given a password that may be chosen. */
async function newPassword({ db, askPassword }: CommandParts, personal: readonly string[], vendor: string | undefined) {
  const password = await askPassword("Password: ");
  const names = vendor === undefined ? [] : [vendor, (await vendorName(db, vendor)) ?? ""];
  await refuseWeakPassword(password, [...personal, ...names]);
  return password;
}

async function create(parts: CommandParts, args: readonly string[]): Promise<void> {
  const one = { type: "string" } as const;
  const { values } = readArguments(
    args,
    {
      email: one,
      userid: one,
      name: one,
      role: one,
      vendor: one,
      permission: { type: "string", multiple: true },
    } as const,
    false,
  );
  const { email, userid, name, role, vendor, permission = [] } = values;
  if (!email || !userid || !name || !role)
    throw new UserError("A new user needs --email, --userid, --name and --role.");
  const unknown = permission.find((code) => !isPermission(code));
  if (unknown !== undefined)
    throw new UserError(`There is no permission "${unknown}". There are ${permissions.join(", ")}.`);
  const password = await newPassword(parts, [email, userid, name], vendor);
  const passwordHash = await hashPassword(password);
  const roleList = role.toUpperCase();
  await parts.db.transaction(async (tx) => {
    const more = { permissions: permission.filter(isPermission), ...(vendor ? { vendor } : {}) };
    await createUser(tx, { email, userid, name, roleList, passwordHash, ...more });
    await recordAccess(tx, actorOf(parts), userid, "USER_CREATED", vendor ? `${roleList} of ${vendor}` : roleList);
  });
  parts.say(`${userid} can sign in as ${email.toLowerCase()}.`);
}

const actorOf = ({ doneBy, now }: CommandParts): CommandActor => ({ doneBy, at: now() });

async function wanted(parts: CommandParts, args: readonly string[]): Promise<Account> {
  const [name, ...more] = readArguments(args, {}, true).positionals;
  if (name === undefined || more.length > 0) throw new UserError("Name one user, by user id or e-mail address.");
  return userNamed(parts, name);
}

async function userNamed({ db }: CommandParts, name: string): Promise<Account> {
  const id = await findUser(db, name);
  const account = id === undefined ? undefined : await accountById(db, id);
  if (!account) throw new UserError(`There is no user "${name}".`);
  return account;
}

const ended = (count: number): string =>
  count === 0 ? "No session was open." : `${count} open ${count === 1 ? "session" : "sessions"} ended.`;

/** Says so when nobody is left who administers the installation: nobody would notice before somebody is needed. */
async function warnWithoutAdministrator({ db, say }: CommandParts): Promise<void> {
  if (!(await hasAdministrator(db)))
    say("Nobody with the role ADMIN can sign in any more. Give it to somebody: pnpm user role <user> ADMIN");
}

async function role(parts: CommandParts, args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    { vendor: { type: "string" }, "no-vendor": { type: "boolean", default: false } } as const,
    true,
  );
  const [name, wantedRole, ...more] = positionals;
  if (name === undefined || wantedRole === undefined || more.length > 0)
    throw new UserError("Name one user and one role.");
  const account = await userNamed(parts, name);
  const vendor = values["no-vendor"] ? null : (values.vendor ?? account.vendor);
  const next = { roleList: wantedRole.toUpperCase(), vendor };
  const count = await changeRole({ ...parts, actor: actorOf(parts) }, account, next);
  const of = vendor === null ? "" : ` of ${vendor}`;
  parts.say(`${account.userid} is ${next.roleList}${of}. ${ended(count)}`);
  if (roleOf(account.roleList) === "ADMIN") await warnWithoutAdministrator(parts);
}

async function log({ db, say }: CommandParts, args: readonly string[]): Promise<void> {
  const [subject, ...more] = readArguments(args, {}, true).positionals;
  if (more.length > 0) throw new UserError("Name one user, or none for all.");
  const rows = await accessLog(db, subject);
  const lines = rows.map(({ at, subject: about, action, detail, doneBy }) => [
    new Date(at * 1000).toISOString().replace(/\.000Z$/, "Z"),
    about,
    action,
    doneBy,
    detail ?? "",
  ]);
  for (const line of inColumns([["WHEN", "WHOM", "WHAT", "BY", ""], ...lines])) say(line);
}

/** One line per user, in columns. */
const table = (users: readonly Account[]): readonly string[] =>
  inColumns([
    ["USER ID", "E-MAIL", "ROLES", "VENDOR", "STATE"],
    ...users.map(({ userid, email, roleList, vendor, disabledAt }) => [
      userid,
      email,
      roleList,
      vendor ?? "–",
      disabledAt === null ? "active" : "disabled",
    ]),
  ]);

/**
 * `pnpm user …`: the only way to make the first user of a production server.
 * @throws UserError with one sentence for anyone who called it
 */
export async function runUserCommand(parts: CommandParts, [command, ...args]: readonly string[]): Promise<void> {
  const { db, say } = parts;
  switch (command) {
    case "create":
      return create(parts, args);
    case "list":
      for (const line of table(await listUsers(db))) say(line);
      return;
    case "password": {
      const { id, userid, email, name, vendor } = await wanted(parts, args);
      const count = await changePassword(
        { ...parts, actor: actorOf(parts) },
        { id, userid },
        await newPassword(parts, [userid, email, name], vendor ?? undefined),
      );
      return say(`${userid} has another password. ${ended(count)}`);
    }
    case "disable": {
      const { id, userid, roleList } = await wanted(parts, args);
      say(`${userid} is disabled. ${ended(await disableUser({ ...parts, actor: actorOf(parts) }, { id, userid }))}`);
      if (roleOf(roleList) === "ADMIN") await warnWithoutAdministrator(parts);
      return;
    }
    case "enable": {
      const { id, userid } = await wanted(parts, args);
      await enableUser({ ...parts, actor: actorOf(parts) }, { id, userid });
      return say(`${userid} can sign in again.`);
    }
    case "sign-out": {
      const { id, userid } = await wanted(parts, args);
      return say(`${userid}: ${ended(await signOutUser({ ...parts, actor: actorOf(parts) }, { id, userid }))}`);
    }
    case "reset-factor": {
      const { id, userid } = await wanted(parts, args);
      const count = await resetFactors({ ...parts, actor: actorOf(parts) }, { id, userid });
      return say(`${userid} signs in with the password alone. ${ended(count)}`);
    }
    case "role":
      return role(parts, args);
    case "log":
      return log(parts, args);
    case undefined:
    case "help":
    case "--help":
      return say(usage);
    default:
      throw new UserError(`There is no command "${command}".\n\n${usage}`);
  }
}
