import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { addBasics, start } from "../../test/check-in-fixtures.ts";
import { useDatabase } from "../../test/database.ts";
import { useDocuments } from "../../test/documents.ts";
import { addMailedPass } from "../../test/mailed-pass.ts";
import { useServer } from "../../test/server.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { passenger, pnr } from "../bookings/tables.ts";
import { vendorSettings } from "../vendors/tables.ts";
import { keepOptOut } from "./sms/opt-outs.ts";
import { keepEmailOptOut } from "./email/opt-outs.ts";
import { emailOptOut, outbox, outboxAudit, receivedSms, smsOptOut } from "./tables.ts";

const database = useDatabase();
const stored = useDocuments(database, () => start, [passOwner]);
/** Noon in Paris. */
const noon = Date.parse("2026-01-10T11:00:00Z") / 1000;
let now = noon;
const server = useServer(database, { settings: { DEMO: "off", DATA_DIR: stored.folder }, now: () => now });
const number = "+33639981234";
let mine: string;
let foreign: string;

beforeAll(async () => {
  await addPeople(database.db);
  await addBasics(database.db);
  // Bookings of the vendor SKY, to which operator-vendor belongs, and of another.
  const bookingOf = async (id: string) =>
    (await database.db.select().from(outbox).where(eq(outbox.id, id)))[0]?.bookingNo ?? "";
  mine = await bookingOf(
    (await addMailedPass(database.db, stored.documents, "a@x.example", { vendor: "SKY" })).message,
  );
  foreign = await bookingOf(
    (await addMailedPass(database.db, stored.documents, "b@x.example", { vendor: "BLA" })).message,
  );
});
beforeEach(async () => {
  now = noon;
  for (const table of [outbox, receivedSms, smsOptOut]) await database.db.delete(table);
});

async function signIn(role: string) {
  const browser = new Browser(server);
  const { accessToken: token } = await browser.signIn(`${role}@gatehouse.example`);
  return {
    get: (path: string) => browser.get(path, token),
    post: (path: string, body: object) => browser.post(path, body, { token }),
  };
}
type SignedIn = Awaited<ReturnType<typeof signIn>>;
const sendSms = (who: SignedIn, more: object = {}) =>
  who.post("/travelapi/request/communicate/message", { toPhnNo: number, msg: "Your gate is 7.", ...more });
const searchSms = (who: SignedIn, query: object) => who.post("/travelapi/util/smssearch", query);

// MSG-10, MSG-15, MSG-16
test("an SMS is written once however often it is asked for, hangs on its booking, and is found by its number", async () => {
  const crm = await signIn("crm-operator");
  const requestId = "5b0c1f0e-7f3e-4c53-9b2a-0d1a64c5a001";
  const { status, body } = await sendSms(crm, { toPhnNo: "+33 6 39 98 12 34", bookingNo: mine, requestId });
  expect(status).toBe(200);
  expect(body).toMatchObject({ segments: 1, quietUntil: null });
  expect((await sendSms(crm, { bookingNo: mine, requestId })).body).toEqual(body);
  const rows = await database.db.select().from(outbox);
  expect(rows).toMatchObject([{ channel: "sms", receiver: number, vendor: "SKY", bookingNo: mine, state: "queued" }]);
  expect(await database.db.select().from(outboxAudit)).toMatchObject([{ action: "WRITTEN", userid: "crm-operator" }]);
  const found = await searchSms(crm, { toPhnNo: "0033639981234" });
  expect(found.body).toMatchObject({
    status: true,
    channel: "not-configured",
    data: [
      {
        to: number,
        msg: "Your gate is 7.",
        status: "queued",
        datecreated: noon,
        datesent: null,
        noofmedia: 0,
        bookingNo: mine,
      },
    ],
  });
  expect((await searchSms(crm, { toPhnNo: "+33639980001" })).body["data"]).toEqual([]);
});

test.each([
  ["a number that nobody can have", { toPhnNo: "+33 1" }, 422, "BAD_NUMBER"],
  ["a booking that does not exist", { bookingNo: "no such" }, 422, "UNKNOWN_BOOKING"],
  ["more than ten segments", { msg: "č".repeat(671) }, 422, "TOO_LONG"],
])("%s is refused, and nothing is written", async (_, more, status, code) => {
  const answer = await sendSms(await signIn("crm-operator"), more);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(await database.db.$count(outbox)).toBe(0);
});

// MSG-12
test("to who wrote STOP nothing is written, and nothing goes again", async () => {
  const admin = await signIn("admin");
  await sendSms(admin);
  const [row] = await database.db.update(outbox).set({ deadAt: noon, reason: "refused" }).returning();
  await keepOptOut(database.db, number, "stop", noon);
  expect(await sendSms(admin)).toMatchObject({ status: 409, body: { code: "OPTED_OUT" } });
  const again = () => admin.post("/messaging/sms/send-again", { ids: [row?.id] });
  expect((await again()).body).toEqual({ again: [], refused: [{ id: row?.id, code: "OPTED_OUT" }] });
  await keepOptOut(database.db, number, "start", noon);
  expect((await again()).body).toEqual({ again: [row?.id], refused: [] });
});

// MSG-13
test("written at night it is told when it goes, and waits for that", async () => {
  now = Date.parse("2026-01-10T22:00:00Z") / 1000;
  const morning = Date.parse("2026-01-11T07:00:00Z") / 1000;
  const admin = await signIn("admin");
  expect((await sendSms(admin)).body).toMatchObject({ quietUntil: morning });
  expect((await searchSms(admin, { toPhnNo: number })).body["data"]).toMatchObject([
    { status: "queued", reason: "quiet-hours", nextTryAt: morning },
  ]);
});

// MSG-13, VEN-8
test("a vendor's own quiet hours hold for its bookings alone", async () => {
  now = Date.parse("2026-01-10T21:30:00Z") / 1000;
  const quietFrom = "23:00";
  await database.db.insert(vendorSettings).values({ vendor: "SKY", quietFrom, quietTo: "06:00" });
  const sent = async (bookingNo: string) => (await sendSms(await signIn("admin"), { bookingNo })).body["quietUntil"];
  expect(await sent(mine)).toBeNull();
  expect(await sent(foreign)).toBe(Date.parse("2026-01-11T07:00:00Z") / 1000);
  now = Date.parse("2026-01-10T22:05:00Z") / 1000;
  expect(await sent(mine)).toBe(Date.parse("2026-01-11T05:00:00Z") / 1000);
  await database.db.delete(vendorSettings);
});

// MSG-15
test("what did not arrive is listed without a number: what was given up, and what was reported as undelivered", async () => {
  const admin = await signIn("admin");
  for (let place = 0; place < 3; place += 1) await sendSms(admin);
  const [dead, undelivered] = await database.db.select().from(outbox);
  await database.db
    .update(outbox)
    .set({ deadAt: noon, reason: "refused" })
    .where(eq(outbox.id, dead?.id ?? ""));
  await database.db
    .update(outbox)
    .set({ sentAt: noon, delivery: "undelivered" })
    .where(eq(outbox.id, undelivered?.id ?? ""));
  const found = await searchSms(admin, { notDelivered: true });
  const rows = found.body["data"] as readonly { readonly id: string; readonly status: string }[];
  expect(new Set(rows.map(({ id, status }) => `${id} ${status}`))).toEqual(
    new Set([`${dead?.id ?? ""} dead`, `${undelivered?.id ?? ""} undelivered`]),
  );
  expect((await searchSms(admin, { notDelivered: true, toPhnNo: "+33639980001" })).body["data"]).toEqual([]);
  expect((await searchSms(await signIn("traveller"), { notDelivered: true })).status).toBe(403);
});

test("a search takes one number at least, and both narrow it; what came in is among what went", async () => {
  const admin = await signIn("admin");
  await sendSms(admin);
  await database.db.insert(receivedSms).values({
    providerId: "in-1",
    sender: number,
    receiver: "+33639980000",
    text: "Merci",
    segments: 1,
    receivedAt: noon + 5,
  });
  expect((await searchSms(admin, {})).body["code"]).toBe("BAD_NUMBER");
  expect((await searchSms(admin, { toPhnNo: "abc" })).body["code"]).toBe("BAD_NUMBER");
  expect((await searchSms(admin, { fromPhnNo: number })).body["data"]).toMatchObject([
    { status: "received", msg: "Merci", from: number },
  ]);
  expect((await searchSms(admin, { fromPhnNo: number, toPhnNo: number })).body["data"]).toEqual([]);
});

// MSG-16, MSG-18
test("whoever belongs to a vendor writes about its own bookings only, and sees its own messages", async () => {
  const [admin, bound] = [await signIn("admin"), await signIn("operator-vendor")];
  expect((await sendSms(bound, { bookingNo: foreign })).body["code"]).toBe("UNKNOWN_BOOKING");
  const letter = { subject: "Hello", text: "Hello", bookingNo: foreign };
  expect((await bound.post("/messaging/emails/preview", letter)).body["code"]).toBe("UNKNOWN_BOOKING");
  const sent = await bound.post("/messaging/emails", { ...letter, email: "zoe@x.example" });
  expect(sent.body["code"]).toBe("UNKNOWN_BOOKING");
  await sendSms(admin, { bookingNo: foreign });
  await sendSms(bound, { bookingNo: mine });
  await sendSms(bound);
  const data = (await searchSms(bound, { toPhnNo: number })).body["data"] as { readonly bookingNo: string }[];
  expect(data.map(({ bookingNo }) => bookingNo).toSorted()).toEqual(["", mine]);
  const [theirs] = await database.db.select().from(outbox).where(eq(outbox.bookingNo, foreign));
  expect((await bound.post("/messaging/sms/send-again", { ids: [theirs?.id] })).body).toEqual({
    again: [],
    refused: [{ id: theirs?.id, code: "NOT_FOUND" }],
  });
  const about = (bookingNo: string, code: string) =>
    bound.get(`/messaging/of-booking?bookingNo=${bookingNo}&vendorCode=${code}`);
  expect((await about(foreign, "BLA")).body).toEqual({ messages: [] });
  expect((await about(mine, "SKY")).body).toMatchObject({ messages: [{ channel: "sms", words: "Your gate is 7." }] });
});

// MSG-16
test("an e-mail written by hand goes in the vendor's name, is previewed as it is sent, and is found", async () => {
  const admin = await signIn("admin");
  const letter = { subject: "Your <room>", text: "Hello,\n\nthe room is <ready>.\nSee you!", bookingNo: mine };
  const preview = await admin.post("/messaging/emails/preview", letter);
  expect(preview.body).toMatchObject({ subject: "Your <room>", text: expect.stringContaining("<ready>") as string });
  expect(preview.body["html"]).toContain("the room is &lt;ready&gt;.<br>See you!");
  expect(await admin.post("/messaging/emails", { ...letter, email: "nobody" })).toMatchObject({
    status: 422,
    body: { code: "BAD_ADDRESS" },
  });
  const sent = await admin.post("/messaging/emails", { ...letter, email: "zoe@x.example" });
  expect(sent.status).toBe(200);
  const opened = await admin.get(`/messaging/emails/${String(sent.body["id"])}`);
  expect(opened.body).toMatchObject({
    email: { purpose: "messaging.letter", receiver: "zoe@x.example", bookingNo: mine, vendor: "SKY" },
    content: { source: "draft", subject: "Your <room>", html: preview.body["html"] },
    log: [{ action: "WRITTEN", userid: "admin" }],
  });
  // Who may not see travellers' addresses sees them masked on the case.
  const crm = await signIn("crm-operator");
  expect((await crm.get(`/messaging/of-booking?bookingNo=${mine}&vendorCode=SKY`)).body).toMatchObject({
    messages: [{ channel: "email", words: "Your <room>", person: "z•••@x•••.example" }],
  });
});

/** How the traveller of the vendor's booking is reached, who has no account. */
const reach = { email: "maya.silent@traveller.example", phoneCode: "33", phoneNumber: "639984477" };
const reachOf = (bookingNo: string, more: Partial<typeof reach> = {}) =>
  database.db
    .update(passenger)
    .set({ ...reach, ...more })
    .where(inArray(passenger.pnrId, database.db.select({ id: pnr.id }).from(pnr).where(eq(pnr.bookingNo, bookingNo))));

// MSG-20
test("whoever may not see addresses writes to the traveller of a booking, and is told them nowhere", async () => {
  await reachOf(mine);
  const crm = await signIn("crm-operator");
  const traveller = (who: SignedIn) => who.get(`/messaging/traveller?bookingNo=${mine}&vendorCode=SKY`);
  expect((await traveller(crm)).body).toMatchObject({
    email: "m•••@t•••.example",
    phone: "•••77",
    wantsNoSms: false,
    wantsNoEmails: false,
  });
  expect((await traveller(await signIn("admin"))).body).toMatchObject({ email: reach.email, phone: "+33639984477" });

  const about = { toTraveller: true, bookingNo: mine, vendorCode: "SKY" };
  const sms = await crm.post("/travelapi/request/communicate/message", { ...about, msg: "Your gate is 7." });
  const mail = await crm.post("/messaging/emails", { ...about, subject: "Your room", text: "It is ready." });
  expect([sms.status, mail.status]).toEqual([200, 200]);
  const rows = await database.db.select().from(outbox);
  expect(new Set(rows.map(({ receiver }) => receiver))).toEqual(new Set([reach.email, "+33639984477"]));

  // A server's words name the address too.
  const refused = { deadAt: noon, reason: "refused" as const, attempts: 1 };
  await database.db.update(outbox).set({ ...refused, lastError: `550 <${reach.email.toUpperCase()}> is unknown` });
  await database.db.update(outbox).set({ lastError: "+33639984477 is no mobile" }).where(eq(outbox.channel, "sms"));
  const id = String(mail.body["id"]);
  await crm.post("/messaging/emails/send-again", { ids: [id] });
  await database.db.update(outbox).set(refused).where(eq(outbox.id, id));
  const shown = [
    sms,
    mail,
    await crm.post("/messaging/emails/preview", { ...about, toTraveller: undefined, subject: "A", text: "B" }),
    await crm.post("/messaging/emails/search", {}),
    await crm.get(`/messaging/emails/${id}`),
    await crm.get(`/messaging/of-booking?bookingNo=${mine}&vendorCode=SKY`),
    await searchSms(crm, { notDelivered: true }),
  ];
  expect(JSON.stringify(shown[4]?.body)).toContain("is unknown");
  expect(JSON.stringify(shown[6]?.body)).toContain("•••77 is no mobile");
  for (const { body } of shown) expect(JSON.stringify(body)).not.toMatch(/maya\.silent|639984477/i);
  // Whoever sees check-ins sees what was said.
  expect(JSON.stringify((await (await signIn("admin")).get(`/messaging/emails/${id}`)).body)).toMatch(/MAYA\.SILENT/);
});

// MSG-20, MSG-12, MSG-13
test("to the traveller of a booking the same rules hold: only one's own bookings, STOP, the night, and what is missing", async () => {
  now = Date.parse("2026-01-10T22:00:00Z") / 1000;
  await reachOf(mine);
  const [crm, bound] = [await signIn("crm-operator"), await signIn("operator-vendor")];
  const write = (who: SignedIn, bookingNo?: string) =>
    who.post("/travelapi/request/communicate/message", { toTraveller: true, msg: "Hello", bookingNo });
  const mail = (who: SignedIn, bookingNo?: string) =>
    who.post("/messaging/emails", { toTraveller: true, subject: "Hello", text: "Hello", bookingNo });
  for (const wrong of [foreign, "no such", undefined]) {
    expect((await write(bound, wrong)).body["code"]).toBe("UNKNOWN_BOOKING");
    expect((await mail(bound, wrong)).body["code"]).toBe("UNKNOWN_BOOKING");
  }
  expect((await bound.get(`/messaging/traveller?bookingNo=${foreign}`)).body["code"]).toBe("UNKNOWN_BOOKING");
  expect((await crm.post("/messaging/emails", { subject: "A", text: "B" })).body["code"]).toBe("BAD_ADDRESS");
  expect((await crm.post("/travelapi/request/communicate/message", { msg: "A" })).body["code"]).toBe("BAD_NUMBER");

  expect((await write(crm, mine)).body).toMatchObject({ quietUntil: Date.parse("2026-01-11T07:00:00Z") / 1000 });
  await keepOptOut(database.db, "+33639984477", "stop", noon);
  await keepEmailOptOut(database.db, reach.email.toUpperCase(), "stop", noon);
  expect((await write(crm, mine)).body["code"]).toBe("OPTED_OUT");
  expect((await mail(crm, mine)).body["code"]).toBe("OPTED_OUT");
  expect((await crm.get(`/messaging/traveller?bookingNo=${mine}`)).body).toMatchObject({
    wantsNoSms: true,
    wantsNoEmails: true,
  });
  await reachOf(mine, { email: "", phoneNumber: "" });
  expect((await write(crm, mine)).body["code"]).toBe("NO_NUMBER");
  expect((await mail(crm, mine)).body["code"]).toBe("NO_ADDRESS");
  await database.db.delete(emailOptOut);
});
