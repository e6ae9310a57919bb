import type { CodeLanguage } from "@gatehouse/domain/rich-text";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import { createLowlight } from "lowlight";

const lowlight = createLowlight({ bash, css, html: xml, javascript, json, python, sql, typescript, xml });

/** A piece of highlighted code: its letters, or pieces under names of what they are. */
export type CodePiece = string | { readonly names: string; readonly pieces: readonly CodePiece[] };

type Node = ReturnType<typeof lowlight.highlight>["children"][number];

function pieceOf(node: Node): CodePiece {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  const names = node.properties["className"];
  return { names: Array.isArray(names) ? names.join(" ") : "", pieces: node.children.map(pieceOf) };
}

/** The pieces of code by what they are. */
export const highlight = (code: string, language: CodeLanguage): readonly CodePiece[] =>
  lowlight.highlight(language, code).children.map(pieceOf);
