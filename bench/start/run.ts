import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { BenchTable } from "../lib/table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const secondStarts = 7;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Starts Gatehouse as `pnpm start` does and stops it again. @returns seconds until it says that it is ready to answer */
async function start(dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DATABASE_URL: undefined, NODE_ENV: "development", PORT: String(port), DATA_DIR: dataDir },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The start ended with code ${child.exitCode}.`);
    await sleep(10);
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill("SIGINT");
  await ended;
  return seconds;
}

/** First and second start and their bars: until the server answers that it is ready. */
export async function run(): Promise<BenchTable> {
  const dataDir = mkdtempSync(join(tmpdir(), "gatehouse-start-"));
  chmodSync(dataDir, 0o711); // as root, PostgreSQL runs as another user, who must get in
  for (const app of ["dashboard", "public"]) rmSync(join(root, "apps", app, "build"), { recursive: true, force: true });
  try {
    const first = await start(dataDir);
    const second: number[] = [];
    for (let round = 0; round < secondStarts; round += 1) second.push(await start(dataDir));
    second.sort((a, b) => a - b);
    const median = second[Math.floor(secondStarts / 2)] ?? Number.NaN;
    const seconds = (value: number): string => `${value.toFixed(1)} s`;
    return {
      name: "Start",
      rows: [
        {
          what: "first start, with builds and demo world",
          bar: "≤ 30 s",
          ours: seconds(first),
          peers: {},
          met: first <= 30,
        },
        { what: "second start", bar: "≤ 3 s", ours: seconds(median), peers: {}, met: median <= 3 },
        { what: "slowest second start", bar: "–", ours: seconds(second.at(-1) ?? Number.NaN), peers: {}, met: true },
      ],
      notes: `Until \`/api/ready\` answers, from the start of the program. "Second" is the median of ${secondStarts}.`,
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
