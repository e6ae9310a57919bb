import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type Browser, chromium } from "playwright";
import { build, preview } from "vite";
import type { BenchRow, BenchTable } from "../lib/table.ts";
import { p95, type Times } from "../server/times.ts";
import { bytes } from "./data.ts";
import { probe } from "./in-page.ts";
import { type Editor, type Size, sizeOf } from "./sizes.ts";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("../node_modules/.cache/editor", import.meta.url));

const editors = ["ours", "tiptap", "lexical"] as const satisfies readonly Editor[];
const names = { ours: "ours", tiptap: "TipTap 3", lexical: "Lexical 0.52" } as const;

/** Fresh loads of each page, in turns. */
const loads = 15;
/** Keys after the first, and milliseconds between them. */
const keys = 30;
const betweenKeys = 60;
/** A picture is made as soon as there is something new: what is measured is the work, not the wait for the screen's next turn. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

interface Visit {
  /** Milliseconds of the first key, and of those after it. */
  readonly first: number;
  /** Processor time of the page's main thread for the first key, ms: what it costs whatever else the machine does. */
  readonly work: number;
  readonly later: Times;
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.on("pageerror", (error) => console.error(address, error.message));
    await page.addInitScript(probe);
    await page.goto(address);
    const box = page.getByRole("textbox");
    await box.getByText("15:05").first().waitFor();
    // Somebody reads what stands there, then presses into it and writes.
    await page.waitForTimeout(700);
    const text = box.locator("p").first();
    await text.click();
    await page.waitForTimeout(300);
    const measured = async (wanted: number): Promise<Times> => {
      const handle = await page.waitForFunction((count) => {
        const { keys: known } = globalThis as unknown as { keys: number[] };
        return known.length >= count ? known : null;
      }, wanted);
      return (await handle.jsonValue()) ?? [];
    };
    const devTools = await context.newCDPSession(page);
    await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
    const worked = async () =>
      ((await devTools.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration")?.value ??
        0) * 1000;
    const before = await worked();
    await page.keyboard.down("q");
    const [first = Number.NaN] = await measured(1);
    const work = (await worked()) - before;
    await page.keyboard.up("q");
    await page.waitForTimeout(300);
    await page.keyboard.type("and so on, ".repeat(3).slice(0, keys), { delay: betweenKeys });
    const later = (await measured(keys + 1)).slice(1);
    const told = await page.evaluate(() => globalThis.told ?? "");
    if (told.length < bytes) throw new Error(`${address} told ${told.length} bytes of HTML.`);
    return { first, work, later };
  } finally {
    await context.close();
  }
}

/** Our editor beside TipTap and Lexical: the same document, the same keys, each telling its HTML at every change. */
export async function run(): Promise<BenchTable> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    build: { outDir, emptyOutDir: true, rollupOptions: { input: editors.map((editor) => `${root}${editor}.html`) } },
  });
  const sizes = {} as Record<Editor, Size>;
  for (const editor of editors) sizes[editor] = await sizeOf(editor, root);
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const browser = await chromium.launch({
    ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
    args,
  });
  const visits: Record<Editor, Visit[]> = { ours: [], tiptap: [], lexical: [] };
  const load = [loadavg()[0] ?? 0];
  try {
    const base = server.resolvedUrls?.local[0] ?? "";
    for (let turn = -1; turn < loads; turn += 1) {
      for (const editor of editors) {
        const one = await visit(browser, `${base}${editor}.html`);
        // The first turn warms the server and the browser up.
        if (turn >= 0) visits[editor].push(one);
      }
      console.log(
        `turn ${turn + 1} of ${loads}: ${editors.map((editor) => `${editor} ${(visits[editor].at(-1)?.first ?? 0).toFixed(1)} ms`).join(", ")}`,
      );
    }
  } finally {
    await browser.close();
    await server.close();
  }
  load.push(loadavg()[0] ?? 0);
  return { name: "Editor: 50 kB of rich text", rows: table(sizes, visits), notes: notes(load) };
}

const median = (times: Times): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

const notes = (load: readonly number[]): string =>
  `HTML of ${bytes.toLocaleString("en")} bytes (headings, paragraphs, lists, bold, italic, links), production builds, a fresh browser context for each of ${loads} loads in turns, window of 1440 × 900. From the time of a key to the end of the frame that shows its letter, in a browser that makes frames as soon as there is something to show: on a screen of 60 Hz the wait for its next turn comes on top, whatever the editor. Every editor tells its HTML at each change, as a product does that keeps drafts; ours has its whole toolbar meanwhile, TipTap four buttons that know what is pressed, Lexical two. Sizes: without React, with all else that the editor needs (of ours the parts of Chakra UI and Emotion that it uses, which an app with Chakra UI has already), and without a toolbar for the peers; "later" is the highlighting of code, which they have not. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(" and ")}.`;

function table(sizes: Record<Editor, Size>, visits: Record<Editor, readonly Visit[]>): readonly BenchRow[] {
  const row = (what: string, bar: string, read: (editor: Editor) => string, met = true): BenchRow => ({
    what,
    bar,
    ours: read("ours"),
    peers: { [names.tiptap]: read("tiptap"), [names.lexical]: read("lexical") },
    met,
  });
  const of = (editor: Editor, read: (one: Visit) => number): Times => visits[editor].map(read);
  const first = (editor: Editor): Times => of(editor, (one) => one.first);
  const later = (editor: Editor): Times => visits[editor].flatMap((one) => one.later);
  const kb = (size: number): string => `${(size / 1000).toFixed(1)} kB`;
  const faster = Math.min(median(first("tiptap")), median(first("lexical")));
  return [
    row(
      "first key to painted, median",
      "≤ 1.1 × the faster peer",
      (editor) => ms(median(first(editor))),
      median(first("ours")) <= 1.1 * faster,
    ),
    row(
      "the same, calmest and p95",
      "–",
      (editor) => `${ms(Math.min(...first(editor)))} and ${ms(p95(first(editor)))}`,
    ),
    row("the same, main thread's processor time, median", "–", (editor) => ms(median(of(editor, (one) => one.work)))),
    row(
      `each of the ${keys} keys after it, median`,
      "≤ 16 ms",
      (editor) => ms(median(later(editor))),
      median(later("ours")) <= 16,
    ),
    row("the same, p95", "–", (editor) => ms(p95(later(editor)))),
    row("its code, gzip JavaScript", "≤ 110 kB", (editor) => kb(sizes[editor].script), sizes.ours.script <= 110_000),
    row("code that comes later, gzip JavaScript", "–", (editor) => kb(sizes[editor].later)),
  ];
}
