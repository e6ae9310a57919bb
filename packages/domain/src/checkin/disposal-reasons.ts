/**
 * Why a check-in ends without a boarding pass (CHK-13): `reason1` is the status of the screens and reports,
 * `reason2` the sub option, whose code begins with its status.
 */
const tree = {
  "1": {
    name: "passNotAvailable",
    children: { "1-email": "byEmailOnly", "1-airport": "atAirportOnly", "1-app": "inAppOnly", "1-later": "later" },
  },
  "2": {
    name: "checkInNotPossible",
    children: {
      "2-not-offered": "notOffered",
      "2-other-carrier": "otherCarrier",
      "2-airport": "airportNotSupported",
      "2-window-closed": "windowClosed",
      "2-documents": "documentsAtAirport",
    },
  },
  "3": {
    name: "passengerData",
    children: { "3-passport": "passport", "3-name": "name", "3-visa": "visaOrAddress", "3-pnr": "pnrNotFound" },
  },
  "4": {
    name: "flightChanged",
    children: {
      "4-cancelled": "cancelled",
      "4-rescheduled": "rescheduled",
      "4-rebooked": "rebooked",
      "4-ticket": "ticket",
    },
  },
} as const;

type Tree = typeof tree;
export type Reason1 = keyof Tree;
export type Reason2 = { [R in Reason1]: keyof Tree[R]["children"] }[Reason1];

/** One option: `name` is the key of its words in the message catalogue, `checkin.disposal.<name>`. */
export interface DisposalReason {
  readonly code: string;
  readonly name: string;
  readonly children: readonly DisposalReason[];
}

/** The tree of reasons as the screens show it. */
export const disposalReasons: readonly DisposalReason[] = Object.entries(tree).map(([code, { name, children }]) => ({
  code,
  name,
  children: Object.entries(children).map(([child, childName]) => ({
    code: child,
    name: `${name}.${childName}`,
    children: [],
  })),
}));

/** Set by the clock when nobody checked in before the window closed. */
export const windowClosedReasons = { reason1: "2", reason2: "2-window-closed" } as const satisfies {
  reason1: Reason1;
  reason2: Reason2;
};
/** Set by an import that says that the flight does not fly. */
export const cancelledReasons = { reason1: "4", reason2: "4-cancelled" } as const satisfies {
  reason1: Reason1;
  reason2: Reason2;
};

/** Whether the pair is one of the tree: a sub option belongs to exactly one status. */
export const isDisposalReason = (reason1: string, reason2: string): boolean =>
  disposalReasons.some(({ code, children }) => code === reason1 && children.some((child) => child.code === reason2));
