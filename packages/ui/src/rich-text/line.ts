import type { RichTextInline, RichTextRun } from "@gatehouse/domain/rich-text";

export type Marks = Omit<RichTextRun, "text">;

/** The link that letters stand in. The same object means the same link. */
interface Anchor {
  readonly href: string;
  readonly video?: boolean;
}

/** How the letters of a place look. */
export interface Look {
  readonly marks: Marks;
  /** White space is meant as it stands; elsewhere it only lays HTML out. */
  readonly preserved: boolean;
  readonly anchor?: Anchor | undefined;
}

/** A line while it is read. */
export interface Line {
  readonly inlines: RichTextInline[];
  /** The link of its last letters. */
  anchor: Anchor | undefined;
  /** What comes next stands on a line of its own within the same block. */
  breaks: boolean;
  /** What comes next stands on this line, even if it is a block. */
  joins: boolean;
}

/** A line of pasted text with nothing in it. */
export const newLine = (): Line => ({ inlines: [], anchor: undefined, breaks: false, joins: false });

/** Whether a part of a line is a run of text, not a picture or the like. */
export const isRun = (inline: RichTextInline): inline is RichTextRun => !("type" in inline);

const markNames = ["bold", "italic", "underline", "strike", "code", "color"] as const;
const sameMarks = (one: Marks, other: Marks): boolean => markNames.every((name) => one[name] === other[name]);

/** The letters at the end of a line; undefined where it ends in a picture, a mention, or is empty. */
function lastRun({ inlines }: Line): RichTextRun | undefined {
  const last = inlines.at(-1);
  if (last === undefined || isRun(last)) return last;
  return last.type === "link" ? last.children.at(-1) : undefined;
}

/** Whether white space at the end of a line would be white space after white space. */
const endsInSpace = (line: Line): boolean =>
  line.breaks || line.inlines.length === 0 || /[ \n\t]$/.test(lastRun(line)?.text ?? "");

function withRun(children: readonly RichTextRun[], run: RichTextRun): readonly RichTextRun[] {
  const last = children.at(-1);
  return last && sameMarks(last, run)
    ? [...children.slice(0, -1), { ...last, text: last.text + run.text }]
    : [...children, run];
}

function push(line: Line, run: RichTextRun, anchor: Anchor | undefined): void {
  const { inlines } = line;
  const last = inlines.at(-1);
  if (anchor === undefined) {
    line.anchor = undefined;
    if (last && isRun(last) && sameMarks(last, run))
      inlines[inlines.length - 1] = { ...last, text: last.text + run.text };
    else inlines.push(run);
  } else if (line.anchor === anchor && last && !isRun(last) && last.type === "link")
    inlines[inlines.length - 1] = { ...last, children: withRun(last.children, run) };
  else {
    line.anchor = anchor;
    inlines.push({ type: "link", ...anchor, children: [run] });
  }
}

/** Starts a line within the block. */
export function addBreak(line: Line, look: Look): void {
  if (!look.preserved) trimEnd(line, /[ \u00A0]+$/);
  push(line, { text: "\n", ...look.marks }, look.anchor);
}

/** What stands before the next letters has ended. */
export const endPart = (line: Line): void => {
  if (line.inlines.length > 0 && !line.joins) line.breaks = true;
  line.joins = false;
};

function startPart(line: Line): void {
  if (!line.breaks) return;
  line.breaks = false;
  trimEnd(line, /[ \n\u00A0]+$/);
  if (line.inlines.length > 0) push(line, { text: "\n" }, undefined);
}

/** What is no text. */
export function addInline(line: Line, inline: RichTextInline): void {
  startPart(line);
  line.anchor = undefined;
  line.inlines.push(inline);
}

/** Adds text of a pasted page to a line, its spaces collapsed as a browser does. */
export function addText(line: Line, text: string, { marks, preserved, anchor }: Look): void {
  let shown = text;
  if (!preserved) {
    // A space that holds words together does so beside no other space.
    shown = text.replaceAll(/[ \t\r\n\f]+/g, " ").replaceAll(/ \u00A0+|\u00A0+ /g, (all) => " ".repeat(all.length));
    if (endsInSpace(line)) shown = shown.replace(/^ /, "");
  }
  if (shown === "") return;
  startPart(line);
  // White space that lays a link out before its words.
  const isSpace = !preserved && anchor !== line.anchor && shown.trim() === "";
  push(line, { text: shown, ...marks }, isSpace ? undefined : anchor);
}

/** Takes off what a line ends with. */
function trimEnd(line: Line, pattern: RegExp): void {
  const { inlines } = line;
  for (let last = inlines.at(-1); last !== undefined; last = inlines.at(-1)) {
    if (!isRun(last) && last.type !== "link") return;
    const runs = isRun(last) ? [last] : [...last.children];
    const end = runs.pop();
    const text = end?.text.replace(pattern, "") ?? "";
    if (end && text === end.text) return;
    if (end && text !== "") runs.push({ ...end, text });
    const [only] = runs;
    if (!isRun(last) && runs.length > 0) inlines[inlines.length - 1] = { ...last, children: runs };
    else if (isRun(last) && only) inlines[inlines.length - 1] = only;
    else inlines.pop();
    if (text !== "") return;
  }
}

/** Without the white space and the empty lines that a pasted line begins and ends with. */
export function trimmed(line: Line): readonly RichTextInline[] {
  trimEnd(line, /[ \n\t\u00A0]+$/);
  const [first, ...rest] = line.inlines;
  if (!first || !isRun(first)) return line.inlines;
  const text = first.text.replace(/^\n+/, "");
  return text === "" ? rest : [{ ...first, text }, ...rest];
}
