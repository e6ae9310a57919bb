import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { areOffers, type PricedItinerary } from "@gatehouse/domain/flights";

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Bytes of an answer's JSON at most: more than any answer has, less than would hurt. */
const largest = 64 * 1024 * 1024;

/** Offers as they are stored. Squeezed beside the event loop, and lightly: they repeat themselves so much that it hardly matters. */
export const packOffers = (offers: readonly PricedItinerary[]): Promise<Buffer> =>
  compress(JSON.stringify(offers), { level: 3 });

/** @throws when they are none, which only another version of the program can have written */
export async function unpackOffers(packed: Buffer): Promise<readonly PricedItinerary[]> {
  const offers: unknown = JSON.parse((await decompress(packed, { maxOutputLength: largest })).toString("utf8"));
  if (!areOffers(offers)) throw new TypeError("What is stored are no offers.");
  return offers;
}
