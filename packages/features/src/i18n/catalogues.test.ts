import { expect, test } from "vitest";
import { pseudoCatalogue, pseudoText } from "./pseudo.ts";
import type { Catalogue } from "./types.ts";

type Module = Readonly<Record<string, Catalogue>>;

const english = import.meta.glob<Module>("../**/messages/en.ts", { eager: true });
const french = import.meta.glob<Module>("../**/messages/fr.ts", { eager: true });

const parameters = (text: string): string[] =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = ""]) => name).toSorted();
const areas = Object.entries(english).map(([path, { en = {} }]) => ({
  path,
  en,
  fr: french[path.replace("en.ts", "fr.ts")]?.["fr"] ?? {},
}));

test("there are catalogues", () => {
  expect(areas.length).toBeGreaterThan(3);
});

// UI-1
test.each(areas)("$path: French says everything, with the same parameters", ({ en, fr }) => {
  for (const [key, text] of Object.entries(fr)) {
    // `_many` is a form that English does not have.
    const original = en[key] ?? en[key.replace(/_many$/, "_other")];
    expect(original, key).toBeDefined();
    expect(text.trim(), key).not.toBe("");
    // A plural form may leave its number out ("one check-in").
    const plural = /_(?:one|many|other)$/.test(key);
    expect(plural || String(parameters(text)) === String(parameters(original ?? "")), key).toBe(true);
  }
  expect(Object.keys(en).filter((key) => !(key in fr))).toEqual([]);
});

test("the pseudo-language accents every letter, is 40 % longer, and keeps parameters", () => {
  const text = "Nothing matches “{{query}}”.";
  const pseudo = pseudoText(text);
  expect(pseudo.replace("{{query}}", "")).not.toMatch(/[a-z]/i);
  expect(pseudo).toContain("{{query}}");
  expect(pseudo.length).toBeGreaterThanOrEqual(text.length + 0.4 * text.replace("{{query}}", "").length);
  expect(Object.keys(pseudoCatalogue({ a: "A", b: "B" }))).toEqual(["a", "b"]);
});

const frenchTexts = Object.entries(
  import.meta.glob<Readonly<Record<string, Catalogue>>>(["../**/fr.ts", "../**/*.fr.ts"], { eager: true }),
).flatMap(([path, parts]) =>
  Object.values(parts).flatMap((part) =>
    Object.entries(part).map(([key, text]) => ({ where: `${path} ${key}`, text })),
  ),
);

test("French texts quote as the French do, with spaces at which no line ends", () => {
  expect(frenchTexts.length).toBeGreaterThan(500);
  const wrong = frenchTexts.filter(
    ({ text }) =>
      /[“”„‟"'‘]/.test(text) ||
      text.replaceAll(/«[\u00a0\u202f][^«»]*[^«»\s][\u00a0\u202f]»/g, "").match(/[«»]/) !== null,
  );
  expect(wrong).toEqual([]);
});

test("French texts of one say the number: their form is that of none, too", () => {
  expect(frenchTexts.filter(({ where, text }) => where.endsWith("_one") && /(?:^|\s)1\s/.test(text))).toEqual([]);
});

test("no text between quotation marks is in code: they differ by language", () => {
  const code = import.meta.glob<string>(
    ["../**/*.{ts,tsx}", "!../**/*.{test,stories}.*", "!../**/{messages,stories}/**"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  );
  expect(Object.keys(code).length).toBeGreaterThan(300);
  const quoting = Object.entries(code).filter(([, text]) =>
    /[“”«»]/.test(text.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "")),
  );
  expect(quoting.map(([path]) => path)).toEqual([]);
});
