import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../app/index.ts";

export type OpenedEmail = Awaited<ReturnType<Api["messaging"]["emails"]["read"]>>;

/** One e-mail with what is in it. @param id undefined while none is open */
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
