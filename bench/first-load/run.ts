import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { BenchTable } from "../lib/table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What `size-limit --json` says of a page. */
interface Weighed {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
  readonly sizeLimit: number;
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

/** Gzip JavaScript of the first load of each page with a bar, weighed as the gate weighs it. */
export async function run(): Promise<BenchTable> {
  const answered = promisify(execFile)(process.execPath, ["scripts/sizes.ts", "--json"], { cwd: root });
  // Too large a page ends size-limit with a code; what it weighs is in its output all the same.
  const { stdout } = await answered.catch((error: unknown) => error as { stdout: string });
  const pages = JSON.parse(stdout.slice(stdout.indexOf("[\n"))) as readonly Weighed[];
  return {
    name: "First load",
    rows: pages.map(({ name, passed, size, sizeLimit }) => ({
      what: name,
      bar: `≤ ${kb(sizeLimit)}`,
      ours: kb(size),
      peers: {},
      met: passed,
    })),
    notes:
      "The entry, the chunks of the page's route and all that they import statically, each compressed as it is served.",
  };
}
