import type { Api } from "@gatehouse/api/client";
import useSWR from "swr";
import { useApi, useLive } from "../../../app/index.ts";
import { type CaseSearch, defaultPageSize, isSearching } from "../list-search.ts";

export type CaseRow = Awaited<ReturnType<Api["cases"]["list"]>>["content"][number];

export type CaseView = "mine" | "open" | "closed" | "search";

/** The page of cases that an address names; it follows what becomes of them. */
export function useCases(view: CaseView, { page = 0, size = defaultPageSize, state, unread, ...texts }: CaseSearch) {
  const api = useApi();
  const asked = {
    bookingNo: "",
    name: "",
    email: "",
    vCode: "",
    assignedTo: "",
    text: "",
    ...(view === "search" ? texts : {}),
    state:
      view === "search" ? (state ?? ("all" as const)) : view === "closed" ? ("CLOSED" as const) : ("OPEN" as const),
    mine: view === "mine",
    unread: view === "open" && unread === true,
    page,
    size,
  };
  const wanted = view !== "search" || isSearching({ ...texts, ...(state ? { state } : {}) });
  const { data, mutate, isValidating, ...answer } = useSWR(
    wanted ? ["cases.list", asked] : null,
    ([, query]) => api.cases.list(query),
    { keepPreviousData: true },
  );
  const error: unknown = answer.error;
  useLive("case.changed", () => void mutate());
  useLive("resync", () => void mutate());
  return { found: data, error, wanted, reading: isValidating, read: () => mutate() };
}
