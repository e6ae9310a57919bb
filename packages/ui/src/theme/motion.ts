import { defineKeyframes } from "@chakra-ui/react";

/** Short movements that show where something came from; global-css.ts stops them all under reduced motion. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(360deg)" } },
  pulse: { "50%": { opacity: "0.5" } },
  "fade-in": { from: { opacity: 0 }, to: { opacity: 1 } },
  "fade-out": { from: { opacity: 1 }, to: { opacity: 0 } },
  "rise-in": { from: { opacity: 0, translate: "0 4px" }, to: { opacity: 1, translate: "0 0" } },
  "rise-out": { from: { opacity: 1, translate: "0 0" }, to: { opacity: 0, translate: "0 4px" } },
  "slide-in-end": { from: { translate: "100% 0" }, to: { translate: "0 0" } },
  "slide-out-end": { from: { translate: "0 0" }, to: { translate: "100% 0" } },
  "slide-in-start": { from: { translate: "-100% 0" }, to: { translate: "0 0" } },
  "slide-out-start": { from: { translate: "0 0" }, to: { translate: "-100% 0" } },
});
