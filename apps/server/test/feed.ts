import { replay } from "@gatehouse/domain/checkin";
import { localClock } from "@gatehouse/domain/time";
import { and, asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect } from "vitest";
import { createVendorKey } from "../src/access/vendor-keys.ts";
import { booking, passenger, pnr, segment } from "../src/bookings/tables.ts";
import { checkIn } from "../src/checkin/tables.ts";
import { addPeople } from "./access.ts";
import { type Answer, Browser } from "./browser.ts";
import { useDatabase } from "./database.ts";
import { hour, logsOf, rowsOf, start } from "./check-in-fixtures.ts";
import { useServer } from "./server.ts";

let numbers = 0;

interface Options {
  readonly bookingNo?: string;
  readonly pnr?: string;
  readonly airline?: string;
  /** Seconds from `start`. */
  readonly departsIn?: number;
  readonly segment?: object;
  readonly passengers?: readonly object[];
  readonly [more: string]: unknown;
}

/** A flight as a vendor sends it. @param departsIn seconds from `start` */
export const flightOf = (departsIn: number, airline = "BA", more: object = {}) => ({
  segment: 1,
  marketing: { carrier: airline, number: "304" },
  from: "LHR",
  to: "CDG",
  departure: localClock(start + departsIn, "Europe/London"),
  arrival: localClock(start + departsIn + hour, "Europe/Paris"),
  ...more,
});
/** A traveller as a vendor sends one. */
export const traveller = {
  passenger: 1,
  title: "MS",
  firstname: "Ana",
  lastname: "Novak",
  gender: "F",
  nationality: "GBR",
};

/** A booking as a vendor sends it, of its own unless it is named. */
export function bookingOf({
  airline,
  departsIn = 48 * hour,
  segment: flight,
  passengers = [traveller],
  ...more
}: Options = {}) {
  numbers += 1;
  return {
    bookingNo: `F-${numbers}`,
    pnr: `F${numbers.toString(36).toUpperCase().padStart(5, "0")}`,
    segments: [flightOf(departsIn, airline, flight)],
    passengers,
    ...more,
  };
}

/** A cancellation of a whole PNR. */
export const cancel = ({ bookingNo, pnr: locator }: { readonly bookingNo: string; readonly pnr: string }) => ({
  bookingNo,
  pnr: locator,
  cancelled: true,
});

/** What the answer says of a booking. */
interface Told {
  readonly outcome: string;
  readonly code: string | null;
  readonly issues: readonly { readonly path: string; readonly code: string }[];
  readonly notTaken: readonly { readonly path: string; readonly code: string }[];
  readonly checkIns: { readonly created: number; readonly changed: number; readonly cancelled: number };
}

/** A server with keys of the vendors SKY and SEA, whose clock stands still at `start` before each test. */
export function useFeed() {
  const database = useDatabase();
  const feed = { now: start, key: "", otherKey: "" };
  const server = useServer(database, { now: () => feed.now, settings: { FEED_RATE_LIMIT: "1000000" } });
  beforeAll(async () => {
    await addPeople(database.db);
    feed.key = (await createVendorKey(database.db, "SKY", start)).key;
    feed.otherKey = (await createVendorKey(database.db, "SEA", start)).key;
  });
  beforeEach(() => {
    feed.now = start;
  });

  const post = (
    bookings: readonly object[],
    token: string | undefined = feed.key,
    more: object = {},
  ): Promise<Answer> => new Browser(server).post("/checkin/imports", { bookings, ...more }, { token });

  /** Sends one booking and insists that the message is taken. */
  async function send(one: object, token = feed.key): Promise<Told> {
    const { status, body } = await post([one], token);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    const [told] = body["bookings"] as readonly Told[];
    if (!told) throw new Error("There is no answer.");
    return told;
  }

  const checkInsOf = ({ bookingNo }: { readonly bookingNo: string }, vendor = "SKY") =>
    database.db
      .select()
      .from(checkIn)
      .where(and(eq(checkIn.vendor, vendor), eq(checkIn.bookingNo, bookingNo)))
      .orderBy(asc(checkIn.segmentId), asc(checkIn.passengerId));

  /** The one check-in of a booking. */
  async function checkInOf(one: { readonly bookingNo: string }) {
    const [row] = await checkInsOf(one);
    if (!row) throw new Error("There is no check-in.");
    return row;
  }

  /** Everything that is stored about a booking. */
  async function everything(one: { readonly bookingNo: string }) {
    const rows = await checkInsOf(one);
    const units = await database.db.select().from(pnr).where(eq(pnr.bookingNo, one.bookingNo)).orderBy(asc(pnr.id));
    const of = units[0]?.id ?? 0;
    return {
      rows,
      units,
      bookings: await database.db.select().from(booking).where(eq(booking.bookingNo, one.bookingNo)),
      segments: await database.db.select().from(segment).where(eq(segment.pnrId, of)).orderBy(segment.id),
      passengers: await database.db.select().from(passenger).where(eq(passenger.pnrId, of)).orderBy(passenger.id),
      audit: await logsOf(
        database.db,
        rows.map(({ id }) => id),
      ),
    };
  }

  /** The audit log of a check-in tells its state. */
  async function replays(id: number): Promise<void> {
    const [row] = await rowsOf(database.db, [id]);
    const log = (await logsOf(database.db, [id])).get(id) ?? [];
    expect(row).toMatchObject(replay(row?.airline ?? "", log));
  }

  return { feed, database, server, post, send, checkInsOf, checkInOf, everything, replays };
}
