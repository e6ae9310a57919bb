import { PDFDocument, PDFString } from "@cantoo/pdf-lib";
import { eq } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { createServer, type Server } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import {
  actionsOf,
  addBasics,
  addTestUnit,
  applyToCheckIns,
  person,
  rowsOf,
  start,
  testServices,
} from "../../test/check-in-fixtures.ts";
import { quietLog } from "../../test/log.ts";
import { pdfTextOf } from "../../test/pdf-text.ts";
import { passenger } from "../bookings/tables.ts";
import { createDocuments, type Documents } from "../documents/documents.ts";
import { folderStorage } from "../documents/storage.ts";
import { document } from "../documents/tables.ts";
import type { OutgoingMail } from "../messaging/channel.ts";
import { deliverMail } from "../messaging/email/deliver-mail.ts";
import { outbox } from "../messaging/tables.ts";
import { answerErrors } from "../platform/http/errors.ts";
import { createJobs, type Jobs } from "../platform/jobs.ts";
import { loadAirports } from "../reference/airports.ts";
import { candidatePage } from "../boarding-pass/candidate-tables.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import { composePass } from "../boarding-pass/pass-mail.ts";
import { unlinkPass } from "../boarding-pass/passes.ts";
import { readSinglePage } from "../boarding-pass/pages/open-pdf.ts";
import { createPages, type Pages } from "../boarding-pass/pages/pages.ts";
import { automationTask } from "../checkin/tables.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { drawBoardingPass } from "./draw-boarding-pass.ts";
import { createOutsideService, resultsPath } from "./outside-service.ts";
import { passFactsOf, readFlown } from "./pass-facts.ts";
import { releaseAutomation } from "../checkin/work/automation-release.ts";
import { addResultsRoute } from "./results-route.ts";
import { isSigned, sign, signatureHeaders } from "../platform/signature.ts";

const database = useDatabase();
const secret = "a secret that only the two sides of this test know";
const folder = mkdtempSync(path.join(tmpdir(), "gatehouse-outside-"));
const now = () => start + 30;

interface Posted {
  readonly key: string | undefined;
  readonly signed: boolean;
  readonly order: {
    taskId: number;
    answerTo: string;
    checkIn: { pnr: string; checkInId: number };
    passenger: { firstname: string };
  };
}
const posted: Posted[] = [];
/** What the service answers to the next posts; 202 when nothing is said. */
const answers: number[] = [];

let service: Server;
let jobs: Jobs;
let documents: Documents;
let pages: Pages;
let services: ChangeServices;
let app: FastifyInstance;
let changes = 0;

beforeAll(async () => {
  const { db } = database;
  await addBasics(db, ["ana"]);
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = request.headers;
      posted.push({
        key: request.headers["idempotency-key"] as string | undefined,
        signed: isSigned(secret, body, { timestamp, signature }, now()),
        order: JSON.parse(body.toString()) as Posted["order"],
      });
      response.writeHead(answers.shift() ?? 202).end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
  jobs = createJobs({ url: database.url, log: quietLog });
  documents = createDocuments({ db, now }, folderStorage(folder));
  documents.allow(passOwner, () => true);
  const test = testServices();
  pages = createPages({ db, jobs, live: test.services.live, now, documents });
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/tasks`;
  const options = { url, secret, publicUrl: "https://gatehouse.example", retryDelay: 1 };
  services = {
    ...test.services,
    airline: createOutsideService({ db, jobs, now, log: quietLog }, documents, () => services, options),
  };
  await jobs.start();
  app = Fastify();
  answerErrors(app);
  const parts = { db, now, log: quietLog, documents, services, pages };
  await addResultsRoute(app, { ...parts, secret, changed: () => void (changes += 1) });
}, 60_000);
afterAll(async () => {
  await app.close();
  await jobs.stop(5);
  await pages.close();
  await new Promise((resolve) => {
    service.close(resolve);
  });
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  posted.length = 0;
  answers.length = 0;
  changes = 0;
});

const taskOf = async (checkInId: number) =>
  (await database.db.select().from(automationTask).where(eq(automationTask.checkInId, checkInId))).at(-1);

/** A check-in that was sent to the service, which has it. */
async function ordered() {
  const [id = 0] = await addTestUnit(database.db, { airline: "VY" });
  await applyToCheckIns(database.db, [id], { type: "sentToAutomation" }, "SYSTEM", start, { services });
  await expect.poll(() => posted.some(({ order }) => order.checkIn.checkInId === id), { timeout: 15_000 }).toBe(true);
  return { id, taskId: (await taskOf(id))?.id ?? 0 };
}

/** The airline's pass for a check-in, or for one that differs from it. */
async function passFor(id: number, more: object = {}): Promise<string> {
  const flown = await readFlown(database.db, id);
  if (!flown) throw new Error("no check-in");
  const pdf = await drawBoardingPass({ ...passFactsOf(flown, await loadAirports(), 1), ...more });
  return Buffer.from(pdf).toString("base64");
}
async function answer(result: object, { key = secret, at = now() } = {}) {
  const payload = JSON.stringify(result);
  const headers = { "content-type": "application/json", ...sign(key, payload, at) };
  const response = await app.inject({ method: "POST", url: resultsPath, payload, headers });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

// AUT-8
describe("a task", () => {
  test("is posted signed, with its key, and with what an airline asks for", async () => {
    const { id, taskId } = await ordered();
    const [row] = await rowsOf(database.db, [id]);
    expect(posted).toMatchObject([
      {
        key: `gatehouse-task-${taskId}`,
        signed: true,
        order: {
          taskId,
          answerTo: `https://gatehouse.example${resultsPath}`,
          checkIn: { checkInId: id, pnr: row?.pnr, marketing: { carrier: "VY", number: "100" }, from: "LHR" },
          passenger: { firstname: "Ana0", passportNo: null },
        },
      },
    ]);
  });

  test("is posted again while the service cannot take it, each time with the same key", async () => {
    answers.push(503, 500);
    const { taskId } = await ordered();
    await expect.poll(() => posted.length, { timeout: 20_000, interval: 200 }).toBe(3);
    expect(new Set(posted.map(({ key }) => key))).toEqual(new Set([`gatehouse-task-${taskId}`]));
  }, 30_000);

  test("that the service refuses for good goes to people", async () => {
    answers.push(422);
    const { id } = await ordered();
    await expect.poll(async () => (await taskOf(id))?.state, { timeout: 10_000 }).toBe("FAILED");
    expect(await rowsOf(database.db, [id])).toMatchObject([{ state: "ELIGIBLE_FOR_CHECKIN", automationStatus: 0 }]);
  });
});

describe("an answer", () => {
  test("with the right pass approves, and the page says what was read", async () => {
    const { id, taskId } = await ordered();
    const result = { taskId, outcome: "delivered", pdf: await passFor(id) };
    expect(await answer(result)).toEqual({ status: 200, body: { taken: "taken" } });
    const [row] = await rowsOf(database.db, [id]);
    expect(row).toMatchObject({ state: "APPROVED", needQC: false, attachedBy: "AUTOMATION" });
    const [page] = await database.db
      .select()
      .from(candidatePage)
      .where(eq(candidatePage.dmscode, row?.pass ?? ""));
    expect(page).toMatchObject({ linkedTo: id, reading: "read", source: "barcode", uploadedBy: "AUTOMATION" });
    expect(page?.passes).toHaveLength(1);
    expect(await answer(result)).toEqual({ status: 200, body: { taken: "ignored" } });
    expect((await actionsOf(database.db, id)).filter((action) => action.startsWith("BP_ATTACHED"))).toHaveLength(1);
    expect(changes).toBe(1);
  });

  test("may bring scripts, links and files along: what is stored, and mailed to the traveller, has none of them", async () => {
    const { db } = database;
    const { id, taskId } = await ordered();
    const armed = await PDFDocument.load(Buffer.from(await passFor(id), "base64"));
    armed.addJavaScript("main", 'app.alert("SECRET-PAYLOAD")');
    await armed.attach(Buffer.from("SECRET-PAYLOAD"), "evil.exe");
    const { context } = armed;
    const launch = context.obj({ Type: "Action", S: "Launch", F: PDFString.of("SECRET-PAYLOAD.exe") });
    const link = context.obj({ Type: "Annot", Subtype: "Link", Rect: [10, 10, 90, 40], A: launch });
    armed.getPage(0).node.addAnnot(context.register(link));
    const bytes = await armed.save({ useObjectStreams: false });
    expect(await pdfTextOf(bytes)).toMatch(/Launch[^]*SECRET-PAYLOAD|SECRET-PAYLOAD[^]*Launch/);
    const [row] = await rowsOf(db, [id]);
    await db
      .update(passenger)
      .set({ email: "ana@traveller.example" })
      .where(eq(passenger.pnrId, row?.pnrId ?? 0));
    const result = { taskId, outcome: "delivered", pdf: Buffer.from(bytes).toString("base64") };
    expect(await answer(result)).toEqual({ status: 200, body: { taken: "taken" } });
    expect(await rowsOf(db, [id])).toMatchObject([{ state: "APPROVED", needQC: false }]);

    const sent: OutgoingMail[] = [];
    const send = deliverMail({
      db,
      documents,
      channel: async () => ({
        send: async (mail) => (sent.push(mail), { outcome: "accepted", answer: "250 OK" }),
        close: async () => undefined,
      }),
      compose: (tx, message) => composePass(tx, message, "pass", now()),
      optOutLink: () => "https://travel.example/stop",
    });
    const [message] = await db.select().from(outbox).where(eq(outbox.subjectId, id));
    if (!message) throw new Error("Nothing is to be sent.");
    expect(await send(message)).toMatchObject({ outcome: "accepted" });
    const [mailed] = sent[0]?.attachments ?? [];
    const said = await pdfTextOf(mailed?.content ?? new Uint8Array());
    expect(said).not.toMatch(/SECRET-PAYLOAD|JavaScript|Launch|EmbeddedFile/);
    expect((await readSinglePage(mailed?.content ?? new Uint8Array())).barcodes).toHaveLength(1);
  });

  // AUT-2
  test("is not believed: a pass of another flight needs a quality check, and can be taken off", async () => {
    const { db } = database;
    const { id, taskId } = await ordered();
    await answer({ taskId, outcome: "delivered", pdf: await passFor(id, { flightnum: "999" }) });
    const [row] = await rowsOf(db, [id]);
    expect(row).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", needQC: true });
    if (!row) throw new Error("no check-in");
    const { bookingNo, pnr } = row;
    await unlinkPass(db, person("ana"), { id, bookingNo, pnr }, now(), services);
    expect(
      await db
        .select()
        .from(candidatePage)
        .where(eq(candidatePage.dmscode, row.pass ?? "")),
    ).toMatchObject([{ linkedTo: null, reading: "read" }]);
  });

  test("that comes after the task was taken back becomes a candidate page, once, and never a link", async () => {
    const { db } = database;
    const { id, taskId } = await ordered();
    await releaseAutomation(db, person("ana"), 0, now(), services);
    const result = { taskId, outcome: "delivered", pdf: await passFor(id) };
    const before = await db.$count(document);
    expect((await answer(result)).body).toEqual({ taken: "candidate" });
    const [row] = await rowsOf(db, [id]);
    expect(row).toMatchObject({ state: "ELIGIBLE_FOR_CHECKIN", pass: null });
    const candidates = () =>
      db
        .select()
        .from(candidatePage)
        .where(eq(candidatePage.pnrId, row?.pnrId ?? 0));
    expect(await candidates()).toMatchObject([{ linkedTo: null, uploadedBy: "AUTOMATION", source: "barcode" }]);
    expect((await answer(result)).body).toEqual({ taken: "ignored" });
    expect(await candidates()).toHaveLength(1);
    expect(await db.$count(document)).toBe(before + 1);
  });

  test("that it failed gives the check-in to people; after that nothing counts any more", async () => {
    const { id, taskId } = await ordered();
    expect((await answer({ taskId, outcome: "failed", note: "asks for a code" })).body).toEqual({ taken: "taken" });
    expect(await taskOf(id)).toMatchObject({ state: "FAILED", note: "asks for a code" });
    const late = await answer({ taskId, outcome: "delivered", pdf: await passFor(id) });
    expect(late.body).toEqual({ taken: "ignored" });
    expect(await rowsOf(database.db, [id])).toMatchObject([{ state: "ELIGIBLE_FOR_CHECKIN", pass: null }]);
  });

  // AUT-8
  test("counts once, however many come at the same moment", async () => {
    const { id, taskId } = await ordered();
    const result = { taskId, outcome: "delivered", pdf: await passFor(id) };
    const taken = (await Promise.all(Array.from({ length: 5 }, () => answer(result)))).map(({ body }) => body["taken"]);
    expect(taken.filter((one) => one === "taken")).toHaveLength(1);
    expect(taken.filter((one) => one === "ignored")).toHaveLength(4);
  });

  test("without a good signature, from another time, or malformed, is refused and changes nothing", async () => {
    const { id, taskId } = await ordered();
    const failed = { taskId, outcome: "failed" };
    expect(await answer(failed, { key: `${secret}!` })).toMatchObject({ status: 401, body: { code: "BAD_SIGNATURE" } });
    for (const at of [now() - 301, now() + 301])
      expect(await answer(failed, { at })).toMatchObject({ status: 401, body: { code: "BAD_SIGNATURE" } });
    const payload = JSON.stringify(failed);
    const unsigned = await app.inject({
      method: "POST",
      url: resultsPath,
      payload,
      headers: { "content-type": "application/json" },
    });
    expect(unsigned.statusCode).toBe(401);
    const tampered = await app.inject({
      method: "POST",
      url: resultsPath,
      payload: payload.replace("failed", "delivered"),
      headers: { "content-type": "application/json", ...sign(secret, payload, now()) },
    });
    expect(tampered.statusCode).toBe(401);
    for (const wrong of [
      {},
      { taskId },
      { taskId: "x", outcome: "failed" },
      { taskId, outcome: "delivered" },
      { taskId, outcome: "delivered", pdf: "%%%" },
      { taskId, outcome: { toString: 1 } },
      [],
      null,
    ])
      expect((await answer(wrong as object)).status, JSON.stringify(wrong)).toBe(400);
    expect(await answer({ taskId: 2 ** 40, outcome: "failed" })).toMatchObject({ status: 404 });
    expect(await answer({ taskId, outcome: "delivered", pdf: btoa("no PDF at all") })).toMatchObject({
      status: 422,
      body: { code: "NOT_A_PDF" },
    });
    expect(await taskOf(id)).toMatchObject({ state: "WAITING" });
  });

  test("has no address where no service is configured", async () => {
    const other = Fastify();
    answerErrors(other);
    const parts = { db: database.db, now, log: quietLog, documents, services, pages, changed: () => undefined };
    await addResultsRoute(other, { ...parts, secret: undefined });
    const payload = "{}";
    const headers = { "content-type": "application/json", ...sign(secret, payload, now()) };
    expect((await other.inject({ method: "POST", url: resultsPath, payload, headers })).statusCode).toBe(404);
    await other.close();
  });
});
