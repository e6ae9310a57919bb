import type { DataGridLabels } from "@gatehouse/ui/data-grid";
import { useMemo } from "react";
import { defineMessages, useLanguage, useMessages } from "../../i18n/index.ts";
import { en } from "./en.ts";

const messages = defineMessages("grid", en, () => import("./fr.ts").then(({ fr }) => fr));

/** Every word a grid says, in the reader's language. Import it from `../app/grid-labels/index.ts`: only screens with a grid need it. */
export function useGridLabels(): DataGridLabels {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language);
    const number = (value: number): string => format.format(value);
    return {
      loading: t("loading"),
      refreshing: t("refreshing"),
      empty: t("empty"),
      error: t("error"),
      retry: t("retry"),
      selectPage: t("selectPage"),
      selectRow: (name) => t("selectRow", { name }),
      selectGroup: (name) => t("selectGroup", { name }),
      selected: (count) => t("selected", { count: number(count) }),
      selectAllMatching: (total) => t("selectAllMatching", { total: number(total) }),
      clearSelection: t("clearSelection"),
      columnMenu: (column) => t("columnMenu", { column }),
      sortAscending: t("sortAscending"),
      sortDescending: t("sortDescending"),
      clearSort: t("clearSort"),
      pinStart: t("pinStart"),
      pinEnd: t("pinEnd"),
      unpin: t("unpin"),
      moveBefore: t("moveBefore"),
      moveAfter: t("moveAfter"),
      wider: t("wider"),
      narrower: t("narrower"),
      fitContent: t("fitContent"),
      hide: t("hide"),
      columns: t("columns"),
      moveColumnBefore: (column) => t("moveColumnBefore", { column }),
      moveColumnAfter: (column) => t("moveColumnAfter", { column }),
      density: t("density"),
      compact: t("compact"),
      comfortable: t("comfortable"),
      resetColumns: t("resetColumns"),
      exportCsv: t("exportCsv"),
      pager: t("pager"),
      previousPage: t("previousPage"),
      nextPage: t("nextPage"),
      page: (page) => t("page", { page: number(page) }),
      pageSize: t("pageSize"),
      pageSizeOption: (size) => t("pageSizeOption", { size: number(size) }),
      range: (from, to, total) => t("range", { from: number(from), to: number(to), total: number(total) }),
      groupCount: (count) => t("groupCount", { count }),
      copied: (text) => t("copied", { text }),
      sorted: (column, direction) => t(`sorted.${direction}`, { column }),
      moved: (column, position, count) => t("moved", { column, position: number(position), count: number(count) }),
    };
  }, [t, language]);
}
