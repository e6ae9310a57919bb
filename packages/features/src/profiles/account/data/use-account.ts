import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

export type Account = Awaited<ReturnType<Api["account"]["mine"]>>;

/** The account of the reader. */
export function useAccount() {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR("account.mine", () => api.account.mine());
  const error: unknown = answer.error;
  return {
    account: data,
    error,
    reading: isValidating,
    read: () => void mutate(),
    keep: (next: Account) => mutate(next, false),
  };
}
