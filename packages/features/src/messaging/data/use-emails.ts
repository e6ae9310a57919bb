import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../app/index.ts";
import { useThrottledRefresh } from "../../app/use-throttled-refresh.ts";
import { type EmailSearch, defaultPageSize } from "../email-search.ts";

type Found = Awaited<ReturnType<Api["messaging"]["emails"]["search"]>>;
export type Email = Found["content"][number];

/** A mail server that is back is given hundreds of messages a minute: a few readings tell of them. In milliseconds. */
const pace = { quiet: 250, longest: 1500 };

/** One page of e-mails, the latest first; it follows what becomes of them. */
export function useEmails({ state, text, page = 0, size = defaultPageSize }: EmailSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["messaging.emails", state, text, page, size],
    () =>
      api.messaging.emails.search({
        ...(state ? { states: [state] } : {}),
        ...(text === undefined ? {} : { text }),
        page,
        size,
      }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  const options = useThrottledRefresh(read, pace);
  useLive("message.changed", options);
  useLive("resync", options);
  return { found: data, error, reading: isValidating, read };
}
