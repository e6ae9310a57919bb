import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { ChatModel } from "../platform/chat-model.ts";
import type { Platform } from "../platform/platform.ts";
import { type FileParts, keepFile, linkToFile, type SentUp } from "./files.ts";
import { keepReceipts, type Page, pageOf, type SendOutcome, say } from "./messages.ts";
import type { Presence } from "./presence.ts";
import { closeRoom, readColleagues, readRooms, takeNext, takeRoom, type Taken, transferRoom } from "./rooms.ts";
import { findRoom, roomOfTraveller, type Speaker, speakerOf, type Staff } from "./speakers.ts";
import { issueChatTicket } from "./tickets.ts";
import { keepTranscript, transcriptOf } from "./transcript.ts";
import { guestVendor, readOffer, visit, type Visit, visitorOf } from "./visits.ts";

const done = { ok: true } as const;

interface Parts extends Pick<Platform, "config" | "db" | "live" | "log" | "now">, FileParts {
  /** Reads for the assistant, where there is one. */
  readonly model: ChatModel | undefined;
  readonly presence: Pick<Presence, "call">;
}

/** What a call without a session has in common with all others of its kind. */
interface Uninvited {
  readonly countWrongLink: () => Promise<number | undefined>;
}
interface UninvitedErrors {
  readonly NOT_FOUND: () => Error;
  readonly TOO_MANY_REQUESTS: (options: { readonly data: { readonly retryAfter: number } }) => Error;
}

/** Why a link or a key does not open anything; whoever tries many is stopped. */
async function refusal({ countWrongLink }: Uninvited, errors: UninvitedErrors): Promise<Error> {
  const retryAfter = await countWrongLink();
  return retryAfter === undefined ? errors.NOT_FOUND() : errors.TOO_MANY_REQUESTS({ data: { retryAfter } });
}

interface UploadErrors extends Pick<UninvitedErrors, "NOT_FOUND"> {
  readonly TOO_LARGE: () => Error;
  readonly NOT_TAKEN: () => Error;
  readonly ENCRYPTED: () => Error;
  readonly TOO_COMPLEX: () => Error;
  readonly TOO_FAST: (options: { readonly data: { readonly retryAfter: number } }) => Error;
}

/** What became of a file that was sent up. */
function answerUpload(result: SentUp, errors: UploadErrors, setHeader: (name: string, value: number) => void) {
  switch (result.outcome) {
    case "unknown":
      throw errors.NOT_FOUND();
    case "refused":
      throw errors[result.reason]();
    case "too-fast":
      setHeader("retry-after", result.seconds);
      throw errors.TOO_FAST({ data: { retryAfter: result.seconds } });
    case "kept":
      return result.file;
  }
}

interface SayErrors extends Pick<UninvitedErrors, "NOT_FOUND"> {
  readonly BLANK: () => Error;
  readonly TOO_LONG: () => Error;
  readonly NO_FILE: () => Error;
  readonly TOO_FAST: (options: { readonly data: { readonly retryAfter: number } }) => Error;
}

/** What became of a message that was said. */
function answerSaid(
  result: SendOutcome,
  messageId: string,
  errors: SayErrors,
  setHeader: (name: string, value: number) => void,
) {
  switch (result.outcome) {
    case "unknown":
      throw errors.NOT_FOUND();
    case "refused":
      throw result.reason === "NOT_ALLOWED" ? errors.NOT_FOUND() : errors[result.reason]();
    case "too-fast":
      setHeader("retry-after", result.seconds);
      throw errors.TOO_FAST({ data: { retryAfter: result.seconds } });
    case "said":
      return { messageId, seq: result.seq };
  }
}

/** Messages as spec'd for those who read them by call. */
const shown = ({ messages, ...page }: Page) => ({
  ...page,
  messages: messages.map((message) => ({ ...message, type: "CM" as const, isSystem: message.side === "SYSTEM" })),
});

/** Implements `contract.chat`: the same as the socket does, by calls. */
export function chatRouter(
  open: OpenCalls,
  calls: SignedInCalls,
  { config, db, live, log, model, now, presence, ...files }: Parts,
) {
  const area = calls.chat;
  const parts = () => ({ live, now: now() });
  /** Who speaks; a traveller without a room speaks nowhere. */
  const speaker = async (principal: Staff): Promise<Speaker> =>
    (await speakerOf(db, principal)) ?? { side: "TRAVELLER", roomId: nowhere, userId: principal.userId, linkId: null };
  const found = async (principal: Staff, id: string) => {
    const who = await speaker(principal);
    const room = await findRoom(db, who, id, now());
    return room && { who, room };
  };
  /** A traveller who asks for what is new is there; who pages back has a socket, or asks for what is new besides. */
  const noteCall = async (who: Speaker, { before }: { readonly before?: number | undefined }): Promise<void> => {
    if (who.side === "TRAVELLER" && before === undefined) await presence.call(who);
  };
  /** A visitor who calls, with their room. */
  const visiting = async (asked: Pick<Visit, "linkId" | "bookingNo" | "key">) => {
    const who = await visitorOf(db, asked, now());
    const room = who && (await findRoom(db, who, who.roomId, now()));
    return room && { who, room };
  };
  return {
    ticket: area.ticket.handler(async ({ context: { principal }, errors }) => {
      const roomId = principal.role === "TRAVELLER" ? await roomOfTraveller(db, principal.userId, now()) : null;
      if (roomId === undefined) throw errors.NO_VENDOR();
      return { ...(await issueChatTicket(db, principal, now())), roomId };
    }),
    visit: open.chat.visit.handler(async ({ input, context, errors }) => {
      const result = await visit(db, input, now());
      if (result.outcome === "who") throw errors.WHO();
      if (result.outcome === "unknown") throw await refusal(context, errors);
      const { roomId, linkId = null, key, vendorName } = result;
      return { ...(await issueChatTicket(db, { roomId, linkId }, now())), roomId, key, vendorName };
    }),
    offer: open.chat.offer.handler(async ({ errors }) => {
      const offered = await readOffer(db, guestVendor(config));
      if (!offered) throw errors.NOT_FOUND();
      return offered;
    }),
    visitMessages: open.chat.visitMessages.handler(async ({ input, context, errors }) => {
      const one = await visiting(input);
      if (!one) throw await refusal(context, errors);
      const { before, after } = input;
      await noteCall(one.who, input);
      return shown(await pageOf(db, one.who, one.room, { after, before }));
    }),
    visitSay: open.chat.visitSay.handler(async ({ input, context, errors }) => {
      const one = await visiting(input);
      if (!one) throw await refusal(context, errors);
      const { messageId, messageType, message } = input;
      const result = await say(
        db,
        one.who,
        one.room.id,
        { messageId, messageType, message },
        { ...parts(), log, model },
      );
      return answerSaid(result, messageId, errors, context.setHeader);
    }),
    visitReceipts: open.chat.visitReceipts.handler(async ({ input, context, errors }) => {
      const one = await visiting(input);
      const { delivered, read } = input;
      if (!one || !(await keepReceipts(db, one.who, one.room.id, { delivered, read }, parts())))
        throw await refusal(context, errors);
      return done;
    }),
    visitUpload: open.chat.visitUpload.handler(async ({ input, context, errors }) => {
      const one = await visiting(input);
      if (!one) throw await refusal(context, errors);
      const sent = await keepFile(db, one.who, { ...input, id: one.room.id }, files, now());
      return answerUpload(sent, errors, context.setHeader);
    }),
    visitFile: open.chat.visitFile.handler(async ({ input, context, errors }) => {
      const one = await visiting(input);
      if (!one) throw await refusal(context, errors);
      const link = await linkToFile(db, one.who, { id: one.room.id, fileId: input.fileId }, files.keys, now());
      if (!link) throw errors.NOT_FOUND();
      return link;
    }),
    rooms: area.rooms.handler(async ({ context: { principal } }) =>
      readRooms(db, await speakerOf(db, principal), now()),
    ),
    messages: area.messages.handler(async ({ input, context: { principal }, errors }) => {
      const one = await found(principal, input.id);
      if (!one) throw errors.NOT_FOUND();
      await noteCall(one.who, input);
      return shown(await pageOf(db, one.who, one.room, input));
    }),
    say: area.say.handler(async ({ input: { id, ...sent }, context: { principal, setHeader }, errors }) => {
      const result = await say(db, await speaker(principal), id, sent, { ...parts(), log, model });
      return answerSaid(result, sent.messageId, errors, setHeader);
    }),
    upload: area.upload.handler(async ({ input, context: { principal, setHeader }, errors }) =>
      answerUpload(await keepFile(db, await speaker(principal), input, files, now()), errors, setHeader),
    ),
    file: area.file.handler(async ({ input, context: { principal }, errors }) => {
      const link = await linkToFile(db, await speaker(principal), input, files.keys, now());
      if (!link) throw errors.NOT_FOUND();
      return link;
    }),
    receipts: area.receipts.handler(async ({ input: { id, ...receipts }, context: { principal }, errors }) => {
      if (!(await keepReceipts(db, await speaker(principal), id, receipts, parts()))) throw errors.NOT_FOUND();
      return done;
    }),
    take: area.take.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const result = principal.role === "TRAVELLER" ? unknown : await takeRoom(db, principal, id, parts());
      if (result.outcome === "taken") return { roomId: result.roomId };
      if (result.outcome === "full") throw errors.CAPACITY();
      if (result.outcome === "taken-by") throw errors.TAKEN({ data: { name: result.name } });
      throw errors.NOT_FOUND();
    }),
    next: area.next.handler(async ({ context: { principal }, errors }) => {
      const result = principal.role === "TRAVELLER" ? unknown : await takeNext(db, principal, parts());
      if (result.outcome === "taken") return { roomId: result.roomId };
      throw result.outcome === "full" ? errors.CAPACITY() : errors.NOBODY();
    }),
    transfer: area.transfer.handler(async ({ input, context: { principal }, errors }) => {
      const result = principal.role === "TRAVELLER" ? "unknown" : await transferRoom(db, principal, input, parts());
      if (result === "unknown") throw errors.NOT_FOUND();
      if (result === "no-operator") throw errors.NO_OPERATOR();
      return done;
    }),
    close: area.close.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const result =
        principal.role === "TRAVELLER"
          ? "unknown"
          : await closeRoom(db, principal, id, parts(), (tx, room) => keepTranscript(tx, room, principal, parts()));
      if (result === "unknown") throw errors.NOT_FOUND();
      if (result === "state") throw errors.STATE();
      return done;
    }),
    colleagues: area.colleagues.handler(async ({ input, context: { principal } }) => ({
      colleagues:
        principal.role === "TRAVELLER"
          ? []
          : (await readColleagues(db, principal, now(), input.vendor)).map(({ userid, name, present, rooms }) => ({
              userid,
              name,
              present,
              rooms,
            })),
    })),
    transcript: area.transcript.handler(async ({ input: { id }, context: { principal }, errors }) => {
      const one = await found(principal, id);
      if (!one) throw errors.NOT_FOUND();
      return transcriptOf(db, one.who, one.room);
    }),
  };
}

/** No room has this id. */
const nowhere = "00000000-0000-0000-0000-000000000000";
const unknown: Taken = { outcome: "unknown" };
