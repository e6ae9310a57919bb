import type { DateRange } from "@gatehouse/domain/time";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

export interface CountRequest {
  readonly vendorId: string;
  readonly range: DateRange;
}

/** Check-ins of a vendor per day and airline; nothing is asked without a vendor. */
export function useCheckInCount(request: CountRequest | undefined) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    request ? ["reports.checkinCount", request.vendorId, request.range.from, request.range.to] : null,
    ([, vendorId, from, to]) => api.reports.checkinCount({ vendorId, from, to }),
    { revalidateOnReconnect: false },
  );
  const error: unknown = answer.error;
  return { counts: data, error, reading: isValidating, read: () => void mutate() };
}
