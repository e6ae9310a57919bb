import { replay } from "@gatehouse/domain/checkin";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { useDocuments } from "../../test/documents.ts";
import {
  addBasics,
  addTestPage,
  addTestUnits,
  deliveredTo,
  logsOf,
  applyToCheckIns,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import type { LinkWork } from "../../test/link-process.ts";
import { killWhileWorking } from "../../test/kill-while-working.ts";
import { document } from "../documents/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { sampleOf } from "../../test/sample.ts";
import { answerTask } from "../automation/answer.ts";
import { passOwner } from "./owners.ts";
import { candidatePage } from "./candidate-tables.ts";
import { unlinkPass } from "./passes.ts";
import { automationTask } from "../checkin/tables.ts";

const database = useDatabase();
const stored = useDocuments(database, () => start, [passOwner]);

beforeAll(() => addBasics(database.db, ["ana"]));

test("killed while it links, unlinks and takes automation's answers: nothing is lost, nothing done by half or twice", async () => {
  const { db } = database;
  const linked = (
    await addTestUnits(
      db,
      Array.from({ length: 4 }, () => ({})),
    )
  ).flat();
  const robot = (
    await addTestUnits(
      db,
      Array.from({ length: 300 }, () => ({ airline: "VY" })),
    )
  ).flat();
  await applyToCheckIns(db, robot, { type: "sentToAutomation" }, "SYSTEM");
  const tasks = (
    await db.select({ id: automationTask.id }).from(automationTask).where(inArray(automationTask.checkInId, robot))
  ).map(({ id }) => id);
  const links: LinkWork["links"][number][] = [];
  for (const row of await rowsOf(db, linked))
    links.push({
      checkInId: row.id,
      dmscode: await addTestPage(db, row.id),
      bookingNo: row.bookingNo,
      pnr: row.pnr,
    });

  for (const pieces of [...sampleOf([3, 10, 25], 1, "pieces of work"), 60]) {
    // What the last one had linked is taken off by hand, as the next process begins with a link.
    for (const { checkInId: id, bookingNo, pnr } of links)
      await unlinkPass(
        db,
        { userid: "ana", vendors: "all" },
        { id, bookingNo, pnr },
        start,
        testServices().services,
      ).catch(() => undefined);
    const work: LinkWork = { url: database.url, folder: stored.folder, links, tasks };
    expect(await killWhileWorking("link-process.ts", work, pieces)).toBe("");

    const rows = await rowsOf(db, [...linked, ...robot]);
    const logs = await logsOf(db);
    const pages = await db.select().from(candidatePage);
    const messages = await db.select().from(outbox);
    for (const row of rows) {
      const told = replay(row.airline, logs.get(row.id) ?? []);
      expect({ ...row, ...told }).toEqual(row);
      const own = pages.filter(({ linkedTo }) => linkedTo === row.id).map(({ dmscode }) => dmscode);
      expect(own).toEqual(row.pass === null ? [] : [row.pass]);
      const toSend = messages.filter(({ subjectId, cancelledAt }) => subjectId === row.id && cancelledAt === null);
      expect(toSend).toHaveLength(row.state === "APPROVED" ? 1 : 0);
    }
    const settled = await db.$count(automationTask, eq(automationTask.state, "DELIVERED"));
    expect(rows.filter(({ airline, state }) => airline === "VY" && state === "APPROVED")).toHaveLength(settled);
    expect(await db.$count(document, eq(document.ownerKind, passOwner))).toBe(settled);
  }
  // It really was killed in the middle of the work, and what was left is done by anyone who comes next.
  const waiting = await db
    .select({ id: automationTask.id })
    .from(automationTask)
    .where(eq(automationTask.state, "WAITING"));
  expect(waiting.length).toBeGreaterThan(0);
  expect(waiting.length).toBeLessThan(tasks.length);
  for (const { id } of waiting.slice(0, 20))
    expect(
      await answerTask(db, stored.documents, testServices().services, id, await deliveredTo(db, id), () => start),
    ).toBe("taken");
}, 120_000);
