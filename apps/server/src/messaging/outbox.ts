import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type EndReason,
  isEndReason,
  messageChannels,
  type MessageChannel,
  type MessageKind,
  type MessageReason,
} from "@gatehouse/domain/messaging";
import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { databaseUnavailableIn } from "../platform/connections/database-unavailable.ts";
import type { Database, Queryable, Transaction } from "../platform/database.ts";
import { defineJob, type JobDefinition } from "../platform/jobs.ts";
import type { LiveHub } from "../platform/live.ts";
import type { Logger } from "../platform/log.ts";
import { type Delivery, senders } from "./channel.ts";
import { longestTry } from "./email/smtp-channel.ts";
import type { MailFacts, MessageFacts } from "./mail-facts.ts";
import { outbox, type OutboxMessage } from "./tables.ts";
import { publishMessages } from "./publish.ts";

/** What a message says and to whom, or why it cannot be said now. */
export type Composition = {
  readonly receiver?: string;
  /** Name of the receiver. */
  readonly name?: string;
  /** Secrets included. */
  readonly facts?: MailFacts;
  /** What an SMS says; without a rule of its area it says the `text` of its payload. */
  readonly sms?: ComposedSms;
  /** Zones that the receiver may be in, where more is known than what their number tells. */
  readonly zones?: readonly string[];
  /** Goes in quiet hours too (MSG-13). */
  readonly urgent?: boolean;
  /** `no-address` is looked at again later; anything else gives the message up, and what is over takes it back (MSG-6). */
  readonly obstacle?: "no-address" | "no-document" | "no-secret" | "no-page" | EndReason;
};

/** An SMS, in words. */
export interface ComposedSms {
  /** Secrets included. */
  readonly text: string;
  /** The same without secrets, which is kept and shown; left out where there is none in it. */
  readonly shown?: string;
}

/** What an area does about its messages. */
export interface OutboxRule {
  /** Says what is in the message, from the rows as they are now. */
  readonly compose?: (tx: Queryable, message: OutboxMessage) => Promise<Composition>;
  /** Locks what the message speaks of, before the message itself: in that order the area locks them too. */
  readonly hold?: (tx: Transaction, message: OutboxMessage) => Promise<void>;
  /** What a message keeps of its payload once it has gone. */
  readonly kept?: (payload: OutboxMessage["payload"]) => OutboxMessage["payload"];
  /** Follows up, in the transaction that marks the message as sent. It may have been taken back while it was under way. */
  readonly sent?: (tx: Transaction, message: OutboxMessage) => Promise<void>;
  /** Follows up, in the transaction that gives the message up or notes that it has no address. */
  readonly failed?: (tx: Transaction, message: OutboxMessage) => Promise<void>;
}

/** One try, with what is kept of it. */
export type DeliveryAttempt = (
  | Delivery
  | { readonly outcome: "obstacle"; readonly obstacle: MessageReason; readonly answer: string; readonly until?: number }
) & {
  readonly receiver?: string;
  /** What was said, without secrets. */
  readonly facts?: MessageFacts;
  /** Parts that an SMS takes. */
  readonly segments?: number;
};

/** Takes one message to the outside; what it throws counts as `later`. */
export type DeliverMessage = (message: OutboxMessage) => Promise<DeliveryAttempt>;

/** The channels that are set up: messages of the others wait, and say so. */
export type Ways = { readonly [C in MessageChannel]?: DeliverMessage | undefined };

interface Parts {
  readonly db: Database;
  readonly live: Pick<LiveHub, "publishAll">;
  readonly log: Logger;
  readonly now: () => number;
  /** 0 to 1; spreads tries, so that what failed together is not tried together. */
  readonly random?: () => number;
}

/** Seconds for which a message belongs to the process that sends it: a little longer than a try can take. */
const claimSeconds = longestTry + 30;
/** After so many tries, about three days, what the receiver's side keeps putting off is given up. */
const maxTries = 80;
/** Seconds before the next look at a message that has no address. */
const addressPause = 600;
/** Milliseconds between two tries to write while the database is away. */
const pauseWithoutDatabase = 250;
/** Seconds between two looks for what has come, while something is under way. */
const secondsBetweenLooks = 1;
/** While nothing can be sent at all, a try every few minutes finds out that it can again. */
const longestFaultPause = 300;

const waitsFor = (reason: MessageReason) => or(isNull(outbox.reason), ne(outbox.reason, reason)) ?? sql`true`;

/**
 * The messages to the outside (docs/decisions/029). One whose turn has come is claimed, composed and sent outside of any transaction,
 * and marked as sent, with all that follows from it, when the receiving server has said that it took it. A process that is killed in
 * between leaves a claim that runs out: the message goes again, with the same id.
 */
export function createOutbox({ db, live, log, now, random = Math.random }: Parts, ways: Ways) {
  const rules = new Map<string, OutboxRule>();
  const unsettled = and(isNull(outbox.sentAt), isNull(outbox.cancelledAt), isNull(outbox.deadAt));
  const pause = (attempts: number, longest = 3600) =>
    Math.ceil(Math.min(longest, 5 * 2 ** Math.min(attempts, 20)) * (1 + random() / 4));

  /** Takes the next message whose turn has come; nobody else has it until the claim runs out. */
  async function claimNext(channel: MessageChannel): Promise<OutboxMessage | undefined> {
    const at = now();
    const due = and(
      unsettled,
      eq(outbox.channel, channel),
      lte(outbox.dueAt, at),
      or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, at)),
    );
    const next = db
      .$with("next")
      .as(
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(due)
          .orderBy(outbox.dueAt)
          .limit(1)
          .for("update", { skipLocked: true }),
      );
    const claim = randomUUID();
    try {
      const [claimed] = await db
        .with(next)
        .update(outbox)
        .set({ claim, claimedUntil: at + claimSeconds })
        .where(eq(outbox.id, sql`(select id from next)`))
        .returning();
      return claimed;
    } catch (error) {
      // Made without our hearing of it, it would hold the message back until it runs out.
      const made = and(unsettled, eq(outbox.channel, channel), eq(outbox.claim, claim));
      await insist(() => db.update(outbox).set({ claim: null, claimedUntil: null }).where(made));
      throw error;
    }
  }

  async function attempt(message: OutboxMessage, send: DeliverMessage): Promise<DeliveryAttempt> {
    try {
      return await send(message);
    } catch (error) {
      log.error({ err: error, outbox: message.id, kind: message.kind }, "a message could not be composed or sent");
      return { outcome: "later", answer: error instanceof Error ? error.message : String(error) };
    }
  }

  /** What a try that did not succeed leaves in the row. */
  function leftBy(taken: DeliveryAttempt, attempts: number) {
    const at = now();
    const failed = (reason: MessageReason, wait: number) => ({ reason, lastError: taken.answer, dueAt: at + wait });
    const dead = (reason: MessageReason) => ({ reason, lastError: taken.answer, deadAt: at });
    const errorCode = "errorCode" in taken ? { errorCode: taken.errorCode ?? null } : {};
    switch (taken.outcome) {
      case "unreachable":
        return { ...failed("channel-fault", pause(attempts, longestFaultPause)), attempts: attempts + 1 };
      case "later":
        return {
          ...(attempts + 1 >= maxTries ? dead("gave-up") : failed("busy", pause(attempts))),
          ...errorCode,
          attempts: attempts + 1,
        };
      case "refused":
        return { ...dead(taken.optedOut ? "opted-out" : "refused"), ...errorCode, attempts: attempts + 1 };
      case "obstacle":
        if (taken.obstacle === "quiet-hours")
          return { ...failed("quiet-hours", Math.max(60, (taken.until ?? 0) - at)), lastError: null };
        if (taken.obstacle === "no-address") return { ...failed("no-address", addressPause), lastError: null };
        if (isEndReason(taken.obstacle)) return { reason: taken.obstacle, cancelledAt: at };
        return dead(taken.obstacle);
      case "accepted":
        throw new Error("A message that was taken leaves nothing to be tried again.");
    }
  }

  /** Writes down what became of a message. */
  const settle = (message: OutboxMessage, taken: DeliveryAttempt): Promise<void> =>
    db.transaction(async (tx) => {
      const rule = rules.get(message.kind);
      const { receiver, facts, segments } = taken;
      const about = {
        claim: null,
        claimedUntil: null,
        ...(receiver === undefined ? {} : { receiver }),
        ...(segments === undefined ? {} : { segments }),
        // What an SMS says is seen while it waits too.
        ...(facts?.template === "sms" ? { facts } : {}),
      };
      if (taken.outcome !== "accepted") {
        if (rule?.failed) await rule.hold?.(tx, message);
        // A claim that ran out is somebody else's by now, and one that was taken back has said what it had to say.
        const [row] = await tx
          .update(outbox)
          .set({ ...about, ...leftBy(taken, message.attempts) })
          .where(and(eq(outbox.id, message.id), eq(outbox.claim, message.claim ?? ""), unsettled))
          .returning();
        if (!row || (row.reason === message.reason && row.lastError === message.lastError)) return;
        if (row.deadAt !== null || row.reason === "no-address") await rule?.failed?.(tx, row);
        await publishMessages(tx, live, [row]);
        return;
      }
      await rule?.hold?.(tx, message);
      const [row] = await tx
        .update(outbox)
        .set({
          ...about,
          attempts: message.attempts + 1,
          lastError: null,
          reason: null,
          deadAt: null,
          sentAt: now(),
          answer: taken.answer,
          errorCode: null,
          ...(taken.providerId === undefined ? {} : { providerId: taken.providerId }),
          ...(facts === undefined ? {} : { facts }),
          ...(rule?.kept ? { payload: rule.kept(message.payload) } : {}),
        })
        .where(and(eq(outbox.id, message.id), isNull(outbox.sentAt)))
        .returning();
      if (!row) return;
      await rule?.sent?.(tx, row);
      await publishMessages(tx, live, [row]);
    });

  /** Without a channel everything that is due waits for one. */
  async function holdBack(channel: MessageChannel): Promise<void> {
    await db.transaction(async (tx) => {
      const held = await tx
        .update(outbox)
        .set({ reason: "no-channel", lastError: null })
        .where(and(unsettled, eq(outbox.channel, channel), lte(outbox.dueAt, now()), waitsFor("no-channel")))
        .returning();
      await publishMessages(tx, live, held);
    });
  }

  const makeDue = (where: SQL | undefined) =>
    db
      .update(outbox)
      .set({ dueAt: now() })
      .where(and(unsettled, where, gt(outbox.dueAt, now())));

  /** Sends what is due by one channel. @returns how many messages were tried */
  async function flushChannel(channel: MessageChannel): Promise<number> {
    const take = ways[channel];
    if (!take) {
      await holdBack(channel);
      return 0;
    }
    let tried = 0;
    let accepted = 0;
    let closed = false;
    let failure: { readonly error: unknown } | undefined;
    let busy = 0;
    const workers: Promise<void>[] = [];
    const work = async () => {
      busy += 1;
      try {
        while (!closed) {
          const message = await claimNext(channel);
          if (!message) return;
          // Where there is one there may be more, also while a burst comes in and others have found nothing to do.
          if (busy < senders) begin();
          tried += 1;
          const taken = await attempt(message, take);
          if (taken.outcome === "unreachable") closed = true;
          if (taken.outcome === "accepted") accepted += 1;
          else log.warn({ outbox: message.id, kind: message.kind, ...reasonOf(taken) }, "a message was not taken");
          // The message has gone, or has not: while nobody else has it, that is written down once the database is back.
          await insist(() => settle(message, taken));
        }
      } catch (error) {
        failure ??= { error };
      } finally {
        busy -= 1;
      }
    };
    const begin = (): void => void workers.push(work());
    begin();
    // What comes while a server takes its time does not wait for that.
    const looks = setInterval(() => {
      if (busy > 0 && busy < senders && !closed) begin();
    }, secondsBetweenLooks * 1000);
    for (const worker of workers) await worker;
    clearInterval(looks);
    if (failure) throw failure.error;
    // The way is open again: what had found it closed need not wait any longer.
    if (accepted > 0 && !closed) await makeDue(and(eq(outbox.channel, channel), eq(outbox.reason, "channel-fault")));
    return tried;
  }

  /** Sends what is due; a channel that is closed holds no other back. @returns how many messages were tried */
  async function flush(): Promise<number> {
    const ends = await Promise.allSettled(messageChannels.map(flushChannel));
    const failed = ends.find((end) => end.status === "rejected");
    if (failed) throw failed.reason;
    return ends.reduce((sum, end) => sum + (end.status === "fulfilled" ? end.value : 0), 0);
  }

  /** One for each channel: no turn of one waits for the end of another's. */
  const jobs = messageChannels.map((channel): JobDefinition =>
    defineJob({
      name: channel === "email" ? "messaging.outbox" : `messaging.outbox-${channel}`,
      everySeconds: 3,
      handler: async () => {
        await flushChannel(channel);
      },
    }),
  );
  return {
    on: (kind: MessageKind, rule: OutboxRule) => void rules.set(kind, { ...rules.get(kind), ...rule }),
    /** What a message would say now. */
    compose: async (tx: Queryable, message: OutboxMessage): Promise<Composition> =>
      (await rules.get(message.kind)?.compose?.(tx, message)) ?? {},
    /**
     * Marks a message as sent that a gateway speaks of: a process that was killed after it handed the message over could not.
     * @param kept what was said, as far as it can be told
     */
    confirm: async (message: OutboxMessage, kept: Pick<DeliveryAttempt, "facts" | "segments">, providerId?: string) =>
      settle(message, {
        outcome: "accepted",
        answer: "reported by the gateway",
        ...kept,
        ...(providerId === undefined ? {} : { providerId }),
      }),
    flush,
    jobs,
    /** Whether what was tried last found the way closed. */
    isFailing: async (channel: MessageChannel): Promise<boolean> =>
      (await db.$count(
        outbox,
        and(unsettled, eq(outbox.channel, channel), eq(outbox.reason, "channel-fault"), isNotNull(outbox.lastError)),
      )) > 0,
  };
}

/** Writes down what is known about a claim, also where the database is away for less time than a claim lasts. */
async function insist(write: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + claimSeconds * 1000;
  for (;;) {
    try {
      await write();
      return;
    } catch (error) {
      if (!databaseUnavailableIn(error) || performance.now() > until) throw error;
      await sleep(pauseWithoutDatabase, undefined, { ref: false });
    }
  }
}

export type Outbox = ReturnType<typeof createOutbox>;

const reasonOf = (taken: DeliveryAttempt) =>
  "obstacle" in taken ? { reason: taken.obstacle } : { answer: taken.answer };
