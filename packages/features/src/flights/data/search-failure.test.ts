import { createFlightsApi } from "@gatehouse/api/client/flights";
import { expect, test } from "vitest";
import { failureOf } from "./search-failure.ts";

const search = { token: 7, call: "search", after: 0 } as const;
const status = { token: 8, call: "status", after: 1000 } as const;

/** What a caller catches when the server answers with this code. */
async function failed(code: string, data?: unknown): Promise<unknown> {
  const fetch = async () => Response.json({ defined: true, code, status: 400, message: "", data }, { status: 400 });
  try {
    return await createFlightsApi({ url: "https://gatehouse.example/api", fetch }).status({
      searchId: "12345678",
      known: 0,
    });
  } catch (error) {
    return error;
  }
}

test("a stored answer that is no longer kept is gone; a search that is not found has failed", async () => {
  expect(failureOf(await failed("NOT_FOUND"), status)).toEqual({ type: "gone", token: 8 });
  expect(failureOf(await failed("NOT_FOUND"), search)).toMatchObject({
    type: "failed",
    code: "NOT_FOUND",
    isFinal: false,
  });
});

test("a refused request is not tried again, and says what is wrong with it", async () => {
  expect(failureOf(await failed("INVALID_SEARCH", { problem: "flights.departDate.late" }), search)).toEqual({
    type: "failed",
    token: 7,
    code: "flights.departDate.late",
    isFinal: true,
  });
  expect(failureOf(await failed("INVALID_SEARCH", { problem: "other" }), search)).toMatchObject({
    code: "INVALID_SEARCH",
  });
  expect(failureOf(await failed("BAD_REQUEST"), search)).toMatchObject({ isFinal: true });
});

test("a server that asks for patience gets it", async () => {
  expect(failureOf(await failed("TOO_MANY_REQUESTS", { retryAfter: 12 }), search)).toMatchObject({
    isFinal: false,
    retryAfter: 12_000,
  });
});

test("a lost network may come back", () => {
  expect(failureOf(new TypeError("Failed to fetch"), search)).toMatchObject({ code: "NETWORK", isFinal: false });
});
