import { defineGlobalStyles } from "@chakra-ui/react";

export const globalCss = defineGlobalStyles({
  "*": {
    "--global-font-body": "fonts.body",
    "--global-font-mono": "fonts.mono",
    "--global-color-border": "colors.border.subtle",
  },
  html: {
    colorPalette: "accent",
    colorScheme: "light",
    height: "100%",
    scrollPaddingBlock: "2",
    // Fingers need more than pointers: buttons and fields grow, the rows of grids stay dense.
    // Important, because the layer of the tokens comes after this one.
    "@media (pointer: coarse)": {
      "--gh-sizes-control": "var(--gh-sizes-touch) !important",
      "--gh-sizes-control-small": "var(--gh-sizes-touch) !important",
    },
  },
  "html[data-theme=dark]": { colorScheme: "dark" },
  body: {
    bg: "bg.canvas",
    color: "fg",
    fontFamily: "body",
    fontSize: "body",
    fontWeight: "regular",
    lineHeight: "body",
    minHeight: "100%",
    // Notices of the page as a whole, such as no connection, are below it and say how high they are.
    paddingBottom: "var(--gh-page-notices, 0px)",
    // Inter: a lowercase l with a tail and round quotes, so that PNR letters are not mistaken.
    fontFeatureSettings: '"cv05", "ss03"',
  },
  "b, strong": { fontWeight: "strong" },
  "*::placeholder": { color: "fg.muted" },
  "*::selection": { bg: "accent.soft", color: "fg" },
  // An outline follows the radius and survives forced colours; the gap keeps it visible on accent surfaces.
  ":focus-visible": { outline: "2px solid", outlineColor: "accent.solid", outlineOffset: "2px" },
  "*, *::before, *::after": {
    "@media (prefers-reduced-motion: reduce)": {
      animationDuration: "0s !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
      scrollBehavior: "auto !important",
    },
  },
});
