import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";

/** What was changed about a user. */
export function useUserLog(id: string) {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(["users.log", id], ([, of]) => api.users.log({ id: of }));
  const failure: unknown = answer.error;
  useLive("user.changed", ({ ids }) => {
    if (ids.includes(id)) void mutate();
  });
  return { log: data, failed: failure !== undefined && data === undefined, retry: () => void mutate() };
}
