import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";

const field = {
  width: "100%",
  minWidth: "0",
  appearance: "none",
  textAlign: "start",
  bg: "bg.panel",
  color: "fg",
  borderWidth: "1px",
  borderColor: "border.control",
  borderRadius: "control",
  fontSize: "sm",
  transitionProperty: "border-color",
  transitionDuration: "fast",
  _hover: { borderColor: "fg.muted" },
  _focusVisible: {
    outline: "2px solid",
    outlineColor: "accent.solid",
    outlineOffset: "-1px",
    borderColor: "accent.solid",
  },
  _invalid: { borderColor: "state.bad.fg", _focusVisible: { outlineColor: "state.bad.fg" } },
  _disabled: { opacity: 0.5, cursor: "not-allowed" },
  _readOnly: { bg: "bg.sunken" },
} as const;

const sizes = {
  md: { height: "control", px: "2.5" },
  lg: { height: "10", px: "3", fontSize: "md", "@media (pointer: coarse)": { height: "touch" } },
} as const;

export const input = defineRecipe({
  className: "gh-input",
  base: field,
  variants: { size: sizes, variant: { outline: {} } },
  defaultVariants: { size: "md", variant: "outline" },
});

/** Several lines; codes that are pasted as a list. */
export const textarea = defineRecipe({
  className: "gh-textarea",
  base: { ...field, minHeight: "24", px: "2.5", py: "2", lineHeight: "body", resize: "vertical" },
  variants: { size: { md: {} }, variant: { outline: {} } },
  defaultVariants: { size: "md", variant: "outline" },
});

export const nativeSelect = defineSlotRecipe({
  className: "gh-native-select",
  slots: ["root", "field", "indicator"],
  base: {
    root: { position: "relative", display: "flex", width: "100%" },
    field: { ...field, height: "control", ps: "2.5", pe: "8", cursor: "pointer" },
    indicator: {
      position: "absolute",
      insetEnd: "2",
      top: "50%",
      translate: "0 -50%",
      pointerEvents: "none",
      color: "fg.muted",
      "& svg": { boxSize: "icon" },
    },
  },
  variants: {
    size: { md: {}, lg: { field: { height: "10", fontSize: "md", "@media (pointer: coarse)": { height: "touch" } } } },
  },
  defaultVariants: { size: "md" },
});

/** Label, help and error of one field; `Field.Root invalid` links them for screen readers. */
export const fieldSlots = defineSlotRecipe({
  className: "gh-field",
  slots: ["root", "label", "requiredIndicator", "errorText", "helperText"],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "1.5",
      width: "100%",
      position: "relative",
    },
    label: { display: "flex", gap: "1", fontSize: "sm", fontWeight: "strong", color: "fg" },
    requiredIndicator: { color: "state.bad.fg" },
    errorText: {
      display: "inline-flex",
      alignItems: "center",
      gap: "1",
      fontSize: "xs",
      fontWeight: "strong",
      color: "state.bad.fg",
    },
    helperText: { fontSize: "xs", color: "fg.muted" },
  },
});

export const switchSlots = defineSlotRecipe({
  className: "gh-switch",
  slots: ["root", "control", "label", "thumb", "indicator"],
  base: {
    root: {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      position: "relative",
      cursor: "pointer",
      _disabled: { opacity: 0.5, cursor: "not-allowed" },
    },
    label: { fontSize: "sm", color: "fg.muted", userSelect: "none", whiteSpace: "nowrap" },
    control: {
      display: "inline-flex",
      flexShrink: 0,
      width: "7",
      height: "4",
      padding: "2px",
      borderRadius: "pill",
      bg: "border.control",
      transitionProperty: "background-color",
      transitionDuration: "fast",
      _checked: { bg: "accent.solid" },
      "&[data-focus-visible]": { outline: "2px solid", outlineColor: "accent.solid", outlineOffset: "2px" },
    },
    thumb: {
      width: "3",
      height: "3",
      borderRadius: "pill",
      bg: "bg.panel",
      transitionProperty: "translate",
      transitionDuration: "fast",
      _checked: { translate: "0.75rem 0" },
    },
  },
});
