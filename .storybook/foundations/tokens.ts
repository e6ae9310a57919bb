import { system } from "@gatehouse/ui/theme";

/** A token of the theme as a page shows it. */
export interface ShownToken {
  readonly name: string;
  /** `var(--gh-…)`: what its value is in the appearance of the page. */
  readonly ref: string;
  /** Its values by condition: `base`, `_dark`, `_comfortable`. */
  readonly values: Readonly<Record<string, string>>;
}

/** The categories of tokens that the theme has, in its own order. */
export const categories = (): readonly string[] =>
  [...system.tokens.categoryMap.keys()].filter((category) => tokensOf(category).length > 0);

/** The tokens of a category, without those that Chakra derives: palettes and negative steps. */
export function tokensOf(category: string): readonly ShownToken[] {
  return [...(system.tokens.categoryMap.get(category)?.values() ?? [])].flatMap(({ extensions, originalValue }) => {
    const { cssVar, virtual, negative, prop, conditions } = extensions;
    if (!cssVar || virtual || negative || prop.startsWith("colorPalette")) return [];
    const values = (conditions ?? { base: String(originalValue) }) as Record<string, string>;
    return [{ name: prop, ref: cssVar.ref, values }];
  });
}
