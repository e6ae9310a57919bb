import type { SystemConfig } from "@chakra-ui/react";
import { colors } from "./colors.ts";
import { densitySizes, densitySpacing, layoutTokens, shadows } from "./layout.ts";
import { keyframes } from "./motion.ts";
import { recipes, slotRecipes } from "./recipes/index.ts";
import { fontSizes, textStyles, typographyTokens } from "./typography.ts";

/** Tokens and recipes, wherever they are declared. */
export const theme: NonNullable<SystemConfig["theme"]> = {
  // The shell folds at 768 px (UI-7).
  breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1600px" },
  keyframes,
  tokens: { ...typographyTokens, ...layoutTokens },
  semanticTokens: { colors, fontSizes, sizes: densitySizes, spacing: densitySpacing, shadows },
  textStyles,
  recipes,
  slotRecipes,
};
