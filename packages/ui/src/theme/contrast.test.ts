import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { colors } from "./colors.ts";

type Both = { readonly value: { readonly base: string; readonly _dark: string } };

/** Every colour by the name under which components use it. */
function* leaves(group: object, name = ""): Generator<readonly [string, Both]> {
  if ("value" in group) yield [name, group as Both];
  else
    for (const [key, inner] of Object.entries(group) as [string, object][])
      yield* leaves(inner, key === "DEFAULT" ? name : [name, key].filter(Boolean).join("."));
}
const all = new Map(leaves(colors));
const tone = (name: string): Both => {
  const found = all.get(name);
  if (!found) throw new Error(`There is no colour ${name}.`);
  return found;
};

/** What each colour is for. Of texts and grounds any two may meet; the others only as they are listed below. */
const states = ["ok", "warn", "bad", "violet", "slate"] as const;
const texts = ["fg", "fg.muted", "accent.fg", "danger.fg", ...states.map((state) => `state.${state}.fg`)];
const grounds = [
  "bg",
  "bg.canvas",
  "bg.sunken",
  "bg.panel",
  "bg.hover",
  "bg.selected",
  "accent.soft",
  "danger.soft",
  ...states.map((state) => `state.${state}.soft`),
  "row.expired",
  "row.passport",
  "desk",
];
/** Grounds that have a text colour of their own. */
const solids = {
  "accent.solid": "accent.contrast",
  "accent.press": "accent.contrast",
  "danger.solid": "danger.contrast",
  "danger.press": "danger.contrast",
  "bg.inverted": "fg.inverted",
  "chart.auto": "bg.canvas",
  "chart.operator": "bg.canvas",
  "chart.status234": "bg.canvas",
} as const;
/** Carries no text in this colour, except what `toneFills` says. */
const noText = ["fg.faint", "border", "border.subtle", "border.strong", "border.control", "row.edge", "scrim"];
const chartOnly = ["chart.status1", "chart.waiting"];

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => channel(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** WCAG 2.2 contrast ratio of two colours. */
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};
/** One colour over another, through which so much of the other is seen. */
const over = (front: string, back: string, part: number): string => {
  const below = channels(back);
  const mixed = channels(front).map((value, index) => Math.round(value * part + (below[index] ?? 0) * (1 - part)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};

/** The lower of the contrasts in both appearances. */
const least = (front: string, back: string): number =>
  Math.min(...(["base", "_dark"] as const).map((look) => contrast(tone(front).value[look], tone(back).value[look])));

test("every colour is for something", () => {
  const known = [...texts, ...grounds, ...Object.entries(solids).flat(), ...noText, ...chartOnly];
  expect([...all.keys()].toSorted()).toEqual([...new Set(known)].toSorted());
});

describe("AA for any text on any ground", () => {
  test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))("%s on %s", (text, ground) => {
    expect(least(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(solids).map(([ground, text]) => [text, ground] as const))("%s on %s", (text, ground) => {
    expect(least(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test("numbers in a chart", () => {
    const { base } = tone("chart.status1").value;
    expect(contrast(tone("fg").value.base, base)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tone("bg.canvas").value._dark, tone("chart.status1").value._dark)).toBeGreaterThanOrEqual(4.5);
  });

  // Below the pointer a row is darker (`--tint` of the grid). What has another colour in a cell is on its own ground.
  test.each([
    ...["fg", "fg.muted"].map((text) => [text, [...grounds]] as const),
    ...["accent.fg", "state.bad.fg", "state.warn.fg"].map(
      (text) => [text, ["bg.canvas", "bg.selected", "row.expired", "row.passport", "state.warn.soft"]] as const,
    ),
  ])("%s on a row below the pointer", (text, rows) => {
    for (const row of rows)
      for (const look of ["base", "_dark"] as const) {
        const below = over(tone("fg").value[look], tone(row).value[look], 0.04);
        expect(contrast(tone(text).value[look], below), `${row} ${look}`).toBeGreaterThanOrEqual(4.5);
      }
  });
});

describe("AAA", () => {
  test.each(grounds)("the text of tables on %s", (ground) => {
    expect(least("fg", ground)).toBeGreaterThanOrEqual(7);
  });

  test("tooltips", () => {
    expect(least("fg.inverted", "bg.inverted")).toBeGreaterThanOrEqual(7);
  });
});

// WCAG 1.4.11
describe("3 : 1 for the edges of controls and for the focus", () => {
  test.each([
    ["border.control", "bg.canvas"],
    ["border.control", "bg.panel"],
    ["accent.solid", "bg.canvas"],
    ["accent.solid", "bg.sunken"],
  ])("%s on %s", (edge, ground) => {
    expect(least(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

/** Which colours components give to texts and to grounds: what is measured above is what is used. */
describe("components", () => {
  const packages = join(import.meta.dirname, "../../..");
  const sources = globSync(
    ["{ui,features}/src/**/*.{ts,tsx,css}", "../apps/{dashboard,public}/src/**/*.{ts,tsx,css}"],
    {
      cwd: packages,
    },
  )
    .filter((file) => !/\.(?:stories|test)\.|theme\/(?:colors|contrast)/.test(file))
    .map((file) => [file, readFileSync(join(packages, file), "utf8")] as const);
  const names = [...all.keys()].toSorted((one, other) => other.length - one.length);
  const name = names.map((each) => each.replaceAll(".", String.raw`[.-]`)).join("|");

  /** The colours in the values of a property: `color="fg"`, `bg: warns ? "state.warn.soft" : undefined`, `color: var(--gh-colors-fg);` */
  function used(property: string) {
    const values = new RegExp(String.raw`(?<![\w-])(?:${property})(?:=(\{[^}]*\}|"[^"]*")|: ?([^,;\n}]*))`, "g");
    const token = new RegExp(String.raw`(?:"|colors[.-])(${name})(?=["})])`, "g");
    return sources.flatMap(([file, text]) =>
      [...text.matchAll(values)].flatMap(({ 1: attribute, 2: value = "", index }) => {
        const line = text.slice(text.lastIndexOf("\n", index) + 1, text.indexOf("\n", index)).trim();
        return [...(attribute ?? value).matchAll(token)].map(([, colour = ""]) => ({
          colour: colour.replaceAll("-", "."),
          where: `${file}: ${line}`,
        }));
      }),
    );
  }

  test("texts have the colours of texts", () => {
    const allowed = new Set([...texts, ...Object.values(solids)]);
    const uses = used("color|--tone");
    expect(uses.length).toBeGreaterThan(300);
    // Signs without words: dots and arrows between words, and the drawing of a plane.
    const isSign = (where: string) => /aria-hidden|content: "'.'"|searching\.css/.test(where);
    expect(uses.filter(({ colour, where }) => !allowed.has(colour) && !isSign(where))).toEqual([]);
  });

  test("texts are on grounds", () => {
    // Lines, dots and bars are drawn in other colours, too.
    const drawn = [...noText, ...chartOnly, "fg.muted", "state.ok.fg", "state.warn.fg"];
    const allowed = new Set([...grounds, ...Object.keys(solids), ...drawn]);
    const uses = used("bg|background|backgroundColor|background-color|--soft");
    expect(uses.length).toBeGreaterThan(100);
    expect(uses.filter(({ colour }) => !allowed.has(colour))).toEqual([]);
  });

  test("no colour has another origin", () => {
    const literal =
      /(?<![\w-])(?:color|bg|background(?:-color|Color)?)(?:=|: ?)\{?["']?(?:#[0-9a-f]{3,8}|rgb|hsl|oklch)/i;
    // The chat's button stands on pages of others, which have no tokens: white on blue and on red, 6.7 and 6.6 to 1.
    // What other programs put on the clipboard has their colours, and is shown nowhere.
    const apart = /first-paint\.css$|chat-widget\/widget-sheet\.ts$|rich-text\/pasted\//;
    expect(sources.flatMap(([file, text]) => (literal.test(text) && !apart.test(file) ? [file] : []))).toEqual([]);
  });
});
