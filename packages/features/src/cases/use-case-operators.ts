import useSWR from "swr";
import { useApi } from "../app/index.ts";

/** Users who can be assigned to cases, each once; none until they are known. */
export function useCaseOperators() {
  const api = useApi();
  return useSWR(["requests.operators"], () => api.requests.operators()).data ?? [];
}
