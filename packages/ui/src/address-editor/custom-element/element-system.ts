import { createSystem } from "@chakra-ui/react";
import { system as house } from "../../theme/system.ts";

/**
 * The visual language inside a shadow root. Appearance and density are states of the element, and every token is declared on it: a
 * page that sets one on the element itself goes before. Nothing of the page's text style is inherited but its direction.
 */
export const system = createSystem(house._config, {
  conditions: {
    light: ":host(:state(light)) &",
    dark: ":host(:state(dark)) &",
    comfortable: ":host(:state(comfortable)) &",
  },
  globalCss: {
    ":host": { display: "block" },
    ":host([hidden])": { display: "none" },
    // A tooltip is beside the root.
    ".root, [role=tooltip]": {
      all: "initial",
      colorScheme: "light",
      colorPalette: "accent",
      color: "fg",
      fontFamily: "body",
      fontSize: "body",
      fontWeight: "regular",
      lineHeight: "body",
    },
    ".root": { display: "block" },
    ":host(:state(dark)) .root": { colorScheme: "dark" },
  },
});
