import { passPoints } from "@gatehouse/domain/boarding-pass";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { answerTask } from "../src/automation/answer.ts";
import { passOwner } from "../src/boarding-pass/owners.ts";
import { linkPass } from "../src/boarding-pass/link.ts";
import { unlinkPass } from "../src/boarding-pass/passes.ts";
import { createDocuments } from "../src/documents/documents.ts";
import { folderStorage } from "../src/documents/storage.ts";
import { deliveredTo, person, start, testServices } from "./check-in-fixtures.ts";

/** What the parent wants done: links with their pages, and answers of automation. */
export interface LinkWork {
  readonly url: string;
  readonly folder: string;
  readonly links: readonly {
    readonly checkInId: number;
    readonly dmscode: string;
    readonly bookingNo: string;
    readonly pnr: string;
  }[];
  readonly tasks: readonly number[];
}

// A server process that links, unlinks and takes answers without end, until it is killed.
const { url, folder, links, tasks } = JSON.parse(process.argv[2] ?? "{}") as LinkWork;
const db = drizzle(new pg.Pool({ connectionString: url, max: 8 }));
const { services } = testServices();
const documents = createDocuments({ db, now: () => start }, folderStorage(folder));
documents.allow(passOwner, () => true);
const checks = passPoints.map((point) => ({ point, ticked: true }));
let now = start;
/** Each piece of work that is done is a sign to the parent, which decides by it when to kill. */
const done = () => void process.stdout.write(".");

async function linkForEver({ checkInId, dmscode, ...unit }: LinkWork["links"][number]): Promise<never> {
  for (;;) {
    now += 1;
    await linkPass(db, person("ana"), { checkInId, dmscode, ...unit, checks }, now, services);
    done();
    await unlinkPass(db, person("ana"), { id: checkInId, ...unit }, now, services);
  }
}
async function answerAll(): Promise<void> {
  for (const id of tasks) {
    await answerTask(db, documents, services, id, await deliveredTo(db, id), () => start + 5);
    done();
  }
}
await Promise.all([...links.map(linkForEver), answerAll()]);
