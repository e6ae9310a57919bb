import type { SystemStyleObject } from "@chakra-ui/react";

/** cmdk brings behaviour and attributes, no looks. */
export const paletteStyles: SystemStyleObject = {
  "& [cmdk-input]": {
    width: "100%",
    height: "12",
    px: "4",
    bg: "transparent",
    fontSize: "md",
    borderBottomWidth: "1px",
    borderColor: "border.subtle",
    outline: "none",
  },
  "& [cmdk-list]": { maxH: "min(24rem, 60dvh)", overflowY: "auto", p: "1.5", scrollPaddingBlock: "1.5" },
  "& [cmdk-group-heading]": { px: "2.5", pt: "2", pb: "1", fontSize: "xs", fontWeight: "strong", color: "fg.muted" },
  "& [cmdk-item]": {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    minH: "9",
    px: "2.5",
    borderRadius: "control",
    cursor: "pointer",
    "& svg": { color: "fg.muted" },
  },
  "& [cmdk-item][data-selected=true]": { bg: "bg.selected", color: "accent.fg", "& svg": { color: "accent.fg" } },
  "& [cmdk-item][data-disabled=true]": { opacity: 0.5, cursor: "not-allowed" },
  "& [cmdk-empty]": { px: "4", py: "8", textAlign: "center", color: "fg.muted" },
};
