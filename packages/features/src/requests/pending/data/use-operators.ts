import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** Users who can be assigned, by name. @param wanted whether the reader may assign at all */
export function useOperators(wanted: boolean) {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(wanted ? "requests.operators" : null, () => api.requests.operators());
  const error: unknown = answer.error;
  return { operators: data, failed: error !== undefined, read: () => void mutate() };
}
