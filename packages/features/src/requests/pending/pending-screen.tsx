import { Button, chakra } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { DataGrid, emptySelection, type GridSelection } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { KeyHint } from "@gatehouse/ui/key-hint";
import { Notice } from "@gatehouse/ui/notice";
import { FilePlus2, RefreshCw, Send } from "lucide-react";
import { useMemo, useState } from "react";
import { AppLink, useActions, usePermission, useShortcut } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { SearchForm } from "../../app/search-form.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { requestPath } from "../../app/request-path.ts";
import { useOperators } from "./data/use-operators.ts";
import { type PendingRequest, usePending } from "./data/use-pending.ts";
import { messages } from "./messages/index.ts";
import { OperatorSelect } from "./operator-select.tsx";
import { type Operator, operatorsFor } from "./operators.ts";
import { defaultPageSize, pageSizes, type PendingSearch, pendingSorts } from "./pending-search.ts";
import { useAssigning } from "./use-assigning.ts";
import { AssigningContext, usePendingColumns } from "./use-pending-columns.tsx";

export interface PendingScreenProps {
  /** What the address says; read it with `parsePendingSearch`. */
  readonly search: PendingSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: PendingSearch) => void;
}

const rowId = ({ id }: PendingRequest): string => String(id);
const rowLabel = ({ id, travellerName }: PendingRequest): string => `${requestName(id)}, ${travellerName}`;
const none: readonly PendingRequest[] = [];
const noOperators: readonly Operator[] = [];
const open = ({ id }: PendingRequest): void => void window.open(requestPath(id), "_blank", "noreferrer");

/** Pending Travel Requests (REQ-16): what waits to be booked, and who books it. */
export function PendingScreen({ search, onSearchChange }: PendingScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const assigns = usePermission("travelRequestAssign");
  const { found, error, reading, read } = usePending(search);
  const { operators = noOperators, failed, read: readOperators } = useOperators(assigns);
  const { choices, choose, discard, submit, submitting, chosen } = useAssigning(read);
  const [asked, setAsked] = useState(false);
  const [selection, setSelection] = useState<GridSelection>(emptySelection);
  const assigning = useMemo(() => ({ operators, choices, choose }), [operators, choices, choose]);
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
  useActions([{ id: "requests.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const { page = 0, size = defaultPageSize, text, mine, sort = "createdAt", ascending } = search;
  const rows = found?.content ?? none;
  const total = found?.totalElement ?? 0;
  const { page: _page, ...first } = search;
  const selected = rows.filter((row) => selection.kind === "some" && selection.ids.has(rowId(row)));
  const { text: _text, ...others } = first;
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) auto / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={
            <output>
              {found && `${t("total", { count: total, total: total.toLocaleString(language) })} · ${t("utc")}`}
            </output>
          }
          tools={
            <>
              <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
              <Button asChild variant="outline">
                <AppLink href="/dashboard/travel-request/create">
                  <FilePlus2 aria-hidden /> {t("new")}
                </AppLink>
              </Button>
            </>
          }
        />
        {failed && (
          <Notice tone="warn">
            {t("assign.failed")}{" "}
            <Button size="sm" variant="outline" onClick={readOperators}>
              {t("assign.retry")}
            </Button>
          </Notice>
        )}
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" columnGap="4" rowGap="3">
          <SearchForm
            text={text ?? ""}
            label={t("search.label")}
            action={t("search.do")}
            onSearch={(next) => onSearchChange({ ...others, ...(next === "" ? {} : { text: next }) })}
          />
          {assigns && (
            <Button
              variant={mine ? "solid" : "outline"}
              aria-pressed={mine === true}
              onClick={() => {
                const { mine: before, ...rest } = first;
                onSearchChange(before ? rest : { ...rest, mine: true });
              }}
            >
              {t("mine")}
            </Button>
          )}
        </chakra.div>
      </chakra.header>
      <AssigningContext value={assigning}>
        <DataGrid
          id="requests.pending"
          label={t("title")}
          labels={useGridLabels()}
          columns={usePendingColumns(assigns)}
          rows={rows}
          rowId={rowId}
          rowLabel={rowLabel}
          rowLines={narrow ? 2 : 1}
          scope={`${text ?? ""}/${mine ?? ""}/${sort}/${ascending ?? ""}/${page}/${size}`}
          {...(assigns
            ? {
                selectionMode: "multiple" as const,
                selection,
                onSelectionChange: setSelection,
                selectionActions: (
                  <chakra.div width="15rem">
                    <OperatorSelect
                      label={t("assign.selected", { count: selected.length })}
                      none={t("assign.selected", { count: selected.length })}
                      value=""
                      operators={operatorsFor(
                        operators,
                        selected.map(({ vendorCode }) => vendorCode),
                      )}
                      onChange={(operator) => {
                        if (operator === "") return;
                        choose(selected, operator);
                        setSelection(emptySelection);
                      }}
                    />
                  </chakra.div>
                ),
              }
            : {})}
          onRowActivate={open}
          sorting={{
            mode: "server",
            sort: [{ column: sort, direction: ascending ? "asc" : "desc" }],
            onChange: ([next]) => {
              const { sort: _sort, ascending: _ascending, ...rest } = first;
              const wanted = pendingSorts.find((each) => each === next?.column);
              onSearchChange({
                ...rest,
                ...(wanted && wanted !== "createdAt" ? { sort: wanted } : {}),
                ...(next?.direction === "asc" ? { ascending: true as const } : {}),
              });
            },
          }}
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
          loading={found === undefined && error === undefined}
          refreshing={asked && reading}
          {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
          empty={<Nothing search={search} total={total} onSearchChange={onSearchChange} />}
          flashChanges
        />
      </AssigningContext>
      {assigns && <SubmitBar count={chosen} busy={submitting} onSubmit={submit} onDiscard={discard} />}
    </chakra.div>
  );
}

interface SubmitBarProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onDiscard: () => void;
}

/** Under the list: nothing is assigned before it is submitted. */
function SubmitBar({ count, busy, onSubmit, onDiscard }: SubmitBarProps) {
  const t = useMessages(messages);
  useShortcut({ keys: "Mod+Enter", label: t("submit"), run: onSubmit, enabled: count > 0 });
  return (
    <chakra.footer
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      gap="3"
      px={{ base: "3", md: "gutter" }}
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
      bg="bg.sunken"
    >
      <output>{count > 0 ? t("submit.count", { count }) : t("submit.none")}</output>
      {count > 0 && (
        <Button variant="outline" disabled={busy} onClick={onDiscard}>
          {t("submit.discard")}
        </Button>
      )}
      <Button variant="solid" loading={busy} disabled={count === 0} onClick={onSubmit}>
        <Send aria-hidden /> {t("submit")} <KeyHint keys="Mod+Enter" />
      </Button>
    </chakra.footer>
  );
}

/** Why there is no row, and what to do about it. */
function Nothing({ search, total, onSearchChange }: PendingScreenProps & { readonly total: number }) {
  const t = useMessages(messages);
  const assigns = usePermission("travelRequestAssign");
  if (total > 0)
    return (
      <EmptyState
        drawing="fog"
        title={t("beyond.title")}
        actions={<Button onClick={() => onSearchChange({ ...search, page: 0 })}>{t("beyond.first")}</Button>}
      />
    );
  const filtered = search.text !== undefined || search.mine === true;
  return (
    <EmptyState
      drawing="fog"
      title={t(filtered ? "empty.found" : "empty.title")}
      actions={
        filtered ? (
          <Button onClick={() => onSearchChange({})}>{t("search.clear")}</Button>
        ) : (
          <Button asChild>
            <AppLink href="/dashboard/travel-request/create">{t("new")}</AppLink>
          </Button>
        )
      }
    >
      {t(filtered ? "empty.foundHint" : assigns ? "empty.staff" : "empty.traveller")}
    </EmptyState>
  );
}
