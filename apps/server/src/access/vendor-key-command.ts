import { languageTag } from "@gatehouse/domain/travellers";
import { isPlainLine } from "@gatehouse/domain/validation";
import type { Database } from "../platform/database.ts";
import { CommandError } from "../platform/command-error.ts";
import { type CommandActor, recordAccess } from "./audit.ts";
import { inColumns, readArguments } from "./command-line.ts";
import type { Announcer } from "./sessions.ts";
import { createVendorKey, listVendorKeys, revokeVendorKey } from "./vendor-keys.ts";
import { changeVendor, createVendor, vendorExists } from "./vendors.ts";

interface CommandParts {
  readonly db: Database;
  readonly live: Announcer;
  /** Seconds since 1970, UTC. */
  readonly now: () => number;
  /** Account of the machine, for the audit log. */
  readonly doneBy: string;
  readonly say: (line: string) => void;
}

const usage = `Keys with which vendors' systems send bookings (docs/guides/feed-bookings.md).

  pnpm vendor:key create <vendor> [--name "Northwind Travel"] [--zone Europe/London] [--language en]
                                    prints a new key, once; with --name a vendor that is not there yet is made
  pnpm vendor:key language <vendor> <language>
                                    writes to its travellers in another one (fr, en-GB), where they have not said theirs
  pnpm vendor:key list [<vendor>]
  pnpm vendor:key revoke <vendor> <number of the key>

\`pnpm user log\` shows what was changed, when, and from which account of this machine.`;

const codeForm = /^[A-Z0-9][A-Z0-9_-]{0,19}$/;

/** Whether the computer knows the time zone. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const actorOf = ({ doneBy, now }: CommandParts): CommandActor => ({ doneBy, at: now() });

/** @throws CommandError for a text that names no language */
function languageNamed(text: string): string {
  const tag = languageTag(text);
  if (tag === undefined) throw new CommandError(`"${text}" is no language: give its code, such as fr or en-GB.`);
  return tag;
}

async function create(parts: CommandParts, args: readonly string[]): Promise<void> {
  const { db, now, say } = parts;
  const one = { type: "string" } as const;
  const { values, positionals } = readArguments(args, { name: one, zone: one, language: one } as const, true);
  const [code, ...more] = positionals;
  if (code === undefined || more.length > 0) throw new CommandError("Name one vendor, by its code.");
  const { name, zone } = values;
  if (zone !== undefined && !isZone(zone)) throw new CommandError(`"${zone}" is no time zone.`);
  const language = values.language === undefined ? undefined : languageNamed(values.language);
  const { id, key } = await db.transaction(async (tx) => {
    if (!(await vendorExists(tx, code))) {
      if (!name) throw new CommandError(`There is no vendor "${code}". To make it, give its --name.`);
      if (!codeForm.test(code))
        throw new CommandError(`"${code}" cannot be a vendor's code: capital letters and digits, 20 at most.`);
      if (!isPlainLine(name))
        throw new CommandError("A name has no control characters and no signs that turn the direction of writing.");
      await createVendor(tx, {
        code,
        name,
        ...(zone === undefined ? {} : { zone }),
        ...(language === undefined ? {} : { language }),
      });
      await recordAccess(tx, actorOf(parts), code, "VENDOR_CREATED", name);
    } else if (name !== undefined || zone !== undefined || language !== undefined)
      throw new CommandError(`${code} is there already: leave --name, --zone and --language out.`);
    const made = await createVendorKey(tx, code, now());
    await recordAccess(tx, actorOf(parts), code, "VENDOR_KEY_CREATED", `key ${made.id}`);
    return made;
  });
  say(`Key ${id} of ${code}, shown this once:`);
  say(key);
}

const clock = (at: number | null) =>
  at === null ? "–" : `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

async function list({ db, say }: CommandParts, args: readonly string[]): Promise<void> {
  const [code, ...more] = readArguments(args, {}, true).positionals;
  if (more.length > 0) throw new CommandError("Name one vendor, or none for all.");
  const keys = await listVendorKeys(db, code);
  const rows = keys.map(({ id, vendor, createdAt, lastUsedAt, revokedAt }) => [
    String(id),
    vendor,
    clock(createdAt),
    clock(lastUsedAt),
    revokedAt === null ? "good" : `revoked ${clock(revokedAt)}`,
  ]);
  for (const line of inColumns([["KEY", "VENDOR", "CREATED", "LAST USED", "STATE"], ...rows])) say(line);
}

async function language(parts: CommandParts, args: readonly string[]): Promise<void> {
  const [code, text, ...more] = readArguments(args, {}, true).positionals;
  if (code === undefined || text === undefined || more.length > 0)
    throw new CommandError("Name one vendor and one language.");
  const tag = languageNamed(text);
  await parts.db.transaction(async (tx) => {
    const before = await changeVendor(tx, code, { language: tag });
    if (!before) throw new CommandError(`There is no vendor "${code}".`);
    await recordAccess(tx, actorOf(parts), code, "VENDOR_CHANGED", `language ${before.language ?? "–"} → ${tag}`);
  });
  parts.say(`${code} writes to its travellers in ${tag}, where they have not said another language.`);
}

async function revoke(parts: CommandParts, args: readonly string[]): Promise<void> {
  const [code, number, ...more] = readArguments(args, {}, true).positionals;
  if (code === undefined || number === undefined || more.length > 0 || !/^\d{1,15}$/.test(number))
    throw new CommandError("Name the vendor and the number of the key: `pnpm vendor:key list` shows it.");
  await parts.db.transaction(async (tx) => {
    if (!(await revokeVendorKey(tx, parts.live, { code, id: Number(number) }, parts.now())))
      throw new CommandError(`${code} has no good key ${number}.`);
    await recordAccess(tx, actorOf(parts), code, "VENDOR_KEY_REVOKED", `key ${number}`);
  });
  parts.say(`Key ${number} of ${code} is revoked.`);
}

/**
 * `pnpm vendor:key …`: how vendors' systems get in.
 * @throws CommandError with one sentence for anyone who called it
 */
export async function runVendorKeyCommand(parts: CommandParts, [command, ...args]: readonly string[]): Promise<void> {
  switch (command) {
    case "create":
      return create(parts, args);
    case "language":
      return language(parts, args);
    case "list":
      return list(parts, args);
    case "revoke":
      return revoke(parts, args);
    case undefined:
    case "help":
    case "--help":
      return parts.say(usage);
    default:
      throw new CommandError(`There is no command "${command}".\n\n${usage}`);
  }
}
