import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { hasTerms, type PastDataSearch, defaultPageSize } from "../past-data-search.ts";

/** One page of departed check-ins; nothing is asked without a term. */
export function usePastData(search: PastDataSearch) {
  const api = useApi();
  const { page = 0, size = defaultPageSize, ...terms } = search;
  const askable = hasTerms(search);
  const { data, mutate, isValidating, ...answer } = useSWR(askable ? ["checkin.past", terms, page, size] : null, () =>
    api.checkin.pastData({ ...terms, page, size }),
  );
  const error: unknown = answer.error;
  return {
    askable,
    rows: data?.content,
    total: data?.totalElement ?? 0,
    error,
    reading: isValidating,
    retry: () => void mutate(),
  };
}
