import type { Api } from "@gatehouse/api/client";
import { isFinished } from "@gatehouse/domain/reports";
import useSWR from "swr";
import { useApi, useLive } from "../../app/index.ts";

/** A report that a job makes, as Download Reports lists it. */
export type Report = Awaited<ReturnType<Api["reports"]["downloads"]["read"]>>;

/** For those whose events one does not hear, and where the stream is broken; in milliseconds. */
export const pollInterval = 5000;

/** How one report stands; follows it until it has ended. */
export function useReport(id: number): Report | undefined {
  const api = useApi();
  const { data, mutate } = useSWR(["reports.report", id], () => api.reports.downloads.read({ id }), {
    refreshInterval: (report) => (report && isFinished(report.status) ? 0 : pollInterval),
  });
  useLive("report.changed", (event) => {
    if (event.id === id) void mutate();
  });
  useLive("resync", () => void mutate());
  return data;
}
