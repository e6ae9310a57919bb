import { languageToWrite } from "@gatehouse/domain/travellers";
import { and, asc, eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { mailReader } from "../bookings/mail-reader.ts";
import { passenger, pnr, segment } from "../bookings/tables.ts";
import { mailLanguages } from "../messaging/mail-facts.ts";
import type { Composition, OutboxRule } from "../messaging/outbox.ts";
import type { OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { airlineName } from "../reference/airlines.ts";
import { loadAirports } from "../reference/airports.ts";
import { readCheckIns } from "../checkin/check-in-row.ts";
import { checkIn } from "../checkin/tables.ts";

/**
 * Where and how a traveller is reached. Who has given no address is reached by the booking's first traveller who has; who has no
 * language is written to in that of the one whom the booking is written to. Anyone who reads a mail for another one reads it in
 * their own language.
 */
async function reach(tx: Queryable, { email, language, pnrId }: typeof passenger.$inferSelect) {
  if (email !== "" && language !== null) return { email, language };
  const [unit] = await tx.select({ bookingId: pnr.bookingId }).from(pnr).where(eq(pnr.id, pnrId));
  const others = await tx
    .select({ email: passenger.email, language: passenger.language })
    .from(passenger)
    .innerJoin(pnr, eq(pnr.id, passenger.pnrId))
    .where(and(eq(pnr.bookingId, unit?.bookingId ?? 0), eq(passenger.cancelled, false)))
    .orderBy(asc(passenger.pnrId), asc(passenger.position));
  const reader = mailReader({ email, language }, others);
  const [first] = others;
  return { email: reader?.email ?? "", language: reader?.language ?? language ?? first?.language };
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
    .select({ checkIn, passenger, segment, vendorName: vendor.name, vendorLanguage: vendor.language })
    .from(checkIn)
    .innerJoin(passenger, eq(passenger.id, checkIn.passengerId))
    .innerJoin(segment, eq(segment.id, checkIn.segmentId))
    .innerJoin(vendor, eq(vendor.code, checkIn.vendor))
    .where(eq(checkIn.id, subjectId));
  if (!row) return { obstacle: "pass-over" };
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
  const { email, language } = await reach(tx, row.passenger);
  const late = row.checkIn.departsAt <= now || (template === "pass" && row.checkIn.pass !== dmscode);
  return {
    receiver: email,
    name: traveller,
    facts: {
      template,
      vendorName: row.vendorName,
      traveller,
      ...(toldApartBy && toldApartBy.fact !== "title" ? { toldApartBy } : {}),
      bookingNo: row.checkIn.bookingNo,
      language: languageToWrite([language, row.vendorLanguage], mailLanguages),
      flight: `${airlineName(airline)} ${airline} ${flightnum}`,
      from: place(from),
      to: place(to),
      date: departureDate,
      time: departureTime,
      pnr: row.checkIn.pnr,
      dmscode,
    },
    // After the departure nobody needs the pass, nor to be told that it is not valid.
    ...(late ? { obstacle: "pass-over" } : {}),
  };
}

/** Mails with a boarding pass, and those that take one back. */
export const passMail = (template: "pass" | "passRevoked", now: () => number): Pick<OutboxRule, "compose"> => ({
  compose: (tx, message) => composePass(tx, message, template, now()),
});
