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

/** A piece of highlighted code: text, or an element with its classes. */
export type CodePiece = ReturnType<typeof lowlight.highlight>["children"][number];

/** The pieces of code by what they are. */
export const highlight = (code: string, language: CodeLanguage): readonly CodePiece[] =>
  lowlight.highlight(language, code).children;
