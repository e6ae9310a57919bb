/**
 * How a message to the outside stands. `queued`: not tried yet; `waiting`: something has to be fixed before it can go, see its reason;
 * `retrying`: the receiver's side asked for another try later; `dead`: given up, until somebody sends it again; `sent`: the receiving
 * server has taken it; `cancelled`: taken back before it was sent.
 */
export const messageStates = ["queued", "waiting", "retrying", "dead", "sent", "cancelled"] as const;
export type MessageState = (typeof messageStates)[number];

/** What a message waits for. */
export const waitingReasons = ["no-channel", "channel-fault", "no-address"] as const;
/** Why a message is where it is; none for one that is queued or sent. */
export const messageReasons = [
  ...waitingReasons,
  // The receiving server asked to be tried later.
  "busy",
  // It is night where its receiver is.
  "quiet-hours",
  // Given up: refused for good, an address that is none, a file or a secret that is not kept any more, too many tries.
  "refused",
  "bad-address",
  "bad-number",
  "opted-out",
  "no-document",
  "no-secret",
  // Its link would lead to a page that this brand has not.
  "no-page",
  "gave-up",
  // Marked as sent by a version of the program that could not send anything.
  "never-sent",
  // Taken back: by anyone who changed what it speaks of, or because its time was over.
  "taken-back",
  "too-late",
  // The same of a boarding pass: its flight has left, or it is no longer the check-in's own.
  "pass-over",
  // The same of comments: their reader has seen them, or they were taken back.
  "read-meanwhile",
] as const;
export type MessageReason = (typeof messageReasons)[number];

/** Why a message is taken back instead of being sent: there is nothing to say any more. */
const endReasons = ["too-late", "pass-over", "read-meanwhile"] as const satisfies readonly MessageReason[];
export type EndReason = (typeof endReasons)[number];

/** Whether a message of this reason is taken back instead of being sent. */
export const isEndReason = (reason: string | undefined): reason is EndReason =>
  endReasons.some((each) => each === reason);

/** What messages are sent for. A new kind of message adds its purpose here, and its words to the catalogues. */
export const messagePurposes = [
  "checkin.pass",
  "checkin.pass-revoked",
  "travellers.missing-info-link",
  "flights.chosen",
  "flights.chosen-staff",
  "requests.submitted",
  "requests.cancelled",
  "trips.published",
  "cases.unread",
  "cases.unread-staff",
  // Written by hand.
  "messaging.letter",
  "messaging.sms",
  "access.reset",
  "access.password-changed",
  "access.invitation",
  "access.second-factor",
  "access.sign-on-linked",
  "partners.confirm",
  "partners.file-asked",
  "partners.refused",
  "disruption.link",
  "disruption.price",
  "disruption.declined",
  "disruption.confirmed",
  "disruption.pass",
  "disruption.voucher",
] as const;
export type MessagePurpose = (typeof messagePurposes)[number];

/** Messages that stand in no list: they are about what is internal (CMT-17). */
export const hiddenMessages = ["cases.mentioned"] as const;

/** Every kind of message that is composed: each is found by staff, or is named as hidden (MSG-4). */
export type MessageKind = MessagePurpose | (typeof hiddenMessages)[number];

/** Whether a message of this state may be sent again, or at once. */
export const canSendAgain = (state: MessageState): boolean => state !== "cancelled" && state !== "queued";

/** The ways to travellers. */
export const messageChannels = ["email", "sms"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** How a channel stands: none is set up, the demo's own, one whose last try failed, or one that works. */
export const channelStates = ["not-configured", "demo", "failing", "ready"] as const;
export type ChannelState = (typeof channelStates)[number];
