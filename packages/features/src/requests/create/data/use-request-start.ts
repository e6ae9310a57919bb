import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/**
 * What a new request starts from: the traveller, their vendor's mode and programs, and what their profile lacks.
 * @param travellerId undefined for travellers, who ask for themselves; null while staff have chosen nobody
 */
export function useRequestStart(travellerId: string | undefined | null) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    travellerId === null ? null : ["requests.programs", travellerId],
    () => api.requests.programs(travellerId ? { travellerId } : {}),
    // What is typed belongs to what was read: it changes only when somebody asks for it.
    { revalidateOnFocus: false, revalidateIfStale: false },
  );
  const error: unknown = answer.error;
  return { start: data, error, reading: isValidating, read: () => void mutate() };
}

export type RequestStart = NonNullable<ReturnType<typeof useRequestStart>["start"]>;
