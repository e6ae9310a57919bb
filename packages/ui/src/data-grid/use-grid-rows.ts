import { useMemo, useState } from "react";
import { groupRows, type GridItem } from "./grouping.ts";
import { clampPage } from "./paging.ts";
import type { GridTable } from "./table-features.ts";
import type { DataGridProps, GridSort } from "./types.ts";

type Props<T> = Pick<DataGridProps<T>, "rows" | "sorting" | "paging" | "groupBy" | "scope">;

/** What stands in the body, in order, and what changes it. */
export type GridRows<T> = {
  /** Rows and group headings of the page shown. */
  readonly items: readonly GridItem<T>[];
  readonly indexById: ReadonlyMap<string, number>;
  /** Ids of the rows on the page, those in folded groups too. */
  readonly pageIds: readonly string[];
  /** Ids of all rows known here. */
  readonly knownIds: readonly string[];
  /** Rows on all pages. */
  readonly total: number;
  /** From 0. */
  readonly page: number;
  /** `undefined`: not paged. */
  readonly pageSize: number | undefined;
  readonly goTo: (page: number, pageSize: number) => void;
  readonly toggleGroup: (id: string) => void;
  /** Changes when the reader asked for other rows: page, order, scope. */
  readonly question: string;
};

const noSort: readonly GridSort[] = [];

/** The order and the page that the reader asked for. */
export function useRowQuestion<T>({ rows, sorting, paging, scope = "" }: Props<T>) {
  const [ownSort, setOwnSort] = useState(sorting?.mode === "client" ? (sorting.initial ?? noSort) : noSort);
  const [ownPage, setOwnPage] = useState({ page: 0, pageSize: paging?.pageSize ?? 0 });
  const sort = sorting?.mode === "server" ? sorting.sort : ownSort;
  const sortKey = sort.map(({ column, direction }) => `${column}:${direction}`).join();
  const [asked, setAsked] = useState({ scope, sortKey });
  let wanted = ownPage;
  if (asked.scope !== scope || asked.sortKey !== sortKey) {
    setAsked({ scope, sortKey });
    wanted = { ...ownPage, page: 0 };
    setOwnPage(wanted);
  }
  const total = paging?.mode === "server" ? paging.total : rows.length;
  const pageSize = paging?.mode === "server" ? paging.pageSize : paging ? wanted.pageSize : undefined;
  const page =
    pageSize === undefined ? 0 : paging?.mode === "server" ? paging.page : clampPage(wanted.page, total, pageSize);
  return {
    total,
    page,
    pageSize,
    sort,
    changeSort: (next: readonly GridSort[]) => (sorting?.mode === "server" ? sorting.onChange(next) : setOwnSort(next)),
    goTo: (nextPage: number, nextSize: number) =>
      paging?.mode === "server"
        ? paging.onChange({ page: nextPage, pageSize: nextSize })
        : setOwnPage({ page: nextPage, pageSize: nextSize }),
    question: `${scope}\n${sortKey}\n${page}\n${pageSize ?? ""}`,
  };
}

export function useGridRows<T>(
  { paging, groupBy }: Props<T>,
  table: GridTable<T>,
  { total, page, pageSize, goTo, question }: ReturnType<typeof useRowQuestion<T>>,
): GridRows<T> {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(() => new Set());
  const sorted = table.getRowModel().rows;
  const pageRows = useMemo(() => {
    const all = sorted.map((row) => ({ kind: "row" as const, id: row.id, row: row.original }));
    return paging?.mode === "client" && pageSize !== undefined
      ? all.slice(page * pageSize, (page + 1) * pageSize)
      : all;
  }, [sorted, paging?.mode, page, pageSize]);
  const items = useMemo<readonly GridItem<T>[]>(
    () => (groupBy ? groupRows(pageRows, groupBy, toggled) : pageRows),
    [pageRows, groupBy, toggled],
  );
  const indexById = useMemo(() => new Map(items.map((item, index) => [item.id, index])), [items]);
  const pageIds = useMemo(() => pageRows.map((row) => row.id), [pageRows]);
  const knownIds = useMemo(() => sorted.map((row) => row.id), [sorted]);
  return {
    items,
    indexById,
    pageIds,
    knownIds,
    total,
    page,
    pageSize,
    goTo,
    toggleGroup: (id) =>
      setToggled((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    question,
  };
}
