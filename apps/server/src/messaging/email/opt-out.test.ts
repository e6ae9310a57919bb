import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { vendor } from "../../access/tables.ts";
import { addPeople } from "../../../test/access.ts";
import { Browser } from "../../../test/browser.ts";
import { addBasics, start } from "../../../test/check-in-fixtures.ts";
import { useDatabase } from "../../../test/database.ts";
import { useDocuments } from "../../../test/documents.ts";
import { useServer } from "../../../test/server.ts";
import type { OutgoingMail } from "../channel.ts";
import { composeLetter } from "./letter.ts";
import { caughtMail, emailOptOut, outbox } from "../tables.ts";
import { deliverMail } from "./deliver-mail.ts";
import { optOutKey, optOutPath } from "./opt-out-link.ts";

const database = useDatabase();
const stored = useDocuments(database, () => start, []);
const server = useServer(database, { settings: { DEMO: "off", DATA_DIR: stored.folder }, now: () => start });
const address = "zoe@traveller.example";

beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
});
beforeEach(async () => {
  for (const table of [outbox, emailOptOut]) await database.db.delete(table);
});

async function write(receiver = address, vendor = "") {
  const [row] = await database.db
    .insert(outbox)
    .values({
      kind: "messaging.letter",
      subjectKind: "booking",
      subjectId: 0,
      receiver,
      vendor,
      payload: { subject: "Your room", text: "It is ready." },
      createdAt: start,
      dueAt: start,
    })
    .returning();
  if (!row) throw new Error("There is no message.");
  return row;
}

const keys = () => server.keys("opt-out-link");
const linkOf = (id: string, query = "") => `${server.url}${optOutPath}/${optOutKey(keys(), id)}${query}`;
const stopped = async () => (await database.db.select().from(emailOptOut)).filter(({ endedAt }) => endedAt === null);
const form = (body: string, type = "application/x-www-form-urlencoded", headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "content-type": type, ...headers },
  body,
});

// MSG-21
test("a mail that its reader can stop says how, and none goes to whoever has", async () => {
  const sent: OutgoingMail[] = [];
  const send = deliverMail({
    db: database.db,
    documents: stored.documents,
    channel: async () => ({
      send: async (mail) => (sent.push(mail), { outcome: "accepted", answer: "250 OK" }),
      close: async () => undefined,
    }),
    compose: composeLetter("Gatehouse"),
    optOutLink: ({ id }) => linkOf(id),
  });
  const row = await write("Zoe@Traveller.example");
  const taken = await send(row);
  const link = linkOf(row.id);
  expect(sent).toMatchObject([{ optOut: link }]);
  expect(sent[0]?.html).toContain(`<a href="${link}"`);
  expect(sent[0]?.text).toContain(`Stop e-mails of this kind:\n${link}`);
  // What is kept and shown has not the link.
  expect(JSON.stringify(taken.facts)).not.toContain(optOutPath);
  await fetch(link, form("List-Unsubscribe=One-Click"));
  expect(await send(await write())).toMatchObject({ outcome: "obstacle", obstacle: "opted-out" });
  expect(sent).toHaveLength(1);
});

// MSG-21
test("a mail program stops mails by one request; a page asks first, says whose they are, and takes it back", async () => {
  const { id } = await write();
  const oneClick = await fetch(linkOf(id), { ...form("List-Unsubscribe=One-Click"), redirect: "error" });
  expect(oneClick.status).toBe(200);
  expect(await stopped()).toMatchObject([{ address, since: start }]);
  // Asked a second time nothing changes; a form with parts says the same.
  const parts = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  expect((await fetch(linkOf(id), form(parts, "multipart/form-data; boundary=x"))).status).toBe(200);
  expect(await stopped()).toHaveLength(1);

  const page = await fetch(linkOf(id));
  const text = await page.text();
  expect(text).toContain("These e-mails are stopped");
  expect(text).toContain("z•••@t•••.example");
  expect(text).not.toContain(address);
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  // Opened by a program that looks at links, it changes nothing.
  const again = await fetch(linkOf(id), form("wants=start", undefined, { origin: server.url }));
  expect(await again.text()).toContain("Stop these e-mails");
  expect(await stopped()).toEqual([]);
  await fetch(linkOf(id));
  await fetch(linkOf(id), { method: "HEAD" });
  expect(await stopped()).toEqual([]);

  const french = await (await fetch(linkOf(id, "?language=fr"))).text();
  expect(french).toContain('<html lang="fr">');
  expect(french).toContain("Arrêter ces e-mails");
  expect(await (await fetch(linkOf(id), { headers: { "accept-language": "fr-CA,en" } })).text()).toContain('lang="fr"');
});

// MSG-21
test("the page is headed by who wrote the mail; staff who open the mail do not see the key of its link", async () => {
  const header = async (id: string) =>
    /<header><span>([^<]*)<\/span>/.exec(await (await fetch(linkOf(id))).text())?.[1];
  const theirs = await write(address, "NWT");
  const [theVendor] = await database.db.select().from(vendor).where(eq(vendor.code, "NWT"));
  expect(theVendor?.name).not.toBe("Gatehouse");
  expect(await header(theirs.id)).toBe(theVendor?.name);
  expect(await header((await write()).id)).toBe("Gatehouse");

  await database.db.update(outbox).set({ sentAt: start }).where(eq(outbox.id, theirs.id));
  const link = linkOf(theirs.id, "?language=en");
  await database.db.insert(caughtMail).values({
    messageId: `${theirs.id}@gatehouse.example`,
    receivedAt: start,
    receiver: address,
    raw: Buffer.from(
      `From: a@b.example\r\nSubject: Your room\r\nContent-Type: text/html\r\n\r\n<a href="${link}">Stop</a> ${link}`,
    ),
  });
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn("admin@gatehouse.example");
  const { body } = await browser.get(`/messaging/emails/${theirs.id}`, token);
  expect(JSON.stringify(body["content"])).toContain(`${optOutPath}/•••?language=en`);
  expect(JSON.stringify(body)).not.toContain(optOutKey(keys(), theirs.id));
});

// MSG-21
test("a key of nobody, of another mail or of an old one opens nothing, and pages of others stop nothing", async () => {
  const { id } = await write();
  const [, keyId, signature] = optOutKey(keys(), id).split("~");
  const other = optOutKey(keys(), (await write("eve@traveller.example")).id).split("~")[0];
  for (const key of ["x", "~~", [other, keyId, signature].join("~"), [other, "nobody", signature].join("~")]) {
    const url = `${server.url}${optOutPath}/${key}`;
    expect((await fetch(url)).status).toBe(404);
    expect((await fetch(url, form("List-Unsubscribe=One-Click"))).status).toBe(404);
  }
  expect((await fetch(linkOf(id), form("wants=everything"))).status).toBe(400);
  const foreign = await fetch(linkOf(id), form("wants=stop", undefined, { origin: "https://elsewhere.example" }));
  expect(foreign.status).toBe(403);
  await database.db.update(outbox).set({ receiver: "" }).where(eq(outbox.id, id));
  expect((await fetch(linkOf(id), form("List-Unsubscribe=One-Click"))).status).toBe(404);
  expect(await stopped()).toEqual([]);
});

// MSG-21
test("staff are told where they write, and nothing goes again", async () => {
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn("admin@gatehouse.example");
  const post = (path: string, body: object) => browser.post(path, body, { token });
  const letter = { email: address, subject: "Your room", text: "It is ready." };
  const sent = await post("/messaging/emails", letter);
  const id = String(sent.body["id"]);
  expect((await post("/messaging/emails/preview", letter)).body["text"]).toContain("Stop e-mails of this kind");
  await database.db.update(outbox).set({ deadAt: start, reason: "refused" });
  await fetch(linkOf(id), form("List-Unsubscribe=One-Click"));
  expect(await post("/messaging/emails", letter)).toMatchObject({ status: 409, body: { code: "OPTED_OUT" } });
  expect((await post("/messaging/emails/send-again", { ids: [id] })).body).toEqual({
    again: [],
    refused: [{ id, code: "OPTED_OUT" }],
  });
});
