import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { globalCss } from "./global-css.ts";
import { theme } from "./theme-config.ts";

/**
 * The visual language as one Chakra system, built on the bare base configuration: Chakra's own tokens and recipes weigh 30 kB
 * and are not ours. CSS variables are named `--gh-<category>-<name>`, for instance `--gh-colors-bg-canvas`, `--gh-sizes-row`.
 */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: "gh",
  preflight: true,
  conditions: {
    light: "[data-theme=light] &",
    dark: "[data-theme=dark] &",
    comfortable: "[data-density=comfortable] &",
  },
  globalCss,
  theme,
});
