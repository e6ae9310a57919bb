import { parseArgs } from "node:util";

/** What a script takes from the command line. */
export interface Usage {
  /** How it is called, for example `pnpm test [KIND…]`: the first line of its help. */
  readonly call: string;
  /** Each option with what it does. The value of an option that takes one is named after a blank: `--repeat TIMES`. */
  readonly options?: Readonly<Record<`--${string}`, string>>;
  /** The words that may stand beside options; without it, any. */
  readonly words?: readonly string[];
}

/** What somebody has written: the options by their names without dashes, and the words. */
interface Arguments {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly words: readonly string[];
}

const nameOf = (option: string): string => option.slice(2).split(" ")[0] ?? "";

/** What `--help` prints. */
function helpText({ call, options = {}, words = [] }: Usage): string {
  const lines = Object.entries({ ...options, "--help": "prints this" });
  const width = Math.max(...lines.map(([option]) => option.length));
  return [
    `Usage: ${call}`,
    ...(words.length > 0 ? [`Words: ${words.join(", ")}`] : []),
    ...lines.map(([option, does]) => `  ${option.padEnd(width)}  ${does}`),
  ].join("\n");
}

/**
 * Reads the arguments of a script.
 * @returns `help` when it was asked for
 * @throws Error that names what is not known, and what is
 */
export function readArguments(usage: Usage, given: readonly string[]): Arguments | "help" {
  // What pnpm hands on may begin with the dashes that end its own options.
  const args = given.filter((argument) => argument !== "--");
  const { options: known = {}, words: knownWords } = usage;
  const types = Object.keys(known).map((option) => [
    nameOf(option),
    { type: option.includes(" ") ? "string" : "boolean" } as const,
  ]);
  const { values, positionals, tokens } = parseArgs({
    args,
    options: {
      ...(Object.fromEntries(types) as Record<string, { type: "string" | "boolean" }>),
      help: { type: "boolean" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (values["help"]) return "help";
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.keys(known).find((name) => nameOf(name) === token.name);
    if (option === undefined) throw new Error(`There is no option ${token.rawName}.\n${helpText(usage)}`);
    if (option.includes(" ") !== (typeof values[token.name] === "string"))
      throw new Error(`The option is written ${option}.\n${helpText(usage)}`);
  }
  const unknown = positionals.filter((word) => knownWords && !knownWords.includes(word));
  if (unknown.length > 0) throw new Error(`${unknown.join(", ")} is not known here.\n${helpText(usage)}`);
  return { options: values, words: positionals };
}

/** Reads the arguments that this program was started with. Ends it for `--help`, and for what is not known (exit code 1). */
export function takeArguments(usage: Usage): Arguments {
  try {
    const taken = readArguments(usage, process.argv.slice(2));
    if (taken !== "help") return taken;
    console.log(helpText(usage));
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
