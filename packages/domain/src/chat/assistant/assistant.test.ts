import { expect, test } from "vitest";
import { readContent } from "../index.ts";
import { assistantAnswer } from "./index.ts";
import type { AssistantLanguage, FindPlace } from "./index.ts";

const places = new Map(
  [
    ["boston", "BOS", "Boston"],
    ["bos", "BOS", "Boston"],
    ["chicago", "CHI", "Chicago"],
    ["new york", "NYC", "New York"],
    ["paris", "PAR", "Paris"],
    ["lisbon", "LIS", "Lisbon"],
    ["lisbonne", "LIS", "Lisbon"],
    ["nice", "NCE", "Nice"],
  ].map(([words = "", code = "", name = ""]) => [words, { code, name }] as const),
);
const findPlace: FindPlace = (words) => places.get(words.toLowerCase());
/** A Friday. */
const today = "2026-11-27";
const answer = (said: readonly string[], language: AssistantLanguage = "en") =>
  assistantAnswer({ said, language, today, findPlace });
const searchOf = (...said: readonly string[]) => answer(said)?.content.flightSearchRequest;

// CHAT-17
test.each([
  [
    "Boston to Chicago tomorrow morning, two of us",
    { from: "BOS", to: "CHI", departDate: "2026-11-28", passengerCount: 2, timeOfDay: "morning", tripType: "one-way" },
  ],
  [
    "I need a flight from New York to Lisbon on 3 December, back on 10 December, for 3",
    {
      from: "NYC",
      to: "LIS",
      departDate: "2026-12-03",
      returnDate: "2026-12-10",
      passengerCount: 3,
      tripType: "round-trip",
    },
  ],
  ["BOS to Paris next Monday", { from: "BOS", to: "PAR", departDate: "2026-11-30", passengerCount: 1 }],
  ["To Chicago from Boston on December 5, please", { from: "BOS", to: "CHI", departDate: "2026-12-05" }],
  [
    "Un vol de Paris à Lisbonne demain soir, nous sommes trois",
    { from: "PAR", to: "LIS", departDate: "2026-11-28", passengerCount: 3, timeOfDay: "evening" },
  ],
  [
    "Paris → Nice le 4 décembre pour 2 personnes",
    { from: "PAR", to: "NCE", departDate: "2026-12-04", passengerCount: 2 },
  ],
])("%s", (text, search) => {
  expect(searchOf(text)).toMatchObject(search);
});

test("what is missing is asked back, and the answers complete the search", () => {
  const first = answer(["I want to fly to Lisbon, two of us"]);
  expect(first?.outcome).toBe("asks");
  expect(first?.content.followUpResponse).toBe(
    "Automatic answer: Where do you fly from, to Lisbon? Write “agent” to talk to a person.",
  );
  const second = answer(["I want to fly to Lisbon, two of us", "Boston"]);
  expect(second?.content.followUpResponse).toContain("On which day do you fly from Boston to Lisbon?");
  expect(searchOf("I want to fly to Lisbon, two of us", "Boston", "tomorrow")).toMatchObject({
    from: "BOS",
    to: "LIS",
    departDate: "2026-11-28",
    passengerCount: 2,
  });
});

test("it says that it is automatic, in the language of what it was told", () => {
  expect(answer(["Boston to Chicago tomorrow"], "fr")?.content.followUpResponse).toMatch(/^Automatic answer:/);
  const french = answer(["Un vol pour Lisbonne demain"], "en")?.content.followUpResponse;
  expect(french).toMatch(/^Réponse automatique\u00a0: d’où partez-vous pour Lisbon/);
});

test("it hands over to a person at a word", () => {
  const over = answer(["I want to fly to Lisbon", "I would rather talk to an agent"]);
  expect(over?.outcome).toBe("handsOver");
  expect(over?.content).toEqual({ followUpResponse: "Automatic answer: A person answers you here." });
});

test.each([
  "Hello",
  "Our flight is cancelled. What now?",
  "I want to talk to somebody",
  "Is it nice to be there tomorrow?",
  "My bag went from Boston",
  "Tomorrow",
  "",
])("what is not understood is not answered: %s", (text) => {
  expect(answer([text])).toBeUndefined();
});

test("an answer that means nothing is left to people, and what was said before still counts afterwards", () => {
  expect(answer(["I want to fly to Lisbon", "The weather is bad here"])).toBeUndefined();
  expect(searchOf("I want to fly to Lisbon", "The weather is bad here", "from Boston tomorrow")).toMatchObject({
    from: "BOS",
    to: "LIS",
  });
});

test("what it says can be read as a message", () => {
  const content = answer(["Boston to Chicago tomorrow morning, two of us"])?.content;
  expect(readContent("API_MESSAGE", JSON.stringify(content))).toEqual({ kind: "api", content });
});
