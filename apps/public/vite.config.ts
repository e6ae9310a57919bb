import { buildPlugin } from "@gatehouse/features/vite";
import { colorModePlugin } from "@gatehouse/ui/theme/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { landingPagePlugin } from "./landing-page.ts";
import { startPagePlugin } from "./start-page.ts";

/** Where the server listens while developing. */
const server = process.env["GATEHOUSE_SERVER"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [react(), colorModePlugin(), buildPlugin("public"), startPagePlugin(), landingPagePlugin()],
  // The host stays the one the page was asked from: the server compares it with the origin of a change.
  server: { port: 4002, strictPort: true, proxy: { "/api": { target: server, changeOrigin: false } } },
  build: {
    outDir: "build",
    // Both apps are served from one origin: each has its own folder.
    assetsDir: "assets/public",
    // The site's policy allows no data: fonts, and an inlined file cannot be cached.
    assetsInlineLimit: 0,
    manifest: true,
    // The polyfill would be an inline script; every browser we support preloads modules.
    modulePreload: { polyfill: false },
    target: "es2023",
    // What the start page needs lies in two files: left to itself the bundler makes one of every set of parts that share modules,
    // some fifty requests on a phone's first visit. Libraries change seldom.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial"], priority: 2 },
            { name: "start", tags: ["$initial"], priority: 1 },
          ],
        },
      },
    },
  },
});
