import {
  isPermission,
  passwordMinimum,
  passwordProblem,
  permissions,
  roles,
  type PasswordProblem,
} from "@gatehouse/domain/access";
import type { Database } from "../platform/database.ts";
import { inColumns, readArguments } from "./command-line.ts";
import { hashPassword } from "./passwords.ts";
import type { Announcer } from "./sessions.ts";
import { changePassword, disableUser, enableUser } from "./user-changes.ts";
import { accountById, createUser, findUser, listUsers, UserError, type Account } from "./users.ts";

/** What the command works with. */
export interface CommandParts {
  readonly db: Database;
  readonly live: Announcer;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  /** Asks for a new password, out of sight. */
  readonly askPassword: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
}

const usage = `Users of Gatehouse.

  pnpm user create --email ana@example.org --userid ana --name "Ana López" --role OPERATOR
                   [--vendor CODE] [--permission CODE …]
  pnpm user password <user id or e-mail>   gives another password and ends the sessions
  pnpm user disable <user id or e-mail>    shuts out and ends the sessions
  pnpm user enable <user id or e-mail>
  pnpm user list

The password is asked for, or read from standard input.
Roles: ${roles.join(", ")}.`;

const problems: Readonly<Record<PasswordProblem, string>> = {
  "access.password.tooShort": `A password has at least ${passwordMinimum} characters; blanks count, a short sentence is a good one.`,
  "access.password.tooLong": "This password is too long.",
  "access.password.common": "This password is among the first that anybody would try.",
  "access.password.personal": "This password is made of the user's own names.",
};

/** Asks until standard input or the person has given a password that may be chosen. */
async function newPassword({ askPassword }: CommandParts, personal: readonly string[]): Promise<string> {
  const password = await askPassword("Password: ");
  const problem = passwordProblem(password, personal);
  if (problem) throw new UserError(problems[problem]);
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
  const password = await newPassword(parts, [email, userid, name]);
  await createUser(parts.db, {
    email,
    userid,
    name,
    roleList: role.toUpperCase(),
    passwordHash: await hashPassword(password),
    permissions: permission.filter(isPermission),
    ...(vendor ? { vendor } : {}),
  });
  parts.say(`${userid} can sign in as ${email.toLowerCase()}.`);
}

async function wanted({ db }: CommandParts, args: readonly string[]): Promise<Account> {
  const [name, ...more] = readArguments(args, {}, true).positionals;
  if (name === undefined || more.length > 0) throw new UserError("Name one user, by user id or e-mail address.");
  const id = await findUser(db, name);
  const account = id === undefined ? undefined : await accountById(db, id);
  if (!account) throw new UserError(`There is no user "${name}".`);
  return account;
}

const ended = (count: number): string =>
  count === 0 ? "No session was open." : `${count} open ${count === 1 ? "session" : "sessions"} ended.`;

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
 * `pnpm user …`: the only way to make the first user of a production server (decisions §8).
 * @throws UserError with one sentence for whoever called it
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
      const { id, userid, email, name } = await wanted(parts, args);
      const count = await changePassword(
        { ...parts, now: parts.now() },
        id,
        await newPassword(parts, [userid, email, name]),
      );
      return say(`${userid} has another password. ${ended(count)}`);
    }
    case "disable": {
      const { id, userid } = await wanted(parts, args);
      return say(`${userid} is disabled. ${ended(await disableUser({ ...parts, now: parts.now() }, id))}`);
    }
    case "enable": {
      const { id, userid } = await wanted(parts, args);
      await enableUser(parts, id);
      return say(`${userid} can sign in again.`);
    }
    case undefined:
    case "help":
    case "--help":
      return say(usage);
    default:
      throw new UserError(`There is no command "${command}".\n\n${usage}`);
  }
}
