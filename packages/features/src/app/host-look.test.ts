import { expect, test } from "vitest";
import { accentsOf } from "./host-look.ts";

const soft = (solid: string): string => `color-mix(in oklab, ${solid} 10%, var(--gh-colors-bg-panel))`;

// EMB-11
test.each([
  ["is as it is where it is seen", "#7c2d12", "light", "#7c2d12", "#ffffff", "#7c2d12"],
  ["is lighter in the dark", "#7c2d12", "dark", "#965741", "#ffffff", "#b78c7d"],
  ["is darker in the light", "#facc15", "light", "#af8f0f", "#000000", "#7d660b"],
  ["stays light in the dark", "#facc15", "dark", "#facc15", "#000000", "#facc15"],
] as const)("a colour of the page around %s: %s, %s", (_, color, theme, solid, contrast, fg) => {
  expect(accentsOf(color, theme)).toEqual({ solid, contrast, soft: soft(solid), fg });
});
