import { emptyContent } from "@gatehouse/domain/trips";
import { drizzle } from "drizzle-orm/node-postgres";
import { randomUUID } from "node:crypto";
import pg from "pg";
import { publishItinerary } from "../src/trips/publish.ts";
import { start, testServices } from "./check-in-fixtures.ts";

/** What the parent wants done: itineraries of some bookings, one version after the other. */
export interface PublishWork {
  readonly url: string;
  readonly bookings: readonly { readonly bookingNo: string; readonly version: number }[];
}

// A server process that publishes without end, until it is killed.
const { url, bookings } = JSON.parse(process.argv[2] ?? "{}") as PublishWork;
const db = drizzle(new pg.Pool({ connectionString: url, max: 6 }));
const { services } = testServices();
const reader = { role: "CRM_OPERATOR", vendors: "all", userId: randomUUID(), userid: "ana" } as const;

async function publishForEver({ bookingNo, version }: PublishWork["bookings"][number]): Promise<never> {
  for (let expectedVersion = version; ; expectedVersion += 1) {
    const made = await publishItinerary(
      db,
      reader,
      {
        vendorCode: "NWT",
        bookingNo,
        travelRequestId: null,
        expectedVersion,
        content: {
          ...emptyContent,
          itinerarySummary: `Version ${expectedVersion + 1}`,
          travellers: [
            {
              travelerId: "t1",
              prefix: "",
              firstName: "Hana",
              middleName: "",
              lastName: "Lindqvist",
              email: "hana@example.com",
              phone: "",
            },
          ],
          flights: [
            {
              id: "f1",
              airlineCode: "BA",
              // The same number in places of three tables.
              flightNum: String(100 + expectedVersion + 1),
              departure: { airportCode: "LHR", dateTime: "2027-03-02T08:40", zone: "Europe/London", terminal: "" },
              arrival: { airportCode: "CDG", dateTime: "2027-03-02T10:55", zone: "Europe/Paris", terminal: "" },
              pnr: "GK3P7Q",
              confirmationNumber: "GK3P7Q",
              passengerExtra: [],
              cancelled: false,
            },
          ],
        },
        meantSo: [],
      },
      { services, onBooked: () => Promise.resolve(), now: start },
    );
    if (made.outcome !== "published") throw new Error(`${bookingNo}: ${JSON.stringify(made)}`);
    // Each version is a sign to the parent, which decides by it when to kill.
    process.stdout.write(".");
  }
}
await Promise.all(bookings.map(publishForEver));
