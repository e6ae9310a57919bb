import { createOffer } from "@gatehouse/api/mocks/factories";
import { halvesOf } from "@gatehouse/domain/disruption";
import type { MessageKind } from "@gatehouse/domain/messaging";
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Browser, openStream } from "../../test/browser.ts";
import { hour, start } from "../../test/check-in-fixtures.ts";
import { bookingOf, flightOf, traveller, useFeed } from "../../test/feed.ts";
import { booking, pnr, segment } from "../bookings/tables.ts";
import { caseAudit, travelCase } from "../cases/tables.ts";
import { chatMessage, chatRoom } from "../chat/tables.ts";
import { createChoices } from "../flights/choices.ts";
import { alternateFlight } from "../flights/tables.ts";
import { createOutbox, type OutboxRule } from "../messaging/outbox.ts";
import { writeMail } from "../messaging/email/write-mail.ts";
import { outbox } from "../messaging/tables.ts";
import { itinerary, itineraryVersion } from "../trips/tables.ts";
import { publicLink } from "../travellers/tables.ts";
import { openLink } from "../travellers/links.ts";
import { bySystem } from "./detect.ts";
import { disruptionHooks } from "./disruption.ts";
import { expireDisruptions } from "./jobs.ts";
import { registerMessages } from "./messages.ts";
import { disruption, disruptionCover, disruptionLink, disruptionLog, loungePass } from "./tables.ts";

const { feed, database, server, send } = useFeed();
const email = "ana@novak.example";
const person = { ...traveller, email, language: "fr" };
const rules = new Map<MessageKind, OutboxRule>();
let staff = "";

beforeAll(async () => {
  staff = (await new Browser(server).signIn("crm-operator@gatehouse.example")).accessToken;
  registerMessages({
    outbox: { on: (kind, rule) => void rules.set(kind, rule) },
    origin: "https://travel.example",
    now: () => feed.now,
    live: server.live,
  });
});

const rowOf = async ({ bookingNo }: { readonly bookingNo: string }) =>
  (await database.db.select().from(disruption).where(eq(disruption.bookingNo, bookingNo)))[0];
const messagesOf = ({ bookingNo }: { readonly bookingNo: string }) =>
  database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.bookingNo, bookingNo), eq(outbox.subjectKind, "disruption")))
    .orderBy(asc(outbox.createdAt), asc(outbox.kind));
const eventsOf = async (id: number) =>
  (
    await database.db
      .select()
      .from(disruptionLog)
      .where(eq(disruptionLog.disruptionId, id))
      .orderBy(asc(disruptionLog.id))
  ).map(({ event }) => event);

/** A booking whose flight its vendor cancels. */
async function cancelled({ covered = true, people = [person] as readonly object[] } = {}) {
  const one = bookingOf({ departsIn: 30 * hour, passengers: people });
  await send(one);
  const [owner] = await database.db.select().from(booking).where(eq(booking.bookingNo, one.bookingNo));
  if (covered)
    await database.db.insert(disruptionCover).values({
      bookingId: owner?.id ?? 0,
      product: "flight-disruption-guarantee",
      createdAt: start,
      createdBy: "test",
    });
  await send({ ...one, segments: [flightOf(30 * hour, "BA", { cancelled: true })] });
  const row = await rowOf(one);
  if (!row) throw new Error("Nothing was detected.");
  const [message] = await messagesOf(one);
  const address = new URL(message?.payload["path"] ?? "/", "https://travel.example");
  const link = {
    searchId: address.searchParams.get("searchid") ?? "",
    token: address.searchParams.get("token") ?? "",
  };
  return { one, row, message, address, link };
}

const post = (path: string, body: object, token?: string) =>
  new Browser(server).call("POST", path, body, token === undefined ? {} : { token });
const get = (path: string) => new Browser(server).get(path, staff);
const open = (link: object) => post("/disruption/trip-info", link);

describe("detection by the feed", () => {
  // DIS-1, DIS-4
  test("a cancelled flight is a disruption with a case, and a link on its way in the traveller's language", async () => {
    const { one, row, message, address } = await cancelled();
    expect(row).toMatchObject({ kind: "CANCELLED", source: "FEED", status: "DETECTED", covered: true, vendor: "SKY" });
    expect(message).toMatchObject({ kind: "disruption.link", receiver: email, dueAt: start });
    expect(address.pathname).toBe("/fg48");
    expect(address.searchParams.get("lang")).toBe("fr");
    const [opened] = await database.db.select().from(travelCase).where(eq(travelCase.bookingNo, one.bookingNo));
    expect(opened).toMatchObject({ id: row.caseId, segmentId: row.segmentId });
    // The same message again is no second disruption.
    await send({ ...one, segments: [flightOf(30 * hour, "BA", { cancelled: true })] });
    expect(await messagesOf(one)).toHaveLength(1);
  });

  test("delays add up from the first plan on; a whole PNR that is given up is none", async () => {
    const one = bookingOf({ departsIn: 30 * hour, passengers: [person] });
    await send(one);
    await send({ ...one, segments: [flightOf(32 * hour)] });
    expect(await rowOf(one)).toBeUndefined();
    await send({ ...one, segments: [flightOf(33 * hour + 60)] });
    expect(await rowOf(one)).toMatchObject({ kind: "DELAYED", minutes: 181, status: "DETECTED" });
    // It flies as planned after all, and nobody has acted.
    await send({ ...one, segments: [flightOf(30 * hour)] });
    expect(await rowOf(one)).toMatchObject({ status: "EXPIRED" });
    const other = bookingOf({ passengers: [person] });
    await send(other);
    await send({ bookingNo: other.bookingNo, pnr: other.pnr, cancelled: true });
    expect(await rowOf(other)).toBeUndefined();
  });

  // CMT-28, CMT-29
  test("opens its flight's case, which says so, and follows what becomes of it", async () => {
    const one = bookingOf({ departsIn: 30 * hour, passengers: [person] });
    await send(one);
    await send({ ...one, segments: [flightOf(33 * hour + 60)] });
    await send({ ...one, segments: [flightOf(35 * hour)] });
    const row = await rowOf(one);
    const { body } = await get(`/cases/details?bookingNo=${one.bookingNo}&segmentId=${row?.segmentId ?? 0}`);
    const delayed = (minutes: number) => ({ kind: "DELAYED", minutes, from: "LHR" });
    expect(body).toMatchObject({
      initialComment: "",
      openedBy: { by: "disruption", trouble: delayed(181), wanted: null },
    });
    const told = body["history"] as readonly {
      readonly action: string;
      readonly trouble: { readonly minutes: number };
    }[];
    // The latest first.
    const delays = told.filter(({ action }) => action === "DISRUPTED").map(({ trouble }) => trouble.minutes);
    expect(delays).toEqual([300, 181]);
    const list = await get(`/cases?state=all&bookingNo=${one.bookingNo}`);
    expect(list.body["content"]).toMatchObject([{ openedBy: { by: "disruption", trouble: delayed(181) } }]);
    // It flies as planned after all: what was told stays.
    await send({ ...one, segments: [flightOf(30 * hour)] });
    const after = await get(`/cases?state=all&bookingNo=${one.bookingNo}`);
    expect(after.body["content"]).toMatchObject([{ openedBy: { trouble: delayed(181) } }]);
  });

  test("a PNR that is given up ends its disruption, and the link", async () => {
    const { one, link } = await cancelled();
    await send({ bookingNo: one.bookingNo, pnr: one.pnr, cancelled: true });
    expect(await rowOf(one)).toMatchObject({ status: "EXPIRED" });
    expect((await open(link)).status).toBe(404);
  });

  test("without an address it is a task for staff, who send a link elsewhere", async () => {
    const { row } = await cancelled({ people: [traveller] });
    expect(row.status).toBe("NOTIFY_FAILED");
    const board = await get(`/disruption/board?q=${row.bookingNo}`);
    expect(board.body).toMatchObject({
      counts: { us: 1, traveller: 0, settled: 0 },
      rows: [{ id: row.id, group: "us", action: "correctAddress" }],
    });
    const wrong = await post(
      `/disruption/disruptions/${row.id}/link`,
      { version: row.version, email: "nobody" },
      staff,
    );
    expect([wrong.status, wrong.body["code"]]).toEqual([400, "INVALID_ADDRESS"]);
    const late = await post(`/disruption/disruptions/${row.id}/link`, { version: row.version - 1, email }, staff);
    expect([late.status, late.body["code"]]).toEqual([409, "CHANGED_MEANWHILE"]);
    const sent = await post(`/disruption/disruptions/${row.id}/link`, { version: row.version, email }, staff);
    expect(sent.body).toMatchObject({ fdaStatus: "DETECTED", delivery: "underway" });
  });
});

describe("the message", () => {
  // DIS-4
  test("says what happened, is sent once, and forgets its link", async () => {
    const { one, row, message } = await cancelled();
    if (!message) throw new Error("There is no message.");
    const taken: string[] = [];
    const box = createOutbox(
      { db: database.db, live: server.live, log: { warn: vi.fn(), error: vi.fn() } as never, now: () => feed.now },
      {
        email: async ({ id, kind }) => {
          if (kind === "disruption.link") taken.push(id);
          return { outcome: "accepted", answer: "250 OK" };
        },
      },
    );
    for (const [kind, rule] of rules) box.on(kind, rule);
    const said = await box.compose(database.db, message);
    expect(said).toMatchObject({
      receiver: email,
      facts: { template: "disruptionLink", language: "fr", covered: true },
    });
    const mail = said.facts && writeMail(said.facts);
    expect(mail?.subject).toContain("a été annulé");
    expect(mail?.text).toContain(`https://travel.example${message.payload["path"] ?? "none"}`);
    await Promise.all([box.flush(), box.flush()]);
    expect(taken.filter((id) => id === message.id)).toHaveLength(1);
    const [after] = await messagesOf(one);
    expect(after?.payload).toEqual({ to: email });
    expect(await rowOf(one)).toMatchObject({ status: "NOTIFIED" });
    expect(await eventsOf(row.id)).toEqual(["detected", "notified"]);
  });

  test("goes by SMS, too, where there is a number; one way that takes it is enough", async () => {
    const { one } = await cancelled({ people: [{ ...person, phoneCode: "33", phoneNumber: "612345678" }] });
    const [mail, sms] = (await messagesOf(one)).toSorted((a, b) => a.channel.localeCompare(b.channel));
    expect([mail?.channel, sms?.channel, sms?.receiver]).toEqual(["email", "sms", "+33612345678"]);
    const box = createOutbox(
      { db: database.db, live: server.live, log: { warn: vi.fn(), error: vi.fn() } as never, now: () => feed.now },
      {
        email: async () => ({ outcome: "refused", answer: "550 No such mailbox" }),
        sms: async () => ({ outcome: "accepted", answer: "queued" }),
      },
    );
    for (const [kind, rule] of rules) box.on(kind, rule);
    const said = sms && (await box.compose(database.db, sms));
    expect(said).toMatchObject({ urgent: true });
    expect(said?.sms?.text).toContain(`https://travel.example${sms?.payload["path"] ?? "none"}`);
    expect(said?.sms?.shown).not.toContain("https://");
    await box.flush();
    expect(await rowOf(one)).toMatchObject({ status: "NOTIFIED" });
  });

  // MSG-4
  test("is found by staff, goes again while its link is known, and does not once its reader alone knows it", async () => {
    const { one, message, link } = await cancelled();
    const again = async () => (await post("/messaging/emails/send-again", { ids: [message?.id] }, staff)).body;
    const found = await post("/messaging/emails/search", { text: one.bookingNo }, staff);
    expect(found.body["content"]).toMatchObject([{ id: message?.id, bookingNo: one.bookingNo }]);
    // Given up: the mail server did not take it.
    await database.db
      .update(outbox)
      .set({ deadAt: start, attempts: 9, reason: "gave-up" })
      .where(eq(outbox.id, message?.id ?? ""));
    expect(await again()).toEqual({ again: [message?.id], refused: [] });
    expect(await messagesOf(one)).toMatchObject([{ deadAt: null, attempts: 0, payload: message?.payload }]);
    expect((await open(link)).status).toBe(200);
    // It went: what is kept of it has no link.
    const kept = rules.get("disruption.link")?.kept;
    await database.db
      .update(outbox)
      .set({ sentAt: start, payload: kept?.(message?.payload ?? {}) ?? {} })
      .where(eq(outbox.id, message?.id ?? ""));
    expect(await again()).toEqual({ again: [], refused: [{ id: message?.id, code: "SECRET_GONE" }] });
    expect(await messagesOf(one)).toHaveLength(1);
  });

  test("that no address takes is a task for staff", async () => {
    const { one } = await cancelled();
    const box = createOutbox(
      { db: database.db, live: server.live, log: { warn: vi.fn(), error: vi.fn() } as never, now: () => feed.now },
      { email: async () => ({ outcome: "refused", answer: "550 No such mailbox" }) },
    );
    for (const [kind, rule] of rules) box.on(kind, rule);
    await box.flush();
    expect(await rowOf(one)).toMatchObject({ status: "NOTIFY_FAILED" });
  });
});

describe("the link", () => {
  // DIS-4, DIS-5
  test("opens the page by both halves, says first names only, and is noted once", async () => {
    const { row, link, one } = await cancelled();
    const { status, body } = await open(link);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      bookingNo: one.bookingNo,
      fdaStatus: "OPENED",
      kind: "CANCELLED",
      covered: true,
      travellers: [{ firstname: "Ana" }],
      segment: { segmentid: row.segmentId, from: { iata: "LHR" }, to: { iata: "CDG" } },
      fdaLoungePassDocumentId: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/Novak|novak/);
    await open(link);
    expect(await eventsOf(row.id)).toEqual(["detected", "opened"]);
  });

  test("opens nothing by one half, garbage, or after the last arrival", async () => {
    const { link } = await cancelled();
    const other = await cancelled();
    for (const bad of [
      { ...link, token: "" },
      { searchId: "", token: link.token },
      { searchId: link.searchId, token: other.link.token },
      { searchId: "' or 1=1 --", token: "x" },
      { searchId: "../../etc/passwd", token: link.token },
    ]) {
      const { status, body } = await open(bad);
      expect([400, 404]).toContain(status);
      expect(body["segment"]).toBeUndefined();
    }
    expect((await open(link)).status).toBe(200);
    feed.now = start + 40 * hour;
    expect((await open(link)).body["code"]).toBe("LINK_NOT_FOUND");
    feed.now = start;
  });

  test("of missing information opens no disruption, and the other way round", async () => {
    const { one, link } = await cancelled();
    expect(
      await openLink(
        database.db,
        `${link.searchId}${link.token}`,
        { bookingNo: one.bookingNo, purpose: "missing-info" },
        start,
      ),
    ).toBeUndefined();
    expect((await post("/disruption/choice", { ...link, bookingNo: "other", selection: "NO_SELECTION" })).status).toBe(
      404,
    );
  });
});

describe("a choice", () => {
  const choose = (link: object, bookingNo: string, selection: string) =>
    post("/disruption/choice", { ...link, bookingNo, selection });

  // DIS-8
  test("is saved, can be changed until staff act, and is the same from two tabs", async () => {
    const { one, row, link } = await cancelled();
    const said = await Promise.all([1, 2].map(() => choose(link, one.bookingNo, "NO_SELECTION")));
    expect(said.map(({ status, body }) => [status, body["fdaStatus"]])).toEqual([
      [200, "NO_ACTION"],
      [200, "NO_ACTION"],
    ]);
    expect((await choose(link, one.bookingNo, "LOUNGE_PASS")).body["fdaStatus"]).toBe("LOUNGE_REQUESTED");
    expect((await choose(link, one.bookingNo, "ALTERNATIVE_FLIGHTS")).body["fdaStatus"]).toBe("SEARCHING");
    expect(await eventsOf(row.id)).toEqual(["detected", "opened", "choseNothing", "choseLounge", "searched"]);
  });

  // DIS-3
  test("without the guarantee is the search alone", async () => {
    const { one, link } = await cancelled({ covered: false });
    for (const selection of ["NO_SELECTION", "LOUNGE_PASS"])
      expect((await choose(link, one.bookingNo, selection)).body["code"]).toBe("CHOICE_CLOSED");
    expect((await choose(link, one.bookingNo, "ALTERNATIVE_FLIGHTS")).status).toBe(200);
  });

  // DIS-12
  test("of the lounge takes one pass of the pool, once, however often it is sent", async () => {
    const pdf = new TextEncoder().encode("%PDF-1.4 lounge pass one");
    const add = (bytes: Uint8Array<ArrayBuffer>, airport = "LHR") => {
      const form = new FormData();
      form.set("file", new File([bytes], "pass.pdf", { type: "application/pdf" }));
      form.set("airport", airport);
      form.set("vendor", "SKY");
      return new Browser(server).call("POST", "/disruption/lounge-passes", form, { token: staff });
    };
    expect((await add(pdf)).body).toMatchObject({ stock: [{ vendor: "SKY", airport: "LHR", left: 1, level: "low" }] });
    expect((await add(pdf)).body["code"]).toBe("KNOWN_PASS");
    expect((await add(new TextEncoder().encode("no pdf"))).body["code"]).toBe("NOT_A_PDF");
    expect((await add(new TextEncoder().encode("%PDF-1.4 other"), "ZZZ")).body["code"]).toBe("NO_SUCH_AIRPORT");

    const [first, second] = [await cancelled(), await cancelled()];
    for (const { one, link } of [first, second]) await choose(link, one.bookingNo, "LOUNGE_PASS");
    const trigger = ({ one, row }: typeof first) =>
      post("/disruption/lounge-pass", { bookingNo: one.bookingNo, segmentId: row.segmentId }, staff);
    const sent = await Promise.all([first, first, first, second, second].map(trigger));
    const words = sent.map(({ body }) => body["sent"]);
    expect(words.filter((word) => word === "pass")).toHaveLength(1);
    expect(words.filter((word) => word === "voucher")).toHaveLength(1);
    expect(words.filter((word) => word === "already")).toHaveLength(3);
    const taken = await database.db.select().from(loungePass).where(eq(loungePass.vendor, "SKY"));
    expect(taken.map(({ takenAt }) => takenAt)).toEqual([start]);
    const stood = [await rowOf(first.one), await rowOf(second.one)];
    expect(new Set(stood.map((row) => row?.status))).toEqual(new Set(["TRIGGERED_SUCCESSFULLY", "VOUCHER_SEND"]));
    for (const { one, link } of [first, second]) {
      expect((await messagesOf(one)).filter(({ kind }) => /pass|voucher/.test(kind))).toHaveLength(1);
      // It cannot be chosen again.
      expect((await choose(link, one.bookingNo, "LOUNGE_PASS")).body["code"]).toBe("CHOICE_CLOSED");
    }
    const missing = await post("/disruption/lounge-pass", { bookingNo: "" }, staff);
    expect([missing.status, missing.body["message"]]).toEqual([400, "Missing booking number and/or segment id"]);
  });
});

describe("an alternative", () => {
  const passengers = { adults: 1, child: 0, infants: 0 };
  const day = new Date((start + 32 * hour) * 1000).toISOString().slice(0, 10);
  const request = { from: "LHR", to: "CDG", departDate: day, passengers, nonstop: false };
  const offer = (base: number) =>
    createOffer({
      id: "one",
      one: [{ flight: "AF 1681", from: "LHR", to: "CDG", dept: `${day}T23:15`, minutes: 80 }],
      base,
      tax: 0,
    });

  async function chosen(base: number, quoted = base) {
    const made = await cancelled();
    const { db } = database;
    const hooks = disruptionHooks({ now: () => feed.now, live: server.live });
    const choices = createChoices({
      db,
      now: () => feed.now,
      announce: hooks.chosen,
      searches: {
        find: async () => ({ request, status: "COMPLETE", offerCount: 1, readOffers: async () => [offer(base)] }),
      },
      openBooking: async (linkId, bookingNo) =>
        (await openLink(db, linkId, { bookingNo, purpose: "disruption" }, feed.now))?.booking,
    });
    const { one: trip } = offer(base);
    const received = await choices.choose({
      searchId: "s",
      itineraryId: "one",
      bookingNo: made.one.bookingNo,
      linkId: `${made.link.searchId}${made.link.token}`,
      segments: trip.segments,
      baggage: 0,
    });
    expect(received).toMatchObject({ verified: true });
    // The supplier's answer to the question for the price.
    const row = await rowOf(made.one);
    await db
      .update(disruption)
      .set({
        quote: { hundredths: quoted * 100, unit: "USD", seatsLeft: 5, askedAt: start, heldUntil: start + 900 },
      })
      .where(eq(disruption.id, row?.id ?? 0));
    return { ...made, row: (await rowOf(made.one)) ?? made.row };
  }
  const confirm = (row: { readonly id: number; readonly version: number }, hundredths: number, more: object = {}) =>
    post(`/disruption/disruptions/${row.id}/confirmation`, { version: row.version, hundredths, ...more }, staff);

  // DIS-10, DIS-13
  test("that was chosen is on the board and in the case; confirming writes the new itinerary, once", async () => {
    const { one, row } = await chosen(400, 450);
    expect(row).toMatchObject({ status: "ALTERNATIVE_CHOSEN", agreed: 0 });
    const said = await database.db
      .select()
      .from(caseAudit)
      .where(eq(caseAudit.caseId, row.caseId ?? 0));
    expect(said.map(({ action, note }) => [action, note])).toContainEqual(["CHOSEN", "AF 1681"]);
    const details = await get(`/disruption/disruptions/${row.id}`);
    expect(details.body).toMatchObject({
      action: "confirm",
      chosen: { price: { hundredths: 40_000, absorbed: 40_000, payable: 0 } },
      quote: { verdict: "absorbed", price: { payable: 0 } },
    });
    expect((await confirm(row, 40_000)).body["code"]).toBe("PRICE_OVER");
    const both = await Promise.all([confirm(row, 45_000), confirm(row, 45_000)]);
    expect(
      both
        .map(({ status, body }) => [status, body["code"] ?? body["fdaStatus"]])
        .toSorted(([one], [other]) => Number(one) - Number(other)),
    ).toEqual([
      [200, "CONFIRMED"],
      [409, "CHANGED_MEANWHILE"],
    ]);
    const [trip] = await database.db.select().from(itinerary).where(eq(itinerary.bookingNo, one.bookingNo));
    expect(trip?.version).toBe(1);
    const [version] = await database.db
      .select()
      .from(itineraryVersion)
      .where(eq(itineraryVersion.itineraryId, trip?.id ?? 0));
    expect(
      version?.content.flights.map(({ airlineCode, flightNum, cancelled: off }) => [airlineCode, flightNum, off]),
    ).toEqual([
      ["BA", "304", true],
      ["AF", "1681", false],
    ]);
    const flights = await database.db
      .select({ carrier: segment.marketingCarrier, off: segment.cancelled })
      .from(segment)
      .innerJoin(pnr, eq(pnr.id, segment.pnrId))
      .where(eq(pnr.bookingNo, one.bookingNo))
      .orderBy(asc(segment.position));
    expect(flights).toEqual([
      { carrier: "BA", off: true },
      { carrier: "AF", off: false },
    ]);
    const [choice] = await database.db
      .select()
      .from(alternateFlight)
      .where(eq(alternateFlight.bookingNo, one.bookingNo));
    expect(choice?.settledBy).toBe("crm-operator");
    const told = (await messagesOf(one)).find(({ kind }) => kind === "disruption.confirmed");
    expect(told?.receiver).toBe(email);
  });

  // DIS-11
  test("that the traveller would pay more for waits for their yes", async () => {
    const { one, row, link } = await chosen(900, 1200);
    expect((await confirm(row, 120_000)).body["code"]).toBe("CONSENT_MISSING");
    const asked = await post(`/disruption/disruptions/${row.id}/consent`, { version: row.version }, staff);
    expect(asked.body).toMatchObject({ action: "awaitConsent", consent: { state: "asked", payable: 20_000 } });
    expect((await open(link)).body).toMatchObject({ question: { price: { payable: 20_000 }, before: { payable: 0 } } });
    const answer = (payable: number) =>
      post("/disruption/price-answer", { ...link, bookingNo: one.bookingNo, payable, agreed: true });
    expect((await answer(10)).body["code"]).toBe("QUESTION_OVER");
    expect((await Promise.all([answer(20_000), answer(20_000)])).map(({ status }) => status)).toEqual([200, 200]);
    const now = await rowOf(one);
    expect(now).toMatchObject({ agreed: 20_000, consent: { state: "agreed" } });
    expect((await confirm(now ?? row, 120_000)).body["fdaStatus"]).toBe("CONFIRMED");
  });

  test("that cannot be booked is answered with a reason, and chosen anew", async () => {
    const { one, row } = await chosen(400);
    const said = await post(
      `/disruption/disruptions/${row.id}/answer`,
      { version: row.version, reason: "Sold out since" },
      staff,
    );
    expect(said.body).toMatchObject({ fdaStatus: "SEARCHING", chosen: null });
    const told = (await messagesOf(one)).find(({ kind }) => kind === "disruption.declined");
    expect(told).toMatchObject({ receiver: email, payload: { reason: "Sold out since" } });
  });

  test("is not confirmed when its price is too old, or it is taken back", async () => {
    const { one, row, link } = await chosen(400);
    const { db } = database;
    const { quote } = row;
    if (!quote) throw new Error("There is no price.");
    await db
      .update(disruption)
      .set({ quote: { ...quote, heldUntil: start } })
      .where(eq(disruption.id, row.id));
    expect((await confirm(row, 40_000)).body["code"]).toBe("PRICE_OVER");
    await post("/disruption/choice", { ...link, bookingNo: one.bookingNo, selection: "NO_SELECTION" });
    expect((await confirm(row, 40_000)).body["code"]).toBe("CHANGED_MEANWHILE");
    const now = await rowOf(one);
    expect(now).toMatchObject({ status: "NO_ACTION", choiceId: null });
    expect((await confirm(now ?? row, 40_000)).body["code"]).toBe("NOTHING_CHOSEN");
  });
});

// DIS-14
// DIS-14
test("what a traveller writes in the chat is ours to answer, for those who chat, until it is read", async () => {
  const { one, row } = await cancelled();
  const board = async (who: string) =>
    (await new Browser(server).get(`/disruption/board?q=${one.bookingNo}`, who)).body as unknown;
  expect(await board(staff)).toMatchObject({ counts: { us: 0, traveller: 1 }, rows: [{ action: "none", chat: null }] });
  const [room] = await database.db
    .insert(chatRoom)
    .values({
      vendor: row.vendor,
      visitor: `booking ${row.vendor} ${one.bookingNo}`,
      name: "Ana",
      bookingNo: one.bookingNo,
      lastSeq: 1,
      createdAt: start,
      lastAt: start,
    })
    .returning();
  const roomId = room?.id ?? "";
  await database.db.insert(chatMessage).values({
    roomId,
    seq: 1,
    clientId: "00000000-0000-4000-8000-000000000041",
    kind: "USER_MESSAGE",
    side: "TRAVELLER",
    sender: roomId,
    name: "Ana",
    body: "Is there a flight tonight?",
    at: start,
  });
  const written = { roomId, unread: 1, connected: false };
  expect(await board(staff)).toMatchObject({
    counts: { us: 1, traveller: 0 },
    rows: [{ id: row.id, group: "us", action: "answer", chat: written }],
  });
  expect((await get(`/disruption/disruptions/${row.id}`)).body).toMatchObject({ action: "answer", chat: written });
  await database.db.update(chatRoom).set({ staffRead: 1 }).where(eq(chatRoom.id, roomId));
  expect(await board(staff)).toMatchObject({ counts: { us: 0, traveller: 1 }, rows: [{ action: "none", chat: null }] });
});

test("the board is live for those who have it, and for nobody else", async () => {
  const streams = await Promise.all(
    ["crm-operator", "billing"].map(async (who) =>
      openStream(
        server,
        new Browser(server),
        (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken,
      ),
    ),
  );
  await cancelled();
  const heard = (place: number) => streams[place]?.seen().map(({ type }) => type) ?? [];
  await expect.poll(() => heard(0), { timeout: 5000 }).toContain("disruption.changed");
  expect(heard(1)).not.toContain("disruption.changed");
});

// DIS-1
test("a disruption is reported by hand, once, of a flight ahead", async () => {
  const one = bookingOf({ departsIn: 20 * hour, passengers: [person] });
  await send(one);
  const { body } = await get(`/disruption/flights?q=${one.bookingNo}`);
  const [found] = body["flights"] as { segmentId: number; disrupted: boolean }[];
  expect(found).toMatchObject({ disrupted: false });
  const report = () =>
    post("/disruption/disruptions", { segmentId: found?.segmentId, kind: "DELAYED", minutes: 200 }, staff);
  expect((await report()).body).toMatchObject({ created: true });
  expect((await report()).body).toMatchObject({ created: false });
  expect((await post("/disruption/disruptions", { segmentId: 2 ** 40, kind: "CANCELLED" }, staff)).status).toBe(404);
  const row = await rowOf(one);
  const [flight] = await database.db
    .select({ departsAt: segment.departsAt })
    .from(segment)
    .where(eq(segment.id, found?.segmentId ?? 0));
  expect(row).toMatchObject({ kind: "DELAYED", minutes: 200, source: "STAFF", countedFrom: flight?.departsAt });
  const cover = await post(
    `/disruption/disruptions/${row?.id ?? 0}/cover`,
    { version: row?.version, covered: true },
    staff,
  );
  expect(cover.body).toMatchObject({ covered: true });
});

// DIS-2
test("what nobody has settled by the last arrival expires, and its link opens nothing", async () => {
  const { one, row } = await cancelled();
  const parts = { db: database.db, now: () => start + 60 * hour, live: server.live };
  expect(await expireDisruptions(parts)).toBeGreaterThan(0);
  expect(await rowOf(one)).toMatchObject({ status: "EXPIRED" });
  expect((await eventsOf(row.id)).at(-1)).toBe("expired");
  expect(await expireDisruptions(parts)).toBe(0);
});

test("a new link ends the one before", async () => {
  const { row, link } = await cancelled();
  await post(`/disruption/disruptions/${row.id}/link`, { version: row.version, email: "" }, staff);
  expect((await open(link)).status).toBe(404);
  const links = await database.db
    .select({ id: publicLink.id })
    .from(publicLink)
    .innerJoin(disruptionLink, eq(disruptionLink.linkId, publicLink.id))
    .where(eq(disruptionLink.disruptionId, row.id));
  expect(links).toHaveLength(1);
  expect(halvesOf(link.searchId + link.token)).toEqual({ searchid: link.searchId, token: link.token });
  expect(bySystem({ now: start, live: server.live }).userid).toBe("SYSTEM");
});
