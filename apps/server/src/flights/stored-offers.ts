import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { areOffers, type PricedItinerary } from "@gatehouse/domain/flights";

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** Bytes of an answer's JSON at most: more than any answer has, less than would hurt. */
const largest = 64 * 1024 * 1024;

/** Offers that a process keeps at most, of all answers together: those of four large ones. */
const maxKept = 12_000;

/** Offers as they are stored. Squeezed beside the event loop, and lightly: they repeat themselves so much that it hardly matters. */
export const packOffers = (offers: readonly PricedItinerary[]): Promise<Buffer> =>
  compress(JSON.stringify(offers), { level: 3 });

/**
 * The offers of a flight search out of the compressed form in which they are stored.
 * @throws when they are none, which only another version of the program can have written
 */
export async function unpackOffers(packed: Buffer): Promise<readonly PricedItinerary[]> {
  const offers: unknown = JSON.parse((await decompress(packed, { maxOutputLength: largest })).toString("utf8"));
  if (!areOffers(offers)) throw new TypeError("What is stored are no offers.");
  return offers;
}

interface OfferCache {
  readonly read: (id: string) => Promise<readonly PricedItinerary[]>;
}

/**
 * The offers of complete searches, which never change: those that were read last are kept, so that a link that many open is unpacked
 * and checked once. Anyone who asks while they are being read waits for the same.
 * @param load what is stored of a search
 */
export function createOfferCache(load: (id: string) => Promise<Buffer | null | undefined>): OfferCache {
  /** The longest unread first. */
  const kept = new Map<string, readonly PricedItinerary[]>();
  const underWay = new Map<string, Promise<readonly PricedItinerary[]>>();

  function keep(id: string, offers: readonly PricedItinerary[]): void {
    kept.delete(id);
    kept.set(id, offers);
    let count = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    for (const [oldest, { length }] of kept) {
      if (count <= maxKept) return;
      kept.delete(oldest);
      count -= length;
    }
  }

  async function unpack(id: string): Promise<readonly PricedItinerary[]> {
    const packed = await load(id);
    const offers = packed ? await unpackOffers(packed) : [];
    if (offers.length > 0) keep(id, offers);
    return offers;
  }

  return {
    async read(id) {
      const known = kept.get(id);
      if (known) {
        keep(id, known);
        return known;
      }
      const reading = underWay.get(id) ?? unpack(id).finally(() => underWay.delete(id));
      underWay.set(id, reading);
      return reading;
    },
  };
}
