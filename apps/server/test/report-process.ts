import { readBilled } from "../src/costs/billed.ts";
import { createDocuments } from "../src/documents/documents.ts";
import { folderStorage } from "../src/documents/storage.ts";
import { connect } from "../src/platform/database.ts";
import { createJobs } from "../src/platform/jobs.ts";
import { createLiveHub } from "../src/platform/live.ts";
import { createReports } from "../src/reports/reports.ts";
import { testConfig } from "./config.ts";
import { quietLog as log } from "./log.ts";

/** What the parent wants: a database, a folder for files, and how long to rest after each batch of rows. */
export interface ReportWork {
  readonly url: string;
  readonly folder: string;
  /** Milliseconds. */
  readonly rest: number;
}

// As much of a server process as makes reports, until it is killed.
const { url, folder, rest } = JSON.parse(process.argv[2] ?? "{}") as ReportWork;
const { db, pool } = connect({ url, pool: 4, statementTimeout: 20 });
const now = () => Math.floor(Date.now() / 1000);
const live = createLiveHub({ url, log });
await live.start();
const jobs = createJobs({ url, log });
const documents = createDocuments({ db, now }, folderStorage(folder));
const config = testConfig({ DATA_DIR: folder });
createReports({ config, db, pool, log, live, jobs, now, documents, rest, billed: readBilled });
await jobs.start();
process.stdout.write("ready\n");
