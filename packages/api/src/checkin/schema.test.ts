import { expect, test } from "vitest";
import { searchInput, viewPageInput } from "./schema.ts";

// API-3
test("a page of a view takes what a query string carries", async () => {
  await expect(
    viewPageInput.validate({
      viewId: "available",
      page: "2",
      size: "-1",
      showExpired: "true",
      sort: "pnr",
      descending: "false",
    }),
  ).resolves.toEqual({
    viewId: "available",
    page: 2,
    size: 50,
    showExpired: true,
    sort: "pnr",
    descending: false,
  });
});

test.each([
  ["a page below zero", { viewId: "available", page: "-1" }],
  ["a size of 0", { viewId: "available", size: "0" }],
  ["a size over 500", { viewId: "available", size: "501" }],
  ["an object where a number belongs", { viewId: "available", page: { a: "1" } }],
  ["two numbers where one belongs", { viewId: "available", page: ["1", "2"] }],
  ["an object with a toString of its own", { viewId: { toString: 1 } }],
  ["an unknown view", { viewId: "everything" }],
  ["a sort by a field that is not listed", { viewId: "available", sort: "passportNo" }],
])("%s is invalid, never a crash", async (_, input) => {
  await expect(viewPageInput.validate(input)).rejects.toMatchObject({ name: "ValidationError" });
});

test("a field that nobody asked for never reaches the server's code", async () => {
  await expect(viewPageInput.validate({ viewId: "available", admin: true })).resolves.not.toHaveProperty("admin");
});

const filter = (field: unknown, operator: unknown, value: unknown) => ({ filters: [{ field, operator, value }] });

test.each([
  ["EQ", filter("pnr", "EQ", "ABC123")],
  ["IN", filter("airline", "IN", ["VY", "W6"])],
  ["EXISTS", filter("dmscode", "EXISTS", true)],
  ["the beginning of names", filter("passenger", "BEGINS", "ana nov")],
])("search takes %s", async (_, input) => {
  await expect(searchInput.validate(input)).resolves.toMatchObject(input);
});

test.each([
  ["a field that is not listed", filter("passportNo", "EQ", "X")],
  ["an operator that is not listed", filter("pnr", "LIKE", "%")],
  ["an empty list", filter("pnr", "IN", [])],
  ["the beginning of a PNR", filter("pnr", "BEGINS", "AB")],
  ["no name", filter("passenger", "BEGINS", " ")],
  ["names by another operator", filter("passenger", "EQ", "NOVAK")],
  [
    "a list of 501",
    filter(
      "pnr",
      "IN",
      Array.from({ length: 501 }, () => "A"),
    ),
  ],
  ["a NUL", filter("pnr", "EQ", "A\u0000")],
  ["an object", filter("pnr", "EQ", { $ne: "" })],
  ["a hostile field", filter({ toString: 1 }, "EQ", "A")],
])("search refuses %s", async (_, input) => {
  await expect(searchInput.validate(input)).rejects.toMatchObject({ name: "ValidationError" });
});
