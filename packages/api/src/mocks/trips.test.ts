import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createApi } from "../client/index.ts";
import { declaredError, errorCode } from "../client/errors.ts";
import { itineraryAnswer, mineSchema, readingSchema } from "../trips/schema.ts";
import { createTripContent } from "./factories/index.ts";
import { createMockWorld, type MockWorldOptions } from "./world.ts";

/** 2027-01-15. */
const now = 1_800_000_000;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(options: MockWorldOptions = {}) {
  const world = createMockWorld({ now: () => now, role: "CRM_OPERATOR", ...options });
  server.use(...world.handlers);
  const api = createApi({ url: "http://localhost/api", token: () => undefined, refresh: () => Promise.resolve(false) });
  return { world, api };
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => errorCode(error),
  );
const content = createTripContent("2027-02-01");
const sent = {
  vendorCode: "ALD",
  bookingNo: "ALD-1",
  expectedVersion: 0,
  content,
  travelRequestId: null,
  meantSo: [],
  finishedPdf: null,
  attachments: [],
};

test("answers are what the contract says", async () => {
  const { api } = enter();
  const trip = await api.trips.one({ bookingNo: "ALD-70344", vendorCode: "ALD" });
  await expect(itineraryAnswer.validate(trip, { strict: true })).resolves.toEqual(trip);
  expect(trip.extendedItinerary).toMatchObject({ version: 2, latest: true });
  expect(
    (await api.trips.archived({ bookingNo: "ALD-70344", vendorCode: "ALD" })).versions.map(({ version }) => version),
  ).toEqual([2, 1]);
  const before = await api.trips.version({ bookingNo: "ALD-70344", vendorCode: "ALD", version: 1 });
  expect(before.extendedItinerary).toMatchObject({ version: 1, latest: false });
  for (const current of [true, false]) {
    const list = await api.trips.mine({ current, vendorCode: "", page: 0, size: 50 });
    await expect(mineSchema.validate(list, { strict: true })).resolves.toEqual(list);
    expect(list.content.length).toBeGreaterThan(0);
  }
  expect(await (await api.trips.calendar({ bookingNo: "ALD-70344", vendorCode: "ALD" })).text()).toContain(
    "BEGIN:VCALENDAR",
  );
  const reading = await api.trips.read({ file: new File(["?"], "confirmation.bin") });
  await expect(readingSchema.validate(reading, { strict: true })).resolves.toEqual(reading);
});

test("a version is published once, and a second from the same one is told what stands", async () => {
  const { world, api } = enter();
  const requestId = crypto.randomUUID();
  const [request] = world.requests.all();
  const first = await api.trips.publish({ ...sent, travelRequestId: request?.id ?? 0, requestId });
  expect(first).toMatchObject({ bookingNo: "ALD-1", version: 1 });
  expect(await api.trips.publish({ ...sent, requestId })).toEqual(first);
  expect(world.requests.find(request?.id ?? 0)).toMatchObject({ status: "BOOKED", bookingNo: "ALD-1" });
  const failure = await api.trips.publish(sent).then(
    () => undefined,
    (error: unknown): unknown => declaredError(error),
  );
  expect(failure).toMatchObject({ code: "VERSION_CONFLICT", data: { version: 1, content } });
});

test("what is wrong and what is open is refused", async () => {
  const { api } = enter();
  expect(await codeOf(api.trips.publish({ ...sent, content: { ...content, flights: [{}] } as never }))).toBe("INVALID");
  expect(await codeOf(api.trips.publish({ ...sent, content: { ...content, accommodations: [] } }))).toBe("PROBLEMS");
});

test("a traveller sees their own alone, and no versions", async () => {
  const { api } = enter({ role: "TRAVELLER" });
  expect((await api.trips.one({ bookingNo: "ALD-70344", vendorCode: "ALD" })).extendedItinerary.publishedBy).toBe("");
  expect(await codeOf(api.trips.one({ bookingNo: "ALD-70390", vendorCode: "ALD" }))).toBe("NOT_FOUND");
  expect(await codeOf(api.trips.archived({ bookingNo: "ALD-70344", vendorCode: "ALD" }))).toBe("FORBIDDEN");
});
