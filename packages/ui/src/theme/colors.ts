import { defineSemanticTokens } from "@chakra-ui/react";

/** One colour in both appearances; the two are always chosen together. */
const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * Every colour of the product by meaning. Components use these names only; the values were measured for contrast
 * (text AA everywhere, table text AAA) in both appearances.
 */
export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: both("#ffffff", "#0e131b"),
    /** The page. */
    canvas: both("#ffffff", "#0e131b"),
    /** Behind the page: navigation, table heads, wells. */
    sunken: both("#f6f7f9", "#0a0e15"),
    /** What lies on the page: controls, menus, dialogs. */
    panel: both("#ffffff", "#131a24"),
    hover: both("#f1f4f8", "#192230"),
    selected: both("#e9f1ff", "#14264a"),
    /** What floats above everything and must stand out: tooltips. */
    inverted: both("#131a26", "#e8edf4"),
  },
  fg: {
    DEFAULT: both("#131a26", "#e8edf4"),
    muted: both("#556070", "#9aa6b6"),
    /** Decoration only, never text (3.3 : 1). */
    faint: both("#858f9e", "#6f7c8e"),
    inverted: both("#ffffff", "#0e131b"),
  },
  border: {
    DEFAULT: both("#e3e7ed", "#212b39"),
    subtle: both("#e3e7ed", "#212b39"),
    strong: both("#cdd4de", "#32404f"),
    /** Edges of fields: 3 : 1 against the page (WCAG 1.4.11). */
    control: both("#8791a0", "#66748a"),
  },
  accent: {
    solid: both("#1f5eff", "#4c82ff"),
    press: both("#174bd1", "#6a97ff"),
    soft: both("#e9f1ff", "#14264a"),
    fg: both("#1a4fd6", "#8fb2ff"),
    contrast: both("#ffffff", "#08111f"),
  },
  danger: {
    solid: both("#b3261e", "#ff8a80"),
    press: both("#8f1d17", "#ffa49c"),
    soft: both("#fdeae8", "#371a1a"),
    fg: both("#b3261e", "#ff8a80"),
    contrast: both("#ffffff", "#2a0c0a"),
  },
  state: {
    ok: { fg: both("#0c7a4d", "#4fcf97"), soft: both("#e3f5ec", "#0f2c22") },
    warn: { fg: both("#97580a", "#f0b35a"), soft: both("#fdf1dc", "#33260f") },
    bad: { fg: both("#b3261e", "#ff8a80"), soft: both("#fdeae8", "#371a1a") },
    violet: { fg: both("#6a3fc4", "#b79bff"), soft: both("#f0eafc", "#241b3d") },
    slate: { fg: both("#475467", "#aab6c6"), soft: both("#eceff3", "#1d2632") },
  },
  row: {
    expired: both("#fdf3f2", "#1f1517"),
    passport: both("#f5f2fd", "#191628"),
    /** The shade of pinned columns over those that scroll below them. */
    edge: both("rgb(16 24 40 / .22)", "rgb(0 0 0 / .7)"),
  },
  chart: {
    auto: both("#1b8259", "#46b587"),
    operator: both("#2c67ff", "#4778ea"),
    status1: both("#e39a2d", "#f0b35a"),
    status234: both("#bd423b", "#ff8a80"),
    waiting: both("#cdd4de", "#32404f"),
  },
  /** Between the page and a dialog. */
  scrim: both("rgb(16 24 40 / .52)", "rgb(2 5 10 / .68)"),
  /** Around a document in a viewer. */
  desk: both("#e9ecf1", "#080b11"),
});
