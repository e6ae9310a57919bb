import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { UserError } from "./users.ts";

/** Takes what readline would echo, and shows nothing of it. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks question after question without echo. The terminal stops echoing before the first one is shown, until `close`. */
function hiddenLines(input: NodeJS.ReadStream, output: NodeJS.WritableStream) {
  const lines = createInterface({ input, output: nowhere(), terminal: true, historySize: 0 });
  const typed: string[] = [];
  let settle: (() => void) | undefined;
  let givenUp = false;
  lines.on("line", (line) => {
    typed.push(line);
    settle?.();
  });
  for (const end of ["SIGINT", "close"] as const)
    lines.on(end, () => {
      givenUp = true;
      settle?.();
    });
  return {
    async ask(question: string): Promise<string> {
      output.write(question);
      if (typed.length === 0 && !givenUp) await new Promise<void>((resolve) => (settle = resolve));
      output.write("\n");
      const line = typed.shift();
      if (line === undefined) throw new UserError("Nothing was changed.");
      return line;
    },
    close: () => lines.close(),
  };
}

async function firstLine(input: NodeJS.ReadStream): Promise<string> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) return line;
  throw new UserError("There was no password on standard input.");
}

/** Asks for a password twice without echo in a terminal; elsewhere takes the first line of standard input. */
export async function askPassword(
  question: string,
  input: NodeJS.ReadStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  const hidden = hiddenLines(input, output);
  try {
    const password = await hidden.ask(question);
    if ((await hidden.ask("Once more: ")) === password) return password;
    throw new UserError("The two passwords differ. Nothing was changed.");
  } finally {
    hidden.close();
  }
}
