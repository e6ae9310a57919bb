import { randomUUID } from "node:crypto";
import { readContent } from "@gatehouse/domain/chat";
import { plainText } from "@gatehouse/domain/rich-text";
import { desc, eq, and } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import { publishCase } from "../cases/news.ts";
import { caseFor } from "../cases/open-case.ts";
import { sanitiseComment } from "../cases/sanitise.ts";
import { caseComment } from "../cases/tables.ts";
import { findSubject } from "../cases/visible.ts";
import type { Queryable } from "../platform/database.ts";
import { pageOf } from "./messages.ts";
import type { Publisher } from "./news.ts";
import { type RoomRow, type Speaker, type Staff, vendorNameOf } from "./speakers.ts";
import { chatAudit, chatMessage } from "./tables.ts";

/** Messages that a transcript reads at once. */
const pageSize = 500;

/** What a message says, in one line of words. */
function inWords(messageType: Parameters<typeof readContent>[0], message: string): string {
  const content = readContent(messageType, message);
  if (content.kind === "text") {
    if (messageType === "TRAVELLER_CONNECTED") return "Traveller got connected";
    if (messageType === "TRAVELLER_DISCONNECTED") return "Traveller got disconnected";
    return content.text;
  }
  if (content.kind === "api") return content.content.followUpResponse;
  const { content: about } = content;
  switch (about.type) {
    case "NO_ACTION":
      return `Chose that no action is needed (booking ${about.bookingNo})`;
    case "LOUNGE_PASS":
      return `Chose lounge access (booking ${about.bookingNo})`;
    case "FLIGHT_SEARCH":
      return `Flight search: ${about.from} - ${about.to}, ${about.departDate}, ${about.passengerCount} passengers`;
    case "FLIGHT_SELECTION":
      return `Flights: ${about.selectedFlights
        .map(({ airlineIata, flightNum, fromIata, toIata, deptLocal }) =>
          [`${airlineIata} ${flightNum}`, `${fromIata} - ${toIata}`, deptLocal.replace("T", " ")].join(" "),
        )
        .join(", ")}`;
    case "ATTACHMENT":
      return `Sent a file: ${about.name} (${fileSize(about.size)})`;
  }
}

/** "84 kB", "1.2 MB". @param bytes in steps of 1000 */
const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;

const stamp = (at: number): string => `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;

interface Line {
  readonly at: number;
  readonly name: string;
  readonly words: string;
}

/** Everything that was said after a message, as a reader may know it. */
async function linesOf(tx: Queryable, speaker: Speaker, room: RoomRow, from = 0): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for (let after = from; ;) {
    const page = await pageOf(tx, speaker, room, { after, limit: pageSize });
    lines.push(
      ...page.messages.map(({ timestamp, name, messageType, message }) => ({
        at: timestamp,
        name,
        words: inWords(messageType, message),
      })),
    );
    const last = page.messages.at(-1);
    if (!page.more || !last) return lines;
    after = last.seq;
  }
}

/** A conversation as a text file (CHAT-12). */
export async function transcriptOf(
  tx: Queryable,
  speaker: Speaker,
  room: RoomRow,
): Promise<{ readonly name: string; readonly text: string }> {
  const lines = await linesOf(tx, speaker, room);
  const head = `${room.name}, ${await vendorNameOf(tx, room.vendor)}${room.bookingNo === "" ? "" : `, booking ${room.bookingNo}`}`;
  const body = lines.map(({ at, name, words }) => `[${stamp(at)}] ${name === "" ? "" : `${name}: `}${words}`);
  return { name: `chat-${room.id.slice(0, 8)}.txt`, text: [head, "", ...body, ""].join("\n") };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
/** Characters of one comment; a longer conversation is kept in several. */
const commentLength = 60_000;

/**
 * Keeps what was said since the last time with the case of the room's booking, as external comments (CHAT-12): whoever travels reads it
 * there too. A room without a booking, or without words, has nothing to keep.
 */
export async function keepTranscript(
  tx: Queryable,
  room: RoomRow,
  staff: Staff & { readonly role: string },
  { live, now }: { readonly live: Publisher; readonly now: number },
): Promise<void> {
  if (room.bookingNo === "") return;
  const found = await findSubject(tx, staff, { bookingNo: room.bookingNo, travelRequestId: 0, vCode: room.vendor });
  if (!found) return;
  const [former] = await tx
    .select({ note: chatAudit.note })
    .from(chatAudit)
    .where(and(eq(chatAudit.roomId, room.id), eq(chatAudit.action, "TRANSCRIPT")))
    .orderBy(desc(chatAudit.id))
    .limit(1);
  const from = Number(former?.note ?? 0);
  const said = await tx.$count(chatMessage, eq(chatMessage.roomId, room.id));
  if (said === 0 || from >= room.lastSeq) return;
  // Who travels reads it: they are told what they were told in the chat.
  const reader: Speaker = { side: "TRAVELLER", roomId: room.id, userId: room.travellerId, linkId: null };
  const lines = (await linesOf(tx, reader, room, from)).map(
    ({ at, name, words }) =>
      `<p><code>${stamp(at)}</code> ${name === "" ? "" : `<strong>${escaped(name)}</strong> `}${escaped(words).replaceAll("\n", " ")}</p>`,
  );
  const parts: string[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (last === undefined || last.length + line.length > commentLength) parts.push(line);
    else parts[parts.length - 1] = last + line;
  }
  const { row } = await caseFor(tx, found, { userid: staff.userid, now });
  const [writer] = await tx.select({ name: appUser.name }).from(appUser).where(eq(appUser.id, staff.userId));
  const alias = await vendorNameOf(tx, room.vendor);
  for (const part of parts) {
    const html = sanitiseComment(part, "external");
    await tx.insert(caseComment).values({
      caseId: row.id,
      kind: "IT",
      internal: false,
      segmentId: null,
      html,
      words: plainText(html),
      createdAt: now,
      writerId: staff.userId,
      writer: staff.userid,
      writerName: writer?.name ?? "",
      role: staff.role,
      alias,
      clientId: randomUUID(),
    });
  }
  await tx
    .insert(chatAudit)
    .values({ roomId: room.id, action: "TRANSCRIPT", userid: staff.userid, at: now, note: String(room.lastSeq) });
  await publishCase(tx, live, row, row.travellerId === null ? [] : [row.travellerId]);
}
