import { describe, expect, test } from "vitest";
import {
  fillReply,
  markOf,
  mayTake,
  readContent,
  readyReplies,
  replyLanguages,
  roomAfter,
  roomStates,
  writeContent,
} from "./index.ts";

describe("a room", () => {
  // CHAT-2
  test.each([
    ["UNASSIGNED", ["UNASSIGNED", "ASSIGNED", "ASSIGNED", "ASSIGNED", "CLOSED"]],
    ["ASSIGNED", ["ASSIGNED", "ASSIGNED", "ASSIGNED", "ASSIGNED", "CLOSED"]],
    ["CLOSED", ["UNASSIGNED", "ASSIGNED", "ASSIGNED", undefined, undefined]],
  ] as const)("that is %s", (state, after) => {
    expect(roomStates).toContain(state);
    expect(
      (["asked", "answered", "taken", "transferred", "closed"] as const).map((each) => roomAfter(state, each)),
    ).toEqual(after);
  });

  // CHAT-3
  test("is taken by whoever finds it free, and from colleagues who are not there", () => {
    const held = { state: "ASSIGNED", operatorId: "ana", operatorPresent: true } as const;
    expect(mayTake(held, "ben")).toBe(false);
    expect(mayTake(held, "ana")).toBe(true);
    expect(mayTake({ ...held, operatorPresent: false }, "ben")).toBe(true);
    expect(mayTake({ ...held, state: "CLOSED" }, "ben")).toBe(true);
    expect(mayTake({ state: "UNASSIGNED", operatorId: null, operatorPresent: false }, "ben")).toBe(true);
  });
});

describe("a message", () => {
  const search = { from: "BUD", to: "LTN", departDate: "2026-11-20", passengerCount: 2 };
  const flight = {
    airlineIata: "BA",
    flightNum: "869",
    fromIata: "BUD",
    toIata: "LHR",
    deptUtc: 1_779_000_000,
    deptLocal: "2026-11-20T17:10",
  };

  // CHAT-6
  test("of an application says what it is about", () => {
    const content = { type: "FLIGHT_SELECTION", selectedFlights: [flight], searchFlightPayload: search } as const;
    expect(readContent("APPLICATION_MESSAGE", writeContent(content))).toEqual({ kind: "application", content });
    const asked = { type: "FLIGHT_SEARCH", ...search } as const;
    expect(readContent("APPLICATION_MESSAGE", writeContent(asked))).toEqual({ kind: "application", content: asked });
    const pass = { type: "LOUNGE_PASS", bookingNo: "60418827", segmentId: 7 } as const;
    expect(readContent("APPLICATION_MESSAGE", writeContent(pass))).toEqual({ kind: "application", content: pass });
  });

  // CHAT-6
  test.each([
    "no JSON",
    "{}",
    "[]",
    "null",
    '{"type":"PAY_ME"}',
    '{"type":"FLIGHT_SEARCH","from":"<b>","to":"LTN","departDate":"2026-11-20","passengerCount":2}',
    '{"type":"FLIGHT_SEARCH","from":"BUD","to":"LTN","departDate":"tomorrow","passengerCount":2}',
    '{"type":"FLIGHT_SELECTION","selectedFlights":[],"searchFlightPayload":{}}',
    '{"type":"FLIGHT_SELECTION","selectedFlights":[null],"searchFlightPayload":{"from":"BUD","to":"LTN","departDate":"2026-11-20","passengerCount":2}}',
  ])("that cannot be read is plain text: %s", (message) => {
    expect(readContent("APPLICATION_MESSAGE", message)).toEqual({ kind: "text", text: message });
    expect(readContent("API_MESSAGE", message)).toEqual({ kind: "text", text: message });
  });

  test("of a person is never read as anything else", () => {
    const message = writeContent({ type: "FLIGHT_SEARCH", ...search });
    expect(readContent("USER_MESSAGE", message)).toEqual({ kind: "text", text: message });
  });

  test("of the assistant is a question, a search, or both", () => {
    const content = { followUpResponse: "On which day?" };
    expect(readContent("API_MESSAGE", JSON.stringify(content))).toEqual({ kind: "api", content });
    const understood = { followUpResponse: "", flightSearchRequest: { ...search, timeOfDay: "morning" } };
    expect(readContent("API_MESSAGE", JSON.stringify(understood))).toEqual({ kind: "api", content: understood });
  });

  // CHAT-8
  test("is sent, delivered, read", () => {
    expect([1, 2, 3].map((seq) => markOf(seq, { delivered: 2, read: 1 }))).toEqual(["read", "delivered", "sent"]);
  });
});

// CHAT-13
test("ready-made replies are in both languages, and say what is known", () => {
  const facts = { name: "Ana Novak", operator: "Ben", vendor: "Northwind", bookingNo: "" };
  for (const { texts } of readyReplies)
    for (const language of replyLanguages) expect(fillReply(texts[language], facts)).not.toMatch(/[{}]|undefined| {2}/);
  expect(fillReply("I am looking at your booking {bookingNo}.", facts)).toBe("I am looking at your booking.");
  expect(fillReply("Hello {name}", facts)).toBe("Hello Ana Novak");
});
