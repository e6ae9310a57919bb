import { Button, chakra } from "@chakra-ui/react";
import { unassignedCounted } from "@gatehouse/domain/cases";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Notice } from "@gatehouse/ui/notice";
import { MessageSquareDot, RefreshCw } from "lucide-react";
import { useState } from "react";
import { AppLink, useActions, useNavigation, useShortcut } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { CaseSearchForm } from "./case-search-form.tsx";
import { type CaseRow, type CaseView, useCases } from "./data/use-cases.ts";
import { useUnassigned } from "./data/use-unassigned.ts";
import { type CaseSearch, defaultPageSize, pageSizes } from "./list-search.ts";
import { messages } from "./messages/index.ts";
import { nameOf, pathOf, useCaseColumns } from "./use-case-columns.tsx";

export interface CaseListScreenProps {
  readonly view: CaseView;
  /** What the address says; read it with `parseCaseSearch`. */
  readonly search: CaseSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: CaseSearch) => void;
}

const rowId = ({ caseId }: CaseRow): string => String(caseId);
const rowLabel = (row: CaseRow): string => `${nameOf(row)}, ${row.travellerName}`;
const none: readonly CaseRow[] = [];

/** My Cases, All Open Cases, All Closed Cases and Search Cases (CMT-12). */
export function CaseListScreen({ view, search, onSearchChange }: CaseListScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { navigate } = useNavigation();
  const { found, error, wanted, reading, read } = useCases(view, search);
  const unassigned = useUnassigned(view === "mine");
  const [asked, setAsked] = useState(false);
  const refresh = async (): Promise<void> => {
    setAsked(true);
    try {
      await read();
    } catch {
      // The grid says so.
    } finally {
      setAsked(false);
    }
  };
  useShortcut({ keys: "r", label: t("refresh"), run: () => void refresh() });
  useActions([{ id: "cases.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const { page = 0, size = defaultPageSize } = search;
  const rows = wanted ? (found?.content ?? none) : none;
  const total = wanted ? (found?.totalElement ?? 0) : 0;
  const { page: _page, ...first } = search;
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t(`title.${view}`)}
          note={
            <output>{wanted && found && t("total", { count: total, total: total.toLocaleString(language) })}</output>
          }
          tools={
            <>
              {view === "open" && (
                <Button
                  aria-pressed={search.unread === true}
                  variant="outline"
                  onClick={() => {
                    const { unread, ...rest } = first;
                    onSearchChange(unread ? rest : { ...rest, unread: true });
                  }}
                >
                  <MessageSquareDot aria-hidden /> {t("onlyUnread")}
                </Button>
              )}
              <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
            </>
          }
        />
        {unassigned > 0 && (
          <Notice
            tone="info"
            actions={
              <Button asChild size="sm" variant="outline">
                <AppLink href="/dashboard/casemgmt/all-open-cases?unread=true">{t("unassigned.show")}</AppLink>
              </Button>
            }
          >
            {unassigned < unassignedCounted
              ? t("unassigned", { count: unassigned })
              : t("unassigned.more", { most: unassignedCounted })}
          </Notice>
        )}
        {view === "search" && (
          <CaseSearchForm key={JSON.stringify(first)} search={search} onSearchChange={onSearchChange} />
        )}
      </chakra.header>
      <DataGrid
        id={`cases.${view}`}
        label={t(`title.${view}`)}
        labels={useGridLabels()}
        columns={useCaseColumns(view)}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        rowLines={narrow ? 3 : 1}
        scope={`${view}/${JSON.stringify(search)}`}
        onRowActivate={(row) => navigate(pathOf(row, view))}
        paging={{
          mode: "server",
          page,
          pageSize: size,
          total,
          pageSizes,
          onChange: (next) => {
            const { size: _size, ...rest } = first;
            onSearchChange({
              ...rest,
              ...(next.page > 0 ? { page: next.page } : {}),
              ...(next.pageSize === defaultPageSize ? {} : { size: next.pageSize }),
            });
          },
        }}
        loading={wanted && found === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
        empty={
          total > 0 ? (
            <EmptyState
              drawing="fog"
              title={t("beyond.title")}
              actions={<Button onClick={() => onSearchChange(first)}>{t("beyond.first")}</Button>}
            />
          ) : view === "search" ? (
            <EmptyState drawing="fog" title={t(wanted ? "empty.search" : "search.hint.title")}>
              {t(wanted ? "empty.searchHint" : "search.hint")}
            </EmptyState>
          ) : (
            <EmptyState drawing="fog" title={t(search.unread ? "empty.unread" : `empty.${view}`)} />
          )
        }
        flashChanges
      />
    </chakra.div>
  );
}
