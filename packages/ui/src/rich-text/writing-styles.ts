import type { SystemStyleObject } from "@chakra-ui/react";
import { maximumIndent } from "@gatehouse/domain/rich-text";
import { richTextStyles } from "./rich-text-styles.ts";

const depths = Array.from({ length: maximumIndent + 1 }, (_, depth) => depth);
/** What begins at one again: lists of this depth and of those within it. */
const startAgain = (from: number): string =>
  depths
    .slice(from)
    .map((depth) => `written-${depth} 0`)
    .join(" ");
/** All lists begin again, with the item that says so as the first of its depth. */
const startAt = (first: number): string =>
  depths.map((depth) => `written-${depth} ${depth === first ? 1 : 0}`).join(" ");

/** The first item after anything else. It starts the lists again itself: blocks that are not drawn by themselves count for nobody. */
const leading = "& > [data-slate-editor] > :not([data-item]) + ";

/**
 * While they are written items stand side by side, each with its depth, not in lists. They are counted as the lists will be: anything
 * else, and a bullet of the same depth, ends a numbered list.
 */
const counted: SystemStyleObject = Object.fromEntries<SystemStyleObject>(
  depths.flatMap((depth): [string, SystemStyleObject][] => {
    const item = (kind: string) => `[data-item="${kind}"][data-depth="${depth}"]`;
    return [
      [`& ${item("bulleted")}`, { counterSet: startAgain(depth) }],
      [
        `& ${item("numbered")}`,
        { counterIncrement: `written-${depth}`, ...(depth < maximumIndent && { counterSet: startAgain(depth + 1) }) },
      ],
      [`${leading}${item("bulleted")}`, { counterSet: startAgain(0) }],
      [`${leading}${item("numbered")}`, { counterSet: startAt(depth) }],
      [`& ${item("numbered")}::marker`, { content: `counter(written-${depth}) '. '` }],
    ];
  }),
);

/**
 * Lines out of sight are not laid out and painted at each key. The browser's search, a selection and screen readers find them as
 * ever. Items are: their signs stand outside of their boxes.
 */
const drawnInSight: SystemStyleObject = {
  "& > [data-slate-editor] > :is(p, h1, h2, h3)": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto 2lh",
    // What leans over the edge of a line, such as the ring of a chosen picture.
    overflowClipMargin: "0.5rem",
  },
};

/** How the box looks in which they are written. */
export const writingStyles: SystemStyleObject = {
  ...richTextStyles,
  ...counted,
  ...drawnInSight,
  "& > [data-slate-editor]": {
    counterReset: startAgain(0),
    padding: "0.75rem",
    minHeight: "6.5rem !important",
    maxHeight: "24rem",
    overflowY: "auto",
    outline: "none",
  },
  "& [data-slate-placeholder]": { color: "fg.muted", opacity: "1 !important" },
};
