import type { Marks } from "./line.ts";

/** What begins a line of its own. */
export const blockTags: ReadonlySet<string> = new Set([
  "P",
  "DIV",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "LI",
  "PRE",
  "OL",
  "UL",
  "BLOCKQUOTE",
  "TR",
  "TABLE",
  "THEAD",
  "TBODY",
  "TFOOT",
  "TD",
  "TH",
  "CAPTION",
  "SECTION",
  "ARTICLE",
  "ASIDE",
  "MAIN",
  "NAV",
  "ADDRESS",
  "HEADER",
  "FOOTER",
  "DETAILS",
  "SUMMARY",
  "FORM",
  "FIELDSET",
  "CENTER",
  "DL",
  "DT",
  "DD",
  "FIGURE",
  "FIGCAPTION",
  "BODY",
  "HR",
]);

/** What says nothing. `COMMENT`: notes of colleagues beside the cells of LibreOffice Calc. */
export const silentTags: ReadonlySet<string> = new Set([
  "SCRIPT",
  "STYLE",
  "HEAD",
  "TITLE",
  "META",
  "LINK",
  "TEMPLATE",
  "IFRAME",
  "OBJECT",
  "NOSCRIPT",
  "SVG",
  "CANVAS",
  "AUDIO",
  "VIDEO",
  "SELECT",
  "DATALIST",
  "O:P",
  "XML",
  "COMMENT",
]);

export const blockSelector: string = [...blockTags].join(",");

/** The marks that elements give by what they are. */
export const markTags: Readonly<Record<string, Exclude<keyof Marks, "color">>> = {
  STRONG: "bold",
  B: "bold",
  TH: "bold",
  EM: "italic",
  I: "italic",
  U: "underline",
  INS: "underline",
  S: "strike",
  STRIKE: "strike",
  DEL: "strike",
  CODE: "code",
  TT: "code",
  KBD: "code",
};

/** The name of an element's tag in capitals; empty for what is no element. */
export const tagOf = (node: Node): string => (node instanceof Element ? node.tagName.toUpperCase() : "");
