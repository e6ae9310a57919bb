import { chakra, Switch } from "@chakra-ui/react";
import { pseudoUsers } from "@gatehouse/domain/checkin";
import { DataGrid, type GridColumn, type GridGroupBy } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { useMemo } from "react";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { AssignmentsAddress } from "./assignments-search.ts";
import { type LockStatus, useLocks } from "./data/use-locks.ts";
import { hoursMinutes } from "./hours-minutes.ts";
import { messages } from "./messages/index.ts";
import { useClock } from "../clock.ts";
import { useWords } from "../use-words.ts";
import { AssignmentsPane } from "./assignments-pane.tsx";
import { deadlineColumns } from "./deadline-columns.tsx";

const none: readonly LockStatus[] = [];
const rowId = ({ checkInId }: LockStatus): string => String(checkInId);
const byLock: GridGroupBy<LockStatus> = { key: ({ userId }) => userId, collapsed: true };
const rowTone = ({ userId }: LockStatus) => (userId === pseudoUsers.automation ? "violet" : undefined);

/** A lock time: its hours are what is read, its minutes stand back. */
function LockTime({ children }: { readonly children: string }) {
  const [hours, minutes] = children.split(":");
  return (
    <span>
      <chakra.span fontWeight="strong">{hours}</chakra.span>
      <chakra.span color="fg.muted">:{minutes}</chakra.span>
    </span>
  );
}

interface LockTimes {
  readonly id: string;
  readonly header: string;
  readonly minutes: (row: LockStatus) => number;
  readonly language: string;
  readonly width: number;
}

/** A column of lock times. */
const lockTimes = ({ id, header, minutes, language, width }: LockTimes): GridColumn<LockStatus> => ({
  id,
  header,
  value: minutes,
  text: (row) => hoursMinutes(minutes(row), language),
  cell: (row) => <LockTime>{hoursMinutes(minutes(row), language)}</LockTime>,
  numeric: true,
  width,
  grow: 1,
});

/** Who has which open check-in: people, automation or the pool; grouped by lock id on request (QUE-22). */
export function LockStatusPane({ search, onSearchChange }: AssignmentsAddress) {
  const t = useMessages(messages);
  const words = useWords();
  const clock = useClock();
  const language = useLanguage();
  const { rows, total, error, retry } = useLocks();
  const columns = useMemo(
    (): readonly GridColumn<LockStatus>[] => [
      {
        id: "lockId",
        header: t("column.lockId"),
        value: (row) => row.userId,
        rowHeader: true,
        pin: "start",
        width: 150,
      },
      { id: "airline", header: t("column.airline"), value: (row) => row.airline, mono: true, width: 90, grow: 1 },
      { id: "pnr", header: t("column.pnr"), value: (row) => row.pnr, mono: true, width: 110, grow: 1 },
      ...deadlineColumns<LockStatus>({ t, words, clock }),
      lockTimes({
        id: "created",
        header: t("column.created"),
        minutes: (row) => row.createdMinsAgo,
        language,
        width: 150,
      }),
      lockTimes({ id: "wait", header: t("column.wait"), minutes: (row) => row.waitTimeInMins, language, width: 120 }),
      {
        id: "bookingNo",
        header: t("column.bookingNo"),
        value: (row) => row.bookingNo,
        mono: true,
        width: 130,
        hidden: true,
      },
    ],
    [t, words, clock, language],
  );
  return (
    <AssignmentsPane
      title={t("locks.title")}
      note={rows && t("locked.total", { count: total })}
      tools={
        <Switch.Root
          minH="control"
          checked={search.grouped === true}
          onCheckedChange={({ checked }) => {
            const { grouped: _grouped, ...rest } = search;
            onSearchChange(checked ? { ...rest, grouped: true } : rest, { replace: true });
          }}
        >
          <Switch.HiddenInput />
          <Switch.Label>{t("locks.group")}</Switch.Label>
          <Switch.Control>
            <Switch.Thumb />
          </Switch.Control>
        </Switch.Root>
      }
    >
      <DataGrid
        id="checkin.locks"
        label={t("locks.title")}
        labels={useGridLabels()}
        columns={columns}
        rows={rows ?? none}
        rowId={rowId}
        rowTone={rowTone}
        sorting={{ mode: "client", initial: [{ column: "wait", direction: "desc" }] }}
        groupBy={search.grouped ? byLock : undefined}
        loading={rows === undefined && error === undefined}
        {...(error === undefined ? {} : { error: { message: t("failed.locks"), onRetry: retry } })}
        empty={<EmptyState title={t("locks.empty")}>{t("locks.empty.hint")}</EmptyState>}
        csvFileName={`${t("locks.file")}.csv`}
      />
    </AssignmentsPane>
  );
}
