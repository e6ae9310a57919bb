import { pseudoUsers } from "@gatehouse/domain/checkin";
import { eq } from "drizzle-orm";
import { booking, passenger, pnr } from "../src/bookings/tables.ts";
import { checkIn } from "../src/checkin/tables.ts";
import type { Database } from "../src/platform/database.ts";
import { makeLink, openLink, type OpenedLink } from "../src/travellers/links.ts";
import { addTestUnit, start, type TestUnitOptions } from "./check-in-fixtures.ts";

/** A booking with a link to what is missing about its travellers. */
export interface LinkedUnit {
  readonly checkInIds: readonly number[];
  readonly bookingId: number;
  readonly bookingNo: string;
  readonly secret: string;
  readonly link: OpenedLink;
  /** Ids of its passengers as the page knows them. */
  readonly passengers: readonly string[];
}

/** The link of a check-in's booking, made and opened. */
export async function addLink(db: Database, checkInIds: readonly number[], now = start): Promise<LinkedUnit> {
  const [row] = await db
    .select({ bookingId: booking.id, bookingNo: booking.bookingNo })
    .from(checkIn)
    .innerJoin(pnr, eq(pnr.id, checkIn.pnrId))
    .innerJoin(booking, eq(booking.id, pnr.bookingId))
    .where(eq(checkIn.id, checkInIds[0] ?? 0));
  if (!row) throw new Error("There is no such check-in.");
  const { secret } = await makeLink(
    db,
    { bookingId: row.bookingId, purpose: "missing-info" },
    { now, user: pseudoUsers.system },
  );
  const link = await openLink(db, secret, { bookingNo: row.bookingNo, purpose: "missing-info" }, now);
  if (!link) throw new Error("The link opens nothing.");
  const rows = await db
    .select({ id: passenger.id })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(eq(pnr.bookingId, row.bookingId))
    .orderBy(passenger.pnrId, passenger.position);
  return { ...row, checkInIds, secret, link, passengers: rows.map(({ id }) => String(id)) };
}

/** A unit with its link. Its passengers are GBR, female, born in 1990; nothing else is known of them. */
export const addLinkedUnit = async (db: Database, options: TestUnitOptions = {}): Promise<LinkedUnit> =>
  addLink(db, await addTestUnit(db, options));

/** Everything that an airline wants to know of a British passenger. */
export const complete = {
  nationality: "GBR",
  passportNo: "925665416",
  passportIssueDate: "2020-02-03",
  passportExpDate: "2030-02-03",
  email: "ana.novak@traveller.example",
  phoneCode: "44",
  phoneNumber: "7911123456",
  address: { line1: "1 Test Road", line2: "", city: "London", country: "GBR", state: "", pincode: "SW1A 1AA" },
} as const;

/** Where they stay. */
export const destination = {
  line1: "5 Rue de Rivoli",
  line2: "",
  city: "Paris",
  country: "FRA",
  state: "",
  pincode: "75001",
} as const;
