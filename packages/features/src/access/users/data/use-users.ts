import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { type UsersSearch, usersPageSize } from "../users-search.ts";

export type UserList = Awaited<ReturnType<Api["users"]["list"]>>;

export type UserRow = UserList["content"][number];

/** The page of users that an address names; it follows what becomes of them. */
export function useUsers({ text = "", page = 0 }: UsersSearch) {
  const api = useApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    ["users.list", text, page],
    ([, words, at]) => api.users.list({ text: words, page: at, size: usersPageSize }),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  useLive("user.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { found: data, error, reading: isValidating, read: () => mutate() };
}
