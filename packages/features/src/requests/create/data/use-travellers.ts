import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** Travellers by a part of their name or e-mail address; nobody is asked for while the list is shut. */
export function useTravellers(text: string, isAsked: boolean) {
  const api = useApi();
  const { data, isLoading, ...answer } = useSWR(
    isAsked ? ["requests.travellers", text.trim()] : null,
    () => api.requests.travellers({ text: text.trim() }),
    { keepPreviousData: true, dedupingInterval: 5000 },
  );
  return { travellers: data, failed: answer.error !== undefined, isLoading };
}

export type FoundTraveller = NonNullable<ReturnType<typeof useTravellers>["travellers"]>[number];
