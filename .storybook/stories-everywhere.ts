/**
 * Opens the built Storybook as designers see it: every story that is no test, and every docs page, in French, dark and compact, and
 * in the pseudo-language, light and comfortable, with an administrator signed in wherever somebody is. None may become an error page,
 * throw, log an error, make a call that nobody answers, or call as somebody else than the toolbar says.
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
import { type BrowserContext, chromium, type Page } from "playwright";

const folder = join(import.meta.dirname, "../dist-storybook");
const appearances = [
  "language:fr;theme:dark;density:compact",
  "language:en-XA;theme:light;density:comfortable;role:ADMIN",
] as const;
/** How the role of the toolbar signs its calls. */
const chosenToken = "Bearer mock-admin";
/** One of so many is in the sample. */
const sampled = 40;
/** Storybook's docs pages and Chakra's check boxes both watch the focus by replacing `focus`; whichever comes second throws. */
const ofStorybook = /Cannot assign to read only property 'focus'/;
/** Milliseconds in which a page must be there. */
const patience = 30_000;

interface Entry {
  readonly id: string;
  readonly type: "story" | "docs";
  readonly tags?: readonly string[];
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
      response
        .writeHead(200, {
          "content-type": types[extname(path)] ?? "application/octet-stream",
          // Every story has a page of its own; they take the same files.
          "cache-control": path.startsWith("/assets/") ? "max-age=3600, immutable" : "no-cache",
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const isErrorPage = (page: Page): Promise<boolean> =>
  page.evaluate(() => /sb-show-(errordisplay|nopreview)/.test(document.body.className));

/** What the page of a story has of Storybook. */
interface Preview {
  readonly channel: { last(event: string): readonly unknown[] | undefined };
  readonly currentRender?: { readonly story?: { readonly playFunction?: unknown } };
}

/** Waits for a story that is being opened. @returns what went wrong */
async function storyFailure(page: Page): Promise<string | undefined> {
  const outcome = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as { __STORYBOOK_PREVIEW__?: Preview };
    const last = (event: string) =>
      preview?.channel.last(event)?.[0] as { message?: string; status?: string } | undefined;
    const wrong = ["storyThrewException", "storyErrored", "storyMissing"].map(last).find(Boolean);
    const finished = last("storyFinished");
    if (!wrong && !finished) return undefined;
    // A play function that came by a spread: the index reads sources and takes the story for a state.
    const plays = preview?.currentRender?.story?.playFunction !== undefined;
    return { plays, status: finished?.status, message: wrong?.message };
  });
  const { plays, status, message } = (await outcome.jsonValue()) ?? {};
  if (plays) return "it plays, and is listed all the same: write play: … in the story itself";
  if (status === "success" && message === undefined && !(await isErrorPage(page))) return undefined;
  return message ?? "error page";
}

/** Waits for a docs page that is being opened. @returns what went wrong */
async function docsFailure(page: Page): Promise<string | undefined> {
  await page.waitForFunction(
    () =>
      document.querySelector("#storybook-docs")?.hasChildNodes() ||
      document.body.className.includes("sb-show-errordisplay"),
  );
  await page.waitForLoadState("networkidle");
  return (await isErrorPage(page)) ? "error page" : undefined;
}

/** Opens an entry in a page of its own: what another one left unanswered, or threw late, is not told of it. @returns what went wrong */
async function failureOf({ id, type }: Entry, url: string, globals: string, context: BrowserContext) {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (!ofStorybook.test(message)) thrown.push(message);
  });
  page.on("request", (request) => {
    const token = request.headers()["authorization"];
    if (globals.includes("role:") && token !== undefined && token !== chosenToken)
      thrown.push(`${request.url()} is asked as ${token}, not as the role that the toolbar says`);
  });
  try {
    // Axe has its own run; here it would take most of the time.
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=${type}&globals=${globals};a11y.manual:!true`, {
      waitUntil: "commit",
    });
    return (await (type === "docs" ? docsFailure(page) : storyFailure(page))) ?? thrown[0];
  } catch (error) {
    // What the browser wrote stands below the message.
    return thrown[0] ?? (error instanceof Error ? error.message : String(error)).split("\n", 1)[0];
  } finally {
    await page.close();
  }
}

/** How many entries one browser opens: after some hundred pages it takes too long for each, and ends in the end. */
const perBrowser = 100;

/** Opens some of the entries that are left in a browser of its own. @returns those that failed */
async function openSome(url: string, globals: string, left: Entry[]): Promise<readonly Entry[]> {
  const failures: Entry[] = [];
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    // As long as a page is open, the service worker of the mocks stays: it goes with its last page, and the next would meet it going.
    const stays = await context.newPage();
    await stays.goto(`${url}/iframe.html?id=welcome--welcome&viewMode=story`);
    await storyFailure(stays);
    for (let count = 0; count < perBrowser && browser.isConnected(); count += 1) {
      const entry = left.pop();
      if (!entry) break;
      if (left.length > 0 && left.length % 50 === 0) process.stdout.write(`${left.length} to go (${globals})\n`);
      const failure = await failureOf(entry, url, globals, context).catch(String);
      if (failure === undefined) continue;
      process.stdout.write(`${entry.id} (${globals}): ${failure}\n`);
      failures.push(entry);
    }
  } finally {
    await browser.close();
  }
  return failures;
}

/** Opens entries one after the other until there are none left. @returns those that failed */
async function openAll(url: string, globals: string, left: Entry[]): Promise<readonly Entry[]> {
  const failures: Entry[] = [];
  while (left.length > 0) failures.push(...(await openSome(url, globals, left)));
  return failures;
}

const entries = wanted();
const started = performance.now();
const server = await serve();
const failures: Entry[] = [];
try {
  for (const globals of appearances) {
    // Taken from the end: stories first, docs pages after them.
    const left = entries.toSorted((one, other) => one.type.localeCompare(other.type));
    const results = await Promise.all([1, 2].map(() => openAll(server.url, globals, left)));
    // On a busy machine a page may take too long: what failed is opened once more, by itself.
    const again = results.flat();
    const failed = await openAll(server.url, globals, [...again]);
    for (const entry of again)
      if (!failed.includes(entry)) process.stdout.write(`${entry.id} (${globals}): opened the second time\n`);
    failures.push(...failed);
  }
} finally {
  server.close();
}
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `${entries.length} stories and docs pages in ${appearances.length} appearances: ${failures.length} failed (seed ${seed}, ${seconds} s)\n`,
);
process.exit(failures.length > 0 || entries.length === 0 ? 1 : 0);
