export { setColorMode, useColorMode, type ColorMode, type ColorModePreference } from "./color-mode.ts";
export { EmbeddedTheme, type EmbeddedThemeProps } from "./embedded-theme.tsx";
export { system } from "./system.ts";
export { ThemeProvider, type Density, type ThemeProviderProps } from "./theme-provider.tsx";
