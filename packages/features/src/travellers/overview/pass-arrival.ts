import type { MissingInfo } from "@gatehouse/api/client/travellers";

type Flight = Pick<MissingInfo["segmentWithPassengers"][number], "passFrom" | "checkInClosed">;
type Destination = MissingInfo["passesTo"][number];

/** What can be said of when a flight's passes come: not before its check-in opens, any time now, or at the airport only. */
export const arrivalOf = ({ passFrom, checkInClosed }: Flight): "from" | "open" | "closed" =>
  checkInClosed ? "closed" : passFrom === null ? "open" : "from";

/** Destinations of which another one looks the same, masked as they are: that they differ has to be said. */
export const isLookalike = (destination: Destination, all: readonly Destination[]): boolean =>
  all.findIndex(({ email }) => email === destination.email) < all.indexOf(destination);
