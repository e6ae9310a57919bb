import type { AddressParameters, BookingInfo } from "@gatehouse/domain/flights";
import { createContext, use } from "react";

/** The booking that an alternate flight is chosen for, and how it was opened. */
export interface FlightBooking extends BookingInfo {
  /** The public link that the traveller came by (FLT-21); the server then checks that it opens this booking. */
  readonly linkId?: string;
}

/** Set by who knows the booking: the app from its address, later the landing page. Without one nothing can be confirmed. */
export const BookingContext = createContext<FlightBooking | undefined>(undefined);

/** The booking for which flights are chosen, if there is one. */
export const useBooking = (): FlightBooking | undefined => use(BookingContext);

const isId = (text: string | undefined): text is string => text !== undefined && /^[\w.-]{1,60}$/.test(text);

/** The booking that an address names, `bookingNo` and `link`; what can be no booking number counts as not there. */
export function bookingInAddress({ bookingNo, link }: AddressParameters): FlightBooking | undefined {
  if (!isId(bookingNo)) return undefined;
  return { bookingNo, ...(link !== undefined && /^[\w-]{1,100}$/.test(link) ? { linkId: link } : {}) };
}
