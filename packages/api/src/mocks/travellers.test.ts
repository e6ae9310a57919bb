import { countryByCode } from "@gatehouse/domain/addresses/data";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTravellersApi } from "../client/create-travellers-api.ts";
import type { Api } from "../client/create-api.ts";
import { declaredError, errorCode } from "../client/errors.ts";
import { missingInfoSchema } from "../travellers/schema.ts";
import { createMissingInfo, type InfoSample } from "./factories/index.ts";
import { createMockWorld, type MockWorldOptions } from "./world.ts";

/** 2027-01-15. */
const now = 1_800_000_000;
const today = "2027-01-15";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { searchId, bookingNo } = createMissingInfo(today);
const link = { searchId, bookingNo };

function enter(options: MockWorldOptions = {}) {
  const world = createMockWorld({ now: () => now, role: null, ...options });
  server.use(...world.handlers);
  const { travellers, reference } = createTravellersApi({ url: "http://localhost/api" });
  return { world, travellers, countries: reference.countries };
}
const booked = (sample: InfoSample) => ({ travellers: { bookings: [createMissingInfo(today, { sample })] } });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => errorCode(error),
  );

describe("the missing-information page", () => {
  test.each<[InfoSample, string[], string[]]>([
    ["half", [], ["passportNo", "passportExpDate"]],
    ["complete", [], []],
    ["expired", ["passportExpDate"], []],
    [
      "nothing",
      ["gender", "nationality", "passportNo", "passportIssueDate", "passportExpDate"],
      ["gender", "nationality", "passportNo", "passportIssueDate", "passportExpDate"],
    ],
  ])("of %s says what is missing", async (sample, first, second) => {
    const { travellers } = enter(booked(sample));
    const info = await travellers.missingInfo(link);
    expect(missingInfoSchema.isValidSync(info, { strict: true })).toBe(true);
    expect(info.missing.passengers).toEqual([
      { id: "1001", fields: first },
      { id: "1002", fields: second },
    ]);
  });

  test("shows of a passport number its end only", async () => {
    const { travellers } = enter();
    const info = await travellers.missingInfo(link);
    expect(info.passengers.map(({ passport }) => passport.masked)).toEqual(["•••417", null]);
    expect(JSON.stringify(info)).not.toContain("067221417");
  });

  test("says the same of an unknown link, another booking and one that has expired", async () => {
    const { travellers, world } = enter();
    expect(await codeOf(travellers.missingInfo({ ...link, searchId: "unknown" }))).toBe("LINK_NOT_FOUND");
    expect(await codeOf(travellers.missingInfo({ ...link, bookingNo: "1" }))).toBe("LINK_NOT_FOUND");
    world.travellers.expire();
    expect(await codeOf(travellers.missingInfo(link))).toBe("LINK_NOT_FOUND");
    expect(await codeOf(travellers.updateMissingInfo({ ...link, passengers: [{ id: "1001" }] }))).toBe(
      "LINK_NOT_FOUND",
    );
  });

  test("can be made to fail, for a story", async () => {
    const data = { retryAfter: 30 };
    const { travellers, world } = enter({ failing: { "travellers.missingInfo": { code: "TOO_MANY_ATTEMPTS", data } } });
    const failed: unknown = await travellers.missingInfo(link).catch((error: unknown) => error);
    expect([errorCode(failed), declaredError<Api>(failed)?.data]).toEqual(["TOO_MANY_ATTEMPTS", data]);
    world.mend("travellers.missingInfo");
    expect((await travellers.missingInfo(link)).bookingNo).toBe(bookingNo);
  });
});

describe("what is sent", () => {
  test("is kept where it is right, and comes back where it is not", async () => {
    const { travellers, world } = enter();
    const luka = { id: "1002", passportNo: "28471", passportExpDate: "2030-05-01", gender: "M" };
    const answer = await travellers.updateMissingInfo({ ...link, passengers: [{ id: "1001" }, luka] });
    expect(answer.saved.passengers).toEqual([
      { id: "1001", fields: [] },
      { id: "1002", fields: ["passportExpDate"] },
    ]);
    expect(answer.refused.passengers[1]).toEqual({
      id: "1002",
      issues: [{ field: "passportNo", code: "travellers.passportNo.invalid" }],
    });
    expect(answer.missing.passengers[1]?.fields).toEqual(["passportNo"]);

    const last = await travellers.updateMissingInfo({
      ...link,
      passengers: [{ id: "1001" }, { id: "1002", passportNo: "284 713 906" }],
    });
    expect(last.missing.passengers.flatMap(({ fields }) => fields)).toEqual([]);
    expect(world.travellers.bookings()[0]?.passengers[1]?.passportNo).toBe("284713906");
  });

  test("is refused at its field when it is too long for it, and does not keep the rest out", async () => {
    const { travellers } = enter();
    const luka = { id: "1002", nationality: "Hrvatska".repeat(20), middlename: "a".repeat(300), ktn: "TT1234567" };
    const { saved, refused } = await travellers.updateMissingInfo({ ...link, passengers: [{ id: "1001" }, luka] });
    expect(saved.passengers[1]?.fields).toEqual(["ktn"]);
    expect(refused.passengers[1]?.issues).toEqual([
      { field: "middlename", code: "validation.tooLong" },
      { field: "nationality", code: "travellers.nationality.invalid" },
    ]);
  });

  test("changes a name only when staff say so", async () => {
    const { travellers, world } = enter();
    const answer = await travellers.updateMissingInfo({ ...link, passengers: [{ id: "1001", firstname: "Anna" }] });
    expect(answer.awaitingStaff).toEqual([{ id: "1001", field: "firstname", value: "Anna" }]);
    expect(answer.saved.passengers).toEqual([{ id: "1001", fields: [] }]);
    expect(answer.passengers[0]?.firstname).toBe("Ana");
    world.travellers.decide(true);
    const after = await travellers.missingInfo(link);
    expect([after.passengers[0]?.firstname, after.awaitingStaff]).toEqual(["Anna", []]);
  });

  test("hears that staff refused a name, until another one is asked for", async () => {
    const { travellers, world } = enter();
    const ask = (firstname: string) =>
      travellers.updateMissingInfo({ ...link, passengers: [{ id: "1001", firstname }] });
    expect((await ask("Anna")).refusedByStaff).toEqual([]);
    world.travellers.decide(false);
    const after = await travellers.missingInfo(link);
    expect(after.refusedByStaff).toEqual([{ id: "1001", field: "firstname", value: "Anna" }]);
    expect(after.passengers[0]?.firstname).toBe("Ana");
    expect((await ask("Hanna")).refusedByStaff).toEqual([]);
  });

  test("must name the primary passenger, and nobody else's", async () => {
    const { travellers } = enter();
    expect(await codeOf(travellers.updateMissingInfo({ ...link, passengers: [{ id: "1002" }] }))).toBe(
      "PRIMARY_PASSENGER",
    );
    const strangers = [{ id: "1001" }, { id: "7" }];
    expect(await codeOf(travellers.updateMissingInfo({ ...link, passengers: strangers }))).toBe("UNKNOWN_PASSENGER");
  });
});

test("countries come with their states and rules, best match first", async () => {
  const { countries } = enter();
  const found = await countries({ q: "united st" });
  expect(found[0]).toEqual(countryByCode("USA"));
  expect((await countries({ q: "日本" }))[0]).toEqual(countryByCode("JPN"));
  expect((await countries({ q: "HR" }))[0]).toEqual(countryByCode("HRV"));
  expect(await countries({ q: "an", limit: 3 })).toHaveLength(3);
  expect(await codeOf(countries({ q: "a" }))).toBe("BAD_REQUEST");
});
