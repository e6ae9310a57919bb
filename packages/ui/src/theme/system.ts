import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { colors } from "./colors.ts";
import { globalCss } from "./global-css.ts";
import { densitySizes, densitySpacing, layoutTokens, shadows } from "./layout.ts";
import { keyframes } from "./motion.ts";
import { recipes, slotRecipes } from "./recipes/index.ts";
import { fontSizes, textStyles, typographyTokens } from "./typography.ts";

/**
 * The visual language as one Chakra system, built on the bare base configuration: Chakra's own tokens and recipes weigh 30 kB
 * and are not ours. CSS variables are named `--gh-<category>-<name>`, for instance `--gh-colors-bg-canvas`, `--gh-sizes-row`.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: "gh",
  preflight: true,
  conditions: {
    light: "[data-theme=light] &",
    dark: "[data-theme=dark] &",
    comfortable: "[data-density=comfortable] &",
  },
  globalCss,
  theme: {
    // The shell folds at 768 px (UI-7).
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1600px" },
    keyframes,
    tokens: { ...typographyTokens, ...layoutTokens },
    semanticTokens: { colors, fontSizes, sizes: densitySizes, spacing: densitySpacing, shadows },
    textStyles,
    recipes,
    slotRecipes,
  },
});
