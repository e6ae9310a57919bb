import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  siteFile,
  type SiteLanguage,
  siteLanguages,
  type SitePage,
  sitePageAt,
  sitePages,
} from "@gatehouse/domain/site";
import type { ViteDevServer } from "vite";

/** What `src/site-picture.tsx` exports. */
interface SitePictures {
  readonly drawSitePage: (
    page: SitePage,
    language: SiteLanguage,
  ) => Promise<{
    readonly title: string;
    readonly head: string;
    readonly markup: string;
    readonly demos: readonly string[];
  }>;
}

const empty = '<div id="root"></div>';

interface Chunk {
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Style sheets that demonstrations bring along: their pictures have them from the first paint on. */
async function stylesOf(folder: string, demos: readonly string[]): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, ".vite/landing-manifest.json"), "utf8")) as Readonly<
    Record<string, Chunk>
  >;
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { css = [], imports = [] } = manifest[key] ?? {};
    for (const file of css) files.add(file);
    for (const other of imports) visit(other);
  };
  if (demos.length > 0) visit("src/site-demo.tsx");
  for (const demo of demos) {
    const entry = Object.keys(manifest).find((key) => key.endsWith(demo));
    if (entry === undefined) throw new Error(`The build has no chunk of the demonstration ${demo}.`);
    visit(entry);
  }
  return [...files].map((file) => `<link rel="stylesheet" href="/${file}">`).join("");
}

async function draw(
  html: string,
  server: Pick<ViteDevServer, "ssrLoadModule">,
  page: SitePage,
  language: SiteLanguage,
  stylesFor: (demos: readonly string[]) => Promise<string>,
): Promise<string> {
  const { drawSitePage } = (await server.ssrLoadModule("/src/site-picture.tsx")) as SitePictures;
  const { title, head, markup, demos } = await drawSitePage(page, language);
  const styles = await stylesFor(demos);
  if (!html.includes(empty)) throw new Error(`The page has no ${empty}.`);
  return html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace("</head>", () => `  ${styles}${head}\n  </head>`)
    .replace(empty, () => markup);
}

/** While developing they come with the code. */
const noStyles = (): Promise<string> => Promise.resolve("");

/** The page about the product behind an address while developing; undefined where there is none. */
export async function developedSitePage(server: ViteDevServer, url: string): Promise<string | undefined> {
  const found = sitePageAt(url.split("?", 1)[0]?.replace(/(?<=[^/])\/$/, "") ?? "");
  if (!found) return undefined;
  const html = await readFile(path.join(server.config.root, "site.html"), "utf8");
  return draw(await server.transformIndexHtml(url, html), server, found.page, found.language, noStyles);
}

/** Writes every page about the product in every language beside the app (SITE-2), and takes the frame that they are made of away. */
export async function writeSitePages(folder: string, server: Pick<ViteDevServer, "ssrLoadModule">): Promise<void> {
  const frame = path.join(folder, "site.html");
  const html = await readFile(frame, "utf8");
  // One after the other: they share the catalogue's instance.
  for (const language of siteLanguages)
    for (const page of sitePages) {
      const file = path.join(folder, siteFile(page, language));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await draw(html, server, page, language, (demos) => stylesOf(folder, demos)));
    }
  await rm(frame);
}
