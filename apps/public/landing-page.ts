import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildPlugin } from "@gatehouse/features/vite";
import { colorModePlugin } from "@gatehouse/ui/theme/vite";
import react from "@vitejs/plugin-react";
import { developedSitePage, writeSitePages } from "./site-pages.ts";
import { build, createServer, type Plugin, type ResolvedConfig, type ViteDevServer } from "vite";

const languages = ["en", "fr"] as const;
type Language = (typeof languages)[number];

/** What `src/landing-picture.tsx` exports. */
interface LandingPicture {
  readonly drawLandingPage: (language: Language) => Promise<{ readonly styles: string; readonly markup: string }>;
}

/** Pages that load neither the router nor the widgets of the site: a landing page, the chat window of other products, and those about the product. */
const pages = ["fg48.html", "chat.html", "site.html"] as const;

/** What `src/chat-picture.tsx` exports. */
interface ChatPicture {
  readonly drawChatWindow: () => Promise<{ readonly styles: string; readonly markup: string }>;
}

const empty = '<div id="root"></div>';
const isChat = (url = "") => /^\/chat\/window(?:[/?]|$)/.test(url);
const isLanding = (url = "") => /^\/fg48(?:[/?]|$)/.test(url);

async function draw(server: Pick<ViteDevServer, "ssrLoadModule">, language: Language) {
  const { drawLandingPage } = (await server.ssrLoadModule("/src/landing-picture.tsx")) as LandingPicture;
  return drawLandingPage(language);
}

async function drawChat(server: Pick<ViteDevServer, "ssrLoadModule">) {
  const { drawChatWindow } = (await server.ssrLoadModule("/src/chat-picture.tsx")) as ChatPicture;
  return drawChatWindow();
}

/** The script that puts the chat's button on other products' pages (CHAT-16). */
const chatScript = {
  folder: "chat",
  file: "widget.js",
  name: "GatehouseChat",
  entry: "@gatehouse/ui/chat-widget/script",
};
/** The one that puts modules there (EMB-9). */
const moduleScript = {
  folder: "embed",
  file: "embed.js",
  name: "GatehouseModule",
  entry: "@gatehouse/ui/embedded-module/script",
};

/** A script for other products' pages: one file that needs nothing else. */
const buildScript = ({ root, build: { outDir, target } }: ResolvedConfig, script: typeof chatScript) =>
  build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: path.join(outDir, script.folder),
      emptyOutDir: true,
      target,
      lib: {
        entry: fileURLToPath(import.meta.resolve(script.entry)),
        formats: ["iife"],
        name: script.name,
        fileName: () => script.file,
      },
    },
  });

/** Puts what a page paints first into it. */
const filled = (page: string, language: Language, { styles, markup }: Awaited<ReturnType<typeof draw>>): string =>
  page
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace("</head>", () => `  ${styles}\n  </head>`)
    .replace(empty, () => `<div id="root">${markup}</div>`);

/**
 * The landing page of a disruption's link is a page of its own (DIS-5): it loads neither the router nor the widgets of the site, and
 * its first words are in the HTML. Built beside the site, into the same folder: `fg48-en.html` and `fg48-fr.html`.
 */
export function landingPagePlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "gatehouse-landing-page",
    configResolved(resolved) {
      config = resolved;
    },
    configureServer(server) {
      server.middlewares.use((request, response, otherwise) => {
        if (isChat(request.url)) {
          const serveChat = async (): Promise<void> => {
            const page = await readFile(path.join(config.root, "chat.html"), "utf8");
            const html = await server.transformIndexHtml(request.url ?? "/chat/window", page);
            response.setHeader("content-type", "text/html").end(filled(html, "en", await drawChat(server)));
          };
          serveChat().then(undefined, (error: unknown) => otherwise(error));
          return;
        }
        if (!isLanding(request.url)) {
          developedSitePage(server, request.url ?? "/").then(
            (html) => (html === undefined ? otherwise() : response.setHeader("content-type", "text/html").end(html)),
            (error: unknown) => otherwise(error),
          );
          return;
        }
        const language = /[?&]lang=fr/.test(request.url ?? "") ? "fr" : "en";
        const serve = async (): Promise<void> => {
          const page = await readFile(path.join(config.root, "fg48.html"), "utf8");
          const html = await server.transformIndexHtml(request.url ?? "/fg48", page);
          response.setHeader("content-type", "text/html").end(filled(html, language, await draw(server, language)));
        };
        serve().then(undefined, (error: unknown) => otherwise(error));
      });
    },
    async closeBundle() {
      if (config.command !== "build") return;
      const { root } = config;
      const folder = path.resolve(root, config.build.outDir);
      const { assetsDir, target } = config.build;
      await build({
        root,
        configFile: false,
        logLevel: "error",
        publicDir: false,
        plugins: [react(), colorModePlugin(), buildPlugin("public")],
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          assetsDir,
          assetsInlineLimit: 0,
          manifest: ".vite/landing-manifest.json",
          modulePreload: { polyfill: false },
          target,
          rolldownOptions: { input: pages.map((page) => path.join(root, page)) },
        },
      });
      await buildScript(config, chatScript);
      await buildScript(config, moduleScript);
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
        const built = path.join(folder, "fg48.html");
        const page = await readFile(built, "utf8");
        if (!page.includes(empty)) throw new Error(`The landing page has no ${empty}.`);
        // One language after the other: they share the catalogue's instance.
        for (const language of languages)
          await writeFile(
            path.join(folder, `fg48-${language}.html`),
            filled(page, language, await draw(server, language)),
          );
        await rm(built);
        const chat = path.join(folder, "chat.html");
        await writeFile(chat, filled(await readFile(chat, "utf8"), "en", await drawChat(server)));
        await writeSitePages(folder, server);
      } finally {
        await server.close();
      }
    },
  };
}
