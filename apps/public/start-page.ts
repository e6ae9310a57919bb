import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, type HtmlTagDescriptor, type Plugin, type ResolvedConfig, type Rolldown } from "vite";
import { pictureLanguage } from "./picture-language.ts";
import { picturePresses } from "./picture-presses.ts";

const hiding =
  "<style>html[data-picture=hidden] #picture { visibility: hidden; } #picture [data-pressed] { opacity: 0.7; }</style>";

const scripts = [pictureLanguage, picturePresses].map((script) => `(${script.toString()})();`).join("");

const languages = ["en", "fr"] as const;

interface Picture {
  readonly styles: string;
  readonly markup: string;
}

/** What `src/start-picture.tsx` exports. */
interface StartPicture {
  readonly drawStartPage: (language: (typeof languages)[number]) => Promise<Picture>;
}

/** The start page as React draws it, by the modules of the app. */
async function drawPictures(root: string): Promise<readonly Picture[]> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [react()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawStartPage } = (await server.ssrLoadModule("/src/start-picture.tsx")) as StartPicture;
    const pictures: Picture[] = [];
    // One language after the other: they share the catalogue's instance.
    for (const language of languages) pictures.push(await drawStartPage(language));
    return pictures;
  } finally {
    await server.close();
  }
}

/**
 * Style sheets that the page links are in it: they are small, and a paint waits for each that is a file. A link without effect
 * stays: parts that come later look for it before they fetch the file.
 */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replaceAll(/\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== "asset") return link;
    // A font that comes too late for the first paint is for the next page: no text changes its shape under the reader's eyes.
    const style = String(file.source).trim().replaceAll("font-display:swap", "font-display:optional");
    return `\n    <style>${style}</style>${link.replace(">", " disabled>")}`;
  });
}

type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly dynamicImports?: readonly string[];
    }
  >
>;

/** Links that ask for the French texts of the first files together with them, instead of after their code has run. */
async function frenchTexts(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const entries = Object.values(manifest).filter(({ isEntry }) => isEntry);
  const first = entries.flatMap((entry) => [entry, ...(entry.imports ?? []).flatMap((key) => manifest[key] ?? [])]);
  const texts = new Set(
    first.flatMap(({ dynamicImports = [] }) => dynamicImports.filter((key) => key.endsWith("/fr.ts"))),
  );
  if (texts.size === 0) throw new Error("The build has no French texts.");
  return [...texts]
    .map(
      (key) => `\n    <link rel="modulepreload" crossorigin href="/${manifest[key]?.file ?? ""}" fetchpriority="low">`,
    )
    .join("");
}

/** The font of the first paint, asked for with the page instead of by the style sheet's first use of it. */
const preloadFont = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] => {
  const font = Object.keys(bundle).find((name) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(name));
  if (!font) throw new Error("The build has no font for Latin letters.");
  return [
    {
      tag: "link",
      attrs: { rel: "preload", href: `/${font}`, as: "font", type: "font/woff2", crossorigin: true },
      injectTo: "head-prepend",
    },
  ];
};

/**
 * What a phone paints before it has run anything: `start-en.html` and `start-fr.html` beside `index.html` show the start page as
 * React will draw it in a moment. The server gives them for the start page's own address.
 */
export function startPagePlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "gatehouse-start-page",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return undefined;
        // The picture and its font come first; what makes it work follows.
        const later = html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
        return { html: inlineStyles(later, bundle), tags: preloadFont(bundle) };
      },
    },
    async closeBundle() {
      const folder = path.resolve(config.root, config.build.outDir);
      const page = await readFile(path.join(folder, "index.html"), "utf8");
      const empty = '<div id="root"></div>';
      if (!page.includes(empty)) throw new Error(`The page has no ${empty}.`);
      const french = await frenchTexts(folder);
      for (const [place, { styles, markup }] of (await drawPictures(config.root)).entries()) {
        const language = languages[place] ?? "en";
        const html = page
          .replace('<html lang="en"', `<html lang="${language}"`)
          .replace("<head>", () => `<head>\n    <script>${scripts}</script>\n    ${hiding}`)
          .replace("</head>", () => `  ${styles}\n  </head>`)
          // Its words would be asked for when its code has run.
          .replace("</head>", () => (language === "fr" ? `${french}\n  </head>` : "</head>"))
          // A browser that remembers what was in a form must not fill in the picture's: the page would take it for typed.
          .replace(empty, () => `<div id="picture">${markup.replace("<form", '$& autocomplete="off"')}</div>${empty}`);
        await writeFile(path.join(folder, `start-${language}.html`), html);
      }
    },
  };
}
