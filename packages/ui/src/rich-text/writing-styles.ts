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

/**
 * While they are written items stand side by side, each with its depth, not in lists. They are counted as the lists will be: anything
 * else, and a bullet of the same depth, ends a numbered list.
 */
const counted: SystemStyleObject = Object.fromEntries<SystemStyleObject>([
  ["& > [data-slate-editor] > :not([data-item])", { counterSet: startAgain(0) }],
  ...depths.flatMap((depth): [string, SystemStyleObject][] => {
    const item = (kind: string) => `& [data-item="${kind}"][data-depth="${depth}"]`;
    return [
      [item("bulleted"), { counterSet: startAgain(depth) }],
      [
        item("numbered"),
        { counterIncrement: `written-${depth}`, ...(depth < maximumIndent && { counterSet: startAgain(depth + 1) }) },
      ],
      [`${item("numbered")}::marker`, { content: `counter(written-${depth}) '. '` }],
    ];
  }),
]);

/** How the box looks in which they are written. */
export const writingStyles: SystemStyleObject = {
  ...richTextStyles,
  ...counted,
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
