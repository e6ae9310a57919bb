import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../../test/access.ts";
import { Browser } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { addBasics, addTestUnit, rowsOf } from "../../../test/check-in-fixtures.ts";
import { emptyPages, encryptedPdf, hostileFiles } from "../../../test/odd-pdfs.ts";
import { useServer } from "../../../test/server.ts";
import { passUpload } from "../candidate-tables.ts";
import { maxBytes } from "./pdf-refusal.ts";

const database = useDatabase();
const server = useServer(database);
let token = "";
let pnr = "";
let other = "";

beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
  const browser = new Browser(server);
  ({ accessToken: token } = await browser.signIn("operator@gatehouse.example"));
  const [[one], [two]] = [
    await rowsOf(database.db, await addTestUnit(database.db)),
    await rowsOf(database.db, await addTestUnit(database.db, { pnr: "TWICE1" })),
  ];
  [pnr, other] = [one?.pnr ?? "", two?.pnr ?? ""];
  await addTestUnit(database.db, { pnr: "TWICE1", vendor: "BLA" });
});

type Fields = Readonly<Record<string, string | File>>;
async function send(
  path: string,
  fields: Fields,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${token}` },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(`${server.url}/api${path}`, { method: "POST", body, headers });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const upload = (bytes: Uint8Array, fields: Fields = { pnr }) =>
  send("/checkin/boarding-passes", { file: new File([new Uint8Array(bytes)], "pässe.pdf"), ...fields });

describe("POST /api/checkin/boarding-passes", () => {
  test("takes a PDF and says how far it is", async () => {
    const { status, body } = await upload(await emptyPages(3));
    expect(status).toBe(200);
    expect(body).toMatchObject({ pnr, name: "pässe.pdf", state: "waiting", pages: 3, pagesRead: 0, pagesMatched: 0 });
    const progress = await fetch(`${server.url}/api/checkin/boarding-passes/uploads/${String(body.uploadId)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await progress.json()).toEqual(body);
  });

  test("tells what is wrong with a file", async () => {
    expect(await upload(Buffer.from("a letter"))).toMatchObject({
      status: 422,
      body: { code: "NOT_A_PDF", defined: true },
    });
    expect(await upload(await encryptedPdf({ userPassword: "a", ownerPassword: "b" }))).toMatchObject({
      status: 422,
      body: { code: "ENCRYPTED_PDF" },
    });
    expect(await upload(Buffer.from("%PDF-1.4 and no more"))).toMatchObject({
      status: 422,
      body: { code: "BROKEN_PDF" },
    });
    expect(await upload(await emptyPages(51))).toMatchObject({
      status: 422,
      body: { code: "TOO_MANY_PAGES", data: { pages: 51, limit: 50 } },
    });
    expect(await upload(new Uint8Array(21 * 1024 * 1024))).toMatchObject({
      status: 413,
      body: { code: "TOO_LARGE", data: { limit: maxBytes } },
    });
    expect(await upload(new Uint8Array(25 * 1024 * 1024))).toMatchObject({ status: 413 });
  });

  test("lives through a file made to exhaust it, says so, and takes the next one", async () => {
    const bomb = hostileFiles["objects in a stream without end"]();
    expect(bomb.length).toBeLessThan(4096);
    expect(await upload(bomb)).toMatchObject({ status: 422, body: { code: "TOO_COMPLEX", defined: true } });
    expect(await upload(await emptyPages(1))).toMatchObject({ status: 200 });
  }, 60_000);

  // BP-22
  test("is done once for each id of a request, however often and how much at once it is sent", async () => {
    const uploads = () => database.db.$count(passUpload);
    const [pdf, requestId, before] = [await emptyPages(2), randomUUID(), await uploads()];
    const answers = await Promise.all([1, 2, 3].map(() => upload(pdf, { pnr, requestId })));
    answers.push(await upload(pdf, { pnr, requestId: requestId.toUpperCase() }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body["uploadId"])).size).toBe(1);
    expect(await uploads()).toBe(before + 1);
    expect(await upload(pdf, { pnr, requestId: randomUUID() })).toMatchObject({ status: 200 });
    expect(await uploads()).toBe(before + 2);
    // What was refused may be sent again.
    const other = randomUUID();
    expect(await upload(Buffer.from("a letter"), { pnr, requestId: other })).toMatchObject({ status: 422 });
    expect(await upload(pdf, { pnr, requestId: other })).toMatchObject({ status: 200 });
    expect(await upload(pdf, { pnr, requestId: "no id" })).toMatchObject({ status: 400 });
  });

  // BP-1
  test("asks for a PNR and a file, and which booking where several have it", async () => {
    const pdf = await emptyPages(1);
    expect(await upload(pdf, {})).toMatchObject({ status: 400 });
    expect(await send("/checkin/boarding-passes", { pnr })).toMatchObject({ status: 400 });
    expect(await send("/checkin/boarding-passes", { pnr, file: "words" })).toMatchObject({ status: 400 });
    expect(await upload(pdf, { pnr: "NOSUCH" })).toMatchObject({ status: 404, body: { code: "NO_SUCH_PNR" } });
    expect(await upload(pdf, { pnr: other })).toMatchObject({ status: 409, body: { code: "AMBIGUOUS_PNR" } });
  });

  test("is the only call with room for a file, and has none for anything else", async () => {
    const large = new File([new Uint8Array(300 * 1024)], "a.pdf");
    expect(await send("/checkin/boarding-passes/link", { large })).toMatchObject({ status: 413 });
    const response = await fetch(`${server.url}/api/checkin/boarding-passes`, {
      method: "POST",
      body: JSON.stringify({ pnr, file: "x" }),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    });
    expect(response.status).toBe(415);
    expect(await send("/checkin/boarding-passes", { large }, {})).toMatchObject({ status: 401 });
  });
});
