/** One thing that a guide has its reader do. */
export type Step =
  /** The file is made, or is this from now on. */
  | { readonly kind: "file"; readonly file: string; readonly text: string }
  | { readonly kind: "change"; readonly file: string; readonly hunks: readonly Hunk[] }
  /** What is typed, without the leading `pnpm`. */
  | { readonly kind: "command"; readonly words: readonly string[] };

/** Lines that stand together, before and after. */
interface Hunk {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function hunkOf(lines: readonly string[]): Hunk {
  const wrong = lines.find((line) => line !== "" && !/^[ +-]/.test(line));
  if (wrong !== undefined) throw new Error(`A line of a change begins with a space, + or -: "${wrong}"`);
  const without = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  return { before: without("+"), after: without("-") };
}

/** The lines between each `@@`. */
function hunksOf(lines: readonly string[]): Hunk[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith("@@")) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts.map(hunkOf);
}

function stepsOf(language: string, file: string | undefined, lines: readonly string[]): Step[] {
  if (language === "sh")
    return lines
      .filter((line) => line.trim() !== "")
      .map((line) => {
        const [program, ...words] = line.trim().split(/\s+/);
        if (program !== "pnpm") throw new Error(`A guide's commands begin with pnpm: "${line}"`);
        return { kind: "command", words };
      });
  if (file === undefined) throw new Error(`A block of ${language} names no file.`);
  if (language === "diff") return [{ kind: "change", file, hunks: hunksOf(lines) }];
  return [{ kind: "file", file, text: `${lines.join("\n")}\n` }];
}

/** The steps of a guide: its code blocks, in their order. A block may stand in a list, and is then indented as the list is. */
export function readGuide(markdown: string): Step[] {
  const steps: Step[] = [];
  const blocks = markdown.matchAll(/^( *)```(\w+)(?: (\S+))?\n([^]*?)\n\1```$/gm);
  for (const [, indent = "", language = "", file, text = ""] of blocks)
    steps.push(
      ...stepsOf(
        language,
        file,
        text.split("\n").map((line) => line.slice(indent.length)),
      ),
    );
  return steps;
}

/** Where the lines are in a text, which must be in one place. */
function placeOf(wanted: readonly string[], lines: readonly string[]): number {
  const places = lines.flatMap((_, at) => (wanted.every((line, index) => lines[at + index] === line) ? [at] : []));
  const [place] = places;
  if (place === undefined || places.length > 1 || wanted.length === 0)
    throw new Error(`These lines stand in ${places.length} places instead of one:\n${wanted.join("\n")}`);
  return place;
}

/** A file's text after a change. @throws Error where the lines around it are not there, or more than once */
export function changed(text: string, hunks: readonly Hunk[]): string {
  const lines = text.split("\n");
  for (const { before, after } of hunks) lines.splice(placeOf(before, lines), before.length, ...after);
  return lines.join("\n");
}
