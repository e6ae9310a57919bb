import {
  functionalUpdate,
  type ExpandedState,
  type PaginationState,
  type SortingState,
  type Updater,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { clampPage } from "./paging.ts";
import { groupColumnId, groupRowId } from "./table-features.ts";
import type { DataGridProps, GridGroupBy, GridSort } from "./types.ts";

type Props<T> = Pick<DataGridProps<T>, "rows" | "sorting" | "paging" | "groupBy" | "scope">;

const noSort: readonly GridSort[] = [];

/** Which groups are open. `toggled` holds the ids of groups that the reader folded or unfolded against the default. */
function openGroups<T>(
  rows: readonly T[],
  { key, collapsed = false }: GridGroupBy<T>,
  toggled: ReadonlySet<string>,
): Record<string, boolean> {
  const ids = new Set(rows.map((row) => groupRowId(key(row))));
  return Object.fromEntries([...ids].map((id) => [id, toggled.has(id) === collapsed]));
}

/** Order, page and groups for TanStack Table: from the props where the server sorts or pages, else kept here. */
export function useRowState<T>({ rows, sorting, paging, groupBy, scope = "" }: Props<T>) {
  const [ownSort, setOwnSort] = useState(sorting?.mode === "client" ? (sorting.initial ?? noSort) : noSort);
  const [ownPage, setOwnPage] = useState({ page: 0, pageSize: paging?.pageSize ?? 0 });
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set());
  const server = paging?.mode === "server" ? paging : undefined;
  const sort = sorting?.mode === "server" ? sorting.sort : ownSort;
  const sortKey = sort.map(({ column, direction }) => `${column}:${direction}`).join();
  const [asked, setAsked] = useState({ scope, sortKey });
  let wanted = ownPage;
  if (asked.scope !== scope || asked.sortKey !== sortKey) {
    setAsked({ scope, sortKey });
    wanted = { ...ownPage, page: 0 };
    setOwnPage(wanted);
  }
  const total = server ? server.total : rows.length;
  const pageSize = server ? server.pageSize : paging && !groupBy ? wanted.pageSize : undefined;
  const page = pageSize === undefined ? 0 : server ? server.page : clampPage(wanted.page, total, pageSize);

  const order = useMemo<SortingState>(
    () => sort.map(({ column, direction }) => ({ id: column, desc: direction === "desc" })),
    [sort],
  );
  const pagination = useMemo<PaginationState>(
    () => ({ pageIndex: page, pageSize: pageSize ?? Infinity }),
    [page, pageSize],
  );
  const grouped = groupBy !== undefined;
  // A group stands where the first of its rows stands (table-features.ts): another order makes the groups again.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- see above
  const grouping = useMemo(() => (grouped ? [groupColumnId] : []), [grouped, order]);
  const expanded = useMemo(() => (groupBy ? openGroups(rows, groupBy, toggled) : {}), [rows, groupBy, toggled]);
  const state = useMemo(
    () => ({ sorting: order, pagination, grouping, expanded }),
    [order, pagination, grouping, expanded],
  );

  return {
    state,
    onChange: {
      onSortingChange: (update: Updater<SortingState>) => {
        const next = functionalUpdate(update, order).map(({ id, desc }): GridSort => ({
          column: id,
          direction: desc ? "desc" : "asc",
        }));
        if (sorting?.mode === "server") sorting.onChange(next);
        else setOwnSort(next);
      },
      onPaginationChange: (update: Updater<PaginationState>) => {
        const next = functionalUpdate(update, pagination);
        const to = { page: next.pageIndex, pageSize: next.pageSize };
        if (server) server.onChange(to);
        else setOwnPage(to);
      },
      onExpandedChange: (update: Updater<ExpandedState>) => {
        const next = functionalUpdate<ExpandedState>(update, expanded);
        const isOpen = (id: string) => next === true || next[id] === true;
        const turned = new Set(Object.keys(expanded).filter((id) => isOpen(id) !== expanded[id]));
        setToggled(
          (before) =>
            new Set([...before].filter((id) => !turned.has(id)).concat([...turned].filter((id) => !before.has(id)))),
        );
      },
    },
    total,
    page,
    pageSize,
    /** Changes when the reader asked for other rows: page, order, scope. */
    question: `${scope}\n${sortKey}\n${page}\n${pageSize ?? ""}`,
  };
}

export type RowState = ReturnType<typeof useRowState>;
