import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { openLink } from "../src/travellers/links.ts";
import { supplyInfo } from "../src/travellers/supply.ts";
import { start, testServices } from "./check-in-fixtures.ts";

/** What the parent wants done: the links of some bookings with the passenger of each. */
export interface SupplyWork {
  readonly url: string;
  readonly links: readonly { readonly secret: string; readonly bookingNo: string; readonly passenger: string }[];
  /** Where the numbers go on. */
  readonly from: number;
}

// A server process to which travellers send one form after the other, until it is killed.
const { url, links, from } = JSON.parse(process.argv[2] ?? "{}") as SupplyWork;
const db = drizzle(new pg.Pool({ connectionString: url, max: 6 }));
const { services } = testServices();

async function supplyForEver({ secret, bookingNo, passenger }: SupplyWork["links"][number]): Promise<never> {
  for (let number = from; ; number += 1) {
    const link = await openLink(db, secret, { bookingNo, purpose: "missing-info" }, start);
    if (!link) throw new Error("The link opens nothing.");
    const digits = String(number);
    // One number in places of three tables: it must stand in all of them or in none.
    await supplyInfo(
      db,
      link,
      {
        passengers: [{ id: passenger, passportNo: `92${digits}`, ktn: `TT${digits}` }],
        destinationAddress: { line1: digits, line2: "", city: "Paris", country: "FRA", state: "", pincode: "75001" },
      },
      start,
      services,
    );
    // Each form that is taken is a sign to the parent, which decides by it when to kill.
    process.stdout.write(".");
  }
}
await Promise.all(links.map(supplyForEver));
