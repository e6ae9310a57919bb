import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { type PaymentRow, takeNews } from "./news.ts";
import { BankAway, type OpenedCharge, type PaymentProvider } from "./provider.ts";
import { payment } from "./tables.ts";

interface Parts extends Pick<Platform, "db" | "live" | "log" | "now"> {
  readonly provider: PaymentProvider;
}

/** Payments asked about in one turn. */
const atOnce = 50;
/** Seconds after which news are missed, between two questions, and after which nobody asks any more. */
const wait = { first: 120, again: 600, last: 3 * 86_400 } as const;

/** What the bank knows a payment by. */
export const chargeOf = ({ id, session, amount, currency }: PaymentRow): OpenedCharge => ({
  paymentId: id,
  session: session ?? "",
  amount,
  currency,
});

/** Gives back money for which nothing was given. Where the bank does not answer it is asked again by the job below. */
export async function giveBack(row: PaymentRow, { provider, log }: Pick<Parts, "provider" | "log">): Promise<void> {
  try {
    await provider.refund(chargeOf(row));
  } catch (error) {
    log.error({ err: error, payment: row.id }, "money could not be given back yet");
  }
}

/** Every minute: asks the bank about payments and refunds of which no news came (PAY-9), the longest unasked first. */
export const askBank = ({ db, live, log, now, provider }: Parts): JobDefinition =>
  defineJob({
    name: "payments.ask",
    everySeconds: 60,
    handler: async (_, { signal }) => {
      const at = now();
      const due = await db
        .select()
        .from(payment)
        .where(
          and(
            eq(payment.provider, provider.name),
            inArray(payment.state, ["PENDING", "REFUNDING"]),
            isNotNull(payment.session),
            gt(payment.stateAt, at - wait.last),
            lt(payment.stateAt, at - wait.first),
            or(isNull(payment.askedAt), lt(payment.askedAt, at - wait.again)),
          ),
        )
        .orderBy(asc(sql`coalesce(${payment.askedAt}, 0)`), asc(payment.createdAt))
        .limit(atOnce);
      for (const row of due) {
        if (signal.aborted) return;
        await db.update(payment).set({ askedAt: at }).where(eq(payment.id, row.id));
        try {
          // A refund that the bank never heard of is asked for once more: it happens once.
          if (row.state === "REFUNDING") await provider.refund(chargeOf(row));
          const news = await provider.ask(chargeOf(row));
          if (!news) continue;
          const taken = await takeNews(db, provider, news, { live, now: now() });
          if (taken.outcome === "taken" && taken.giveBack) await giveBack(taken.giveBack, { provider, log });
        } catch (error) {
          if (!(error instanceof BankAway)) throw error;
          log.warn({ err: error, payment: row.id }, "the bank could not be asked about a payment");
        }
      }
    },
  });
