import { defineSemanticTokens, defineTokens } from "@chakra-ui/react";

/** The 4 px grid: key × 4 px, in rem so that a reader's font size counts. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
] as const;
const scale = Object.fromEntries(steps.map((key) => [key, { value: `${key / 4}rem` }]));

export const layoutTokens = {
  spacing: defineTokens.spacing({ 0: { value: "0rem" }, px: { value: "1px" }, ...scale }),
  sizes: defineTokens.sizes({
    0: { value: "0rem" },
    px: { value: "1px" },
    ...scale,
    full: { value: "100%" },
    min: { value: "min-content" },
    max: { value: "max-content" },
    fit: { value: "fit-content" },
    xs: { value: "20rem" },
    sm: { value: "24rem" },
    md: { value: "28rem" },
    lg: { value: "32rem" },
    xl: { value: "36rem" },
    "2xl": { value: "42rem" },
    "4xl": { value: "56rem" },
    /** Lines that people read: at most 75 characters. */
    prose: { value: "68ch" },
    /** The traveller site's widest page. */
    page: { value: "1120px" },
    /** Side navigation, open and folded; a screen's own rail. */
    nav: { value: "232px" },
    navFolded: { value: "56px" },
    rail: { value: "224px" },
    /** What a finger can hit (WCAG 2.5.5). */
    touch: { value: "44px" },
    /** Icons: 16 px in grids and controls, 20 px elsewhere. */
    icon: { value: "16px" },
    iconLarge: { value: "20px" },
  }),
  radii: defineTokens.radii({
    none: { value: "0" },
    small: { value: "4px" },
    control: { value: "6px" },
    panel: { value: "10px" },
    pill: { value: "999px" },
    full: { value: "999px" },
  }),
  zIndex: defineTokens.zIndex({
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 1100 },
    overlay: { value: 1300 },
    popover: { value: 1500 },
    skipLink: { value: 1600 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  }),
  durations: defineTokens.durations({
    fast: { value: "120ms" },
    moderate: { value: "160ms" },
    slow: { value: "200ms" },
  }),
  easings: defineTokens.easings({
    out: { value: "cubic-bezier(0.2, 0, 0, 1)" },
    in: { value: "cubic-bezier(0.4, 0, 1, 1)" },
  }),
};

/** What density changes beside type: compact for the dashboard, comfortable (targets of at least 44 px) for travellers. */
export const densitySizes = defineSemanticTokens.sizes({
  /** Buttons and fields. */
  control: { value: { base: "30px", _comfortable: "44px" } },
  controlSmall: { value: { base: "24px", _comfortable: "36px" } },
  /** A grid's rows and head. */
  row: { value: { base: "36px", _comfortable: "48px" } },
  /** Rows that sum themselves up in two lines, on a phone. */
  rowDouble: { value: { base: "56px", _comfortable: "68px" } },
  rowTriple: { value: { base: "84px", _comfortable: "96px" } },
  rowHead: { value: { base: "32px", _comfortable: "44px" } },
  /** The bar above the page: there is room around its controls. */
  topBar: { value: { base: "48px", _comfortable: "60px" } },
});

export const densitySpacing = defineSemanticTokens.spacing({
  /** Between the edge of a page and its content. */
  gutter: { value: { base: "16px", _comfortable: "24px" } },
  /** Inside buttons and fields. */
  controlX: { value: { base: "11px", _comfortable: "16px" } },
});

export const shadows = defineSemanticTokens.shadows({
  /** Only for what floats. */
  float: {
    value: {
      base: "0 1px 2px rgb(16 24 40 / .06), 0 12px 32px -8px rgb(16 24 40 / .22)",
      _dark: "0 1px 2px rgb(0 0 0 / .4), 0 16px 40px -8px rgb(0 0 0 / .6)",
    },
  },
});
