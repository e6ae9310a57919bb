import { localClock } from "@gatehouse/domain/time";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { actionsOf, hour, applyToCheckIns, start, testServices } from "../../test/check-in-fixtures.ts";
import { bookingOf, cancel, flightOf, traveller, useFeed } from "../../test/feed.ts";
import { addLink } from "../../test/travellers.ts";
import { applyDueTransitions } from "../checkin/due-transitions.ts";
import { automationTask } from "../checkin/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { readBooked } from "../travellers/booked.ts";

const { feed, database, send, checkInsOf, checkInOf, everything, replays } = useFeed();

describe("a changed schedule", () => {
  const later = (one: ReturnType<typeof bookingOf>, departsIn: number, more: object = {}) => ({
    ...one,
    segments: [flightOf(departsIn, one.segments[0]?.marketing.carrier, more)],
  });

  // CHK-21
  test("moves the window before it has opened", async () => {
    const one = bookingOf({ departsIn: 48 * hour });
    await send(one);
    expect(await send(later(one, 60 * hour, { marketing: { carrier: "BA", number: "306" } }))).toMatchObject({
      outcome: "changed",
      checkIns: { created: 0, changed: 1, cancelled: 0 },
    });
    const row = await checkInOf(one);
    expect(row).toMatchObject({
      state: "NEW",
      flightnum: "306",
      departureTime: localClock(start + 60 * hour, "Europe/London").time,
      departureDate: localClock(start + 60 * hour, "Europe/London").date,
      departsAt: start + 60 * hour,
      windowOpensAt: start + 36 * hour,
      windowClosesAt: start + 59 * hour,
    });
    expect(await actionsOf(database.db, row.id)).toEqual(["NEW SYSTEM", "CREATED SYSTEM", "SCHEDULE_CHANGED SYSTEM"]);
    expect((await everything(one)).segments).toMatchObject([{ departsAt: start + 60 * hour, marketingNumber: "306" }]);
    await replays(row.id);
  });

  test("closes a window that had opened, takes the work from automation, and tells whoever held it", async () => {
    const one = bookingOf({ airline: "W6", departsIn: 20 * hour });
    await send(one);
    const { services } = testServices();
    await applyDueTransitions(database.db, feed.now, services);
    const { id } = await checkInOf(one);
    expect(await checkInOf(one)).toMatchObject({ state: "WAITING_FOR_AUTOMATION" });
    await send(later(one, 50 * hour));
    expect(await checkInOf(one)).toMatchObject({ state: "NEW", lockedBy: null, windowOpensAt: start + 26 * hour });
    expect(await database.db.select().from(automationTask).where(eq(automationTask.checkInId, id))).toMatchObject([
      { state: "CANCELLED" },
    ]);
    await replays(id);
  });

  test("leaves work that somebody holds with them while the window stays open", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const { id } = await checkInOf(one);
    await applyToCheckIns(database.db, [id], { type: "locked" }, "operator", feed.now);
    await send(later(one, 21 * hour));
    expect(await checkInOf(one)).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      lockedBy: "operator",
      departsAt: start + 21 * hour,
    });
    await replays(id);
  });

  test("keeps a pass that is attached, and what somebody gave up", async () => {
    const [linked, disposed] = [bookingOf({ departsIn: 20 * hour }), bookingOf({ departsIn: 20 * hour })];
    for (const one of [linked, disposed]) await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const [a, b] = [await checkInOf(linked), await checkInOf(disposed)];
    const link = { type: "linked", dmscode: "d_feed", uploadedBy: "ana", differing: false, note: null } as const;
    await applyToCheckIns(database.db, [a.id], link, "operator", feed.now);
    await applyToCheckIns(
      database.db,
      [b.id],
      { type: "disposed", reason1: "1", reason2: "1-app" },
      "operator",
      feed.now,
    );
    for (const one of [linked, disposed]) expect((await send(later(one, 22 * hour))).outcome).toBe("changed");
    expect(await checkInOf(linked)).toMatchObject({ state: "APPROVED", pass: "d_feed", departsAt: start + 22 * hour });
    expect(await checkInOf(disposed)).toMatchObject({
      state: "ELIGIBLE_FOR_DISPOSAL",
      reason2: "1-app",
      disposedBy: "operator",
    });
    for (const { id } of [a, b]) await replays(id);
  });

  test("leaves a window that people moved, as long as the flight departs when it did", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const { id } = await checkInOf(one);
    await applyToCheckIns(database.db, [id], { type: "rescheduled", hoursBefore: 10 }, "operator", feed.now);
    await send(later(one, 20 * hour, { marketing: { carrier: "BA", number: "999" } }));
    expect(await checkInOf(one)).toMatchObject({ state: "NEW", flightnum: "999", windowOpensAt: start + 10 * hour });
    await replays(id);
  });

  // FEED-5
  test("changes nothing about a flight that has left", async () => {
    const one = bookingOf({ departsIn: 2 * hour });
    await send(one);
    feed.now = start + 3 * hour;
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const before = await everything(one);
    expect(await send({ ...later(one, 5 * hour), passengers: [{ ...traveller, lastname: "Other" }] })).toMatchObject({
      outcome: "unchanged",
      notTaken: [
        { path: "segments[0]", code: "feed.departed" },
        { path: "passengers[0]", code: "feed.departed" },
      ],
    });
    expect(await everything(one)).toEqual(before);
  });

  test("is refused for another airline: that is another flight", async () => {
    const one = bookingOf();
    await send(one);
    const before = await everything(one);
    const other = { ...one, passengers: [{ ...traveller, lastname: "Other" }], segments: [flightOf(48 * hour, "AF")] };
    expect(await send(other)).toMatchObject({
      outcome: "refused",
      code: "CARRIER_CHANGED",
      issues: [{ path: "segments[0].marketing.carrier", code: "feed.carrier.changed" }],
    });
    expect(await everything(one)).toEqual(before);
  });
});

test("a new schedule and an operator's link at the same moment: both happen, one after the other", async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const { id } = await checkInOf(one);
    const link = { type: "linked", dmscode: `d_${round}`, uploadedBy: "ana", differing: false, note: null } as const;
    await Promise.all([
      send({ ...one, segments: [flightOf(21 * hour)] }),
      applyToCheckIns(database.db, [id], link, "operator", feed.now),
    ]);
    expect(await checkInOf(one)).toMatchObject({ state: "APPROVED", pass: `d_${round}`, departsAt: start + 21 * hour });
    await replays(id);
  }
});

// CHK-22
describe("a cancellation", () => {
  test("ends all check-ins of a PNR in reason 4, once, and the booking is deactivated", async () => {
    const one = bookingOf({ passengers: [traveller, { ...traveller, passenger: 2 }] });
    await send(one);
    expect(await send(cancel(one))).toMatchObject({ outcome: "cancelled", checkIns: { cancelled: 2 } });
    const before = await everything(one);
    expect(before.rows).toMatchObject([
      { state: "ELIGIBLE_FOR_DISPOSAL", reason1: "4", reason2: "4-cancelled", disposedBy: "SYSTEM" },
      { state: "ELIGIBLE_FOR_DISPOSAL" },
    ]);
    expect(before.bookings).toMatchObject([{ deactivatedAt: start }]);
    for (const { id } of before.rows) await replays(id);
    feed.now += 60;
    expect(await send(cancel(one))).toMatchObject({ outcome: "unchanged" });
    expect(await send({ ...one, cancelled: true })).toMatchObject({ outcome: "unchanged" });
    expect(await everything(one)).toEqual(before);
  });

  test("takes an attached pass back, out of the outbox too", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const { id } = await checkInOf(one);
    const link = { type: "linked", dmscode: "d_gone", uploadedBy: "ana", differing: false, note: null } as const;
    await applyToCheckIns(database.db, [id], link, "operator", feed.now);
    await send(cancel(one));
    expect(await checkInOf(one)).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", pass: null, reason2: "4-cancelled" });
    expect(await database.db.select().from(outbox).where(eq(outbox.subjectId, id))).toMatchObject([
      { kind: "checkin.pass", cancelledAt: start },
    ]);
    expect((await actionsOf(database.db, id)).slice(-2)).toEqual(["BP_DETACHED SYSTEM", "SCHEDULE_CHANGED SYSTEM"]);
    await replays(id);
  });

  test("of one flight or one traveller leaves the others", async () => {
    const one = bookingOf({
      segments: [flightOf(40 * hour), flightOf(60 * hour, "BA", { segment: 2 })],
      passengers: [traveller, { ...traveller, passenger: 2 }],
    });
    await send(one);
    await send({ ...one, segments: [{ ...flightOf(41 * hour), cancelled: true }] });
    const reasons = async () => (await checkInsOf(one)).map(({ reason2 }) => reason2);
    expect(await reasons()).toEqual(["4-cancelled", "4-cancelled", null, null]);
    // its last schedule stays
    expect((await checkInsOf(one))[0]).toMatchObject({ departsAt: start + 40 * hour });
    await send({ ...one, segments: [], passengers: [{ ...traveller, passenger: 2, cancelled: true }] });
    expect(await reasons()).toEqual(["4-cancelled", "4-cancelled", null, "4-cancelled"]);
    expect((await everything(one)).bookings).toMatchObject([{ deactivatedAt: null }]);
    // Nobody asks a traveller who does not travel for anything.
    const { link } = await addLink(
      database.db,
      (await checkInsOf(one)).map(({ id }) => id),
      feed.now,
    );
    const { travellers } = await readBooked(database.db, link.booking, feed.now);
    expect(travellers.map(({ passenger: { primary } }) => primary)).toEqual([true]);
  });

  test("is taken back: the check-ins are work again, at the new time", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const { id } = await checkInOf(one);
    await send(cancel(one));
    feed.now += 60;
    expect(await send({ ...one, segments: [flightOf(22 * hour)] })).toMatchObject({
      outcome: "changed",
      checkIns: { changed: 1 },
    });
    expect(await checkInOf(one)).toMatchObject({
      state: "ELIGIBLE_FOR_CHECKIN",
      reason1: null,
      departsAt: start + 22 * hour,
    });
    expect((await everything(one)).bookings).toMatchObject([{ deactivatedAt: null }]);
    await replays(id);
  });

  test("by a person is the person's: a flight that flies does not take it back", async () => {
    const one = bookingOf({ departsIn: 20 * hour });
    await send(one);
    await applyDueTransitions(database.db, feed.now, testServices().services);
    const { id } = await checkInOf(one);
    await applyToCheckIns(
      database.db,
      [id],
      { type: "disposed", reason1: "4", reason2: "4-cancelled" },
      "operator",
      feed.now,
    );
    await send({ ...one, segments: [flightOf(21 * hour)] });
    expect(await checkInOf(one)).toMatchObject({ state: "ELIGIBLE_FOR_DISPOSAL", disposedBy: "operator" });
  });

  test("of both PNRs of a booking at the same moment deactivates it", async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = bookingOf();
      const other = { ...one, pnr: "OTHER2" };
      for (const each of [one, other]) await send(each);
      await Promise.all([send(cancel(one)), send(cancel(other))]);
      expect((await everything(one)).bookings).toMatchObject([{ deactivatedAt: start }]);
    }
  });

  test("of what nobody knows is refused", async () => {
    expect(await send(cancel(bookingOf()))).toMatchObject({ outcome: "refused", code: "NO_SUCH_BOOKING" });
  });
});
