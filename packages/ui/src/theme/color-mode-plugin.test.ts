import { expect, test } from "vitest";
import { colorModePlugin } from "./color-mode-plugin.ts";

/** The script as it is in the page. */
const source = (): string => colorModePlugin().transformIndexHtml()[0]?.children ?? "";

/** Runs the script alone, as the browser does before anything else is there. */
function themeAfter(remembered: string | null | Error, systemDark: boolean): string | undefined {
  const dataset: Record<string, string> = {};
  const localStorage = {
    getItem: () => {
      if (remembered instanceof Error) throw remembered;
      return remembered;
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- the text of the script is what is tested
  const script = new Function("localStorage", "matchMedia", "document", source()) as (
    ...globals: readonly unknown[]
  ) => void;
  script(localStorage, () => ({ matches: systemDark }), { documentElement: { dataset } });
  return dataset["theme"];
}

test.each([
  [null, false, "light"],
  [null, true, "dark"],
  ["light", true, "light"],
  ["dark", false, "dark"],
  ["nonsense", true, "dark"],
  [new Error("Storage is forbidden."), true, "dark"],
])("remembered %s, system dark %s: %s", (remembered, systemDark, theme) => {
  expect(themeAfter(remembered, systemDark)).toBe(theme);
});

test("it is in the page, before everything else", () => {
  expect(colorModePlugin().transformIndexHtml()).toEqual([
    { tag: "script", children: source(), injectTo: "head-prepend" },
  ]);
  // What would end the element early.
  expect(source()).not.toContain("</");
});
