import { useId, useInsertionEffect, useState } from "react";
import { layoutRules } from "./cell-specs.ts";
import type { ColumnLayout } from "./column-layout.ts";

/** Keeps the rules that place the cells of one grid in the document. @returns the class name they are below. */
export function useColumnSheet<T>(layout: ColumnLayout<T>): string {
  const scope = `gh-${useId().replaceAll(/\W/gu, "")}`;
  // A constructed sheet is none of the inline styles that a content security policy forbids.
  const [sheet] = useState(() => new CSSStyleSheet());
  useInsertionEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sheet]);
  const rules = layoutRules(scope, layout);
  useInsertionEffect(() => sheet.replaceSync(rules), [sheet, rules]);
  return scope;
}
