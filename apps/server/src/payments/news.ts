import { paymentAfter, type PaymentEvent, type PaymentState } from "@gatehouse/domain/payments";
import { eq } from "drizzle-orm";
import { orderDeclined, orderPaid, orderRefunded } from "../ancillary/change.ts";
import type { Database, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import type { BankNews, PaymentProvider } from "./provider.ts";
import { payment, paymentNews } from "./tables.ts";

export type PaymentRow = typeof payment.$inferSelect;

interface Parts {
  readonly live: Pick<LiveHub, "publishAll">;
  readonly now: number;
}

export type TakenNews =
  /** Nobody here has such a payment, or it is over another amount. */
  | { readonly outcome: "unknown" }
  /** Heard before, or it changes nothing any more. */
  | { readonly outcome: "ignored" }
  /** `giveBack` is a payment whose money must go back: nothing was given for it. */
  | { readonly outcome: "taken"; readonly giveBack: PaymentRow | undefined };

/** Locks a payment's row until the transaction ends, and reads it. */
export const holdPayment = async (tx: Transaction, id: string): Promise<PaymentRow | undefined> => {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("update");
  return row;
};

/** Writes how a payment stands, and what made it so. */
export async function writePayment(
  tx: Transaction,
  row: PaymentRow,
  state: PaymentState,
  {
    event,
    newsId,
    userid,
    now,
    message,
  }: {
    readonly event: PaymentEvent;
    readonly newsId: string;
    readonly userid: string;
    readonly now: number;
    readonly message?: string;
  },
): Promise<PaymentRow> {
  const refundedBy = event === "refundAsked" ? userid : row.refundedBy;
  const next = { state, stateAt: now, refundedBy, message: message ?? row.message };
  await tx.update(payment).set(next).where(eq(payment.id, row.id));
  await tx
    .insert(paymentNews)
    .values({ provider: row.provider, newsId, paymentId: row.id, event, userid, at: now })
    .onConflictDoNothing();
  return { ...row, ...next };
}

/**
 * Takes what a bank tells (PAY-5): once however often it is told, in whatever order. What was ordered follows in the same transaction,
 * so that money and service are never apart.
 */
export const takeNews = (
  db: Database,
  { name }: Pick<PaymentProvider, "name">,
  news: BankNews,
  { live, now }: Parts,
): Promise<TakenNews> =>
  db.transaction(async (tx): Promise<TakenNews> => {
    const row = await holdPayment(tx, news.paymentId);
    if (!row || row.provider !== name || row.amount !== news.amount || row.currency !== news.currency)
      return { outcome: "unknown" };
    const [first] = await tx
      .insert(paymentNews)
      .values({ provider: name, newsId: news.id, paymentId: row.id, event: news.event, userid: "BANK", at: now })
      .onConflictDoNothing()
      .returning({ id: paymentNews.newsId });
    const state = first && paymentAfter(row.state, news.event);
    if (!state) return { outcome: "ignored" };
    const how = { event: news.event, newsId: news.id, userid: "BANK", now, message: news.message };
    const next = await writePayment(tx, row, state, how);
    const context = { live, now, userid: "BANK" };
    if (news.event === "declined") await orderDeclined(tx, row.orderId, news.message, context);
    // Money that nothing was given for goes back without anything being taken away.
    if (news.event === "refunded" && row.refundedBy !== "SYSTEM") await orderRefunded(tx, row.orderId, context);
    if (news.event !== "succeeded" || (await orderPaid(tx, row.orderId, context)))
      return { outcome: "taken", giveBack: undefined };
    const giveBack = await writePayment(tx, next, "REFUNDING", {
      event: "refundAsked",
      newsId: `back-${row.id}`,
      userid: "SYSTEM",
      now,
    });
    return { outcome: "taken", giveBack };
  });
