import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/jetbrains-mono/wght.css";
import "./first-paint.css";
import "./stand-ins.css";
import { ChakraProvider } from "@chakra-ui/react";
import { type ReactNode, useLayoutEffect } from "react";
import { followColorMode } from "./color-mode.ts";
import { startColorMode } from "./color-mode-start.ts";
import { system } from "./system.ts";

export type Density = "compact" | "comfortable";

export interface ThemeProviderProps {
  /** `compact` for staff, `comfortable` for travellers. Set on the document, so that what floats has it too. */
  readonly density: Density;
  readonly children: ReactNode;
}

/**
 * The visual language for everything below it. Once per page, at the root. The page follows the reader's light or dark while it is open,
 * unless something else has set `data-theme`.
 */
export function ThemeProvider({ density, children }: ThemeProviderProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset["density"] = density;
    if (!document.documentElement.dataset["theme"]) startColorMode();
  }, [density]);
  useLayoutEffect(() => followColorMode(), []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
