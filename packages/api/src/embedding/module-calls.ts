import type { EmbeddedModule } from "@gatehouse/domain/embedding";

/** What every module with a traveller asks: who it is, and what has changed. */
const own = ["access.me", "access.ticket"] as const;

/**
 * The calls that a session in a frame may make: those of its module and no other, whatever the account may do elsewhere (EMB-5). Calls that
 * anybody may make are not among them, because they take no session.
 */
export const moduleCalls: Readonly<Record<EmbeddedModule, readonly string[]>> = {
  fsb: [],
  "missing-info": [],
  trips: [
    ...own,
    "trips.mine",
    "trips.one",
    "trips.calendar",
    "trips.pdf",
    "trips.attachedFile",
    "cases.comments",
    "cases.comment",
    "cases.uploadPicture",
    "cases.picture",
    "cases.takeBack",
    "cases.read",
  ],
  "travel-request": [...own, "requests.programs", "requests.markCallHouseSeen", "requests.submit"],
  ancillary: [...own, "ancillary.booking", "ancillary.order", "payments.start"],
  chat: [
    ...own,
    "chat.ticket",
    "chat.rooms",
    "chat.messages",
    "chat.say",
    "chat.receipts",
    "chat.upload",
    "chat.file",
    "chat.transcript",
  ],
};
