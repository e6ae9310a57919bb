import { expect, test } from "vitest";
import { colorModePlugin } from "./color-mode-plugin.ts";

/** The script as a build writes it, and its address. */
function emitted(): { readonly fileName: string; readonly source: string } {
  let file = { fileName: "", source: "" };
  colorModePlugin("assets/x").generateBundle.call({
    emitFile: ({ fileName, source }) => {
      file = { fileName, source };
      return "id";
    },
  });
  return file;
}

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
  const script = new Function("localStorage", "matchMedia", "document", emitted().source) as (
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

test("a build links the file, because inline scripts are forbidden", () => {
  const { fileName } = emitted();
  expect(fileName).toMatch(/^assets\/x\/color-mode-[0-9a-z]+\.js$/);
  expect(colorModePlugin("assets/x").transformIndexHtml("", {})).toEqual([
    { tag: "script", attrs: { src: `/${fileName}` }, injectTo: "head-prepend" },
  ]);
});
