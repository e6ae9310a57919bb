import Fastify from "fastify";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../../test/database.ts";
import { testServices } from "../../../test/check-in-fixtures.ts";
import { quietLog } from "../../../test/log.ts";
import { sign } from "../../platform/signature.ts";
import type { Delivery, OutgoingSms } from "../channel.ts";
import { createOutbox, type Outbox } from "../outbox.ts";
import { takeReport } from "../reports/take-report.ts";
import { readSignedReport } from "../reports/signed-report.ts";
import { addReportsRoute } from "../reports/reports-route.ts";
import { caughtSms, deliveryReport, outbox, receivedSms, smsOptOut } from "../tables.ts";
import { addSms, type WantedSms } from "./add-sms.ts";
import { demoNumbers, startSmsCatcher } from "./catcher.ts";
import { deliverSms } from "./deliver-sms.ts";
import { createGenericGateway } from "./generic-gateway.ts";

const database = useDatabase({ pool: 10 });
beforeEach(async () => {
  for (const table of [outbox, smsOptOut, receivedSms, caughtSms]) await database.db.delete(table);
});
const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

const secret = "a secret of both sides, long enough";
/** Noon in Paris, and night there. */
const noon = Date.parse("2026-01-10T12:00:00Z") / 1000;
const night = Date.parse("2026-01-10T23:00:00Z") / 1000;
const number = "+33639981234";

/** An outbox whose SMS a test takes. */
function telephones(now: () => number, send: (sms: OutgoingSms) => Promise<Delivery>): Outbox {
  const { db } = database;
  const { live } = testServices().services;
  const box: Outbox = createOutbox(
    { db, live, log: quietLog, now, random: () => 0 },
    {
      sms: deliverSms({
        db,
        now,
        channel: async () => ({ send, close: async () => undefined }),
        compose: (...of) => box.compose(...of),
      }),
    },
  );
  return box;
}
const took = async (): Promise<Delivery> => ({ outcome: "accepted", answer: "201 queued", providerId: "g-1" });
const write = (more: Partial<WantedSms> = {}) =>
  addSms(database.db, {
    kind: "messaging.sms",
    subject: { kind: "booking", id: 1 },
    vendor: "SKY",
    bookingNo: "4100001",
    to: number,
    text: "Your gate is 7.",
    now: noon,
    ...more,
  });
const read = async (id: string) => (await database.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const parts = (box: Outbox, now = noon) => ({
  db: database.db,
  live: testServices().services.live,
  now: () => now,
  outbox: box,
});

// MSG-10, MSG-11
test("an SMS goes to the number as E.164, and is kept with its parts and what the gateway calls it", async () => {
  const said: OutgoingSms[] = [];
  const box = telephones(
    () => noon,
    async (sms) => {
      said.push(sms);
      return took();
    },
  );
  const { id } = await write({ to: "+33 6 39 98 12 34", text: " Your gate is 7.\r\nHurry! " });
  await box.flush();
  expect(said).toEqual([{ id, to: number, text: "Your gate is 7.\nHurry!" }]);
  expect(await read(id)).toMatchObject({
    state: "sent",
    receiver: number,
    segments: 1,
    providerId: "g-1",
    facts: { template: "sms", text: "Your gate is 7.\nHurry!" },
  });
});

test("of a secret link only what may be seen is kept", async () => {
  const said: string[] = [];
  const box = telephones(
    () => noon,
    async ({ text }) => {
      said.push(text);
      return took();
    },
  );
  box.on("disruption.link", {
    compose: async () => ({
      receiver: number,
      sms: { text: "Choose: https://x.example/secret", shown: "Choose: (link)" },
    }),
  });
  const wanted = await write({ kind: "disruption.link" });
  await box.flush();
  expect(said).toEqual(["Choose: https://x.example/secret"]);
  expect((await read(wanted.id))?.facts).toEqual({ template: "sms", text: "Choose: (link)" });
});

test.each([
  ["a number that nobody can have", { to: "+44 1" }, { state: "dead", reason: "bad-number" }],
  ["no number", { to: "" }, { state: "waiting", reason: "no-address" }],
])("%s", async (_, wanted, stands) => {
  const box = telephones(() => noon, took);
  const { id } = await write(wanted);
  await box.flush();
  expect(await read(id)).toMatchObject(stands);
});

// MSG-13
test("at night it waits for the morning, and says so; what is urgent goes, and what answers somebody", async () => {
  let now = night;
  const said: string[] = [];
  const box = telephones(
    () => now,
    async ({ text }) => {
      said.push(text);
      return took();
    },
  );
  const quiet = await write({ now: night, text: "quiet" });
  const urgent = await write({ now: night, text: "urgent", urgent: true });
  await box.flush();
  expect(said).toEqual(["urgent"]);
  const morning = Date.parse("2026-01-11T07:00:00Z") / 1000;
  expect(await read(quiet.id)).toMatchObject({ state: "queued", reason: "quiet-hours", dueAt: morning });
  expect(await read(urgent.id)).toMatchObject({ state: "sent" });
  await takeReport(
    "sms",
    { kind: "received", providerId: "in-1", from: number, to: "+33639980000", text: "Which gate?", media: 0 },
    parts(box, night),
  );
  await write({ now: night, text: "gate 7" });
  await box.flush();
  expect(said).toEqual(["urgent", "gate 7"]);
  now = morning;
  await box.flush();
  expect(said).toEqual(["urgent", "gate 7", "quiet"]);
});

// MSG-12
test("whoever wrote STOP gets nothing, urgent or not, until they write START; a STOP that is played again is none", async () => {
  const said: string[] = [];
  const box = telephones(
    () => noon,
    async ({ text }) => {
      said.push(text);
      return took();
    },
  );
  const word = (providerId: string, text: string) =>
    takeReport("sms", { kind: "received", providerId, from: number, to: "+33639980000", text, media: 0 }, parts(box));
  expect(await word("in-1", "Stop")).toBe("taken");
  const refused = await write({ urgent: true });
  await box.flush();
  expect(await read(refused.id)).toMatchObject({ state: "dead", reason: "opted-out" });
  expect(await word("in-2", "START")).toBe("taken");
  expect(await word("in-1", "Stop")).toBe("ignored");
  await write({ text: "again" });
  await box.flush();
  expect(said).toEqual(["again"]);
  expect(await database.db.select().from(smsOptOut)).toMatchObject([{ number, endedAt: noon }]);
});

test("who said STOP to the gateway is not written to by us either", async () => {
  const box = telephones(
    () => noon,
    async () => ({
      outcome: "refused",
      answer: "400 unsubscribed",
      errorCode: "21610",
      optedOut: true,
    }),
  );
  const { id } = await write();
  await box.flush();
  expect(await read(id)).toMatchObject({ state: "dead", reason: "opted-out", errorCode: "21610" });
  expect(await database.db.$count(smsOptOut)).toBe(1);
});

test("a gateway that is away holds no e-mail back, and each try is put off further", async () => {
  let now = noon;
  const { db } = database;
  const box: Outbox = createOutbox(
    { db, live: testServices().services.live, log: quietLog, now: () => now, random: () => 0 },
    {
      email: async () => ({ outcome: "accepted", answer: "250 OK" }),
      sms: async () => ({ outcome: "unreachable", answer: "connect ECONNREFUSED" }),
    },
  );
  const sms = await write();
  const [mail] = await db
    .insert(outbox)
    .values({ kind: "x", subjectKind: "x", subjectId: 1, payload: {}, createdAt: noon, dueAt: noon })
    .returning();
  await box.flush();
  expect(await read(mail?.id ?? "")).toMatchObject({ state: "sent" });
  expect(await read(sms.id)).toMatchObject({ state: "waiting", reason: "channel-fault", dueAt: noon + 5 });
  expect(await box.isFailing("sms")).toBe(true);
  expect(await box.isFailing("email")).toBe(false);
  now += 5;
  await box.flush();
  expect(await read(sms.id)).toMatchObject({ attempts: 2, dueAt: now + 10 });
});

// MSG-14
test("reports in whatever order, and twice, leave the same; what speaks of nothing is ignored", async () => {
  const box = telephones(() => noon, took);
  const { id } = await write();
  await box.flush();
  const told = (status: "sent" | "undelivered" | "delivered") =>
    takeReport(
      "sms",
      { kind: "report", message: id, providerId: undefined, status, errorCode: "30003" },
      parts(box, noon + 9),
    );
  expect(await told("delivered")).toBe("taken");
  expect(await told("delivered")).toBe("ignored");
  expect(await told("undelivered")).toBe("taken");
  expect(await told("sent")).toBe("taken");
  expect(await read(id)).toMatchObject({ delivery: "delivered", deliveryAt: noon + 9, errorCode: null });
  expect(await database.db.$count(deliveryReport, eq(deliveryReport.message, id))).toBe(3);
  const nothing = { kind: "report", status: "sent" } as const;
  for (const message of ["00000000-0000-4000-8000-000000000000", "' or true --", undefined])
    expect(await takeReport("sms", { ...nothing, message, providerId: undefined }, parts(box))).toBe("ignored");
  // By the gateway's own id too.
  const other = await write({ text: "two" });
  await database.db.update(outbox).set({ providerId: "SM9" }).where(eq(outbox.id, other.id));
  expect(await takeReport("sms", { ...nothing, message: undefined, providerId: "SM9" }, parts(box))).toBe("taken");
});

test("a report about a message that a killed process had handed over marks it as sent, and it does not go again", async () => {
  let count = 0;
  const box = telephones(
    () => noon + 300,
    async () => {
      count += 1;
      return took();
    },
  );
  const { id } = await write();
  // Claimed by a process that is no more.
  await database.db
    .update(outbox)
    .set({ claim: crypto.randomUUID(), claimedUntil: noon + 120 })
    .where(eq(outbox.id, id));
  await takeReport("sms", { kind: "report", message: id, providerId: "SM5", status: "sent" }, parts(box, noon + 60));
  await box.flush();
  expect(count).toBe(0);
  expect(await read(id)).toMatchObject({ state: "sent", providerId: "SM5", delivery: "sent", segments: 1 });
});

test("the demo's gateway takes each message once, reports over HTTP, and one of its numbers answers STOP", async () => {
  const { db } = database;
  const now = () => noon;
  const box: Outbox = createOutbox(
    { db, live: testServices().services.live, log: quietLog, now, random: () => 0 },
    { sms: deliverSms({ db, now, channel: async () => gateway, compose: (...of) => box.compose(...of) }) },
  );
  const app = Fastify();
  await app.register(async (scope) => {
    await addReportsRoute(scope, {
      log: quietLog,
      readers: { sms: async () => (request) => readSignedReport(request, secret, now()), email: undefined },
      take: (channel, report) => takeReport(channel, report, { ...parts(box), outbox: box }),
    });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  open.push(() => app.close());
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const catcher = await startSmsCatcher({ db, log: quietLog, now, secret });
  open.push(() => catcher.close());
  const gateway = createGenericGateway({ url: catcher.url, from: "+33639980000", secret, origin: () => origin, now });

  const good = await write();
  const off = await write({ to: `+3363998${demoNumbers.switchedOff}` });
  const unknown = await write({ to: `+3363998${demoNumbers.unknown}` });
  const stops = await write({ to: `+3363998${demoNumbers.stops}` });
  await box.flush();
  await expect.poll(async () => (await read(good.id))?.delivery, { timeout: 8000 }).toBe("delivered");
  await expect.poll(async () => (await read(off.id))?.delivery, { timeout: 8000 }).toBe("undelivered");
  expect(await read(off.id)).toMatchObject({ state: "sent", errorCode: "30003" });
  expect(await read(unknown.id)).toMatchObject({ state: "dead", reason: "refused", errorCode: "21211" });
  await expect.poll(() => db.$count(smsOptOut), { timeout: 8000 }).toBe(1);
  expect(await db.select().from(receivedSms)).toMatchObject([{ text: "STOP", vendor: "SKY", bookingNo: "4100001" }]);
  expect((await read(stops.id))?.delivery).toBe("delivered");
  // The same id again is the same message.
  expect(await gateway.send({ id: good.id, to: number, text: "Your gate is 7." })).toMatchObject({
    outcome: "accepted",
  });
  expect(await db.select().from(caughtSms).where(eq(caughtSms.id, good.id))).toMatchObject([{ copies: 2 }]);
  // Nobody else may report.
  const body = JSON.stringify({ kind: "report", id: good.id, status: "undelivered" });
  const forged = await fetch(`${origin}/api/messaging/reports/sms`, {
    method: "POST",
    headers: { "content-type": "application/json", ...sign("somebody else's secret", body, noon) },
    body,
  });
  expect(forged.status).toBe(401);
  expect((await fetch(`${origin}/api/messaging/reports/email`, { method: "POST" })).status).toBe(404);
});
