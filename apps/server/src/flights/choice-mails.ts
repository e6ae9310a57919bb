import { totalHundredths } from "@gatehouse/domain/flights";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ChosenFlight, MailLanguage } from "../messaging/mail-facts.ts";
import type { Composition, Outbox } from "../messaging/outbox.ts";
import { outbox, type OutboxMessage } from "../messaging/tables.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { OpenedBooking } from "./choices.ts";
import { alternateFlight } from "./tables.ts";

/** To the traveller, and to those who take care of it. */
const kinds = ["flights.chosen", "flights.chosen-staff"] as const;
type Kind = (typeof kinds)[number];

/** Whom one writes to about a booking; see `readFirstTraveller` of the area of travellers. */
interface Reader {
  readonly vendorName: string;
  readonly name: string;
  readonly email: string;
  readonly language: MailLanguage;
  readonly staffLanguage: MailLanguage;
}

interface Needed {
  readonly now: () => number;
  readonly readerOf: (tx: Queryable, bookingId: number, now: number) => Promise<Reader | undefined>;
  /** Mail address of those who take care of choices; null where there is none. */
  readonly staffAddress: string | null;
  /** Address of the list of choices in the dashboard. */
  readonly listAddress: string;
  readonly outbox: Pick<Outbox, "on">;
}

type Row = typeof alternateFlight.$inferSelect;

const flightsOf = ({ one, ret }: Row["itinerary"]): ChosenFlight[] =>
  [...one.segments, ...(ret?.segments ?? [])].map((segment) => ({
    flight: `${segment.airlineDetails.name} ${segment.airline.code.iata} ${segment.airline.flightNum}`,
    from: `${segment.fromAirportDetails.name} (${segment.from.iata})`,
    to: `${segment.toAirportDetails.name} (${segment.to.iata})`,
    date: segment.dept.local.slice(0, 10),
    time: segment.dept.local.slice(11, 16),
  }));

/**
 * The mails about a choice that its link vouches for: one tells the traveller what was received and what is promised, one tells staff
 * that somebody waits (FLT-28). A later choice takes back what has not gone.
 */
export function createChoiceMails({ now, readerOf, staffAddress, listAddress, outbox: box }: Needed) {
  async function compose(tx: Queryable, { payload, subjectId }: OutboxMessage, kind: Kind): Promise<Composition> {
    const [row] = await tx
      .select()
      .from(alternateFlight)
      .where(eq(alternateFlight.id, Number(payload["choice"])));
    const reader = await readerOf(tx, subjectId, now());
    if (!row || !reader) return { obstacle: "too-late" };
    const forStaff = kind === "flights.chosen-staff";
    const { vendorName, name, email, language, staffLanguage } = reader;
    return {
      receiver: forStaff ? (staffAddress ?? "") : email,
      ...(forStaff ? {} : { name }),
      facts: {
        ...(forStaff ? { template: "chosenFlightStaff", address: listAddress } : { template: "chosenFlight" }),
        vendorName,
        traveller: name,
        bookingNo: row.bookingNo,
        language: forStaff ? staffLanguage : language,
        flights: flightsOf(row.itinerary),
        price: { hundredths: totalHundredths(row.itinerary.totalPrice), unit: row.itinerary.totalPrice.basePrice.unit },
        baggage: row.baggage,
      },
    };
  }
  for (const kind of kinds) box.on(kind, { compose: (tx, message) => compose(tx, message, kind) });

  /** Writes the mails about a choice, in place of those about the one before it. */
  return async function announce(tx: Transaction, choiceId: number, { id, vendor, bookingNo }: OpenedBooking) {
    const at = now();
    const about = and(eq(outbox.subjectKind, "booking"), eq(outbox.subjectId, id), inArray(outbox.kind, [...kinds]));
    await tx
      .update(outbox)
      .set({ cancelledAt: at, reason: "taken-back" })
      .where(and(about, isNull(outbox.sentAt), isNull(outbox.cancelledAt)));
    const reader = await readerOf(tx, id, at);
    const common = { subjectKind: "booking", subjectId: id, vendor, bookingNo, createdAt: at, dueAt: at };
    const payload = { choice: String(choiceId) };
    await tx.insert(outbox).values([
      // Without an address it waits, and says so.
      { ...common, kind: "flights.chosen", receiver: reader?.email ?? "", payload },
      ...(staffAddress === null ? [] : [{ ...common, kind: "flights.chosen-staff", receiver: staffAddress, payload }]),
    ]);
  };
}
