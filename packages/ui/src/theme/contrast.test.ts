import { expect, test } from "vitest";
import { colors } from "./colors.ts";

type Both = { readonly value: { readonly base: string; readonly _dark: string } };

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
/** WCAG 2.2 contrast ratio of two colours. */
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};

const { bg, fg, border, accent, danger, state, row } = colors;
const tones = Object.entries(state) as [string, { fg: Both; soft: Both }][];

const pairs: readonly (readonly [string, Both, Both, number])[] = [
  // AAA for the text of tables.
  ...Object.entries({
    canvas: bg.canvas,
    panel: bg.panel,
    hover: bg.hover,
    selected: bg.selected,
    expired: row.expired,
    passport: row.passport,
  }).map(([name, ground]) => ["text on " + name, fg.DEFAULT, ground, 7] as const),
  // AA for the rest.
  ...Object.entries({
    canvas: bg.canvas,
    sunken: bg.sunken,
    panel: bg.panel,
    hover: bg.hover,
    selected: bg.selected,
    expired: row.expired,
    passport: row.passport,
  }).map(([name, ground]) => ["muted on " + name, fg.muted, ground, 4.5] as const),
  ...tones.flatMap(([name, { fg: text, soft }]) => [
    [`${name} on its tint`, text, soft, 4.5] as const,
    [`${name} on the page`, text, bg.canvas, 4.5] as const,
  ]),
  ["accent text on selected", accent.fg, bg.selected, 4.5],
  ["accent text on the page", accent.fg, bg.canvas, 4.5],
  ["on accent", accent.contrast, accent.solid, 4.5],
  ["on accent pressed", accent.contrast, accent.press, 4.5],
  ["on danger", danger.contrast, danger.solid, 4.5],
  ["on danger pressed", danger.contrast, danger.press, 4.5],
  ["tooltip", fg.inverted, bg.inverted, 7],
  // 3 : 1 for the edges of controls and for the focus (WCAG 1.4.11).
  ["edge of a field", border.control, bg.canvas, 3],
  ["edge of a field in a dialog", border.control, bg.panel, 3],
  ["focus", accent.solid, bg.canvas, 3],
  ["focus in the navigation", accent.solid, bg.sunken, 3],
];

test.each(pairs)("%s", (_, front, back, least) => {
  expect(contrast(front.value.base, back.value.base)).toBeGreaterThanOrEqual(least);
  expect(contrast(front.value._dark, back.value._dark)).toBeGreaterThanOrEqual(least);
});
