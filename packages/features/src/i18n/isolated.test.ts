import { expect, test } from "vitest";
import { i18n } from "./instance.ts";
import { isolated } from "./isolated.ts";

test.each([
  ["an ordinary name", "García-López, Inés", "García-López, Inés"],
  ["a turned direction", "Ana\u202egnp.exe", "Anagnp.exe"],
  ["an isolate that ends outside", "Ana\u2069\u2066", "Ana"],
  ["what cannot be seen", "A\u0000n\u009fa", "Ana"],
  ["lines", "one\n\ttwo", "one\n\ttwo"],
  ["right to left", "محمد", "\u2068محمد\u2069"],
  ["right to left with a turn of its own", "\u202bמשה", "\u2068משה\u2069"],
])("%s", (_, given, shown) => {
  expect(isolated(given)).toBe(shown);
  expect(isolated(shown)).toBe(shown);
});

test("every value of a sentence is set apart", () => {
  i18n.addResourceBundle("en", "isolated-test", { linked: "{{user}} has linked {{name}} ({{count}})." });
  const said = i18n.t("linked", { ns: "isolated-test", user: "ana\u202e", name: "לוי & <b>", count: 3 });
  expect(said).toBe("ana has linked \u2068לוי & <b>\u2069 (3).");
});
