import { and, asc, eq, ne } from "drizzle-orm";
import { vendor } from "../../access/tables.ts";
import { passenger, pnr, segment } from "../../bookings/tables.ts";
import { type MailLanguage, mailLanguages } from "../../messaging/mail-facts.ts";
import type { Composition, OutboxRule } from "../../messaging/outbox.ts";
import type { OutboxMessage } from "../../messaging/tables.ts";
import type { Queryable } from "../../platform/database.ts";
import { airlineName } from "../../reference/airlines.ts";
import { loadAirports } from "../../reference/airports.ts";
import { readCheckIns } from "../check-in-row.ts";
import { checkIn } from "../tables.ts";

/** The language of a traveller; English where nobody knows it. */
export const languageOf = (known: string | null | undefined): MailLanguage =>
  mailLanguages.find((language) => language === known) ?? "en";

/** Address of a traveller; of the booking's first one that has an address for those who gave none. */
async function addressOf(tx: Queryable, own: string, pnrId: number): Promise<string> {
  if (own !== "") return own;
  const [unit] = await tx.select({ bookingId: pnr.bookingId }).from(pnr).where(eq(pnr.id, pnrId));
  const [first] = await tx
    .select({ email: passenger.email })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(and(eq(pnr.bookingId, unit?.bookingId ?? 0), ne(passenger.email, ""), eq(passenger.cancelled, false)))
    .orderBy(asc(passenger.pnrId), asc(passenger.position))
    .limit(1);
  return first?.email ?? "";
}

/** "Miss", of "MISS". */
const titleCase = (title: string): string => title.slice(0, 1).toUpperCase() + title.slice(1).toLowerCase();

/** What a mail about a pass says, and to whom. @param now seconds since 1970, UTC */
export async function composePass(
  tx: Queryable,
  { subjectId, payload }: Pick<OutboxMessage, "subjectId" | "payload">,
  template: "pass" | "passRevoked",
  now: number,
): Promise<Composition> {
  const [row] = await tx
    .select({ checkIn, passenger, segment, vendorName: vendor.name })
    .from(checkIn)
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .innerJoin(segment, eq(segment.id, checkIn.segmentId))
    .innerJoin(vendor, eq(vendor.code, checkIn.vendor))
    .where(eq(checkIn.id, subjectId));
  if (!row) return { obstacle: "too-late" };
  const airports = await loadAirports();
  const place = (iata: string) => {
    const name = airports.nameOf(iata);
    return name === iata ? iata : `${name} (${iata})`;
  };
  const { airline, flightnum, from, to, departureDate, departureTime } = row.checkIn;
  const [shown] = await readCheckIns(tx, eq(checkIn.id, subjectId));
  const toldApartBy = shown?.toldApartBy;
  const called = [toldApartBy ? titleCase(row.passenger.title) : "", row.passenger.firstname, row.passenger.lastname];
  const traveller = called.filter(Boolean).join(" ");
  const dmscode = payload["dmscode"] ?? "";
  const late = row.checkIn.departsAt <= now || (template === "pass" && row.checkIn.pass !== dmscode);
  return {
    receiver: await addressOf(tx, row.passenger.email, row.passenger.pnrId),
    name: traveller,
    facts: {
      template,
      vendorName: row.vendorName,
      traveller,
      ...(toldApartBy && toldApartBy.fact !== "title" ? { toldApartBy } : {}),
      bookingNo: row.checkIn.bookingNo,
      language: languageOf(row.passenger.language),
      flight: `${airlineName(airline)} ${airline} ${flightnum}`,
      from: place(from),
      to: place(to),
      date: departureDate,
      time: departureTime,
      pnr: row.checkIn.pnr,
      dmscode,
    },
    // After the departure nobody needs the pass, nor to be told that it is not valid.
    ...(late ? { obstacle: "too-late" } : {}),
  };
}

/** Mails with a boarding pass, and those that take one back. */
export const passMail = (template: "pass" | "passRevoked", now: () => number): Pick<OutboxRule, "compose"> => ({
  compose: (tx, message) => composePass(tx, message, template, now()),
});
