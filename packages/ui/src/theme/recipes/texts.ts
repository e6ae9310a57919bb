import { defineRecipe } from "@chakra-ui/react";

export const link = defineRecipe({
  className: "gh-link",
  base: {
    color: "accent.fg",
    cursor: "pointer",
    borderRadius: "small",
    textUnderlineOffset: "3px",
    textDecorationThickness: "1px",
  },
  variants: {
    variant: { underline: { textDecoration: "underline" }, plain: { _hover: { textDecoration: "underline" } } },
  },
  defaultVariants: { variant: "underline" },
});

export const kbd = defineRecipe({
  className: "gh-kbd",
  base: {
    display: "inline-block",
    fontFamily: "mono",
    fontSize: "0.6875rem",
    lineHeight: "1.35",
    px: "1.5",
    borderRadius: "small",
    borderWidth: "1px",
    borderColor: "color-mix(in srgb, currentColor 45%, transparent)",
    whiteSpace: "nowrap",
  },
});

export const spinner = defineRecipe({
  className: "gh-spinner",
  base: {
    display: "inline-block",
    boxSize: "icon",
    borderWidth: "2px",
    borderColor: "currentColor",
    borderBottomColor: "transparent",
    borderInlineStartColor: "transparent",
    borderRadius: "full",
    animation: "spin 600ms linear infinite",
  },
});

export const skeleton = defineRecipe({
  className: "gh-skeleton",
  base: {
    bg: "bg.hover",
    borderRadius: "small",
    animation: "pulse 1.4s ease-in-out infinite",
    color: "transparent",
    userSelect: "none",
    pointerEvents: "none",
    "& *": { visibility: "hidden" },
  },
});
