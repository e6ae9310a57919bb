import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { passenger, segment } from "../bookings/tables.ts";
import { bySystem, reportFlight } from "../disruption/detect.ts";
import { registerMessages } from "../disruption/messages.ts";
import { disruptionMessages } from "../disruption/send-link.ts";
import { disruption } from "../disruption/tables.ts";
import { writeMail } from "../messaging/email/write-mail.ts";
import { createOutbox, type DeliverMessage } from "../messaging/outbox.ts";
import { outbox } from "../messaging/tables.ts";
import { openDatabase } from "../platform/database.ts";
import { createLog } from "../platform/log.ts";

/** Milliseconds that the mail server of the bench takes for a mail. */
const mailServer = 20;
/** Transactions that detect at the same time. */
const together = 6;

/** What became of disruptions that were found all at once. */
export interface SentLinks {
  /** Seconds from the detection of each to the receiving server's yes. */
  readonly seconds: readonly number[];
  /** How often the link of each was taken. */
  readonly taken: readonly number[];
  /** How many stand as told. */
  readonly notified: number;
}

/** Disrupts so many flights of a demo world at once, and sends their links by the outbox as one server process does. */
export async function sendDisruptionLinks(url: string, count: number): Promise<SentLinks> {
  const { db, close } = await openDatabase({ url, pool: 12, statementTimeout: 600 });
  const now = () => Math.floor(Date.now() / 1000);
  const live = { publishAll: async () => undefined };
  const log = createLog({ logLevel: "error", logFormat: "json" });
  try {
    await db.delete(outbox);
    await db.delete(disruption);
    const flights = await db
      .select({ id: segment.id })
      .from(segment)
      .where(and(gt(segment.departsAt, now() + 3600), eq(segment.cancelled, false)))
      .orderBy(asc(segment.id))
      .limit(count);
    if (flights.length < count) throw new Error(`The world has ${String(flights.length)} flights ahead only.`);
    await db
      .update(passenger)
      .set({ email: sql`'traveller-' || ${passenger.id} || '@bench.example'` })
      .where(
        inArray(passenger.pnrId, db.select({ id: segment.pnrId }).from(segment).where(gt(segment.departsAt, now()))),
      );

    const detected = new Map<number, number>();
    const accepted = new Map<number, number[]>();
    const take: DeliverMessage = async (message) => {
      const { facts } = await box.compose(db, message);
      if (facts) writeMail(facts);
      await sleep(mailServer);
      accepted.set(message.subjectId, [...(accepted.get(message.subjectId) ?? []), performance.now()]);
      return { outcome: "accepted", answer: "250 OK" };
    };
    const box = createOutbox({ db, live, log, now }, { email: take });
    registerMessages({ outbox: box, origin: "https://travel.example", now, live });

    const queue = [...flights];
    const detect = async (): Promise<void> => {
      for (let flight = queue.pop(); flight; flight = queue.pop()) {
        const { id: segmentId } = flight;
        const began = performance.now();
        const noted = await db.transaction((tx) =>
          reportFlight(tx, { segmentId, kind: "CANCELLED", minutes: 0 }, "FEED", bySystem({ now: now(), live })),
        );
        if (noted) detected.set(noted.row.id, began);
      }
    };
    const detecting = { isDone: false };
    const send = async (): Promise<void> => {
      while (!detecting.isDone || (await box.flush()) > 0) await box.flush();
    };
    const sending = send();
    await Promise.all(Array.from({ length: together }, detect));
    detecting.isDone = true;
    await sending;
    const notified = await db.$count(disruption, inArray(disruption.status, ["NOTIFIED"]));
    const left = await db.$count(outbox, and(eq(outbox.kind, disruptionMessages.link), eq(outbox.state, "queued")));
    if (left > 0) throw new Error(`${String(left)} links were not sent.`);
    const times = [...detected].map(([id, from]) => ({ from, all: accepted.get(id) ?? [] }));
    return {
      seconds: times.map(({ from, all }) => ((all[0] ?? Number.POSITIVE_INFINITY) - from) / 1000),
      taken: times.map(({ all }) => all.length),
      notified,
    };
  } finally {
    await close();
  }
}
