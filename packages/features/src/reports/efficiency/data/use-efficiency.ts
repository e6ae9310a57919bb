import { type Efficiency, efficiencyZone } from "@gatehouse/domain/reports";
import { type DateTimeRange, type InstantRange, rangeInstants } from "@gatehouse/domain/time";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { useClock } from "../../../app/time/index.ts";
import { type EfficiencySearch, rangeOf } from "../efficiency-search.ts";

/** The figures of a range, and when they were read. */
export interface EfficiencyReport {
  readonly figures: Efficiency;
  /** Readings of the clock in India. */
  readonly range: DateTimeRange;
  /** The same in seconds since 1970, UTC. */
  readonly instants: InstantRange;
  /** Seconds since 1970, UTC. */
  readonly loadedAt: number;
}

/** The figures of the range in the address. The last minutes are counted back from the moment of each reading. */
export function useEfficiency(search: EfficiencySearch) {
  const api = useApi();
  const clock = useClock();
  const key = JSON.stringify([search.last, search.from, search.to]);
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["reports.efficiency", key],
    async (): Promise<EfficiencyReport & { readonly key: string }> => {
      const now = clock();
      const range = rangeOf(search, now);
      const instants = rangeInstants(range, efficiencyZone);
      return { figures: await api.reports.efficiency(instants), range, instants, loadedAt: now, key };
    },
    // Another range's figures stay, faded, until those that were asked for are there.
    { keepPreviousData: true, revalidateOnReconnect: false },
  );
  const error: unknown = answer.error;
  const own = data?.key === key;
  return {
    /** Undefined while nothing has been read, and when the range that is asked for could not be. */
    report: error !== undefined && !own ? undefined : data,
    /** Whether the figures are those of the range that is asked for. */
    own,
    error,
    reading: isValidating,
    /** Reads again. */
    read: () => void mutate(),
  };
}
