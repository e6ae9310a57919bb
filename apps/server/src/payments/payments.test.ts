import Fastify, { type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { quietLog } from "../../test/log.ts";
import { useServer } from "../../test/server.ts";
import { vendor } from "../access/tables.ts";
import { ancillaryOrder, ancillaryOrderLog, ancillaryPrice, bookingService } from "../ancillary/tables.ts";
import { booking, passenger, pnr, segment } from "../bookings/tables.ts";
import { disruptionCover } from "../disruption/tables.ts";
import { sign } from "../platform/signature.ts";
import { watchedFlight } from "../reports/tables.ts";
import { itinerary } from "../trips/tables.ts";
import type { Reader } from "../ancillary/visible.ts";
import { askBank, chargeOf } from "./ask-bank.ts";
import { addNewsRoute } from "./news-route.ts";
import { takeNews } from "./news.ts";
import { refundPayment, startPayment } from "./pay.ts";
import type { PaymentProvider } from "./provider.ts";
import { orderData } from "./personal-data.ts";
import { openSimulatedBank } from "./simulated/client.ts";
import { payment, paymentNews } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const tokens = new Map<string, string>();
let traveller = "";
const now = () => Math.floor(Date.now() / 1000);
const day = 86_400;

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
const read = (who: string, bookingNo: string, vendorCode = "") =>
  call(who, "GET", `/travelapi/ancillary/booking?bookingNo=${bookingNo}&vendorCode=${vendorCode}`);

/** A booking of two flights and two travellers. @param departs seconds since 1970 of the first */
async function addBooking(
  vendorCode: string,
  bookingNo: string,
  departs = now() + 5 * day,
): Promise<readonly number[]> {
  const { db } = database;
  const [made] = await db.insert(booking).values({ vendor: vendorCode, bookingNo, createdAt: 1 }).returning();
  const bookingId = made?.id ?? 0;
  const [unit] = await db
    .insert(pnr)
    .values({ bookingId, vendor: vendorCode, bookingNo, pnr: `P${bookingId}` })
    .returning();
  const pnrId = unit?.id ?? 0;
  const flight = (position: number, from: string, to: string) => ({
    pnrId,
    position,
    marketingCarrier: "TP",
    marketingNumber: String(200 + position),
    from,
    to,
    departureDate: "2027-01-10",
    departureTime: "10:15",
    departureZone: "UTC",
    departsAt: departs + position * day,
    arrivalDate: "2027-01-10",
    arrivalTime: "17:00",
    arrivalZone: "UTC",
    arrivesAt: departs + position * day + 7200,
  });
  const flights = await db
    .insert(segment)
    .values([flight(0, "JFK", "LIS"), flight(1, "LIS", "JFK")])
    .returning();
  await db.insert(passenger).values([
    { pnrId, position: 0, firstname: "Ana", lastname: "Lopes" },
    { pnrId, position: 1, firstname: "Rui", lastname: "Lopes" },
  ]);
  return flights.map(({ id }) => id);
}

const cart = (bookingNo: string, more: object = {}) => ({
  bookingNo,
  vendorCode: "SKY",
  passengers: 2,
  segments: [],
  products: ["flight-watcher"],
  total: 1600,
  currency: "USD",
  ...more,
});
async function order(who: string, bookingNo: string, more: object = {}): Promise<number> {
  const { status, body } = await call(who, "POST", "/travelapi/ancillary/orders", cart(bookingNo, more));
  expect(status).toBe(200);
  return body["id"] as number;
}
const start = (who: string, orderId: number, more: object = {}) =>
  call(who, "POST", "/travelapi/payments/start", { orderId, ...more });
async function pageOf(who: string, orderId: number, more: object = {}): Promise<string> {
  const { status, body } = await start(who, orderId, more);
  expect(status).toBe(200);
  return body["url"] as string;
}
/** What somebody does on the bank's page. @returns where it leads */
async function payAt(url: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form), redirect: "manual" });
  expect(answer.status).toBe(303);
  return answer.headers.get("location") ?? "";
}
const stateOf = async (orderId: number) =>
  (await database.db.select().from(ancillaryOrder).where(eq(ancillaryOrder.id, orderId)))[0]?.state;
const becomes = (orderId: number, state: string) =>
  vi.waitFor(async () => expect(await stateOf(orderId)).toBe(state), { timeout: 15_000, interval: 50 });
const paymentsOf = (orderId: number) => database.db.select().from(payment).where(eq(payment.orderId, orderId));

beforeAll(async () => {
  const { db } = database;
  const people = await addPeople(db);
  traveller = people.get("TRAVELLER") ?? "";
  for (const who of ["vendor", "level1-vendor", "crm-operator", "traveller", "billing", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
  await db.update(vendor).set({ currency: "EUR" }).where(eq(vendor.code, "SEA"));
  const prices = { "air-traveler-assist": 1400, "flight-watcher": 800, "flight-delay-assistance": 900 } as const;
  for (const product of ["air-traveler-assist", "flight-watcher", "flight-delay-assistance"] as const)
    await db.insert(ancillaryPrice).values([
      { vendor: "SKY", currency: "USD", product, unit: prices[product] },
      { vendor: "SEA", currency: "EUR", product, unit: prices[product] },
    ]);
  await db
    .insert(ancillaryPrice)
    .values({ vendor: "SKY", currency: "USD", product: "flight-disruption-guarantee", unit: 2900 });
  for (const no of ["S-1", "S-2", "S-3", "S-4", "S-5", "S-6", "BOTH"]) await addBooking("SKY", no);
  await addBooking("SEA", "BOTH");
  await addBooking("SEA", "SEA-1");
  await addBooking("SKY", "OVER", now() - 30 * day);
  await db.insert(itinerary).values({
    vendor: "SKY",
    bookingNo: "S-6",
    version: 1,
    startDate: "2027-01-10",
    endDate: "2027-01-12",
    startsAt: 1,
    endsAt: 2,
    travellerIds: [traveller],
    travellers: [],
  });
});

describe("the cart's booking (ANC-5)", () => {
  test("says what it is, what can be added, and for what price", async () => {
    const { status, body } = await read("vendor", "S-1");
    expect(status).toBe(200);
    expect(body).toMatchObject({ vendorName: "Sky Travel", currency: "USD", traveller: "Ana Lopes", passengers: 2 });
    expect(body["flights"]).toHaveLength(2);
    expect(body["prices"]).toContainEqual({ product: "flight-watcher", unit: 800 });
    expect(body).toMatchObject({ services: [], orders: [], canPay: true });
  });
  test("of another vendor is not found; connected vendors and staff see it", async () => {
    expect((await read("vendor", "SEA-1")).status).toBe(404);
    expect((await read("vendor", "NONE")).body["code"]).toBe("NOT_FOUND");
    expect((await read("level1-vendor", "SEA-1")).body["currency"]).toBe("EUR");
    expect((await read("crm-operator", "BOTH")).body["code"]).toBe("SEVERAL_VENDORS");
    expect((await read("crm-operator", "BOTH", "SEA")).body["vendorCode"]).toBe("SEA");
  });
  test("of a traveller is their own", async () => {
    expect((await read("traveller", "S-1")).status).toBe(404);
    expect((await read("traveller", "S-6")).status).toBe(200);
  });
});

describe("an order (ANC-6)", () => {
  test("has the server's prices: one that moved is refused with what it is now", async () => {
    const moved = await call("vendor", "POST", "/travelapi/ancillary/orders", cart("S-1", { total: 1500 }));
    expect(moved).toMatchObject({ status: 409, body: { code: "PRICE_CHANGED", data: { total: 1600 } } });
    const dollars = await call("vendor", "POST", "/travelapi/ancillary/orders", cart("S-1", { currency: "EUR" }));
    expect(dollars.body["code"]).toBe("PRICE_CHANGED");
    expect(await database.db.$count(ancillaryOrder)).toBe(0);
  });
  test("that cannot be is refused", async () => {
    const tried = async (more: object) =>
      (await call("vendor", "POST", "/travelapi/ancillary/orders", cart("S-1", more))).body;
    expect(await tried({ products: ["air-traveler-assist", "flight-watcher"] })).toMatchObject({
      code: "INVALID_CART",
      data: { problem: "contained" },
    });
    expect(await tried({ passengers: 10 })).toMatchObject({ data: { problem: "passengers" } });
    expect(await tried({ products: ["weather-alerts"] })).toMatchObject({ data: { problem: "notSold" } });
    expect(await tried({ products: ["flight-delay-assistance"] })).toMatchObject({ data: { problem: "segments" } });
    const [foreign] = await database.db.select().from(segment).limit(1).offset(4);
    expect(await tried({ products: ["flight-delay-assistance"], segments: [foreign?.id], total: 900 })).toMatchObject({
      code: "FLIGHTS_OVER",
    });
    expect(await tried({ bookingNo: "OVER" })).toMatchObject({ code: "FLIGHTS_OVER" });
    expect(await tried({ bookingNo: "SEA-1", vendorCode: "SEA" })).toMatchObject({ code: "NOT_FOUND" });
  });
  test("is made once, however often it is asked for", async () => {
    const requestId = randomUUID();
    const first = await order("vendor", "S-1", { requestId });
    expect(await order("vendor", "S-1", { requestId })).toBe(first);
    expect(await database.db.$count(ancillaryOrder)).toBe(1);
    expect((await call("traveller", "GET", `/travelapi/ancillary/orders/${first}`)).status).toBe(404);
    expect((await start("traveller", first)).status).toBe(404);
  });
});

describe("paying at the bank (PAY-3, PAY-5)", () => {
  // PAY-8
  test("declined, then paid: the order is active, and the flights are watched", async () => {
    const id = await order("vendor", "S-2", {
      products: ["air-traveler-assist", "flight-disruption-guarantee"],
      total: 8600,
    });
    const url = await pageOf("vendor", id);
    expect(await pageOf("vendor", id)).toBe(url);
    const back = await payAt(url, { card: "declined" });
    expect(new URL(back).searchParams.get("status")).toBe("false");
    await vi.waitFor(async () => {
      const { body } = await call("vendor", "GET", `/travelapi/ancillary/orders/${id}`);
      expect(body).toMatchObject({ state: "OPEN", declined: "The card was declined." });
    });
    const again = await pageOf("vendor", id);
    expect(again).not.toBe(url);
    await payAt(again, { card: "pays" });
    await becomes(id, "ACTIVE");
    const { body } = await read("vendor", "S-2");
    expect(new Set(body["services"] as string[])).toEqual(
      new Set(["flight-watcher", "auto-checkin", "weather-alerts", "flight-disruption-guarantee"]),
    );
    const [of] = await database.db.select().from(booking).where(eq(booking.bookingNo, "S-2"));
    const bookingId = of?.id ?? 0;
    expect(await database.db.$count(watchedFlight, eq(watchedFlight.bookingId, bookingId))).toBe(2);
    expect(await database.db.$count(disruptionCover, eq(disruptionCover.bookingId, bookingId))).toBe(1);
    expect((await start("vendor", id)).body["code"]).toBe("NOT_OPEN");

    // PAY-6: who looks after payments gives it back; it is back when the bank says so.
    const [paid] = (await paymentsOf(id)).filter(({ state }) => state === "SUCCEEDED");
    expect((await call("traveller", "POST", "/travelapi/payments/refund", { id: paid?.id })).status).toBe(403);
    const asked = await call("billing", "POST", "/travelapi/payments/refund", { id: paid?.id });
    expect(asked.body).toMatchObject({ state: "REFUNDING", refundedBy: "billing" });
    expect(await stateOf(id)).toBe("ACTIVE");
    await becomes(id, "REFUNDED");
    const open = and(eq(watchedFlight.bookingId, bookingId), isNull(watchedFlight.deactivatedAt));
    expect(await database.db.$count(watchedFlight, open)).toBe(0);
    expect(await database.db.$count(disruptionCover, eq(disruptionCover.bookingId, bookingId))).toBe(0);
    expect((await read("vendor", "S-2")).body["services"]).toEqual([]);
    const again2 = await call("billing", "POST", "/travelapi/payments/refund", { id: paid?.id });
    expect(again2.body["code"]).toBe("NOT_REFUNDABLE");
    const log = await database.db.select().from(ancillaryOrderLog).where(eq(ancillaryOrderLog.orderId, id));
    expect(log.map(({ event }) => event)).toEqual(["ordered", "paid", "activated", "refunded"]);
  });
  // PAY-8
  test("with 3-D Secure: a page for the code, and a wrong one is a decline", async () => {
    const id = await order("vendor", "S-3");
    const url = await pageOf("vendor", id);
    const asks = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ card: "secure" }),
      redirect: "manual",
    });
    expect(await asks.text()).toContain("Code from your bank");
    expect(await payAt(url, { card: "secure", code: "000000" })).toContain("status=false");
    const other = await vi.waitFor(async () => {
      const next = await pageOf("vendor", id);
      expect(next).not.toBe(url);
      return next;
    });
    expect(await payAt(other, { card: "secure", code: "123456" })).toContain("status=true");
    await becomes(id, "ACTIVE");
  });
  // PAY-11
  test("in French for whoever pays in French, and with 3-D Secure given up, which is a decline", async () => {
    const id = await order("vendor", "S-3");
    const url = await pageOf("vendor", id);
    expect(await pageOf("vendor", id, { language: "fr" })).toBe(url);
    const shown = await (await fetch(url)).text();
    expect(shown).toContain('<html lang="fr">');
    for (const words of ["Banque simulée", `Réservation S-3, commande ${id}`, "Une carte refusée", "16,00", ">Payer<"])
      expect(shown).toContain(words);
    const asks = await fetch(url, { method: "POST", body: new URLSearchParams({ card: "secure" }) });
    const code = await asks.text();
    for (const words of ["Code de votre banque", ">Confirmer<", ">Annuler<"]) expect(code).toContain(words);
    const back = new URL(await payAt(url, { card: "secure", code: "", leave: "1" }));
    expect(Object.fromEntries(back.searchParams)).toEqual({
      status: "false",
      message: "Vous n’avez pas confirmé le paiement.",
    });
    await vi.waitFor(async () => {
      const { body } = await call("vendor", "GET", `/travelapi/ancillary/orders/${id}`);
      expect(body).toMatchObject({ state: "OPEN", declined: "Vous n’avez pas confirmé le paiement." });
    });
    expect((await start("vendor", id, { language: "de" })).status).toBe(400);
  });
  test("told twice by a bank that says everything twice: paid once", async () => {
    const id = await order("vendor", "S-3");
    await payAt(await pageOf("vendor", id), { card: "twice" });
    await becomes(id, "ACTIVE");
    const [paid] = await paymentsOf(id);
    const news = () =>
      database.db
        .select()
        .from(paymentNews)
        .where(eq(paymentNews.paymentId, paid?.id ?? ""));
    await vi.waitFor(async () => expect(await news()).toHaveLength(2), { timeout: 8000, interval: 50 });
    const log = await database.db.select().from(ancillaryOrderLog).where(eq(ancillaryOrderLog.orderId, id));
    expect(log.map(({ event }) => event)).toEqual(["ordered", "paid", "activated"]);
  });
  // PAY-8
  test("late: the address says paid, the order does not until the bank has told", async () => {
    const id = await order("vendor", "S-4");
    expect(await payAt(await pageOf("vendor", id), { card: "late" })).toMatch(/status=true&message=The\+bank\+needs/);
    expect(await stateOf(id)).toBe("OPEN");
    await becomes(id, "ACTIVE");
  });
  test("two flights of one booking are watched once, by whichever orders", async () => {
    const id = await order("vendor", "S-4");
    await payAt(await pageOf("vendor", id), { card: "pays" });
    await becomes(id, "ACTIVE");
    const [of] = await database.db.select().from(booking).where(eq(booking.bookingNo, "S-4"));
    expect(await database.db.$count(watchedFlight, eq(watchedFlight.bookingId, of?.id ?? 0))).toBe(2);
    expect(await database.db.$count(bookingService, eq(bookingService.bookingId, of?.id ?? 0))).toBe(4);
  });
});

describe("the list (PAY-7)", () => {
  test("of a traveller is their own; of billing everybody's", async () => {
    const id = await order("traveller", "S-6");
    await pageOf("traveller", id);
    const own = (await call("traveller", "GET", "/travelapi/payments")).body["payments"] as { orderId: number }[];
    expect(own.map(({ orderId }) => orderId)).toEqual([id]);
    const all = (await call("billing", "GET", "/travelapi/payments")).body["payments"] as { orderId: number }[];
    expect(all.length).toBeGreaterThan(3);
    const some = (await call("billing", "GET", "/travelapi/payments?bookingNo=S-6&state=PENDING")).body["payments"];
    expect(some).toHaveLength(1);
    expect((await call("vendor", "GET", "/travelapi/payments")).status).toBe(403);
    // ANC-8
    const held = await orderData.held(database.db, { userId: traveller, userid: "traveller", email: "" }, 0);
    expect(held).toMatchObject([{ id, bookingNo: "S-6", total: 1600, payments: [{ state: "PENDING", amount: 1600 }] }]);
    expect(await orderData.held(database.db, { userId: randomUUID(), userid: "x", email: "" }, 0)).toEqual([]);
  });
});

const secret = "a secret of thirty-two characters.";

describe("a bank's news (PAY-5)", () => {
  let bank: PaymentProvider;
  let app: FastifyInstance;
  let url = "";
  beforeAll(async () => {
    bank = await openSimulatedBank({ secret, now, origin: () => url, pace: 1 });
    app = Fastify();
    await addNewsRoute(app, { db: database.db, live: server.live, log: quietLog, now, provider: bank });
    url = await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await app.close();
    await bank.close();
  });
  const tell = async (news: object, headers?: Record<string, string>) => {
    const body = JSON.stringify(news);
    const signed = headers ?? sign(secret, body, now());
    const answer = await fetch(`${url}/api/payments/news/simulated`, {
      method: "POST",
      headers: { "content-type": "application/json", ...signed },
      body,
    });
    return answer.status;
  };
  async function pending(bookingNo = "S-5", more: object = {}) {
    const orderId = await order("vendor", bookingNo, more);
    await pageOf("vendor", orderId);
    const [row] = await paymentsOf(orderId);
    if (!row) throw new Error("There is no payment.");
    const news = (event: string, more: object = {}) => ({
      id: randomUUID(),
      event,
      paymentId: row.id,
      amount: row.amount,
      currency: row.currency,
      message: "",
      ...more,
    });
    const state = async () => (await paymentsOf(orderId)).find(({ id }) => id === row.id)?.state;
    return { orderId, news, state, row };
  }

  test("that is forged, old, malformed, of another sum or of no payment changes nothing", async () => {
    const { news, state } = await pending();
    const good = news("succeeded");
    expect(await tell(good, {})).toBe(401);
    expect(await tell(good, sign("another secret of thirty-two chars", JSON.stringify(good), now()))).toBe(401);
    expect(await tell(good, sign(secret, JSON.stringify(good), now() - 3600))).toBe(401);
    expect(await tell(good, sign(secret, JSON.stringify(news("succeeded")), now()))).toBe(401);
    expect(await tell({ ...good, event: "won" })).toBe(400);
    expect(await tell({ ...good, amount: 1 })).toBe(404);
    expect(await tell({ ...good, currency: "INR" })).toBe(404);
    expect(await tell({ ...good, paymentId: randomUUID() })).toBe(404);
    expect(await state()).toBe("PENDING");
  });
  test("comes twice, also at the same time, and counts once", async () => {
    const { orderId, news } = await pending();
    const good = news("succeeded");
    expect(await Promise.all([tell(good), tell(good), tell(good)])).toEqual([204, 204, 204]);
    expect(await tell(news("succeeded"))).toBe(204);
    expect(await stateOf(orderId)).toBe("ACTIVE");
    const log = await database.db.select().from(ancillaryOrderLog).where(eq(ancillaryOrderLog.orderId, orderId));
    expect(log.map(({ event }) => event)).toEqual(["ordered", "paid", "activated"]);
  });
  test("comes as several pieces at the same time, and the money is kept", async () => {
    const { orderId, news, state } = await pending();
    const told = await Promise.all(Array.from({ length: 6 }, () => tell(news("succeeded"))));
    expect(new Set(told)).toEqual(new Set([204]));
    expect([await state(), await stateOf(orderId)]).toEqual(["SUCCEEDED", "ACTIVE"]);
  });
  test("that a refund failed says nothing of the next refund when it is told once more", async () => {
    const { news, state, row } = await pending();
    const ask = () => database.db.update(payment).set({ state: "REFUNDING" }).where(eq(payment.id, row.id));
    const failed = news("refundFailed");
    await tell(news("succeeded"));
    await ask();
    expect(await tell(failed)).toBe(204);
    expect(await state()).toBe("SUCCEEDED");
    await ask();
    expect(await tell(failed)).toBe(204);
    expect(await state()).toBe("REFUNDING");
  });
  test("of a payment at another bank changes nothing", async () => {
    const { news, state } = await pending();
    const told = { ...news("succeeded"), event: "succeeded" } as const;
    const parts = { live: server.live, now: now() };
    expect(await takeNews(database.db, { name: "stripe" }, told, parts)).toEqual({ outcome: "unknown" });
    expect(await state()).toBe("PENDING");
  });
  test("comes out of order: a decline after the money, a refund before it", async () => {
    const paid = await pending();
    await tell(paid.news("succeeded"));
    await tell(paid.news("declined"));
    expect([await paid.state(), await stateOf(paid.orderId)]).toEqual(["SUCCEEDED", "ACTIVE"]);
    const back = await pending();
    await tell(back.news("refunded"));
    await tell(back.news("succeeded"));
    expect([await back.state(), await stateOf(back.orderId)]).toEqual(["REFUNDED", "OPEN"]);
  });
  test("money for which nothing can be given goes back by itself: the order was paid already", async () => {
    const first = await pending();
    await tell(first.news("declined"));
    await pageOf("vendor", first.orderId);
    const second = (await paymentsOf(first.orderId)).find(({ id }) => id !== first.row.id);
    await tell({ ...first.news("succeeded"), paymentId: second?.id });
    expect(await stateOf(first.orderId)).toBe("ACTIVE");
    // The first bank was only slow: it took the money after all.
    await tell(first.news("succeeded"));
    await vi.waitFor(async () => expect(await first.state()).toBe("REFUNDED"));
    expect(await stateOf(first.orderId)).toBe("ACTIVE");
  });
  test("a decline of another try says nothing of an order that was paid", async () => {
    const first = await pending();
    await tell(first.news("declined"));
    await pageOf("vendor", first.orderId);
    const second = (await paymentsOf(first.orderId)).find(({ id }) => id !== first.row.id);
    await tell(first.news("succeeded"));
    await tell(first.news("declined", { paymentId: second?.id, message: "Too late." }));
    const { body } = await call("vendor", "GET", `/travelapi/ancillary/orders/${first.orderId}`);
    expect(body).toMatchObject({ state: "ACTIVE", declined: "" });
  });
  test("money for two flights of which one has left goes back: half of what was ordered is not given", async () => {
    const [first = 0, second = 0] = await addBooking("SKY", "S-7");
    const both = { products: ["flight-delay-assistance"], segments: [first, second], total: 1800 };
    const { orderId, news, state } = await pending("S-7", both);
    await database.db.update(segment).set({ departsAt: 1 }).where(eq(segment.id, first));
    await tell(news("succeeded"));
    expect(await stateOf(orderId)).toBe("FAILED");
    await vi.waitFor(async () => expect(await state()).toBe("REFUNDED"));
  });
  // ANC-7
  test.each([
    ["first", [0, 1]],
    ["last", [1, 0]],
  ])("what two orders gave ends with the second refund, whichever is given back %s", async (_, turns) => {
    const bookingNo = `S-8-${turns.join("")}`;
    await addBooking("SKY", bookingNo);
    const orders = [await pending(bookingNo), await pending(bookingNo)];
    for (const { news } of orders) await tell(news("succeeded"));
    const [of] = await database.db.select().from(booking).where(eq(booking.bookingNo, bookingNo));
    const open = and(eq(watchedFlight.bookingId, of?.id ?? 0), isNull(watchedFlight.deactivatedAt));
    const counts: number[] = [];
    for (const turn of turns) {
      await tell(orders[turn]?.news("refunded") ?? {});
      counts.push(await database.db.$count(watchedFlight, open));
    }
    expect(counts).toEqual([2, 0]);
  });
  test("money for flights that have left meanwhile goes back, and the order has failed", async () => {
    const { orderId, news, state } = await pending();
    const [of] = await database.db.select().from(booking).where(eq(booking.bookingNo, "S-5"));
    await database.db
      .update(booking)
      .set({ deactivatedAt: 1 })
      .where(eq(booking.id, of?.id ?? 0));
    await tell(news("succeeded"));
    expect(await stateOf(orderId)).toBe("FAILED");
    await vi.waitFor(async () => expect(await state()).toBe("REFUNDED"));
  });
});

describe("a bank whose news never come (PAY-9)", () => {
  let bank: PaymentProvider;
  let later = 0;
  const reader: Reader = { userId: randomUUID(), userid: "admin", role: "ADMIN", vendors: "all" };
  const parts = () => ({ db: database.db, live: server.live, log: quietLog, now: () => now() + later });
  beforeAll(async () => {
    // Nobody listens where it reports to.
    bank = await openSimulatedBank({ secret, now, origin: () => "http://127.0.0.1:1", pace: 1 });
  });
  afterAll(() => bank.close());
  const begin = (orderId: number) =>
    startPayment(
      database.db,
      bank,
      reader,
      { orderId, returnTo: "https://travel.example/payment/status", language: "en" },
      { ...parts(), now: now() },
    );
  async function paidOrder() {
    const orderId = await order("vendor", "S-4");
    const begun = await begin(orderId);
    if (begun.outcome !== "started") throw new Error(begun.outcome);
    await payAt(begun.url, { card: "good" });
    // The bank knows it a moment after its page was left.
    await vi.waitFor(async () => {
      const [row] = await paymentsOf(orderId);
      if (!row) throw new Error("There is no payment.");
      expect(await bank.ask(chargeOf(row))).toBeDefined();
    });
    return orderId;
  }
  async function turn(after: number) {
    later = after;
    const run = { id: "1", attempt: 0, signal: new AbortController().signal, log: quietLog };
    await askBank({ ...parts(), provider: bank }).handler({}, run);
    later = 0;
  }

  test("is asked after two minutes", async () => {
    const orderId = await paidOrder();
    await turn(60);
    expect(await stateOf(orderId)).toBe("OPEN");
    await turn(180);
    expect(await stateOf(orderId)).toBe("ACTIVE");
  });
  test("is asked when somebody is about to pay a second time", async () => {
    const orderId = await paidOrder();
    expect(await begin(orderId)).toEqual({ outcome: "notOpen" });
    expect(await stateOf(orderId)).toBe("ACTIVE");
    expect(await paymentsOf(orderId)).toMatchObject([{ state: "SUCCEEDED" }]);
  });
  test("is no way to go on with a page of another bank", async () => {
    const orderId = await order("vendor", "S-4");
    const [elsewhere] = await database.db
      .insert(payment)
      .values({
        orderId,
        vendor: "SKY",
        provider: "stripe",
        session: "cs_1",
        state: "PENDING",
        stateAt: now(),
        amount: 1600,
        currency: "USD",
        createdBy: "vendor",
        createdAt: now(),
      })
      .returning();
    const begun = await begin(orderId);
    expect(begun).toMatchObject({ outcome: "started" });
    const own = (await paymentsOf(orderId)).find(({ provider }) => provider === "simulated");
    expect(begun).toMatchObject({ paymentId: own?.id });
    expect(own?.id).not.toBe(elsewhere?.id);
  });
  // PAY-6
  test("is asked once more for a refund by whoever presses again", async () => {
    const orderId = await paidOrder();
    await turn(180);
    const [row] = await paymentsOf(orderId);
    const refund = { live: server.live, now: now() };
    const press = (by?: PaymentProvider) => refundPayment(database.db, by, reader, row?.id ?? "", refund);
    expect(await press()).toEqual({ outcome: "bankAway" });
    expect(await press(bank)).toMatchObject({ outcome: "asked", payment: { state: "REFUNDING" } });
  });
  test("is asked again for a refund that it never heard of", async () => {
    const orderId = await paidOrder();
    await turn(180);
    const [row] = await paymentsOf(orderId);
    const refund = { live: server.live, now: now() };
    expect(await refundPayment(database.db, undefined, reader, row?.id ?? "", refund)).toEqual({ outcome: "bankAway" });
    await turn(900);
    await vi.waitFor(async () => {
      if (!row) throw new Error("There is no payment.");
      expect(await bank.ask(chargeOf(row))).toMatchObject({ event: "refunded" });
    });
    await turn(1800);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: "REFUNDED" }]);
    expect(await stateOf(orderId)).toBe("REFUNDED");
  });
});
