import { contractPlugin } from "@gatehouse/api/vite";
import { buildPlugin } from "@gatehouse/features/vite";
import { colorModePlugin } from "@gatehouse/ui/theme/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pdfLibrary } from "./pdf-library.ts";

/** Where the server listens while developing. */
const server = process.env["GATEHOUSE_SERVER"] ?? "http://127.0.0.1:4000";

export default defineConfig({
  plugins: [react(), contractPlugin(), colorModePlugin(), buildPlugin("dashboard"), pdfLibrary("assets/dashboard")],
  // The host stays the one the page was asked from: the server compares it with the origin of a change.
  server: { port: 4001, strictPort: true, proxy: { "/api": { target: server, changeOrigin: false } } },
  build: {
    outDir: "build",
    // Both apps are served from one origin: each has its own folder.
    assetsDir: "assets/dashboard",
    // The site's policy allows no data: fonts, and an inlined file cannot be cached.
    assetsInlineLimit: 0,
    manifest: true,
    // The polyfill would be an inline script; every browser we support preloads modules.
    // What every page has loaded before it asks for a screen is not named again beside each of them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((file) => !/\/(?:index|shell|rolldown-runtime|contract|timeout)-[^/]*\.js$/.test(file)),
    },
    target: "es2023",
    // What the queue needs lies in two files with all that they import: dozens of small ones compress badly and are asked for one
    // by one. Sign-in waits for the queue's anyway, which nearly everybody sees next.
    rolldownOptions: {
      output: {
        // The shell names every part: one sign less of each is some 200 bytes, and seven are still 42 bits.
        chunkFileNames: "assets/dashboard/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            {
              name: "shell",
              // What frames share with it stays in it, too.
              test: /(dashboard\/src\/(dashboard|router|route-tree|routes\/private-shell)\.tsx?|features\/src\/app\/app\.ts)$/,
              priority: 2,
            },
            { name: "queue", test: /dashboard\/src\/routes\/checkin-info\.tsx$/, priority: 1 },
            // The icons of all other screens: a hundred files of a few hundred bytes are named and asked for one by one otherwise.
            { name: "icons", test: /lucide-react\/dist\/esm\/icons\//, priority: 0 },
          ],
        },
      },
    },
  },
});
