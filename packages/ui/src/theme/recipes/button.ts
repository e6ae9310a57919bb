import { defineRecipe } from "@chakra-ui/react";

/** `solid` for the one primary action, `outline` (the default) for the others, `ghost` where a border would shout, `plain` for text. */
export const button = defineRecipe({
  className: "gh-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
    gap: "1.5",
    userSelect: "none",
    whiteSpace: "nowrap",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "control",
    fontWeight: "strong",
    lineHeight: "none",
    cursor: "pointer",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    _disabled: { opacity: 0.45, cursor: "not-allowed" },
    "& svg": { flexShrink: 0, boxSize: "icon", strokeWidth: 1.75 },
    // While it works the words are behind the spinner and not gone: they are its name.
    "&[data-loading] > span > span:not(.gh-spinner)": {
      visibility: "visible",
      color: "transparent",
      "& > *": { opacity: 0 },
    },
  },
  variants: {
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        borderColor: "colorPalette.solid",
        _hover: { bg: "colorPalette.press", borderColor: "colorPalette.press" },
        _active: { bg: "colorPalette.press" },
        // Faded accent with faded letters is illegible in the dark: a solid button that is off is no longer accented.
        _disabled: {
          opacity: 1,
          bg: "bg.hover",
          color: "fg.muted",
          borderColor: "border.strong",
          _hover: { bg: "bg.hover", borderColor: "border.strong" },
        },
      },
      outline: {
        bg: "bg.panel",
        color: "fg",
        borderColor: "border.strong",
        _hover: { bg: "bg.hover" },
        _active: { bg: "bg.hover" },
        _expanded: { bg: "bg.hover" },
        // With `aria-disabled` it is pointed at for its reason.
        _disabled: { _hover: { bg: "bg.panel" } },
      },
      ghost: {
        color: "fg.muted",
        _hover: { bg: "bg.hover", color: "fg" },
        _active: { bg: "bg.hover" },
        _expanded: { bg: "bg.hover", color: "fg" },
      },
      plain: {
        color: "colorPalette.fg",
        px: "0 !important",
        height: "auto !important",
        minW: "0 !important",
        _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
      },
    },
    size: {
      sm: { height: "controlSmall", minW: "controlSmall", px: "2", fontSize: "xs" },
      md: { height: "control", minW: "control", px: "controlX", fontSize: "sm" },
      lg: { height: "10", minW: "10", px: "4", fontSize: "md", "@media (pointer: coarse)": { height: "touch" } },
    },
  },
  defaultVariants: { variant: "outline", size: "md" },
});
