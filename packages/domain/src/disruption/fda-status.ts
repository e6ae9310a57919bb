/** How a disruption stands (DIS-2): what travellers' pages, the board and other systems call its `fdaStatus`. */
export const fdaStatuses = [
  "DETECTED",
  "NOTIFIED",
  "NOTIFY_FAILED",
  "OPENED",
  "NO_ACTION",
  "LOUNGE_REQUESTED",
  "VOUCHER_SEND",
  "TRIGGERED_SUCCESSFULLY",
  "SEARCHING",
  "ALTERNATIVE_CHOSEN",
  "CONFIRMED",
  "EXPIRED",
] as const;
export type FdaStatus = (typeof fdaStatuses)[number];

/** What happens to a disruption. */
export const fdaEvents = [
  /** A message with the link was taken by the traveller's side. */
  "notified",
  /** No address took it. */
  "notifyFailed",
  /** Staff made a new link, which is on its way. */
  "linkMade",
  "opened",
  "choseNothing",
  "choseLounge",
  "searched",
  "choseFlight",
  /** Staff sent a ride voucher. */
  "voucherSent",
  /** Staff sent a lounge pass. */
  "passSent",
  /** Staff could not book the chosen flight: the traveller chooses again. */
  "declined",
  /** Staff rebooked. */
  "confirmed",
  /** The last flight has arrived, or the flight flies after all. */
  "expired",
] as const;
export type FdaEvent = (typeof fdaEvents)[number];

const choices = {
  choseNothing: "NO_ACTION",
  choseLounge: "LOUNGE_REQUESTED",
  searched: "SEARCHING",
  choseFlight: "ALTERNATIVE_CHOSEN",
} as const satisfies Partial<Record<FdaEvent, FdaStatus>>;

const { choseLounge: _, ...choicesAfterLounge } = choices;

/**
 * The one table of statuses. What is not in it does not happen: a choice can be changed until staff have acted on it (DIS-8), a
 * lounge pass or voucher is sent once, and what is over stays as it ended.
 */
export const fdaTable: Readonly<Record<FdaStatus, Readonly<Partial<Record<FdaEvent, FdaStatus>>>>> = {
  DETECTED: { notified: "NOTIFIED", notifyFailed: "NOTIFY_FAILED", opened: "OPENED", expired: "EXPIRED" },
  NOTIFIED: { opened: "OPENED", expired: "EXPIRED" },
  NOTIFY_FAILED: { notified: "NOTIFIED", linkMade: "DETECTED", opened: "OPENED", expired: "EXPIRED" },
  OPENED: { ...choices, expired: "EXPIRED" },
  NO_ACTION: { choseLounge: "LOUNGE_REQUESTED", searched: "SEARCHING", choseFlight: "ALTERNATIVE_CHOSEN" },
  LOUNGE_REQUESTED: {
    choseNothing: "NO_ACTION",
    searched: "SEARCHING",
    choseFlight: "ALTERNATIVE_CHOSEN",
    voucherSent: "VOUCHER_SEND",
    passSent: "TRIGGERED_SUCCESSFULLY",
    expired: "EXPIRED",
  },
  VOUCHER_SEND: choicesAfterLounge,
  TRIGGERED_SUCCESSFULLY: choicesAfterLounge,
  SEARCHING: {
    choseNothing: "NO_ACTION",
    choseLounge: "LOUNGE_REQUESTED",
    choseFlight: "ALTERNATIVE_CHOSEN",
    expired: "EXPIRED",
  },
  // Looking at other flights takes nothing back: the last choice counts until there is another.
  ALTERNATIVE_CHOSEN: {
    choseNothing: "NO_ACTION",
    choseLounge: "LOUNGE_REQUESTED",
    choseFlight: "ALTERNATIVE_CHOSEN",
    declined: "SEARCHING",
    confirmed: "CONFIRMED",
    expired: "EXPIRED",
  },
  CONFIRMED: {},
  EXPIRED: {},
};

/** How a disruption stands after an event; undefined where the event changes nothing, or may not happen. */
export const fdaStatusAfter = (status: FdaStatus, event: FdaEvent): FdaStatus | undefined => fdaTable[status][event];

/** Nothing can be chosen any more. */
export const isOver = (status: FdaStatus): boolean => status === "CONFIRMED" || status === "EXPIRED";

/** Whether the traveller has been to the page of the link. */
export const wasOpened = (status: FdaStatus): boolean =>
  !(["DETECTED", "NOTIFIED", "NOTIFY_FAILED"] as readonly FdaStatus[]).includes(status);
