import type { SearchContent } from "@gatehouse/domain/chat";

/** Flight search of the traveller site with a search of a message. @param bookingNo of who comes by a link (DIS-10) */
export const searchPath = (
  { from, to, departDate, returnDate, passengerCount }: SearchContent,
  bookingNo?: string,
): string =>
  `/fsbsearch?${new URLSearchParams({
    from,
    to,
    departDate,
    ...(returnDate === undefined ? {} : { returnDate }),
    passengerCount: String(passengerCount),
    ...(bookingNo === undefined ? {} : { customer: "1", bookingNo }),
  }).toString()}`;
