import type { Api } from "@gatehouse/api/client";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../app/index.ts";
import { useOperation } from "../../app/use-operation.ts";
import { usePacedReading } from "../../app/use-paced-reading.ts";
import { type EmailSearch, usualSize } from "../email-search.ts";

type Found = Awaited<ReturnType<Api["messaging"]["emails"]["search"]>>;
export type Email = Found["content"][number];
export type OpenedEmail = Awaited<ReturnType<Api["messaging"]["emails"]["read"]>>;

/** A mail server that is back is given hundreds of messages a minute: a few readings tell of them. In milliseconds. */
const pace = { quiet: 250, longest: 1500 };

/** One page of e-mails, the latest first; it follows what becomes of them. */
export function useEmails({ state, text, page = 0, size = usualSize }: EmailSearch) {
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
  const wish = usePacedReading(read, pace);
  useLive("message.changed", wish);
  useLive("resync", wish);
  return { found: data, error, reading: isValidating, read };
}

/** One e-mail with what stands in it. @param id undefined while none is open */
export function useOpenedEmail(id: string | undefined) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    id === undefined ? null : ["messaging.email", id],
    async ([, wanted]) => api.messaging.emails.read({ id: wanted }),
  );
  const error: unknown = answer.error;
  useLive("message.changed", ({ ids }) => id !== undefined && ids.includes(id) && void mutate());
  return { opened: data, error, reading: isValidating, read: () => void mutate() };
}

/** Sends e-mails again. */
export function useSendAgain() {
  const api = useApi();
  return useOperation(
    useCallback((ids: readonly string[]) => api.messaging.emails.sendAgain({ ids: [...ids] }), [api]),
  );
}

/** Fetches an attached file. */
export function useAttachment() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (id: string, index: number): Promise<File> => {
        const { name, mediaType, content } = await api.messaging.emails.attachment({ id, index });
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        return new File([bytes], name, { type: mediaType });
      },
      [api],
    ),
  );
}
