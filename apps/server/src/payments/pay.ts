import { paymentAfter } from "@gatehouse/domain/payments";
import { and, desc, eq, ne } from "drizzle-orm";
import { announce } from "../ancillary/change.ts";
import { readOrder } from "../ancillary/read.ts";
import type { Reader } from "../ancillary/visible.ts";
import { ancillaryOrder } from "../ancillary/tables.ts";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import type { Logger } from "../platform/log.ts";
import { chargeOf, giveBack } from "./ask-bank.ts";
import { holdPayment, takeNews, writePayment } from "./news.ts";
import { BankAway, type PayerLanguage, type PaymentProvider } from "./provider.ts";
import { findPayments } from "./read.ts";
import { payment } from "./tables.ts";

type Started =
  | { readonly outcome: "unknown" | "notOpen" | "bankAway" }
  | { readonly outcome: "started"; readonly paymentId: string; readonly url: string; readonly isFramed: boolean };

/** What is paid, as the bank's page says it. */
const describe = (bookingNo: string, orderId: number): Readonly<Record<PayerLanguage, string>> => ({
  en: `Booking ${bookingNo}, order ${orderId}`,
  fr: `Réservation ${bookingNo}, commande ${orderId}`,
});

interface Wanted {
  readonly orderId: number;
  readonly returnTo: string;
  readonly language: PayerLanguage;
}

/** Opens the bank's page for an order; the same page again while nothing came of it (PAY-3). */
export async function startPayment(
  db: Database,
  provider: PaymentProvider,
  reader: Reader,
  { orderId, returnTo, language }: Wanted,
  { live, log, now }: { readonly live: Pick<LiveHub, "publishAll">; readonly log: Logger; readonly now: number },
): Promise<Started> {
  const order = await readOrder(db, reader, orderId);
  if (!order) return { outcome: "unknown" };
  const attempt = () =>
    db.transaction(async (tx) => {
      const held = await readOrder(tx, reader, orderId, true);
      if (held?.state !== "OPEN") return undefined;
      const [waiting] = await tx
        .select()
        .from(payment)
        .where(and(eq(payment.orderId, orderId), eq(payment.state, "PENDING"), eq(payment.provider, provider.name)))
        .orderBy(desc(payment.createdAt))
        .limit(1);
      if (waiting) return waiting;
      // What became of the attempt before says nothing of this one.
      const [fresh] = await tx
        .update(ancillaryOrder)
        .set({ declined: "" })
        .where(and(eq(ancillaryOrder.id, orderId), ne(ancillaryOrder.declined, "")))
        .returning();
      if (fresh) await announce(tx, live, fresh);
      const { vendor, total: amount, currency } = held;
      const [made] = await tx
        .insert(payment)
        .values({
          orderId,
          vendor,
          provider: provider.name,
          state: "PENDING",
          stateAt: now,
          amount,
          currency,
          createdBy: reader.userid,
          createdAt: now,
        })
        .returning();
      return made;
    });
  try {
    let row = await attempt();
    // Somebody may have paid on the page that is open already, before the bank's news came.
    const news = row?.session ? await provider.ask(chargeOf(row)) : undefined;
    if (news) {
      const taken = await takeNews(db, provider, news, { live, now });
      if (taken.outcome === "taken" && taken.giveBack) await giveBack(taken.giveBack, { provider, log });
      row = await attempt();
    }
    if (!row) return { outcome: "notOpen" };
    const { session, url } = await provider.open({
      paymentId: row.id,
      amount: row.amount,
      currency: row.currency,
      language,
      description: describe(order.bookingNo, order.id),
      returnTo,
      session: row.session,
    });
    await db.update(payment).set({ session, page: url }).where(eq(payment.id, row.id));
    return { outcome: "started", paymentId: row.id, url, isFramed: provider.isFramed };
  } catch (error) {
    if (error instanceof BankAway) return { outcome: "bankAway" };
    throw error;
  }
}

type Refunded =
  | { readonly outcome: "unknown" | "notRefundable" | "bankAway" }
  | { readonly outcome: "asked"; readonly payment: Awaited<ReturnType<typeof findPayments>>[number] };

/** Asks the bank for the money to go back (PAY-6): it stands as asked for until the bank says that it went. */
export async function refundPayment(
  db: Database,
  provider: PaymentProvider | undefined,
  reader: Reader,
  id: string,
  { live, now }: { readonly live: Pick<LiveHub, "publishAll">; readonly now: number },
): Promise<Refunded> {
  const [seen] = await findPayments(db, reader, { id });
  if (!seen) return { outcome: "unknown" };
  const row = await db.transaction(async (tx) => {
    const held = await holdPayment(tx, id);
    // Asked for already: a bank that was away is asked once more.
    if (held?.state === "REFUNDING") return held;
    const state = held && paymentAfter(held.state, "refundAsked");
    if (!held || !state) return undefined;
    const newsId = `refund-${id}-${held.stateAt}`;
    const asked = await writePayment(tx, held, state, { event: "refundAsked", newsId, userid: reader.userid, now });
    const [order] = await tx.select().from(ancillaryOrder).where(eq(ancillaryOrder.id, held.orderId));
    if (order) await announce(tx, live, order);
    return asked;
  });
  if (!row) return { outcome: "notRefundable" };
  try {
    if (provider?.name !== row.provider || row.session === null) throw new BankAway("not this bank's payment");
    await provider.refund(chargeOf(row));
  } catch (error) {
    if (error instanceof BankAway) return { outcome: "bankAway" };
    throw error;
  }
  const [after] = await findPayments(db, reader, { id });
  return after ? { outcome: "asked", payment: after } : { outcome: "unknown" };
}
