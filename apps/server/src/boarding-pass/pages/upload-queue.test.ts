import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnit, rowsOf, start } from "../../../test/check-in-fixtures.ts";
import { useDocuments } from "../../../test/documents.ts";
import { emptyPages } from "../../../test/odd-pdfs.ts";
import { startTcpProxy, type TcpProxy } from "../../../test/tcp-proxy.ts";
import { connect, type OpenDatabase } from "../../platform/database.ts";
import { passUpload } from "../candidate-tables.ts";
import { uploadOwner } from "../owners.ts";
import { createUploadQueue } from "./upload-queue.ts";

const database = useDatabase();
let clock = start;
const stored = useDocuments(database, () => clock, [uploadOwner]);
let proxy: TcpProxy;
let open: OpenDatabase;

beforeAll(async () => {
  await addBasics(database.db);
  proxy = await startTcpProxy(database.url);
  open = connect({ url: proxy.url, pool: 2, statementTimeout: 20 });
});
afterAll(async () => {
  await open.close();
  await proxy.close();
});

test("an upload that could not be given back, because the database was away, is the next one when it is there again", async () => {
  const { db } = database;
  const [row] = await rowsOf(db, await addTestUnit(db));
  const about = { ownerKind: uploadOwner, ownerId: "1", vendor: "NWT", mediaType: "application/pdf" } as const;
  const { dmscode } = await stored.documents.put(db, await emptyPages(1), { ...about, name: "a.pdf" });
  const whose = { pnrId: row?.pnrId ?? 0, vendor: "NWT", uploadedBy: "ana", uploadedAt: clock };
  await db.insert(passUpload).values({ ...whose, dmscode, name: "a.pdf", pages: 1 });
  const queue = createUploadQueue({ db: open.db, now: () => clock });
  const taken = await queue.take();
  if (!taken) throw new Error("There is no upload.");
  expect(await queue.take()).toBeUndefined();

  proxy.loseAnswerTo("update");
  await expect(queue.release(taken)).rejects.toThrow(/^Failed query: update/);
  await db.update(passUpload).set({ activeAt: clock }); // the statement never arrived
  expect(await queue.take()).toMatchObject({ id: taken.id });

  // Somebody else took it after a silence: it stays with them.
  proxy.loseAnswerTo("update");
  await expect(queue.release(taken)).rejects.toThrow(/^Failed query: update/);
  clock += 16;
  await db.update(passUpload).set({ activeAt: clock }).where(eq(passUpload.id, taken.id));
  expect(await queue.take()).toBeUndefined();
});
