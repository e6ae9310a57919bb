import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { keys } from "./keys.ts";

/** The audit log of a check-in for its panel, oldest first, read when the panel opens. */
export function useActionLog(checkInId: number) {
  const api = useApi();
  const { data, isValidating, mutate, ...answer } = useSWR(keys.actionLog(checkInId), () =>
    api.checkin.actions({ id: checkInId }),
  );
  const error: unknown = answer.error;
  return { entries: data, error, retrying: isValidating, retry: () => void mutate() };
}
