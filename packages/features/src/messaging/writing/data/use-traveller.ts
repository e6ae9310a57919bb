import { useEffect, useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** Milliseconds after the last key before a booking is looked for. */
const pause = 300;

/**
 * The traveller of a booking, masked by the server where the reader may not see how they are reached (MSG-20).
 * @param bookingNo as it is typed; nothing is asked for an empty one
 */
export function useTraveller(bookingNo: string, vendorCode: string) {
  const api = useApi();
  const [wanted, setWanted] = useState(bookingNo);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(bookingNo), pause);
    return () => clearTimeout(timer);
  }, [bookingNo]);
  const { data, ...answer } = useSWR(
    wanted === "" ? null : ["messaging.traveller", wanted, vendorCode],
    () => api.messaging.traveller({ bookingNo: wanted, ...(vendorCode === "" ? {} : { vendorCode }) }),
    { shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
  // What was found for another number says nothing about this one.
  const isSettled = wanted === bookingNo;
  return { traveller: isSettled ? data : undefined, error: isSettled ? error : undefined };
}
