import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build } from "vite";
import type { Measured, measure } from "./measure.ts";

/** Measures the filters of found flights in a page of headless Chromium, built for production. */
export async function measureInBrowser(...settings: Parameters<typeof measure>): Promise<Measured> {
  const built = await build({
    root: fileURLToPath(new URL(".", import.meta.url)),
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL("measure.ts", import.meta.url)), name: "flightsBench", formats: ["iife"] },
    },
  });
  const output = Array.isArray(built) ? built[0] : built;
  const code = output && "output" in output ? output.output[0].code : undefined;
  if (!code) throw new Error("The page was not built.");
  const path = process.env["CHROMIUM_PATH"];
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(path ? { executablePath: path } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    return await page.evaluate(
      (given) =>
        (globalThis as unknown as { flightsBench: { measure: typeof measure } }).flightsBench.measure(...given),
      settings,
    );
  } finally {
    await browser.close();
  }
}
