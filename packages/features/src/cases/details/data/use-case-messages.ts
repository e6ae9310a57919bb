import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";

/** In milliseconds: many messages may change at once. */
const pace = { quiet: 250, longest: 1500 };

/** Messages that hang on a booking, the latest first; they follow what becomes of them. */
export function useCaseMessages(bookingNo: string, vendorCode: string) {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(["messaging.ofBooking", bookingNo, vendorCode], () =>
    api.messaging.ofBooking({ bookingNo, vendorCode }),
  );
  const error: unknown = answer.error;
  const read = () => void mutate();
  const options = useThrottledRefresh(read, pace);
  useLive("message.changed", options);
  useLive("resync", options);
  return { messages: data?.messages, error, read };
}
