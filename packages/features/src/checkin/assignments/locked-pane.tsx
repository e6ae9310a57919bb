import { Button, chakra } from "@chakra-ui/react";
import { DataGrid, emptySelection, type GridColumn, type GridSelection, isSelected } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { LockOpen, RefreshCw } from "lucide-react";
import { useMemo, useState } from "react";
import { AppLink, useActions, useConfirm } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { detailsPath } from "../details-path.ts";
import { useClock } from "../clock.ts";
import { useNotifications } from "../use-notifications.ts";
import { useWords } from "../use-words.ts";
import { type AssignmentsAddress, sizes, defaultPageSize } from "./assignments-search.ts";
import { type LockedUnit, useLocked } from "./data/use-locked.ts";
import { useReadOversight } from "./data/use-read-oversight.ts";
import { useUnlock } from "./data/use-unlock.ts";
import { messages } from "./messages/index.ts";
import { AssignmentsPane } from "./assignments-pane.tsx";
import { deadlineColumns } from "./deadline-columns.tsx";

const unitId = ({ vendor, bookingNo, pnr, userid }: LockedUnit): string => [vendor, bookingNo, pnr, userid].join("/");
const none: readonly LockedUnit[] = [];

/** What all operators hold, a row per unit, with REFRESH and UNLOCK (QUE-22). */
export function LockedPane({ search, onSearchChange }: AssignmentsAddress) {
  const t = useMessages(messages);
  const { rows, total, error, reading, retry } = useLocked(search);
  const [selection, setSelection] = useState<GridSelection>(emptySelection);
  const selected = (rows ?? none).filter((row) => isSelected(selection, unitId(row)));
  const work = useUnlockWork(selected, () => setSelection(emptySelection));
  const [asked, setAsked] = useState(false);
  const refresh = async (): Promise<void> => {
    setAsked(true);
    await work.read();
    setAsked(false);
  };
  useActions([
    { id: "assignments.refresh", label: t("locked.refresh"), icon: RefreshCw, run: () => void refresh() },
    { id: "assignments.unlock", label: t("locked.unlock"), icon: LockOpen, run: () => void work.unlock() },
  ]);
  const { page = 0, size = defaultPageSize } = search;
  return (
    <AssignmentsPane
      heading="h1"
      title={t("locked.title")}
      note={rows && t("locked.total", { count: total })}
      tools={
        <>
          {selected.length > 0 && (
            <Button variant="solid" aria-disabled={work.busy || undefined} onClick={() => void work.unlock()}>
              <LockOpen aria-hidden /> {t("locked.unlock")}
            </Button>
          )}
          <Button onClick={() => void refresh()}>
            <RefreshCw aria-hidden /> {t("locked.refresh")}
          </Button>
        </>
      }
    >
      <DataGrid
        id="checkin.locked"
        label={t("locked.title")}
        labels={useGridLabels()}
        columns={useColumns()}
        rows={rows ?? none}
        rowId={unitId}
        rowLabel={({ bookingNo, userid }) => `${bookingNo} ${userid}`}
        scope={`${page}/${size}`}
        selectionMode="multiple"
        selection={selection}
        onSelectionChange={setSelection}
        paging={{
          mode: "server",
          page,
          pageSize: size,
          total,
          pageSizes: sizes,
          onChange: (next) => {
            const { page: _page, size: _size, ...rest } = search;
            onSearchChange({
              ...rest,
              ...(next.page > 0 ? { page: next.page } : {}),
              ...(next.pageSize === defaultPageSize ? {} : { size: next.pageSize }),
            });
          },
        }}
        loading={rows === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.locked"), onRetry: retry } })}
        empty={<EmptyState title={t("locked.empty")}>{t("locked.empty.hint")}</EmptyState>}
        flashChanges
      />
    </AssignmentsPane>
  );
}

/** Takes the selected units from anyone who holds them, after asking. */
function useUnlockWork(selected: readonly LockedUnit[], onDone: () => void) {
  const t = useMessages(messages);
  const words = useWords();
  const { success, warning, failure, dismiss } = useNotifications(words);
  const ask = useConfirm();
  const read = useReadOversight();
  const { run, running } = useUnlock();
  const unlock = async (): Promise<void> => {
    if (selected.length === 0) return warning(t("select.some"));
    const bookings = [...new Set(selected.map(({ bookingNo }) => bookingNo))];
    const description = t("confirm.unlock.text", { count: bookings.length, bookings: bookings.join(", ") });
    if (!(await ask({ description, confirm: t("confirm.unlock"), tone: "danger" }))) return undefined;
    try {
      const count = await run(selected);
      if (count === undefined) return undefined;
      dismiss(t("failed.unlock"));
      if (count === 0) warning(t("done.unlock.nothing"));
      else success(t("done.unlock"), t("done.unlock.count", { count }));
      onDone();
    } catch (error) {
      failure(t("failed.unlock"), error);
    } finally {
      void read();
    }
    return undefined;
  };
  return { unlock, busy: running, read };
}

function useColumns(): readonly GridColumn<LockedUnit>[] {
  const t = useMessages(messages);
  const words = useWords();
  const clock = useClock();
  return useMemo(
    (): readonly GridColumn<LockedUnit>[] => [
      {
        id: "bookingNo",
        header: t("column.bookingNo"),
        value: (row) => row.bookingNo,
        mono: true,
        rowHeader: true,
        pin: "start",
        width: 112,
      },
      {
        id: "checkins",
        header: t("column.checkins"),
        text: ({ checkins }) => checkins.join(", "),
        mono: true,
        width: 116,
        grow: 1,
      },
      { id: "count", header: t("column.count"), value: ({ checkins }) => checkins.length, numeric: true, width: 72 },
      {
        id: "pnr",
        header: t("column.pnr"),
        value: (row) => row.pnr,
        cell: (row) => (
          <chakra.span color="accent.fg" textDecoration="underline" textUnderlineOffset="3px">
            <AppLink href={detailsPath(row)}>{row.pnr}</AppLink>
          </chakra.span>
        ),
        mono: true,
        width: 90,
      },
      { id: "user", header: t("column.user"), value: (row) => row.userid, width: 100 },
      { id: "airline", header: t("column.airline"), value: (row) => row.airline.iata, mono: true, width: 84 },
      { id: "vendor", header: t("column.vendor"), value: (row) => row.vendorName, width: 124 },
      // What decides whether to take it away comes first: how pressing it is, and whether anybody works on it.
      ...deadlineColumns<LockedUnit>({ t, words, clock }),
      { id: "activeAt", header: t("column.activeAt"), value: (row) => words.utc(row.activeAt), width: 150 },
      {
        id: "lockedAt",
        header: t("column.lockedAt"),
        value: (row) => words.utc(row.lockedAt),
        width: 160,
        hidden: true,
      },
    ],
    [t, words, clock],
  );
}
