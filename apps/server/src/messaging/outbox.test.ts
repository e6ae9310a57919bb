import { randomUUID } from "node:crypto";
import { eq, isNotNull, type SQL } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { actionsOf, addBasics, rowsOf, start, testServices } from "../../test/check-in-fixtures.ts";
import { useDocuments } from "../../test/documents.ts";
import { quietLog } from "../../test/log.ts";
import { addMailedPass } from "../../test/mailed-pass.ts";
import type { MailWork } from "../../test/mail-process.ts";
import { type MailServer, startMailServer } from "../../test/mail-server.ts";
import { killWhileWorking } from "../../test/kill-while-working.ts";
import { vendor } from "../access/tables.ts";
import { passenger } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import { unlinkPass } from "../boarding-pass/passes.ts";
import { composePass, passMail } from "../boarding-pass/pass-mail.ts";
import { passMessages } from "../checkin/transitions/commit.ts";
import { passSent } from "../checkin/due-transitions.ts";
import { passOwner } from "../boarding-pass/owners.ts";
import { DatabaseUnavailable } from "../platform/connections/database-unavailable.ts";
import { type Channel, senders } from "./channel.ts";
import { createSmtpChannel } from "./email/smtp-channel.ts";
import { deliverMail } from "./email/deliver-mail.ts";
import { createOutbox, type DeliveryAttempt, type Outbox } from "./outbox.ts";
import { outbox } from "./tables.ts";

const database = useDatabase({ pool: 20 });
const stored = useDocuments(database, () => start, [passOwner]);
beforeAll(() => addBasics(database.db, ["ana"]));
beforeEach(() => database.db.delete(outbox));

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});
async function mailServer(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const server = await startMailServer(options);
  open.push(server);
  return server;
}

/** The outbox of a server process that sends to this address; without one it has no channel. */
function process(
  url: string | undefined,
  now: () => number,
  around: (channel: Channel) => Channel = (it) => it,
): Outbox {
  const { services } = testServices();
  const { db } = database;
  const channel =
    url === undefined
      ? undefined
      : around(createSmtpChannel({ url, from: "travel@gatehouse.example", startTls: "off", log: quietLog }));
  if (channel) open.push(channel);
  const box: Outbox = createOutbox(
    { db, live: services.live, log: quietLog, now, random: () => 0 },
    {
      email:
        channel &&
        deliverMail({
          db,
          documents: stored.documents,
          channel: async () => channel,
          compose: (...of) => box.compose(...of),
          optOutLink: () => "https://travel.example/stop",
        }),
    },
  );
  box.on(passMessages.send, { ...passMail("pass", now), ...passSent(services, now) });
  box.on(passMessages.revoke, passMail("passRevoked", now));
  return box;
}

const read = async (id: string) => (await database.db.select().from(outbox).where(eq(outbox.id, id)))[0];
const stateOf = async (id: number) => (await rowsOf(database.db, [id]))[0]?.state;

const tripMail = (subjectId: number, channel: "email" | "sms" = "email") =>
  ({
    kind: "trips.published",
    channel,
    subjectKind: "itinerary",
    subjectId,
    payload: {},
    createdAt: start,
    dueAt: start,
  }) as const;
/** Lets everybody else look for what is due, and find nothing. */
async function othersLook(): Promise<void> {
  for (let round = 0; round < 3; round += 1)
    await Promise.all(Array.from({ length: 20 }, () => database.db.$count(outbox)));
}

// MSG-2, MSG-3
test("without a channel a message waits and says so, and nothing is completed; with one it goes", async () => {
  const { id, message } = await addMailedPass(database.db, stored.documents);
  const nowhere = process(undefined, () => start + 5);
  await nowhere.flush();
  expect(await read(message)).toMatchObject({ state: "waiting", reason: "no-channel", attempts: 0, sentAt: null });
  expect(await stateOf(id)).toBe("APPROVED");
  expect((await actionsOf(database.db, id)).join()).not.toContain("DELIVERED");

  const server = await mailServer();
  await process(server.url, () => start + 60).flush();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    messageId: `<${message}@gatehouse.example>`,
    from: { value: [{ name: "Northwind Travel" }] },
    to: { value: [{ address: "ana@traveller.example" }] },
  });
  expect(server.mails[0]?.attachments[0]?.content.toString()).toBe("%PDF-1.7 a pass");
  expect(await read(message)).toMatchObject({ state: "sent", reason: null, sentAt: start + 60, claim: null });
  expect((await read(message))?.answer).toMatch(/^250 /);
  expect(await stateOf(id)).toBe("DISPOSITION_COMPLETED");
  expect((await actionsOf(database.db, id)).at(-1)).toBe("DELIVERED SYSTEM");
});

test("mails and attached files of travellers of one name differ", async () => {
  const emma = { firstname: "Emma", lastname: "Williams" };
  const people = [
    { ...emma, title: "MS" },
    { ...emma, title: "MISS" },
  ];
  const { message } = await addMailedPass(database.db, stored.documents, "family@traveller.example", { people });
  const server = await mailServer();
  await process(server.url, () => start + 60).flush();
  expect(server.mails.find(({ messageId }) => messageId?.includes(message))).toMatchObject({
    text: expect.stringContaining("Hello Ms Emma Williams,") as string,
    attachments: [{ filename: expect.stringMatching(/^boarding-pass-Ms-Emma-Williams-BA100-.*\.pdf$/) as string }],
  });
});

// MSG-1
test("while the mail server is away messages wait and say so; when it is back they go once", async () => {
  const away = await startMailServer();
  const { port, url } = away;
  await away.close();
  const passes = [
    await addMailedPass(database.db, stored.documents),
    await addMailedPass(database.db, stored.documents, "ben@traveller.example"),
  ];
  let now = start + 5;
  const box = process(url, () => now);
  await box.flush();
  for (const { message } of passes)
    expect(await read(message)).toMatchObject({ state: "waiting", reason: "channel-fault", sentAt: null });
  expect((await read(passes[0]?.message ?? ""))?.lastError).toContain("ECONNREFUSED");
  expect(await box.isFailing("email")).toBe(true);

  const back = await mailServer({ port });
  await box.flush();
  expect(back.mails).toHaveLength(0); // their turn has not come
  now += 10;
  await box.flush();
  now += 1;
  await box.flush();
  expect(back.mails.map(({ messageId = "" }) => messageId).toSorted()).toEqual(
    passes.map(({ message }) => `<${message}@gatehouse.example>`).toSorted(),
  );
  expect(await box.isFailing("email")).toBe(false);
  for (const { id } of passes) expect(await stateOf(id)).toBe("DISPOSITION_COMPLETED");
});

test("put off it is tried again; refused for good it is given up at once, and completes nothing", async () => {
  let busy = true;
  const server = await mailServer({
    toReceiver: (address) => (address.startsWith("gone") ? { code: 550, text: "no such user" } : undefined),
    toContent: () => (busy ? { code: 451, text: "greylisted, come back" } : undefined),
  });
  const one = await addMailedPass(database.db, stored.documents);
  const gone = await addMailedPass(database.db, stored.documents, "gone@traveller.example");
  const none = await addMailedPass(database.db, stored.documents, "not an address");
  let now = start + 5;
  const box = process(server.url, () => now);
  await box.flush();
  expect(await read(one.message)).toMatchObject({ state: "retrying", reason: "busy", attempts: 1, dueAt: now + 5 });
  expect((await read(one.message))?.lastError).toContain("greylisted, come back");
  expect(await read(gone.message)).toMatchObject({ state: "dead", reason: "refused", attempts: 1 });
  expect((await read(gone.message))?.lastError).toContain("550");
  expect(await read(none.message)).toMatchObject({ state: "dead", reason: "bad-address" });
  busy = false;
  now += 5;
  await box.flush();
  expect(await read(one.message)).toMatchObject({ state: "sent", attempts: 2, lastError: null });
  expect(await stateOf(gone.id)).toBe("APPROVED");
  expect(await stateOf(none.id)).toBe("APPROVED");
  expect(server.receivers.filter((address) => address.startsWith("gone"))).toHaveLength(1);
});

// MSG-3, MSG-6
test("what nobody gave an address for waits for one; what has departed is taken back", async () => {
  const server = await mailServer();
  const { id, message } = await addMailedPass(database.db, stored.documents, "");
  const late = await addMailedPass(database.db, stored.documents);
  let now = start + 5;
  const box = process(server.url, () => now);
  await database.db
    .update(outbox)
    .set({ dueAt: start + 20 * 3600 })
    .where(eq(outbox.id, late.message));
  await box.flush();
  expect(await read(message)).toMatchObject({ state: "waiting", reason: "no-address", attempts: 0 });
  now = start + 20 * 3600;
  await box.flush();
  expect(await read(late.message)).toMatchObject({ state: "cancelled", reason: "pass-over" });
  expect(await read(message)).toMatchObject({ state: "cancelled", reason: "pass-over" });
  expect(await stateOf(id)).toBe("APPROVED");
  expect(server.mails).toHaveLength(0);
});

// MSG-1
test("an answer of the database that is lost leaves no claim behind, and nothing goes twice", async () => {
  const { db } = database;
  await db.insert(outbox).values(tripMail(1));
  const lost = new DatabaseUnavailable("unknown", new Error("no answer"));
  let claims = 0;
  // The first claim is made, and its answer is lost.
  const forgetful = Object.assign(Object.create(db) as typeof db, {
    with: (...queries: Parameters<typeof db.with>) => {
      const { update } = db.with(...queries);
      return {
        update: (table: typeof outbox) => ({
          set: (values: Parameters<ReturnType<typeof update<typeof outbox>>["set"]>[0]) => ({
            where: (condition: SQL) => ({
              returning: async () => {
                const rows = await update(table).set(values).where(condition).returning();
                claims += 1;
                if (claims === 1) throw lost;
                return rows;
              },
            }),
          }),
        }),
      };
    },
  });
  let [taken, marked] = [0, 0];
  const box = createOutbox(
    { db: forgetful, live: testServices().services.live, log: quietLog, now: () => start + 5 },
    {
      email: async () => {
        taken += 1;
        return { outcome: "accepted", answer: "250 OK" };
      },
    },
  );
  box.on("trips.published", {
    sent: async () => {
      marked += 1;
      if (marked === 1) throw lost;
    },
  });
  await expect(box.flush()).rejects.toBe(lost);
  expect(await db.$count(outbox, isNotNull(outbox.claim))).toBe(0);
  await box.flush();
  expect(await db.$count(outbox, eq(outbox.state, "sent"))).toBe(1);
  expect([taken, marked]).toEqual([1, 2]);
});

test("two server processes send each message once", async () => {
  const server = await mailServer();
  const passes = [];
  for (let n = 0; n < 12; n += 1) passes.push(await addMailedPass(database.db, stored.documents, `t${n}@x.example`));
  const boxes = [process(server.url, () => start + 5), process(server.url, () => start + 5)];
  await Promise.all(boxes.map((box) => box.flush()));
  expect(server.mails.map(({ messageId = "" }) => messageId).toSorted()).toEqual(
    passes.map(({ message }) => `<${message}@gatehouse.example>`).toSorted(),
  );
});

test("killed while it sends: every message arrives, and one that arrives twice has the same Message-ID", async () => {
  const server = await mailServer();
  const passes = [];
  for (let n = 0; n < 10; n += 1) passes.push(await addMailedPass(database.db, stored.documents, `k${n}@x.example`));
  let now = start + 5;
  const work: MailWork = { url: database.url, folder: stored.folder, smtp: server.url, now };
  expect(await killWhileWorking("mail-process.ts", work, 2)).toBe("");
  // What the killed process was at is nobody else's until its claim has run out.
  now += 200;
  await process(server.url, () => now).flush();
  const ids = passes.map(({ message }) => `<${message}@gatehouse.example>`);
  expect([...new Set(server.mails.map(({ messageId = "" }) => messageId))].toSorted()).toEqual(ids.toSorted());
  // No more than those that it was at can have gone unmarked.
  expect(server.mails.length).toBeLessThanOrEqual(ids.length + senders);
  for (const { id, message } of passes) {
    expect(await read(message)).toMatchObject({ state: "sent" });
    expect(await stateOf(id)).toBe("DISPOSITION_COMPLETED");
    expect((await actionsOf(database.db, id)).filter((action) => action.startsWith("DELIVERED"))).toHaveLength(1);
  }
}, 60_000);

// MSG-3
test("what comes while one message is being sent goes beside what follows, not after it", async () => {
  const { db } = database;
  await db.insert(outbox).values(tripMail(1));
  let underWay = 0;
  const two = Promise.withResolvers<void>();
  const box = createOutbox(
    { db, live: testServices().services.live, log: quietLog, now: () => start + 5 },
    {
      email: async ({ subjectId }) => {
        if (subjectId === 1) {
          await othersLook();
          await db.insert(outbox).values([2, 3, 4].map((subject) => tripMail(subject)));
        } else {
          underWay += 1;
          if (underWay === 2) two.resolve();
          await two.promise;
        }
        return { outcome: "accepted", answer: "250 OK" };
      },
    },
  );
  expect(await box.flush()).toBe(4);
});

// MSG-11
test("a message whose server takes its time holds nobody back, by its own way or another", async () => {
  const { db } = database;
  await db.insert(outbox).values([tripMail(1), tripMail(2, "sms")]);
  const slow = Promise.withResolvers<void>();
  const under = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const went: number[] = [];
  const take = async ({ subjectId }: { readonly subjectId: number }) => {
    if (subjectId <= 2) {
      under[subjectId - 1]?.resolve();
      await slow.promise;
    }
    went.push(subjectId);
    return { outcome: "accepted", answer: "250 OK" } as const;
  };
  const box = createOutbox(
    { db, live: testServices().services.live, log: quietLog, now: () => start + 5 },
    { email: take, sms: take },
  );
  const first = box.flush();
  await Promise.all(under.map(({ promise }) => promise));
  await othersLook();
  await db.insert(outbox).values([tripMail(3), tripMail(4, "sms")]);
  await expect.poll(() => new Set(went), { timeout: 10_000 }).toEqual(new Set([3, 4]));
  slow.resolve();
  await first;
  expect(new Set(went)).toEqual(new Set([1, 2, 3, 4]));
});

// MSG-11
test("a gateway that takes its time holds no turn of e-mail back", async () => {
  const { db } = database;
  await db.insert(outbox).values(tripMail(1, "sms"));
  const slow = Promise.withResolvers<void>();
  const sms = Promise.withResolvers<void>();
  const accepted = { outcome: "accepted", answer: "250 OK" } as const;
  const box = createOutbox(
    { db, live: testServices().services.live, log: quietLog, now: () => start + 5 },
    {
      email: async () => accepted,
      sms: async () => {
        sms.resolve();
        await slow.promise;
        return accepted;
      },
    },
  );
  const run = { id: "", attempt: 0, signal: new AbortController().signal, log: quietLog };
  // Each is a job of its own, and never runs beside itself.
  const [email, other] = box.jobs;
  expect(new Set(box.jobs.map(({ name }) => name)).size).toBe(2);
  const turn = other?.handler({}, run);
  await sms.promise;
  await db.insert(outbox).values(tripMail(2));
  await email?.handler({}, run);
  expect(await db.$count(outbox, eq(outbox.state, "sent"))).toBe(1);
  slow.resolve();
  await turn;
  expect(await db.$count(outbox, eq(outbox.state, "sent"))).toBe(2);
});

test("a pass that is taken off while it is under way completes nothing, and its reader is told", async () => {
  const server = await mailServer();
  const { id, message } = await addMailedPass(database.db, stored.documents);
  const [row] = await rowsOf(database.db, [id]);
  let now = start + 5;
  const box = process(
    server.url,
    () => now,
    (channel) => ({
      ...channel,
      send: async (mail) => {
        const unit = { bookingNo: row?.bookingNo ?? "", pnr: row?.pnr ?? "" };
        if (mail.id === message)
          await unlinkPass(
            database.db,
            { userid: "ana", vendors: "all" },
            { id, ...unit },
            now,
            testServices().services,
          );
        return channel.send(mail);
      },
    }),
  );
  await box.flush();
  expect(await read(message)).toMatchObject({ state: "sent", cancelledAt: start + 5 });
  expect(await stateOf(id)).toBe("ELIGIBLE_FOR_CHECKIN");
  now += 5;
  await box.flush();
  expect(server.mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining("Your boarding pass"),
    expect.stringContaining("do not use your boarding pass"),
  ]);
});

// MSG-5
test("a traveller is written to in their own language, else in the first one's, the vendor's, English", async () => {
  const { db } = database;
  const { id: firstId } = await addMailedPass(db, stored.documents, undefined, { passengers: 2, vendor: "BLA" });
  const [row] = await rowsOf(db, [firstId]);
  const ofUnit = await db
    .select()
    .from(checkIn)
    .where(eq(checkIn.pnrId, row?.pnrId ?? 0));
  const second = ofUnit.find(({ id }) => id !== firstId);
  const speaks = (of: typeof row, language: string | null, email: string) =>
    db
      .update(passenger)
      .set({ language, email })
      .where(eq(passenger.id, of?.passengerId ?? 0));
  const written = async (of: typeof row) => {
    const { facts } = await composePass(db, { subjectId: of?.id ?? 0, payload: {} }, "pass", start);
    return facts?.language;
  };
  const both = async () => [await written(row), await written(second)];
  expect(await both()).toEqual(["en", "en"]);
  await db.update(vendor).set({ language: "fr-CH" }).where(eq(vendor.code, "BLA"));
  expect(await both()).toEqual(["fr", "fr"]);
  // What the second one speaks says nothing about the first, whom the booking is written to.
  await speaks(second, "en-GB", "bea@traveller.example");
  expect(await both()).toEqual(["fr", "en"]);
  await speaks(row, "en", "ana@traveller.example");
  await speaks(second, null, "bea@traveller.example");
  expect(await both()).toEqual(["en", "en"]);
  // Without an address of their own it is the first one who reads it.
  await speaks(second, "fr", "");
  expect(await both()).toEqual(["en", "en"]);
  await speaks(second, "fr", "bea@traveller.example");
  expect(await both()).toEqual(["en", "fr"]);
  await db.update(vendor).set({ language: null }).where(eq(vendor.code, "BLA"));
});

/** An outbox whose way ends each try like this, and what it told the area. */
function endingIn(way: (id: string) => Promise<DeliveryAttempt>, now: () => number) {
  const told: string[] = [];
  const box = createOutbox(
    { db: database.db, live: testServices().services.live, log: quietLog, now, random: () => 0 },
    { email: ({ id }) => way(id) },
  );
  box.on("trips.published", {
    sent: async () => void told.push("sent"),
    failed: async (_, { reason }) => void told.push(`failed: ${reason}`),
  });
  return { box, told };
}

// MSG-1
test("a try that ends when its claim has run out changes nothing of whoever has the message now", async () => {
  const { db } = database;
  await db.insert(outbox).values(tripMail(1));
  const other = { claim: randomUUID(), claimedUntil: start + 10_000 };
  const { box } = endingIn(
    async (id) => {
      await db.update(outbox).set(other).where(eq(outbox.id, id));
      return { outcome: "later", answer: "too busy" };
    },
    () => start + 5,
  );
  await box.flush();
  expect(await db.select().from(outbox)).toMatchObject([{ ...other, attempts: 0, reason: null, lastError: null }]);
});

// MSG-3
test("its area is told once that a message has no address, and that it is given up after the last of 80 tries", async () => {
  const { db } = database;
  await db.insert(outbox).values([
    { ...tripMail(1), attempts: 78 },
    { ...tripMail(2), attempts: 79 },
  ]);
  let now = start + 5;
  const busy = endingIn(
    async () => ({ outcome: "later", answer: "too busy" }),
    () => now,
  );
  await busy.box.flush();
  const rows = await db.select().from(outbox).orderBy(outbox.subjectId);
  expect(rows).toMatchObject([
    { state: "retrying", reason: "busy", attempts: 79 },
    { state: "dead", reason: "gave-up", attempts: 80 },
  ]);
  expect(busy.told).toEqual(["failed: gave-up"]);

  await db.delete(outbox);
  await db.insert(outbox).values(tripMail(3));
  const nowhere = endingIn(
    async () => ({ outcome: "obstacle", obstacle: "no-address", answer: "" }),
    () => now,
  );
  await nowhere.box.flush();
  now += 3600;
  await nowhere.box.flush();
  expect(nowhere.told).toEqual(["failed: no-address"]);
});

// MSG-1
test("a message that its gateway has reported meanwhile is not marked as sent again", async () => {
  const { db } = database;
  await db.insert(outbox).values(tripMail(1));
  const { box, told } = endingIn(
    async (id) => {
      const row = await read(id);
      if (row) await box.confirm(row, {}, "of the gateway");
      return { outcome: "accepted", answer: "250 OK" };
    },
    () => start + 5,
  );
  await box.flush();
  expect(told).toEqual(["sent"]);
  expect(await db.select().from(outbox)).toMatchObject([{ answer: "reported by the gateway", attempts: 1 }]);
});
