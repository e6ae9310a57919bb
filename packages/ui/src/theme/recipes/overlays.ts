import { defineSlotRecipe } from "@chakra-ui/react";

const layered = "calc(var(--gh-z-index-popover) + var(--layer-index, 0))";
const cover = { position: "fixed", inset: 0, width: "100dvw", height: "100dvh" } as const;
/** What may be pressed stands above the notices of the page. */
const clear = { height: "calc(100dvh - var(--gh-page-notices, 0px))" } as const;

const backdrop = {
  ...cover,
  bg: "scrim",
  zIndex: `calc(${layered} - 1)`,
  _open: { animationName: "fade-in", animationDuration: "moderate" },
  _closed: { animationName: "fade-out", animationDuration: "fast" },
} as const;

const frame = {
  header: { display: "flex", alignItems: "center", gap: "2", flexShrink: 0, px: "5", pt: "4", pb: "2" },
  // A word that is longer than a phone is wide, such as a name, is broken.
  body: { flex: 1, minHeight: 0, overflow: "auto", overflowWrap: "break-word", px: "5", py: "2" },
  footer: { display: "flex", justifyContent: "flex-end", gap: "2", flexShrink: 0, px: "5", pt: "2", pb: "4" },
  title: { flex: 1, minW: "0", overflowWrap: "anywhere", textStyle: "lg" },
  description: { color: "fg.muted" },
  closeTrigger: { position: "absolute", top: "3", insetEnd: "3" },
} as const;

export const dialog = defineSlotRecipe({
  className: "gh-dialog",
  slots: [
    "trigger",
    "backdrop",
    "positioner",
    "content",
    "header",
    "body",
    "footer",
    "title",
    "description",
    "closeTrigger",
  ],
  base: {
    backdrop,
    positioner: {
      ...cover,
      ...clear,
      display: "flex",
      justifyContent: "center",
      zIndex: layered,
      overscrollBehaviorY: "none",
      p: "4",
    },
    content: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      width: "100%",
      maxHeight: "100%",
      mx: "auto",
      bg: "bg.panel",
      color: "fg",
      borderWidth: "1px",
      borderColor: "border.subtle",
      borderRadius: "panel",
      boxShadow: "float",
      outline: 0,
      zIndex: layered,
      _open: { animationName: "rise-in", animationDuration: "moderate", animationTimingFunction: "out" },
      _closed: { animationName: "rise-out", animationDuration: "fast" },
    },
    ...frame,
  },
  variants: {
    placement: {
      center: { positioner: { alignItems: "center" } },
      top: { positioner: { alignItems: "flex-start", pt: "24" } },
    },
    size: {
      sm: { content: { maxW: "md" } },
      md: { content: { maxW: "lg" } },
      lg: { content: { maxW: "2xl" } },
      xl: { content: { maxW: "4xl" } },
      /** Nearly the whole page, and all of a phone's: its content lays itself out. */
      cover: {
        positioner: { p: { base: "0", md: "4", xl: "6" } },
        content: { maxW: "none", height: "100%", overflow: "hidden", borderRadius: { base: "none", md: "panel" } },
      },
    },
  },
  defaultVariants: { placement: "center", size: "sm" },
});

export const drawer = defineSlotRecipe({
  className: "gh-drawer",
  slots: [
    "trigger",
    "backdrop",
    "positioner",
    "content",
    "header",
    "body",
    "footer",
    "title",
    "description",
    "closeTrigger",
  ],
  base: {
    backdrop,
    positioner: {
      ...cover,
      ...clear,
      display: "flex",
      alignItems: "stretch",
      zIndex: layered,
      overscrollBehaviorY: "none",
    },
    content: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      width: "100%",
      maxH: "100%",
      bg: "bg.panel",
      color: "fg",
      boxShadow: "float",
      outline: 0,
      zIndex: layered,
      animationTimingFunction: "out",
      _open: { animationDuration: "slow" },
      _closed: { animationDuration: "moderate" },
    },
    ...frame,
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: "flex-start" },
        content: { _open: { animationName: "slide-in-start" }, _closed: { animationName: "slide-out-start" } },
      },
      end: {
        positioner: { justifyContent: "flex-end" },
        content: { _open: { animationName: "slide-in-end" }, _closed: { animationName: "slide-out-end" } },
      },
    },
    size: {
      xs: { content: { maxW: "min(280px, 88vw)" } },
      sm: { content: { maxW: "sm" } },
      md: { content: { maxW: "lg" } },
      lg: { content: { maxW: "2xl" } },
    },
  },
  defaultVariants: { placement: "end", size: "sm" },
});

export const toast = defineSlotRecipe({
  className: "gh-toast",
  slots: ["root", "title", "description", "indicator", "closeTrigger", "actionTrigger"],
  base: {
    root: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-start",
      columnGap: "2.5",
      rowGap: "1",
      position: "relative",
      width: "full",
      py: "3",
      ps: "3.5",
      pe: "9",
      bg: "bg.panel",
      color: "fg",
      borderWidth: "1px",
      borderColor: "border.subtle",
      borderRadius: "panel",
      boxShadow: "float",
      // Zag places a stack of toasts through these variables.
      translate: "var(--x) var(--y)",
      scale: "var(--scale)",
      zIndex: "var(--z-index)",
      height: "var(--height)",
      opacity: "var(--opacity)",
      // Zag fades a new message in from its second frame on; with reduced motion it is there in the first.
      "@media (prefers-reduced-motion: reduce)": { "&[data-state=open]": { opacity: 1 } },
      willChange: "translate, opacity, scale",
      transitionProperty: "translate, scale, opacity, height",
      transitionDuration: "slow",
      transitionTimingFunction: "out",
    },
    indicator: {
      flexShrink: 0,
      color: "state.slate.fg",
      "& svg": { boxSize: "iconLarge" },
      "[data-type=success] &": { color: "state.ok.fg" },
      "[data-type=warning] &": { color: "state.warn.fg" },
      "[data-type=error] &": { color: "state.bad.fg" },
      "[data-type=info] &": { color: "accent.fg" },
    },
    title: { fontWeight: "strong", fontSize: "sm" },
    description: { fontSize: "sm", color: "fg.muted" },
    actionTrigger: {
      fontWeight: "strong",
      color: "accent.fg",
      cursor: "pointer",
      alignSelf: "center",
      ms: "auto",
      whiteSpace: "nowrap",
    },
    closeTrigger: {
      position: "absolute",
      top: "2",
      insetEnd: "2",
      boxSize: "6",
      display: "grid",
      placeItems: "center",
      borderRadius: "control",
      color: "fg.muted",
      cursor: "pointer",
      _hover: { bg: "bg.hover" },
      "& svg": { boxSize: "icon" },
    },
  },
});
