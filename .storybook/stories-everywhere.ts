/**
 * Opens the built Storybook as designers see it: every story that is no test, and every docs page, in French, dark and compact, and
 * in the pseudo-language, light and comfortable. None may become an error page, throw, log an error or make a call that nobody answers.
 *
 * - `pnpm stories:everywhere` opens a sample, chosen by the hash of the commit (`STORIES_SEED=…` another one);
 * - `pnpm stories:everywhere --all` opens everything;
 * - `pnpm stories:everywhere queue` opens those whose id has the word.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "playwright";

const folder = join(import.meta.dirname, "../dist-storybook");
const appearances = [
  "language:fr;theme:dark;density:compact",
  "language:en-XA;theme:light;density:comfortable",
] as const;
/** One of so many is in the sample. */
const sampled = 10;
/** Storybook's docs pages and Chakra's check boxes both watch the focus by replacing `focus`; whichever comes second throws. */
const ofStorybook = /Cannot assign to read only property 'focus'/;
/** Milliseconds in which a page must be there. */
const patience = 30_000;

interface Entry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly tags?: readonly string[];
}

/** What Storybook says of a page when it is done with it. */
interface Outcome {
  readonly event: string;
  readonly text: string;
}

const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });

const seed =
  process.env["STORIES_SEED"] ?? execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();

const isInSample = ({ id }: Entry): boolean =>
  createHash("sha256").update(`${seed} ${id}`).digest().readUInt32BE() % sampled === 0;

function wanted(): readonly Entry[] {
  const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as { entries: Record<string, Entry> };
  const shown = Object.values(index.entries).filter(({ tags }) => !tags?.includes("play-fn"));
  if (positionals.length > 0) return shown.filter(({ id }) => positionals.some((word) => id.includes(word)));
  return values.all ? shown : shown.filter(isInSample);
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
};

/** Serves the built Storybook on a port that is free. */
async function serve(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://storybook").pathname);
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const isErrorPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => /sb-show-(errordisplay|nopreview)/.test(document.body.className));

/** Shows a story in a page that is open. @returns what went wrong */
async function showStory(page: Page, id: string): Promise<string | undefined> {
  const { event, text } = await page.evaluate(
    ([storyId, ms]) =>
      new Promise<Outcome>((resolve) => {
        interface Channel {
          on(event: string, listener: (payload: unknown) => void): void;
          off(event: string, listener: (payload: unknown) => void): void;
          emit(event: string, payload: unknown): void;
        }
        const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
          .__STORYBOOK_PREVIEW__;
        const listeners = [
          "storyFinished",
          "storyErrored",
          "storyMissing",
          "storyUnchanged",
          "storyThrewException",
          "unhandledErrorsWhilePlaying",
        ].map((event) => [event, (payload: unknown) => end(event, payload)] as const);
        function end(event: string, payload: unknown) {
          const { message, status } = (payload ?? {}) as { message?: string; status?: string };
          // A story that an error ended has said what it was before.
          if (event === "storyFinished" && (payload as { storyId?: string }).storyId !== storyId) return;
          clearTimeout(timer);
          for (const [name, listener] of listeners) channel.off(name, listener);
          resolve({ event, text: message ?? status ?? "" });
        }
        const timer = setTimeout(() => end("nothing", { message: `not there after ${ms} ms` }), ms);
        for (const [name, listener] of listeners) channel.on(name, listener);
        channel.emit("setCurrentStory", { storyId, viewMode: "story" });
      }),
    [id, patience] as const,
  );
  const plays = await page.evaluate(
    () =>
      (globalThis as unknown as { __STORYBOOK_PREVIEW__: { currentRender?: { story?: { playFunction?: unknown } } } })
        .__STORYBOOK_PREVIEW__.currentRender?.story?.playFunction !== undefined,
  );
  // Its play function came by a spread: the index reads sources and takes it for a state.
  if (plays) return "it plays, and is listed all the same: write play: … in the story itself";
  if (await isErrorPage(page)) return `error page: ${text}`;
  return event === "storyUnchanged" || (event === "storyFinished" && text === "success")
    ? undefined
    : `${event}: ${text}`;
}

/** Waits for a docs page that is being opened. @returns what went wrong */
async function docsFailure(page: Page): Promise<string | undefined> {
  await page.waitForFunction(
    () =>
      document.querySelector("#storybook-docs")?.hasChildNodes() ||
      document.body.className.includes("sb-show-errordisplay"),
    undefined,
    { timeout: patience },
  );
  await page.waitForLoadState("networkidle", { timeout: patience });
  return (await isErrorPage(page)) ? "error page" : undefined;
}

/** Opens entries one after the other in a page of its own, until there are none left. */
async function openAll(browser: Browser, url: string, globals: string, left: Entry[]): Promise<readonly string[]> {
  const failures: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!ofStorybook.test(message)) thrown.push(message);
  });
  // Axe has its own run; here it would take most of the time.
  const open = ({ id, type }: Entry) =>
    page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}&globals=${globals};a11y.manual:!true`);
  const begin = async () => {
    await open({ id: "welcome--welcome", type: "story" });
    await page.waitForFunction(() => document.querySelector("#storybook-root")?.hasChildNodes());
  };
  await begin();
  for (let entry = left.pop(); entry; entry = left.pop()) {
    thrown.length = 0;
    let failure: string | undefined;
    try {
      // Docs pages are opened again: leaving one while its stories are being rendered makes Storybook load the page again.
      if (entry.type === "docs") await open(entry);
      failure = (await (entry.type === "docs" ? docsFailure(page) : showStory(page, entry.id))) ?? thrown[0];
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    if (failure === undefined) continue;
    process.stdout.write(`${entry.id} (${globals}): ${failure}\n`);
    failures.push(entry.id);
    await begin();
  }
  await context.close();
  return failures;
}

const entries = wanted();
const started = performance.now();
const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const failures: string[] = [];
try {
  for (const globals of appearances) {
    // Taken from the end: stories first, docs pages after them.
    const left = entries.toSorted((one, other) => one.type.localeCompare(other.type));
    const results = await Promise.all([1, 2].map(() => openAll(browser, server.url, globals, left)));
    failures.push(...results.flat());
  }
} finally {
  await browser.close();
  server.close();
}
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `${entries.length} stories and docs pages in ${appearances.length} appearances: ${failures.length} failed (seed ${seed}, ${seconds} s)\n`,
);
process.exit(failures.length > 0 || entries.length === 0 ? 1 : 0);
