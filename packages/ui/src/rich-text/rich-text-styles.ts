import type { SystemStyleObject } from "@chakra-ui/react";
import type { RichTextColor } from "@gatehouse/domain/rich-text";

/** The colours of letters, as the theme has them. */
export const letterColors: Readonly<Record<RichTextColor, string>> = {
  gray: "fg.muted",
  blue: "accent.fg",
  green: "state.ok.fg",
  amber: "state.warn.fg",
  red: "state.bad.fg",
  violet: "state.violet.fg",
};

const indents = Object.fromEntries(
  Array.from({ length: 8 }, (_, place) => [
    `& [data-indent="${place + 1}"]`,
    { paddingInlineStart: `${(place + 1) * 1.5}rem` },
  ]),
);

/** How comments look, while they are written and afterwards. */
export const richTextStyles: SystemStyleObject = {
  fontSize: "md",
  lineHeight: "1.5",
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
  "& > * + *": { marginBlockStart: "1.5" },
  // The style sheet's own rule for paragraphs lets them grow as wide as their longest word.
  "& :where(p, li, h1, h2, h3)": { overflowWrap: "anywhere" },
  "& p, & li": { minBlockSize: "1lh" },
  "& h1": { fontSize: "xl", fontWeight: "strong", lineHeight: "1.3" },
  "& h2": { fontSize: "lg", fontWeight: "strong", lineHeight: "1.3" },
  "& h3": { fontSize: "md", fontWeight: "strong" },
  // Each item has a direction of its own, and its sign on the side where its text begins.
  "& ul, & ol": { paddingInlineStart: "0", whiteSpace: "normal" },
  "& li": { whiteSpace: "pre-wrap", marginInlineStart: "5" },
  "& ul": { listStyleType: "disc" },
  "& ol": { listStyleType: "decimal" },
  "& strong": { fontWeight: "strong" },
  "& u": { textDecoration: "underline" },
  "& s": { textDecoration: "line-through" },
  // Names, addresses and code keep their own order within a line that goes the other way.
  "& a, & [data-mention], & code": { unicodeBidi: "plaintext" },
  "& a": { color: "accent.fg", textDecoration: "underline" },
  "& code": {
    fontFamily: "mono",
    fontSize: "0.92em",
    background: "state.slate.soft",
    borderRadius: "small",
    paddingInline: "1",
  },
  "& pre": {
    fontFamily: "mono",
    fontSize: "sm",
    background: "bg.sunken",
    borderWidth: "1px",
    borderRadius: "control",
    padding: "2.5",
    overflowX: "auto",
    whiteSpace: "pre",
    overflowWrap: "normal",
  },
  "& pre code": { background: "transparent", padding: "0", fontSize: "inherit" },
  // Where it is written a video is its address.
  "& a[data-video]::before": { content: "'▶'", paddingInlineEnd: "1.5", textDecoration: "none" },
  "& [data-mention]": { color: "accent.fg", fontWeight: "strong" },
  '& [data-align="center"]': { textAlign: "center" },
  '& [data-align="right"]': { textAlign: "end" },
  '& [data-align="justify"]': { textAlign: "justify" },
  "& img": { maxWidth: "100%", maxHeight: "20rem", borderRadius: "control", display: "inline-block" },
  "& .hljs-keyword, & .hljs-built_in, & .hljs-type": { color: "state.violet.fg" },
  "& .hljs-string, & .hljs-attr": { color: "state.ok.fg" },
  "& .hljs-number, & .hljs-literal": { color: "state.warn.fg" },
  "& .hljs-comment": { color: "fg.muted" },
  "& .hljs-title, & .hljs-name, & .hljs-tag": { color: "accent.fg" },
  ...indents,
};
