import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { joinPages, passPages, scan, scanners } from "@gatehouse/server/pass-corpus";
import type { BenchRow } from "../lib/table.ts";
import { both } from "../server/times.ts";
import { openWorld, settled } from "../server/world.ts";
import { burstRows } from "./burst.ts";
import { openOperator, type Upload } from "./operator.ts";

const pageCount = 50;
const scanCount = 10;
/** Milliseconds between two questions how far the upload is. */
const pause = 100;

/** Fifty pages of every layout, every fifth a scan. */
async function uploadedPdf(): Promise<Uint8Array> {
  const pages = (await passPages(50, 2)).slice(0, pageCount);
  const [, scanner] = scanners;
  if (!scanner) throw new Error("There is no scanner.");
  const every = pageCount / scanCount;
  const pdfs: Uint8Array[] = [];
  for (const [index, page] of pages.entries()) {
    pdfs.push(index % every === 0 ? (await scan(page, scanner)).pdf : page.pdf);
  }
  return joinPages(pdfs);
}

type Delay = { readonly p99: number; readonly longest: number };

/** A server of its own on the world, to be told what to watch. */
async function startWatched(databaseUrl: string, dataDir: string) {
  const child = fork(fileURLToPath(new URL("watched-server.ts", import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      NODE_ENV: "production",
      DEMO: "off",
      PORT: "0",
      LOG_LEVEL: "error",
      LOG_FORMAT: "json",
      RATE_LIMIT: "1000000",
      AUTH_RATE_LIMIT: "1000000",
      DATA_DIR: dataDir,
    },
  });
  const ended = once(child, "exit");
  const heard = async <T>(): Promise<T> => {
    const first = await Promise.race([once(child, "message"), ended.then(() => [])]);
    if (first.length === 0) throw new Error("The watched server ended.");
    return first[0] as T;
  };
  const { url } = await heard<{ readonly url: string }>();
  return {
    url,
    watch: () => void child.send("watch"),
    tell: (): Promise<Delay> => {
      const told = heard<Delay>();
      child.send("tell");
      return told;
    },
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** How free the server's own thread stays while the pages of an upload are read beside it. */
export async function readingRows(): Promise<BenchRow[]> {
  const pdf = await uploadedPdf();
  const world = await openWorld(2000);
  const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-passes-"));
  try {
    const { rows } = await world.database.pool.query<{ pnr: string; bookingNo: string; vendor: string }>(
      `select p.pnr, p.booking_no as "bookingNo", p.vendor from pnr p join check_in c on c.pnr_id = p.id where not c.expired order by p.id limit 1`,
    );
    // A run that was stopped leaves an upload behind whose file is gone.
    await world.database.pool.query("update pass_upload set state = 'failed' where state in ('waiting', 'reading')");
    const [unit] = rows;
    if (!unit) throw new Error("The world has no booking that is live.");
    const server = await startWatched(world.url, dataDir);
    try {
      await settled(world);
      const operator = await openOperator(server.url);
      // The first one starts the threads and warms the compilers up, as on any server that has been running.
      const times: number[] = [];
      const follow = async (upload: Upload): Promise<Upload> => {
        for (let now = upload; ;) {
          if (now.state === "done" || now.state === "failed") return now;
          await sleep(pause);
          const started = performance.now();
          now = (await operator.progress(upload.uploadId)) ?? now;
          times.push(performance.now() - started);
        }
      };
      const first = await follow(await operator.upload(pdf, unit));
      server.watch();
      for (let round = 0; round < 100; round += 1) {
        await sleep(pause);
        await operator.progress(first.uploadId);
      }
      const atRest = await server.tell();
      times.length = 0;
      operator.refusals();
      server.watch();
      const started = performance.now();
      const done = await follow(await operator.upload(pdf, unit));
      const seconds = (performance.now() - started) / 1000;
      const reading = await server.tell();
      if (done.state !== "done" || done.pagesRead !== pageCount) throw new Error("The upload was not read to its end.");
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      return [
        {
          what: `the server's event loop while ${pageCount} pages are uploaded and read (${seconds.toFixed(0)} s), delay p99`,
          bar: "≤ 50 ms",
          ours: `${ms(reading.p99)} (at rest ${ms(atRest.p99)})`,
          peers: {},
          met: reading.p99 <= 50,
        },
        {
          what: "the same, longest delay",
          bar: "–",
          ours: `${ms(reading.longest)} (at rest ${ms(atRest.longest)})`,
          peers: {},
          met: true,
        },
        {
          what: "an operator's calls meanwhile, p95",
          bar: "–",
          ours: `${both(times)}; ${operator.refusals()} of ${times.length} refused`,
          peers: {},
          met: true,
        },
        ...(await burstRows(world.database.pool, operator)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await world.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
