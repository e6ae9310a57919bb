import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { useThrottledRefresh } from "../../../app/use-throttled-refresh.ts";
import type { SmsSearch } from "../sms-search.ts";

type Found = Awaited<ReturnType<Api["messaging"]["sms"]["search"]>>;

export type Sms = Found["data"][number];

/** In milliseconds: many messages may change at once. */
const pace = { quiet: 250, longest: 1500 };

/** SMS to or from a number, or those that did not arrive; nothing is asked for without either. It follows what becomes of them. */
export function useSms({ to, from, notDelivered = false }: SmsSearch, onError: () => void) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    to === undefined && from === undefined && !notDelivered ? null : ["messaging.sms", to, from, notDelivered],
    () =>
      api.messaging.sms.search({
        ...(to === undefined ? {} : { toPhnNo: to }),
        ...(from === undefined ? {} : { fromPhnNo: from }),
        notDelivered,
      }),
    { onError },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const options = useThrottledRefresh(read, pace);
  useLive("message.changed", options);
  useLive("resync", options);
  return { found: data, error, reading: isValidating, read };
}
