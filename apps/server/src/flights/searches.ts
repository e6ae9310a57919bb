import { randomBytes } from "node:crypto";
import { maxItineraries } from "@gatehouse/api/contract";
import {
  areOffers,
  type FlightSearchId,
  type PricedItinerary,
  type SearchRequest,
  type SearchStatus,
} from "@gatehouse/domain/flights";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { object, string } from "yup";
import { booking } from "../bookings/tables.ts";
import { databaseUnavailableIn } from "../platform/connections/database-unavailable.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { createOfferCache, packOffers, unpackOffers } from "./stored-offers.ts";
import { type FlightSupplier, SupplierError } from "./supplier.ts";
import { alternateFlight, flightSearch } from "./tables.ts";

/** Searches that one process carries out at the same time. */
const together = 8;
/** Searches of all processes that may wait for their answer; more are turned away. */
const maxPending = 100;
/** Seconds after which a search that nobody finished counts as failed. */
const patience = 90;
/** Seconds that a supplier may take. */
const supplierTime = 45;

/** A search as it was asked, and what was found. */
interface StoredSearch {
  readonly request: SearchRequest;
  readonly status: SearchStatus;
  /** How many offers are there; while it is PENDING those that came first (FLT-33). They only ever become more, at the end. */
  readonly offerCount: number;
  /** None of a search that has failed. Reading them takes a while unless they were read lately. */
  readonly readOffers: () => Promise<readonly PricedItinerary[]>;
}

export interface Searches {
  /** Begins a search. @returns its id; undefined while too many are under way */
  readonly begin: (request: SearchRequest) => Promise<FlightSearchId | undefined>;
  readonly find: (id: string) => Promise<StoredSearch | undefined>;
  readonly jobs: readonly [JobDefinition<{ searchId: string }>, JobDefinition];
}

type Needed = Pick<Platform, "db" | "jobs" | "now" | "log"> & {
  readonly config: Pick<Platform["config"], "flightResultHours">;
  readonly supplier: FlightSupplier;
};

/**
 * Searches are carried out by the job queue, so that one that was begun is finished whatever happens to the process, and never more
 * at once than the suppliers can take.
 */
export function createSearches({ db, jobs, now, log, config, supplier }: Needed): Searches {
  const isUnderWay = () => and(eq(flightSearch.status, "PENDING"), gt(flightSearch.createdAt, now() - patience));

  /**
   * Everything that the supplier offers, what came first at the beginning.
   * @param before what an interrupted run of the same search has kept already
   * @param keep stores what is there so far
   */
  async function offersOf(
    request: SearchRequest,
    stopped: AbortSignal,
    before: readonly PricedItinerary[],
    keep: (offers: readonly PricedItinerary[]) => Promise<void>,
  ): Promise<readonly PricedItinerary[]> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(supplierTime * 1000)]);
    let all = before;
    const join = (offers: readonly PricedItinerary[]): void => {
      if (!areOffers(offers)) throw new SupplierError("The supplier answered with what are no offers.");
      const known = new Set(all.map(({ id }) => id));
      all = [...all, ...offers.filter(({ id }) => !known.has(id))].slice(0, maxItineraries);
    };
    const part = async (offers: readonly PricedItinerary[]): Promise<void> => {
      join(offers);
      await keep(all);
    };
    join(await supplier.search(request, { now: now(), signal, part }));
    return all;
  }

  const search = defineJob<{ searchId: string }>({
    name: "flights.search",
    schema: object({ searchId: string().required() }),
    concurrency: together,
    timeout: 60,
    retries: 1,
    retryDelay: 1,
    handler: async ({ searchId }, { signal }) => {
      const mine = and(eq(flightSearch.id, searchId), eq(flightSearch.status, "PENDING"));
      const { request: asked, offers: kept } = flightSearch;
      const [row] = await db.select({ request: asked, kept }).from(flightSearch).where(mine);
      if (!row) return; // answered by a run whose end was not noted
      try {
        const before = row.kept ? await unpackOffers(row.kept) : [];
        const offers = await offersOf(row.request, signal, before, async (part) => {
          await db
            .update(flightSearch)
            .set({ offers: await packOffers(part), offerCount: part.length })
            .where(mine);
        });
        await db
          .update(flightSearch)
          .set({
            status: "COMPLETE",
            offers: await packOffers(offers),
            offerCount: offers.length,
            finishedAt: now(),
          })
          .where(mine);
      } catch (error) {
        // The process stops, or has lost its database: the next try takes over.
        if (signal.aborted || databaseUnavailableIn(error)) throw error;
        log.warn({ err: error, searchId }, "a flight search failed");
        await db.update(flightSearch).set({ status: "FAILED", finishedAt: now() }).where(mine);
      }
    },
  });

  const sweep = defineJob({
    name: "flights.sweep",
    everySeconds: 3600,
    handler: async () => {
      await db.delete(flightSearch).where(lte(flightSearch.expiresAt, now()));
      // Choices for bookings that nobody has are noise, or worse.
      await db
        .delete(alternateFlight)
        .where(
          and(
            lte(alternateFlight.selectedAt, now() - config.flightResultHours * 3600),
            sql`not exists (select from ${booking} where ${booking.bookingNo} = ${alternateFlight.bookingNo})`,
          ),
        );
    },
  });

  async function storedOffers(id: string): Promise<Buffer | null | undefined> {
    const [row] = await db.select({ offers: flightSearch.offers }).from(flightSearch).where(eq(flightSearch.id, id));
    return row?.offers;
  }
  const cache = createOfferCache(storedOffers);

  /** What has come of a search that is not complete: not kept, because it becomes more. */
  async function readPart(id: string): Promise<readonly PricedItinerary[]> {
    const packed = await storedOffers(id);
    return packed ? unpackOffers(packed) : [];
  }

  async function find(id: string): Promise<StoredSearch | undefined> {
    const { request: asked, status: stored, createdAt: since, offerCount: count } = flightSearch;
    const [row] = await db
      .select({ request: asked, status: stored, createdAt: since, count })
      .from(flightSearch)
      .where(and(eq(flightSearch.id, id), gt(flightSearch.expiresAt, now())));
    if (!row) return undefined;
    const { request, createdAt } = row;
    const status = row.status === "PENDING" && createdAt < now() - patience ? "FAILED" : row.status;
    if (status === "FAILED") return { request, status, offerCount: 0, readOffers: async () => [] };
    const readOffers = () => (status === "COMPLETE" ? cache.read(id) : readPart(id));
    return { request, status, offerCount: row.count, readOffers };
  }

  return {
    async begin(request) {
      if ((await db.$count(flightSearch, isUnderWay())) >= maxPending) return undefined;
      const id = randomBytes(16).toString("hex") as FlightSearchId;
      const createdAt = now();
      await db.transaction(async (tx) => {
        await tx
          .insert(flightSearch)
          .values({ id, request, createdAt, expiresAt: createdAt + config.flightResultHours * 3600 });
        await jobs.enqueue(tx, search, { searchId: id });
      });
      return id;
    },
    find,
    jobs: [search, sweep],
  };
}
