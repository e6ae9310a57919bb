import type { DisposalReason } from "@gatehouse/domain/checkin";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** The reasons for which a check-in ends without a pass. They change with a release of the server, so one reading a visit will do. */
export function useDisposalReasons(wanted: boolean) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(
    wanted ? ["checkin.options"] : null,
    () => api.checkin.disposals.options(),
    { revalidateIfStale: false },
  );
  const error: unknown = answer.error;
  return {
    options: data satisfies readonly DisposalReason[] | undefined,
    error,
    retrying: isValidating,
    retry: () => void mutate(),
  };
}
