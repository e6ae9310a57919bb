import { chakra, ChakraProvider, createSystem, defaultBaseConfig } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Density } from "./theme-provider.tsx";
import { theme } from "./theme-config.ts";

const place = "gh-theme";

/**
 * The visual language inside one element, for apps that have a Chakra system of their own: its tokens are declared on that element,
 * its global styles are left out, and the reset is the app's.
 */
const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: "gh",
  cssVarsRoot: `.${place}`,
  preflight: false,
  // As Chakra's own colour mode says it on the document, or as ours does. Tokens are declared on what stands before the `&`.
  conditions: {
    light: `:root:not(.dark, [data-theme=dark]) .${place} &`,
    dark: `:root:is(.dark, [data-theme=dark]) .${place} &`,
    comfortable: `.${place}[data-density=comfortable] &`,
  },
  theme,
});

export interface EmbeddedThemeProps {
  /** Default: `comfortable`. */
  readonly density?: Density | undefined;
  readonly children: ReactNode;
}

/**
 * Our widgets in an app that has a `ChakraProvider` of its own: everything around this element stays as it is. It is dark where the
 * document has the class `dark` or `data-theme="dark"`. Widgets that open over the page (dialogs, side panels) need `ThemeProvider`.
 */
export function EmbeddedTheme({ density = "comfortable", children }: EmbeddedThemeProps) {
  return (
    <ChakraProvider value={system}>
      <chakra.div
        className={place}
        data-density={density}
        colorPalette="accent"
        color="fg"
        fontFamily="body"
        fontSize="body"
        fontWeight="regular"
        lineHeight="body"
      >
        {children}
      </chakra.div>
    </ChakraProvider>
  );
}
