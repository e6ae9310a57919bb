import type { Api } from "@gatehouse/api/client";
import { airlineCodesIn, type CheckIn, findView } from "@gatehouse/domain/checkin";
import { useRef } from "react";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { defaultSize, type QueueSearch, scopeOf } from "../queue-search.ts";
import { reuseRows } from "./reuse-rows.ts";
import { keys } from "./keys.ts";

/** Views without pages show all their rows, as far as one call goes. */
export const largestPage = 500;

interface Answer {
  readonly scope: string;
  readonly page: number;
  readonly size: number;
  readonly rows: readonly CheckIn[];
  readonly total: number;
}

/** A search view needs its term first. */
const hasTerm = ({ view, pnr, airline }: QueueSearch): boolean =>
  (view !== "pnr-search" || pnr !== undefined) && (view !== "airline-search" || airline !== undefined);

/** One page of what the screen shows. */
export function askPage(api: Api, search: QueueSearch): Promise<Awaited<ReturnType<Api["checkin"]["list"]>>> {
  const { view, page = 0, size = defaultSize, sort, descending, expired = false, pnr, airline } = search;
  const options = {
    ...(findView(view)?.pagination ? { page, size } : { page: 0, size: largestPage }),
    showExpired: expired,
    descending: descending ?? false,
    ...(sort ? { sort } : {}),
  };
  if (view === "pnr-search")
    return api.checkin.search({ filters: [{ field: "pnr", operator: "EQ", value: pnr ?? "" }], ...options });
  if (view === "airline-search")
    return api.checkin.search({
      filters: [{ field: "airline", operator: "IN", value: [...airlineCodesIn(airline ?? "")] }],
      ...options,
    });
  return api.checkin.list({ viewId: view, ...options });
}

/**
 * The rows of the view, or of the search. While another page of the same question is on its way the old one stays; rows of
 * another question never do.
 * @param available whether the reader may see the view at all; nothing is asked where not
 */
export function useCheckIns({ selected: _, ...search }: QueueSearch, available: boolean) {
  const api = useApi();
  const shown = useRef<readonly CheckIn[]>([]);
  const scope = scopeOf(search);
  const askable = available && hasTerm(search);
  const { page = 0, size = defaultSize } = search;
  const { data, error, mutate } = useSWR<Answer, unknown>(
    askable ? keys.rows(search) : null,
    async () => {
      const { content, totalElement } = await askPage(api, search);
      shown.current = reuseRows(shown.current, content);
      return { scope, page, size, rows: shown.current, total: totalElement };
    },
    { keepPreviousData: true },
  );
  const answer = askable && data?.scope === scope ? data : undefined;
  return {
    rows: answer?.rows,
    total: answer?.total ?? 0,
    askable,
    error,
    /** Another page is on its way; the one before it is shown. */
    turning: answer !== undefined && error === undefined && (answer.page !== page || answer.size !== size),
    retry: () => void mutate(),
  };
}
