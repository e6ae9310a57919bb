import type { SearchContent } from "@gatehouse/domain/chat";

/** Flight search with a search from a message. */
export function flightPath({ from, to, departDate, returnDate, passengerCount }: SearchContent): string {
  const query = new URLSearchParams({
    from,
    to,
    departDate,
    ...(returnDate === undefined ? {} : { returnDate }),
    passengerCount: String(passengerCount),
  });
  return `/dashboard/fsb?${query}`;
}
