import { createOffers } from "@gatehouse/api/mocks/factories";
import { expect, test } from "vitest";
import { createOfferCache, packOffers } from "./stored-offers.ts";

const request = {
  from: "JFK",
  to: "LIS",
  departDate: "2026-12-03",
  passengers: { adults: 1, child: 0, infants: 0 },
  nonstop: false,
};
const offers = createOffers(request, { count: 3000 });

/** A shelf before a store that has the same offers for every search, and what it fetched. */
async function shelfOf(packed: () => Promise<Buffer | undefined>) {
  const fetched: string[] = [];
  const { read } = createOfferCache((id) => {
    fetched.push(id);
    return packed();
  });
  return { read, fetched };
}
const packed = await packOffers(offers);

test("offers are fetched and unpacked once for all who read them, at the same moment or later", async () => {
  const { read, fetched } = await shelfOf(async () => packed);
  const [first, second] = await Promise.all([read("a"), read("a")]);
  expect(first).toEqual(offers);
  expect([second, await read("a")].every((again) => again === first)).toBe(true);
  expect(fetched).toEqual(["a"]);
});

test("only so many are kept: those that nobody read for longest are fetched again", async () => {
  const { read, fetched } = await shelfOf(async () => packed);
  for (const id of ["a", "b", "c", "d", "a", "e", "a", "b"]) await read(id);
  expect(fetched).toEqual(["a", "b", "c", "d", "e", "b"]);
});

test("what could not be read is tried again", async () => {
  let store: () => Promise<Buffer | undefined> = () => Promise.reject(new Error("The connection is gone."));
  const { read } = await shelfOf(() => store());
  await expect(read("a")).rejects.toThrow("gone");
  store = async () => undefined;
  expect(await read("a")).toEqual([]);
  store = async () => packOffers([{ id: "?" }] as never);
  await expect(read("a")).rejects.toThrow(TypeError);
  store = async () => packed;
  expect(await read("a")).toEqual(offers);
});
