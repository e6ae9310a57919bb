import { createOffer } from "@gatehouse/api/mocks/factories";
import { itinerariesOf, type SearchRequest } from "@gatehouse/domain/flights";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addBasics, hour, person, start } from "../../test/check-in-fixtures.ts";
import { useDatabase } from "../../test/database.ts";
import { addLinkedUnit, type LinkedUnit } from "../../test/travellers.ts";
import { booking, passenger } from "../bookings/tables.ts";
import { writeMail } from "../messaging/email/write-mail.ts";
import type { OutboxRule } from "../messaging/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { readFirstTraveller } from "../travellers/first-traveller.ts";
import { makeLink, openLink } from "../travellers/links.ts";
import { listChoices, settleChoice } from "./choice-list.ts";
import { createChoiceMails } from "./choice-mails.ts";
import { type Choices, createChoices } from "./choices.ts";
import { alternateFlight } from "./tables.ts";

const database = useDatabase();
let time = start;
const now = () => time;

const request: SearchRequest = {
  from: "JFK",
  to: "LIS",
  departDate: "2027-02-01",
  passengers: { adults: 2, child: 0, infants: 0 },
  nonstop: false,
};
const offers = ["one", "two"].map((id, index) =>
  createOffer({
    id,
    one: [{ flight: `TP 21${index}`, from: "JFK", to: "LIS", dept: "2027-02-01T22:15", minutes: 405 }],
    base: 1000,
    tax: 96.2,
  }),
);
const rules = new Map<string, OutboxRule>();
let choices: Choices;
let unit: LinkedUnit;
let secret: string;

beforeAll(async () => {
  const { db } = database;
  await addBasics(db);
  unit = await addLinkedUnit(db);
  ({ secret } = await makeLink(db, { bookingId: unit.bookingId, purpose: "disruption" }, { now: start, user: "ana" }));
  await db
    .update(passenger)
    .set({ email: "ana@traveller.example", language: "fr" })
    .where(eq(passenger.id, Number(unit.passengers[0])));
  const announce = createChoiceMails({
    now,
    readerOf: readFirstTraveller,
    staffAddress: "care@gatehouse.example",
    listAddress: "https://travel.example/dashboard/fsb/chosen",
    outbox: { on: (kind, rule) => void rules.set(kind, rule) },
  });
  choices = createChoices({
    db,
    now,
    announce,
    searches: {
      find: async () => ({ request, status: "COMPLETE", offerCount: offers.length, readOffers: async () => offers }),
    },
    openBooking: async (linkId, bookingNo) =>
      (await openLink(db, linkId, { bookingNo, purpose: "disruption" }, now()))?.booking,
  });
});

beforeEach(async () => {
  time = start;
  await database.db.delete(alternateFlight);
  await database.db.delete(outbox);
});

const choose = (itineraryId: string, more: { linkId?: string; searchId?: string; bookingNo?: string } = {}) => {
  const [itinerary] = itinerariesOf(
    offers.filter(({ id }) => id === itineraryId),
    request,
  );
  const segments = (itinerary?.trips ?? []).flatMap((trip) => trip.segments);
  return choices.choose({ searchId: "s", itineraryId, bookingNo: unit.bookingNo, baggage: 1, segments, ...more });
};
const mails = () => database.db.select().from(outbox).orderBy(asc(outbox.createdAt), asc(outbox.kind));
const all = person("crm");
const waiting = async (reader = all) =>
  (await listChoices(database.db, reader, { settled: false, page: 0, size: 50 })).content;

// FLT-28, MSG-5
test("a choice by the booking's link is written to the traveller in their language, and to staff", async () => {
  expect(await choose("one", { linkId: secret })).toEqual({ selectedAt: start, verified: true });
  const [toTraveller, toStaff, ...more] = await mails();
  expect(more).toEqual([]);
  expect(toTraveller).toMatchObject({
    kind: "flights.chosen",
    receiver: "ana@traveller.example",
    bookingNo: unit.bookingNo,
  });
  expect(toStaff).toMatchObject({ kind: "flights.chosen-staff", receiver: "care@gatehouse.example" });
  const written = async (message: typeof toTraveller) => {
    const composed = message && (await rules.get(message.kind)?.compose?.(database.db, message));
    if (!composed?.facts) throw new Error("Nothing was composed.");
    return writeMail(composed.facts);
  };
  const french = await written(toTraveller);
  expect(french.subject).toContain(`Nous avons reçu votre choix de vol pour la réservation ${unit.bookingNo}`);
  expect(french.text).toMatch(/TP 210[^]*1 février 2027, 22:15[^]*1\s?096,20\s?\$(US)? USD[^]*Bagages: 1/);
  expect(french.text).toContain("Il n’est pas encore réservé.");
  expect((await written(toStaff)).text).toContain("https://travel.example/dashboard/fsb/chosen");
});

// FLT-28
test("another choice takes the place of the first, whatever it was searched with; the same again changes nothing", async () => {
  await choose("one", { linkId: secret });
  time = start + 60;
  expect(await choose("one", { linkId: secret })).toEqual({ selectedAt: start, verified: true });
  expect(await mails()).toHaveLength(2);
  expect(await choose("two", { linkId: secret, searchId: "t" })).toEqual({ selectedAt: time, verified: true });
  expect(await waiting()).toMatchObject([{ verified: true, selectedAt: time, flights: [{ flight: "TP 211" }] }]);
  expect((await mails()).map(({ cancelledAt }) => cancelledAt)).toEqual([time, time, null, null]);
  expect(await choices.find("t", unit.bookingNo)).toMatchObject({ itineraryId: "two", verified: true });
});

// FLT-28
test("without a link it is a claim: nobody is written to, and it takes no place of one that is vouched for", async () => {
  await choose("one", { linkId: secret });
  await choose("two");
  expect(await mails()).toHaveLength(2);
  expect(await choices.find("s", unit.bookingNo)).toMatchObject({ itineraryId: "one", verified: true });
  expect(await waiting()).toMatchObject([
    { verified: true, vendor: "NWT", hasBooking: true, flights: [{ flight: "TP 210" }] },
    { verified: false, vendor: "NWT", hasBooking: true, flights: [{ flight: "TP 211" }] },
  ]);
  expect(await choose("two", { linkId: `${secret.slice(0, -2)}__` })).toEqual({
    refusal: { code: "BOOKING_NOT_FOUND" },
  });
  // The link to what is missing is for that, and for nothing else.
  expect(await choose("two", { linkId: unit.secret })).toEqual({ refusal: { code: "BOOKING_NOT_FOUND" } });
});

// FLT-29, ACC-3
test("staff see what is about bookings of theirs; a claim for a number that nobody has is for those who see everything", async () => {
  await choose("one", { linkId: secret });
  await choose("one", { bookingNo: "nobody's" });
  expect((await waiting()).map(({ bookingNo, hasBooking }) => [bookingNo, hasBooking])).toEqual([
    [unit.bookingNo, true],
    ["nobody's", false],
  ]);
  expect((await waiting(person("own", ["NWT"]))).map(({ bookingNo }) => bookingNo)).toEqual([unit.bookingNo]);
  expect(await waiting(person("other", ["BLA"]))).toEqual([]);
});

// FLT-29
test("a choice is settled as its reader saw it, once; what is chosen later waits anew", async () => {
  await choose("one", { linkId: secret });
  const [{ id } = { id: 0 }] = await waiting();
  const settle = (selectedAt: number, reader = all) =>
    settleChoice(database.db, reader, { id, selectedAt }, start + hour);
  expect(await settle(start, person("other", ["BLA"]))).toEqual({ outcome: "unknown" });
  expect(await settle(start - 1)).toEqual({ outcome: "changed" });
  expect(await settle(start)).toEqual({ outcome: "done" });
  expect(await settle(start, person("late"))).toEqual({ outcome: "settled", userid: "crm" });
  expect(await waiting()).toEqual([]);
  time = start + 2 * hour;
  await choose("two", { linkId: secret });
  expect(await waiting()).toMatchObject([{ selectedAt: time }]);
  const settled = await listChoices(database.db, all, { settled: true, page: 0, size: 50 });
  expect(settled.content).toMatchObject([{ id, settledBy: "crm", settledAt: start + hour }]);
});

// DIS-4: when everything of a booking was cancelled, its travellers need another flight most.
test("a booking of which nothing flies any more takes a choice by the link of its disruption", async () => {
  await database.db.update(booking).set({ deactivatedAt: start }).where(eq(booking.id, unit.bookingId));
  expect(await choose("one", { linkId: secret })).toMatchObject({ verified: true });
  await database.db.update(booking).set({ deactivatedAt: null }).where(eq(booking.id, unit.bookingId));
});
