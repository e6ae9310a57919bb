import { sharesOf } from "@gatehouse/domain/disruption";
import { localClock } from "@gatehouse/domain/time";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { NamedFlight } from "../messaging/disruption-facts.ts";
import { disruptionSms } from "../messaging/sms/disruption-sms.ts";
import type { Composition, Outbox, OutboxRule } from "../messaging/outbox.ts";
import { outbox, type OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { loadAirports } from "../reference/airports.ts";
import { apply, type DisruptionRow, holdDisruption } from "./change.ts";
import { bySystem } from "./detect.ts";
import {
  type Facts,
  passengersOf,
  readDisruptionFacts,
  readFlight,
  segmentsOf,
  type ShownFlight,
  shownSegment,
} from "./facts.ts";
import { readReader } from "./reader.ts";
import { type DisruptionMessage, disruptionMessages } from "./send-link.ts";
import { disruption } from "./tables.ts";

interface Parts {
  readonly outbox: Pick<Outbox, "on">;
  /** Address of the traveller site, without a slash at the end. */
  readonly origin: string;
  readonly now: () => number;
  readonly live: Pick<LiveHub, "publishAll">;
}

const everybody = { vendors: "all" } as const;

const named = ({ airline, flightnum, from, to, dept }: ShownFlight): NamedFlight => ({
  flight: `${airline.name} ${airline.iata} ${flightnum}`,
  from: `${from.name} (${from.iata})`,
  to: `${to.name} (${to.iata})`,
  date: dept.date,
  time: dept.time,
});

const namedFound = ({ choice }: Facts): NamedFlight[] =>
  choice
    ? segmentsOf(choice).map(({ airline, airlineDetails, from, to, fromAirportDetails, toAirportDetails, dept }) => ({
        flight: `${airlineDetails.name} ${airline.code.iata} ${airline.flightNum}`,
        from: `${fromAirportDetails.name} (${from.iata})`,
        to: `${toAirportDetails.name} (${to.iata})`,
        date: dept.local.slice(0, 10),
        time: dept.local.slice(11, 16),
      }))
    : [];

/** What a message says; undefined where what it speaks of is not so any more. */
async function factsOf(
  tx: Queryable,
  row: DisruptionRow,
  kind: DisruptionMessage,
  payload: OutboxMessage["payload"],
  origin: string,
) {
  const { path, reason = "", dmscode = "", airport = "" } = payload;
  const link = path === undefined ? {} : { link: `${origin}${path}` };
  switch (kind) {
    case "link": {
      const airports = await loadAirports();
      const segment = await readFlight(tx, row);
      const { minutes, covered } = row;
      const newDeparture = localClock(segment.departsAt + minutes * 60, airports.find(segment.from)?.zone ?? "UTC");
      const flight = named(shownSegment(airports, segment));
      return { template: "disruptionLink", kind: row.kind, minutes, newDeparture, flight, covered, ...link } as const;
    }
    case "price": {
      const { consent } = row;
      if (!consent) return undefined;
      const until = new Date(consent.expiresAt * 1000).toISOString();
      const payable = { hundredths: consent.payable, unit: consent.unit };
      const [untilDate, untilTime] = [until.slice(0, 10), until.slice(11, 16)];
      return { template: "disruptionPrice", payable, untilDate, untilTime, ...link } as const;
    }
    case "declined":
      return { template: "disruptionDeclined", reason, ...link } as const;
    case "confirmed": {
      const facts = await readDisruptionFacts(tx, row);
      const { quote } = row;
      if (!facts.choice || !quote) return undefined;
      const { hundredths, unit } = quote;
      const shares = sharesOf(quote, passengersOf(facts.choice), row.covered);
      return {
        template: "disruptionConfirmed",
        flights: namedFound(facts),
        price: { hundredths, unit },
        absorbed: { hundredths: shares.absorbed, unit },
        payable: { hundredths: shares.payable, unit },
      } as const;
    }
    case "pass":
      return { template: "loungePass", airport, dmscode } as const;
    case "voucher":
      return row.voucher === null ? undefined : ({ template: "rideVoucher", airport, code: row.voucher } as const);
  }
}

/** Whether the link of a message's disruption has gone, or is going, by another way. */
async function isUnderWay(tx: Queryable, { id, kind, subjectKind, subjectId }: OutboxMessage): Promise<boolean> {
  const others = and(
    eq(outbox.kind, kind),
    eq(outbox.subjectKind, subjectKind),
    eq(outbox.subjectId, subjectId),
    ne(outbox.id, id),
    isNull(outbox.cancelledAt),
    isNull(outbox.deadAt),
    sql`coalesce(${outbox.reason}, '') not in ('no-channel', 'no-address')`,
  );
  return (await tx.$count(outbox, others)) > 0;
}

const takesLink: readonly DisruptionMessage[] = ["link", "price", "declined"];

/** Registers the messages of disruptions with the outbox (DIS-4). */
export function registerMessages({ outbox: box, origin, now, live }: Parts): void {
  const compose = async (
    tx: Queryable,
    { subjectId, payload, receiver, channel }: OutboxMessage,
    kind: DisruptionMessage,
  ): Promise<Composition> => {
    const [row] = await tx.select().from(disruption).where(eq(disruption.id, subjectId));
    const contact = row && (await readReader(tx, row.bookingId));
    const facts = row && (await factsOf(tx, row, kind, payload, origin));
    if (!row || !contact || !facts) return { obstacle: "too-late" };
    const { name, email, language, vendorName } = contact;
    // The link goes where it was sent to; everything else to where the traveller can be reached by now.
    const to = payload["to"] ?? (receiver === "" ? email : receiver);
    const addressed = { ...facts, vendorName, traveller: name, bookingNo: row.bookingNo, language };
    if (channel === "sms") {
      const words = disruptionSms(facts, { language, vendorName });
      if (!words) return { obstacle: "too-late" };
      const path = payload["path"];
      if (path === undefined) return { receiver: to, obstacle: "no-secret", facts: addressed, sms: { text: words } };
      const sms = { text: `${words} ${origin}${path}`, shown: words };
      return { receiver: to, facts: addressed, sms, urgent: true };
    }
    return {
      receiver: to,
      name,
      facts: addressed,
      ...(takesLink.includes(kind) && payload["path"] === undefined ? { obstacle: "no-secret" } : {}),
    };
  };
  const hold: OutboxRule["hold"] = async (tx, { subjectId }) => {
    await holdDisruption(tx, everybody, subjectId);
  };
  /** Once a message has gone, nobody but its reader has the link: the outbox forgets it. */
  const kept: OutboxRule["kept"] = ({ path: _, ...rest }) => rest;
  const became =
    (event: "notified" | "notifyFailed"): NonNullable<OutboxRule["failed"]> =>
    async (tx, message) => {
      const row = await holdDisruption(tx, everybody, message.subjectId);
      // Another way may still reach them.
      if (event === "notifyFailed" && (await isUnderWay(tx, message))) return;
      if (row) await apply(tx, row, event, bySystem({ now: now(), live }));
    };
  for (const kind of Object.keys(disruptionMessages) as DisruptionMessage[])
    box.on(disruptionMessages[kind], {
      compose: (tx, message) => compose(tx, message, kind),
      ...(kind === "link" ? { hold, sent: became("notified"), failed: became("notifyFailed") } : {}),
      ...(takesLink.includes(kind) ? { kept } : {}),
    });
}
