import { isFinished } from "@gatehouse/domain/reports";
import { useCallback } from "react";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { pollInterval } from "../../data/use-report.ts";
import { type DownloadsSearch, defaultPageSize } from "../downloads-search.ts";

/** One page of reports, the latest first; follows what becomes of them. */
export function useDownloads({ page = 0, size = defaultPageSize }: DownloadsSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["reports.downloads", page, size],
    () => api.reports.downloads.list({ page, size }),
    {
      keepPreviousData: true,
      // One hears of the user's own reports only; others' are looked at while they are under way.
      refreshInterval: (current) => (current?.content.some(({ status }) => !isFinished(status)) ? pollInterval : 0),
    },
  );
  const error: unknown = answer.error;
  const read = useCallback(() => mutate(), [mutate]);
  useLive("report.changed", () => void read());
  useLive("resync", () => void read());
  return { rows: data?.content, total: data?.totalElement ?? 0, error, reading: isValidating, read };
}
