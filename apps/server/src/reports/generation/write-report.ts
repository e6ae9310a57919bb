import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseClient } from "../../platform/connections/client.ts";
import type { DatabaseWatch } from "../../platform/connections/waiting.ts";
import { createWatch } from "../../platform/connections/watch.ts";
import type { WrittenFile } from "../../documents/documents.ts";
import type { ReportRow } from "../downloads.ts";
import type { Statement, Statements } from "../statements.ts";
import { fileSink, writeCsv } from "./csv-file.ts";
import { countRows, readRows } from "./read-rows.ts";
import { type Batch, withShape } from "./row-shapes.ts";

/** What is to be written, and where to. It goes to a thread: plain values only. */
export interface WritingTask {
  readonly databaseUrl: string;
  readonly report: Pick<ReportRow, "type" | "zone" | "format">;
  readonly statements: Statements;
  readonly path: string;
  /** Milliseconds to rest after each batch: for tests that must come in between. */
  readonly rest?: number | undefined;
}

export interface Progress {
  readonly rowsDone: number;
  /** Null until they are counted. */
  readonly rowsTotal: number | null;
}

/** What was written; without a row there is no file worth keeping. */
export interface Written extends WrittenFile {
  readonly rows: number;
}

async function* counted(
  batches: AsyncIterable<Batch>,
  rest: number | undefined,
  onRows: (rows: number) => void,
): AsyncGenerator<Batch> {
  for await (const rows of batches) {
    yield rows;
    onRows(rows.length);
    if (rest !== undefined) await sleep(rest);
  }
}

/** Where a report connects, and who tells when nobody answers there. */
interface Place {
  readonly url: string;
  readonly watch: DatabaseWatch;
}

/** Opens a connection for a report. Its statements may take long: they end when the database does not answer others either. */
async function connect({ url, watch }: Place): Promise<DatabaseClient> {
  const client = new DatabaseClient({
    connectionString: url,
    application_name: "gatehouse-report",
    options: "-c timezone=UTC",
    connectionTimeoutMillis: 5000,
    watch,
  });
  await client.connect();
  return client;
}

/** Counts rows beside whoever reads them. */
async function countBeside(place: Place, count: Statement, snapshot: string): Promise<number | null> {
  try {
    const client = await connect(place);
    try {
      return await countRows(client, count, snapshot);
    } finally {
      await client.end();
    }
  } catch {
    // A report of few rows is read before they are counted; whatever else is wrong, reading them says it.
    return null;
  }
}

/** Writes a report's file with connections of its own, in memory that does not grow with the number of rows. */
export async function writeReport(
  { databaseUrl, report, statements, path, rest }: WritingTask,
  onProgress: (progress: Progress) => void,
): Promise<Written> {
  const place = { url: databaseUrl, watch: createWatch({ url: databaseUrl }) };
  const client = await connect(place);
  const file = await open(path, "w", 0o600);
  let counting: Promise<void> | undefined;
  try {
    const hash = createHash("sha256");
    let size = 0;
    let rowsDone = 0;
    let rowsTotal: number | null = null;
    const tell = () => onProgress({ rowsDone, rowsTotal });
    const count = async (snapshot: string): Promise<void> => {
      rowsTotal = await countBeside(place, statements.count, snapshot);
      tell();
    };
    const sink = fileSink(file, (bytes) => {
      hash.update(bytes);
      size += bytes.length;
    });
    await withShape(report.type, report.zone, async (shape) => {
      const rows = readRows(client, statements.rows, (snapshot) => {
        counting = count(snapshot);
      });
      const batches = counted(rows, rest, (many) => {
        rowsDone += many;
        tell();
      });
      if (report.format === "csv") return writeCsv(shape, batches, sink);
      // Loaded when it is needed: most reports do without.
      const { writeSheets } = await import("./sheet-file.ts");
      return writeSheets("Report", shape, batches, sink);
    });
    return { path, size, sha256: hash.digest("hex"), rows: rowsDone };
  } finally {
    await counting;
    await file.close();
    await client.end();
    await place.watch.close();
  }
}
