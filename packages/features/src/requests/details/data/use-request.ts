import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

export type ReadRequest = Awaited<ReturnType<Api["requests"]["one"]>>;

/** One request with its traveller; it follows what becomes of it. @param id undefined where the address names none */
export function useRequest(id: number | undefined) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    id === undefined ? null : ["requests.one", id],
    ([, wanted]) => api.requests.one({ id: wanted }),
  );
  const error: unknown = answer.error;
  useLive("request.changed", ({ ids }) => id !== undefined && ids.includes(id) && void mutate());
  useLive("resync", () => void mutate());
  return { found: data, error, reading: isValidating, read: () => mutate() };
}
