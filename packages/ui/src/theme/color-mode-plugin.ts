import { startColorMode } from "./color-mode-start.ts";

/** The part of Vite's plugin interface that is used here; `ui` does not depend on Vite at run time. */
interface ColorModePlugin {
  readonly name: string;
  generateBundle(this: { emitFile(file: { type: "asset"; fileName: string; source: string }): string }): void;
  transformIndexHtml(
    html: string,
    context: { readonly server?: unknown },
  ): { tag: string; attrs?: Record<string, string>; children?: string; injectTo: "head-prepend" }[];
}

/**
 * Puts the color-mode script first in the page: a file of its own in a build, because the site's policy forbids inline scripts,
 * and inline while developing.
 * @param folder where the app's assets lie, without slashes at the ends, for instance `assets/dashboard`
 */
export function colorModePlugin(folder: string): ColorModePlugin {
  const source = `(${startColorMode.toString()})();`;
  // Named after its content: assets are kept for ever.
  const fileName = `${folder}/color-mode-${fingerprint(source)}.js`;
  return {
    name: "gatehouse-color-mode",
    generateBundle() {
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml(_html, { server }) {
      return [
        server
          ? { tag: "script", children: source, injectTo: "head-prepend" }
          : { tag: "script", attrs: { src: `/${fileName}` }, injectTo: "head-prepend" },
      ];
    },
  };
}

/** Short and stable; not for secrets. */
function fingerprint(text: string): string {
  let hash = 7;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}
