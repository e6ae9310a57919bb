import { landingPath } from "@gatehouse/domain/disruption";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import type { MessageChannel } from "@gatehouse/domain/messaging";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { tellEndOfLinks } from "../chat/news.ts";
import { outbox } from "../messaging/tables.ts";
import type { Transaction } from "../platform/database.ts";
import { makeLink } from "../travellers/links.ts";
import { publicLink } from "../travellers/tables.ts";
import type { DisruptionRow, ChangeContext } from "./change.ts";
import { readReader } from "./reader.ts";
import { disruptionLink } from "./tables.ts";

/** Kind of the row that these messages speak of. */
export const disruptionSubject = "disruption";

/** Messages about a disruption. */
export const disruptionMessages = {
  link: "disruption.link",
  price: "disruption.price",
  declined: "disruption.declined",
  confirmed: "disruption.confirmed",
  pass: "disruption.pass",
  voucher: "disruption.voucher",
} as const;
export type DisruptionMessage = keyof typeof disruptionMessages;

/** Writes a message to the traveller of a disruption. */
export async function writeMessage(
  tx: Transaction,
  { id, vendor, bookingNo }: Pick<DisruptionRow, "id" | "vendor" | "bookingNo">,
  kind: DisruptionMessage,
  receiver: string,
  payload: Readonly<Record<string, string>>,
  now: number,
  channel: MessageChannel = "email",
): Promise<void> {
  await tx.insert(outbox).values({
    channel,
    kind: disruptionMessages[kind],
    subjectKind: disruptionSubject,
    subjectId: id,
    vendor,
    bookingNo,
    receiver,
    payload,
    createdAt: now,
    dueAt: now,
  });
}

/** Links of a disruption open nothing from now on, and messages that would take them are not sent. Who is in a chat by one is told. */
export async function revoke(
  tx: Transaction,
  { id: disruptionId, vendor, bookingNo }: Pick<DisruptionRow, "id" | "vendor" | "bookingNo">,
  { now, live }: Pick<ChangeContext, "now" | "live">,
): Promise<void> {
  await tx
    .update(outbox)
    .set({ cancelledAt: now, reason: "taken-back", payload: sql`${outbox.payload} - 'path'` })
    .where(
      and(
        inArray(outbox.kind, [disruptionMessages.link, disruptionMessages.price]),
        eq(outbox.subjectKind, disruptionSubject),
        eq(outbox.subjectId, disruptionId),
        isNull(outbox.sentAt),
        isNull(outbox.cancelledAt),
        isNull(outbox.deadAt),
      ),
    );
  const links = tx
    .select({ id: disruptionLink.linkId })
    .from(disruptionLink)
    .where(eq(disruptionLink.disruptionId, disruptionId));
  const gone = await tx.delete(publicLink).where(inArray(publicLink.id, links)).returning({ id: publicLink.id });
  if (gone.length > 0) await tellEndOfLinks(tx, live, { vendor, bookingNo });
}

/**
 * Makes a link to a disruption and the message that takes it to the traveller (DIS-4).
 * @param options.to where to; the booking's own address when left out
 * @param options.kind what the message says besides
 * @param options.isFirst whether there is no earlier link of this disruption to revoke
 * @returns whether there is an address at all
 */
export async function sendLink(
  tx: Transaction,
  row: Pick<DisruptionRow, "id" | "vendor" | "bookingId" | "bookingNo">,
  {
    to,
    kind = "link",
    payload = {},
    isFirst = false,
  }: {
    readonly to?: string;
    readonly kind?: DisruptionMessage;
    readonly payload?: Readonly<Record<string, string>>;
    readonly isFirst?: boolean;
  },
  context: Pick<ChangeContext, "now" | "live">,
): Promise<boolean> {
  const { now } = context;
  if (kind === "link" && !isFirst) await revoke(tx, row, context);
  const reader = await readReader(tx, row.bookingId);
  const receiver = to ?? reader?.email ?? "";
  // An address that was given by hand is where the traveller can be reached now.
  const phone = to === undefined ? (reader?.phone ?? "") : "";
  if (receiver === "" && phone === "") return false;
  const { linkId, secret } = await makeLink(
    tx,
    { bookingId: row.bookingId, purpose: "disruption" },
    { now, user: pseudoUsers.system },
  );
  await tx.insert(disruptionLink).values({ linkId, disruptionId: row.id });
  const path = landingPath(secret, reader?.language ?? "en");
  if (receiver !== "") await writeMessage(tx, row, kind, receiver, { ...payload, to: receiver, path }, now);
  if (phone !== "") await writeMessage(tx, row, kind, phone, { ...payload, to: phone, path }, now, "sms");
  return true;
}
