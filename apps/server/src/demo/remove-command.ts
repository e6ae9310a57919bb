import { createInterface } from "node:readline/promises";
import { CommandError } from "../platform/command-error.ts";
import type { Database } from "../platform/database.ts";
import type { Storage } from "../documents/storage.ts";
import type { CommandActor } from "../access/audit.ts";
import { demoContents, removeDemoWorld } from "./remove.ts";

interface Parts {
  readonly db: Database;
  readonly files: Pick<Storage, "remove">;
  readonly actor: CommandActor;
  /** Whether `--yes` was given. */
  readonly yes: boolean;
  /** Asks a question that is answered with yes or no; undefined where nobody can answer. */
  readonly confirm: ((question: string) => Promise<boolean>) | undefined;
  readonly say: (line: string) => void;
}

/** Asks in the terminal. */
export async function confirmInTerminal(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

/**
 * `pnpm demo remove`: takes the demo world out of a database and leaves the rest.
 * @throws CommandError with one sentence for anyone who called it
 */
export async function runRemoveCommand({ db, files, actor, yes, confirm, say }: Parts): Promise<void> {
  const { users, vendors, bookings, documents } = await demoContents(db);
  if (users + vendors === 0) {
    say("There is nothing of a demo world in this database.");
    return;
  }
  const words = `${users} users, ${vendors} vendors with ${bookings} bookings and ${documents} documents`;
  if (!yes && !confirm)
    throw new CommandError(`This removes the demo world: ${words}. Say so with --yes. Nothing was removed.`);
  if (!yes && confirm && !(await confirm(`Remove the demo world: ${words}?`)))
    throw new CommandError("Nothing was removed.");
  await removeDemoWorld(db, files, actor);
  say(`The demo world is gone: ${words}. Make a user of your own with \`pnpm user create\`.`);
}
