import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { keys } from "./keys.ts";
import { countInterval } from "./use-counters.ts";

/** The views that the reader may see, each with the number of its rows; null where the number comes only with a search. */
export function useViews(showExpired: boolean) {
  const api = useApi();
  return useSWR(keys.views(showExpired), () => api.checkin.views({ showExpired }), {
    refreshInterval: countInterval,
    keepPreviousData: true,
  });
}
