import { startColorMode } from "./color-mode-start.ts";

/** The part of Vite's plugin interface that is used here; `ui` does not depend on Vite at run time. */
interface ColorModePlugin {
  readonly name: string;
  transformIndexHtml(): { tag: string; children: string; injectTo: "head-prepend" }[];
}

/**
 * Puts the color-mode script first in the page, inline: a file of its own would be asked for before anything is painted. The server
 * allows it in the policy of the page by its hash.
 */
export function colorModePlugin(): ColorModePlugin {
  const source = `(${startColorMode.toString()})();`;
  return {
    name: "gatehouse-color-mode",
    transformIndexHtml: () => [{ tag: "script", children: source, injectTo: "head-prepend" }],
  };
}
