import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { addBasics, rowsOf, start } from "../../test/check-in-fixtures.ts";
import { useDocuments } from "../../test/documents.ts";
import { quietLog } from "../../test/log.ts";
import { addMailedPass } from "../../test/mailed-pass.ts";
import { useServer } from "../../test/server.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { passMail } from "../boarding-pass/pass-mail.ts";
import { passMessages } from "../checkin/transitions/commit.ts";
import { startCatcher } from "./email/catcher.ts";
import { createSmtpChannel } from "./email/smtp-channel.ts";
import { deliverMail } from "./email/deliver-mail.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { outbox, outboxAudit } from "./tables.ts";

const database = useDatabase();
const stored = useDocuments(database, () => start, [passOwner]);
// As in production: no demo world, and no mail server.
const metricsToken = "a token for the figures";
const server = useServer(database, {
  settings: { DEMO: "off", DATA_DIR: stored.folder, METRICS_TOKEN: metricsToken },
  now: () => start,
});

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly receiver: string;
}

beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
});

/** Somebody who is signed in. */
async function signIn(role: string) {
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn(`${role}@gatehouse.example`);
  return {
    get: (path: string) => browser.get(path, token),
    post: (path: string, body: object) => browser.post(path, body, { token }),
  };
}
type SignedIn = Awaited<ReturnType<typeof signIn>>;
const search = async (browser: SignedIn, options: object = {}) => {
  const { body } = await browser.post("/messaging/emails/search", options);
  return body as { readonly content: readonly Shown[]; readonly channel: string; readonly totalElement: number };
};

// MSG-4
test("a message that was given up is seen with its reason, opened, and sent again; who did it is kept", async () => {
  const { db } = database;
  const { id, message } = await addMailedPass(db, stored.documents, "zoe.quill@traveller.example");
  await db
    .update(outbox)
    .set({ deadAt: start, reason: "refused", lastError: "550 no such user", attempts: 1 })
    .where(eq(outbox.id, message));
  const admin = await signIn("admin");
  const found = await search(admin, { states: ["dead"] });
  expect(found).toMatchObject({
    channel: "not-configured",
    totalElement: 1,
    content: [{ id: message, reason: "refused", answer: "550 no such user", receiver: "zoe.quill@traveller.example" }],
  });
  expect((await search(admin, { text: "ZOE.Q" })).content.map((each) => each.id)).toEqual([message]);
  expect((await search(admin, { text: "%" })).content).toEqual([]);

  const opened = await admin.get(`/messaging/emails/${message}`);
  expect(opened.body).toMatchObject({
    content: { source: "draft", fromName: "Northwind Travel", attachments: [{ readable: true }] },
  });
  const file = await admin.get(`/messaging/emails/${message}/attachments/0`);
  expect(Buffer.from(String(file.body["content"]), "base64").toString()).toBe("%PDF-1.7 a pass");

  const { body } = await admin.post("/messaging/emails/send-again", {
    ids: [message, "00000000-0000-4000-8000-000000000000"],
  });
  expect(body).toEqual({
    again: [message],
    refused: [{ id: "00000000-0000-4000-8000-000000000000", code: "NOT_FOUND" }],
  });
  expect((await db.select().from(outbox).where(eq(outbox.id, message)))[0]).toMatchObject({
    state: "queued",
    attempts: 0,
    dueAt: start,
  });
  expect(await db.select().from(outboxAudit)).toMatchObject([
    { message, action: "SENT_AGAIN", userid: "admin", at: start, note: "dead: 550 no such user" },
  ]);
  expect(await rowsOf(db, [id])).toMatchObject([{ state: "APPROVED" }]);
});

test("what was sent goes once more, however often and by how many it is asked for at once", async () => {
  const { db } = database;
  const { message } = await addMailedPass(db, stored.documents, "once@traveller.example");
  await db.update(outbox).set({ sentAt: start }).where(eq(outbox.id, message));
  const [admin, crm] = [await signIn("admin"), await signIn("crm-operator")];
  const requestId = "5b0c1f0e-7f3e-4c53-9b2a-0d1a64c5a001";
  const again = (who: typeof admin, more = {}) => who.post("/messaging/emails/send-again", { ids: [message], ...more });
  const answers = await Promise.all([again(admin, { requestId }), again(admin, { requestId }), again(crm)]);
  answers.push(await again(admin, { requestId }));
  const said = answers.map(({ body }) => JSON.stringify(body));
  const done = said.filter((text) => text === JSON.stringify({ again: [message], refused: [] }));
  const refused = said.filter((text) => text.includes('"UNDER_WAY"'));
  expect(done.length + refused.length).toBe(4);
  expect(done.length === 3 || done.length === 1).toBe(true); // the request and its repetitions, or the other's
  expect(await db.$count(outbox, eq(outbox.receiver, "once@traveller.example"))).toBe(2);
});

// MSG-4
test("addresses and passes are hidden from who may not see check-ins, in the list, the search and the e-mail", async () => {
  const { message } = await addMailedPass(database.db, stored.documents, "hidden.person@traveller.example");
  const crm = await signIn("crm-operator");
  const { content } = await search(crm);
  expect(content.find(({ id }) => id === message)?.receiver).toBe("h•••@t•••.example");
  // Nobody finds out an address by searching; whoever knows it finds what went there.
  for (const text of ["hidden.person", "hidden.person@traveller.exampl", "hidden.person@traveller.example.com"])
    expect((await search(crm, { text })).content, text).toEqual([]);
  const known = (await search(crm, { text: "Hidden.Person@traveller.example" })).content;
  expect(known).toMatchObject([
    { id: message, receiver: "h•••@t•••.example", subject: expect.stringMatching(/^Your boarding pass /) as string },
  ]);
  const opened = await crm.get(`/messaging/emails/${message}`);
  expect(opened.body).toMatchObject({ content: { attachments: [{ readable: false }] } });
  expect(JSON.stringify(opened.body)).not.toContain("hidden.person@");
  expect((await crm.get(`/messaging/emails/${message}/attachments/0`)).status).toBe(404);
});

test("whoever belongs to a vendor sees and sends its own messages only", async () => {
  const { message } = await addMailedPass(database.db, stored.documents, "other@traveller.example", { vendor: "BLA" });
  const bound = await signIn("operator-vendor"); // of the vendor SKY
  expect((await search(bound)).content.map(({ id }) => id)).not.toContain(message);
  expect((await bound.get(`/messaging/emails/${message}`)).status).toBe(404);
  const { body } = await bound.post("/messaging/emails/send-again", { ids: [message] });
  expect(body).toEqual({ again: [], refused: [{ id: message, code: "NOT_FOUND" }] });
});

test("the demo's mail server keeps what it gets, refuses what it should, and staff open it as it came", async () => {
  const { db } = database;
  await db.delete(outbox);
  const catcher = await startCatcher({ db, log: quietLog, now: () => start, product: "Samgi" });
  const channel = createSmtpChannel({
    url: catcher.url,
    from: "travel@gatehouse.example",
    startTls: "off",
    log: quietLog,
  });
  let now = start + 5;
  const box: Outbox = createOutbox(
    { db, live: server.live, log: quietLog, now: () => now, random: () => 0 },
    {
      email: deliverMail({
        db,
        documents: stored.documents,
        channel: async () => channel,
        compose: (...of) => box.compose(...of),
        optOutLink: () => "https://travel.example/stop",
      }),
    },
  );
  box.on(
    passMessages.send,
    passMail("pass", () => now),
  );
  try {
    const good = await addMailedPass(db, stored.documents, "good@traveller.example");
    const closed = await addMailedPass(db, stored.documents, "gone@closed.example");
    const busy = await addMailedPass(db, stored.documents, "slow@busy.example");
    await box.flush();
    now += 10;
    await box.flush();
    const state = async (id: string) => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];
    expect(await state(good.message)).toMatchObject({ state: "sent", attempts: 1 });
    expect(await state(closed.message)).toMatchObject({ state: "dead", reason: "refused" });
    expect(await state(busy.message)).toMatchObject({ state: "sent", attempts: 2 });
    const admin = await signIn("admin");
    const opened = await admin.get(`/messaging/emails/${good.message}`);
    expect(opened.body).toMatchObject({
      content: {
        source: "received",
        fromName: "Northwind Travel",
        subject: expect.stringContaining("Your boarding pass for British Airways BA 100") as string,
        html: expect.stringContaining("<!doctype html>") as string,
        text: expect.stringContaining("You are checked in.") as string,
        attachments: [{ mediaType: "application/pdf", readable: true }],
      },
    });
    const file = await admin.get(`/messaging/emails/${good.message}/attachments/0`);
    expect(Buffer.from(String(file.body["content"]), "base64").toString()).toBe("%PDF-1.7 a pass");
    // Sent once more it is a message of its own.
    const { body } = await admin.post("/messaging/emails/send-again", { ids: [good.message] });
    expect(body["again"]).toEqual([good.message]);
    expect(await db.$count(outbox, eq(outbox.subjectId, good.id))).toBe(2);
  } finally {
    await channel.close();
    await catcher.close();
  }
});

// MSG-14
test("what was reported of an e-mail after it went is told, with why it did not arrive", async () => {
  const { db } = database;
  const { message } = await addMailedPass(db, stored.documents, "full@traveller.example");
  const admin = await signIn("admin");
  const reported = async () => (await search(admin, { text: "full@traveller" })).content;
  expect(await reported()).toMatchObject([{ state: "queued", delivery: null }]);
  await db
    .update(outbox)
    .set({ sentAt: start, delivery: "undelivered", deliveryAt: start + 60, lastError: "5.2.2 Mailbox full" })
    .where(eq(outbox.id, message));
  expect(await reported()).toMatchObject([
    { state: "sent", delivery: { state: "undelivered", at: start + 60, why: "5.2.2 Mailbox full" } },
  ]);
  await db.update(outbox).set({ delivery: "accepted" }).where(eq(outbox.id, message));
  expect(await reported()).toMatchObject([{ state: "sent", delivery: null }]);
});

test("how e-mail stands is told to anyone who asks whether the server is ready, and in the figures", async () => {
  expect(await (await fetch(`${server.url}/api/ready`)).json()).toEqual({
    status: "ready",
    mail: "not configured",
    sms: "not configured",
  });
  const figures = await (
    await fetch(`${server.url}/api/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  expect(figures).toMatch(/gatehouse_messages\{channel="email",state="sent"\} \d/);
});

// MSG-18
test("e-mails of disruptions are found, what is internal is in no list of the booking either", async () => {
  const { db } = database;
  const row = {
    subjectKind: "disruption",
    subjectId: 1,
    vendor: "NWT",
    bookingNo: "69000014",
    receiver: "ines@traveller.example",
    payload: {},
    createdAt: start,
    dueAt: start + 999_999,
  };
  await db.insert(outbox).values([
    { ...row, kind: "disruption.link" },
    { ...row, kind: "cases.mentioned", subjectKind: "case" },
  ]);
  const admin = await signIn("admin");
  expect((await search(admin, { text: "69000014" })).content).toMatchObject([{ purpose: "disruption.link" }]);
  // Somebody who may not search by addresses finds one by its id.
  const [link] = (await search(admin, { text: "69000014" })).content;
  expect((await search(await signIn("crm-operator"), { text: link?.id })).content).toMatchObject([{ id: link?.id }]);
  const { body } = await admin.get("/messaging/of-booking?bookingNo=69000014&vendorCode=NWT");
  expect(body["messages"]).toMatchObject([{ channel: "email", purpose: "disruption.link" }]);
  expect(body["messages"]).toHaveLength(1);
});
