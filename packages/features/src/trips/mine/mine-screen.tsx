import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import { requestName } from "@gatehouse/domain/requests";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ExternalLink, MessageSquareDot, RefreshCw } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useActions, usePermission, useShortcut } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { tripPath } from "../../app/trip-path.ts";
import { type TripEntry, useMine } from "./data/use-mine.ts";
import { useTripVendors } from "./data/use-trip-vendors.ts";
import { messages } from "./messages/index.ts";
import { defaultPageSize, type MineSearch, pageSizes } from "./mine-search.ts";

export interface MineScreenProps {
  /** Trips that take place now; otherwise those to come. */
  readonly current: boolean;
  /** What the address says; read it with `parseMineSearch`. */
  readonly search: MineSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: MineSearch) => void;
  /** Opens a trip. Default: in a tab of its own. */
  readonly onOpen?: (trip: Pick<TripEntry, "bookingNo" | "vendorCode">) => void;
}

const rowId = ({ bookingNo, vendorCode }: TripEntry): string => `${vendorCode} ${bookingNo}`;
const namesOf = ({ travellers }: TripEntry): string =>
  travellers.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()).join(", ");
const rowLabel = (row: TripEntry): string => `${row.bookingNo}, ${namesOf(row)}`;
const requestOf = ({ travelRequestId }: TripEntry): string =>
  travelRequestId === null ? "-" : requestName(travelRequestId);
const none: readonly TripEntry[] = [];

/** Upcoming Trips and Current Trips (TRP-21). */
export function MineScreen({ current, search, onSearchChange, onOpen }: MineScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const isStaff = usePermission("tripsCreate");
  const { found, error, reading, read } = useMine(current, search);
  const vendors = useTripVendors(current, isStaff);
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
  useActions([{ id: "trips.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const { page = 0, size = defaultPageSize, vendorCode = "" } = search;
  const total = found?.totalElement ?? 0;
  const pathOf = (row: TripEntry): string => tripPath(row.bookingNo, isStaff ? row.vendorCode : "");
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t(current ? "title.current" : "title.upcoming")}
          note={<output>{found && t("total", { count: total, total: total.toLocaleString(language) })}</output>}
          tools={
            <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
              <RefreshCw aria-hidden /> {t("refresh")}
            </Button>
          }
        />
        {isStaff && (
          <VendorPicker
            value={vendorCode}
            vendors={vendors}
            onChange={(code) => onSearchChange(code === "" ? {} : { vendorCode: code })}
          />
        )}
      </chakra.header>
      <DataGrid
        id={current ? "trips.current" : "trips.upcoming"}
        label={t(current ? "title.current" : "title.upcoming")}
        labels={useGridLabels()}
        columns={useMineColumns(isStaff, onOpen)}
        rows={found?.content ?? none}
        rowId={rowId}
        rowLabel={rowLabel}
        rowLines={narrow ? 2 : 1}
        scope={`${current}/${vendorCode}/${page}/${size}`}
        onRowActivate={onOpen ?? ((row) => void window.open(pathOf(row), "_blank", "noreferrer"))}
        paging={{
          mode: "server",
          page,
          pageSize: size,
          total,
          pageSizes,
          onChange: (next) =>
            onSearchChange({
              ...(vendorCode === "" ? {} : { vendorCode }),
              ...(next.page > 0 ? { page: next.page } : {}),
              ...(next.pageSize === defaultPageSize ? {} : { size: next.pageSize }),
            }),
        }}
        loading={found === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
        empty={
          <Nothing
            current={current}
            vendorCode={vendorCode}
            beyond={total > 0}
            onFirst={() => onSearchChange({ ...search, page: 0 })}
            onAll={() => onSearchChange({})}
          />
        }
        flashChanges
      />
    </chakra.div>
  );
}

interface VendorPickerProps {
  readonly value: string;
  /** Codes. */
  readonly vendors: readonly string[];
  readonly onChange: (code: string) => void;
}

function VendorPicker({ value, vendors, onChange }: VendorPickerProps) {
  const t = useMessages(messages);
  const id = useId();
  // What the address names can be chosen, whoever has trips.
  const codes = value === "" || vendors.includes(value) ? vendors : [value, ...vendors];
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <chakra.label htmlFor={id} color="fg.muted">
        {t("vendor")}
      </chakra.label>
      <NativeSelect.Root width="13rem">
        <NativeSelect.Field id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{t("vendor.all")}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}

interface NothingProps {
  readonly current: boolean;
  readonly vendorCode: string;
  /** There are trips, on earlier pages. */
  readonly beyond: boolean;
  readonly onFirst: () => void;
  readonly onAll: () => void;
}

/** Why there is no row, and what to do about it. */
function Nothing({ current, vendorCode, beyond, onFirst, onAll }: NothingProps) {
  const t = useMessages(messages);
  if (beyond)
    return (
      <EmptyState
        drawing="fog"
        title={t("beyond.title")}
        actions={<Button onClick={onFirst}>{t("beyond.first")}</Button>}
      />
    );
  const isFiltered = vendorCode !== "";
  return (
    <EmptyState
      drawing="fog"
      title={isFiltered ? t("empty.vendor", { vendor: vendorCode }) : t(current ? "empty.current" : "empty.upcoming")}
      actions={isFiltered && <Button onClick={onAll}>{t("empty.all")}</Button>}
    >
      {t(current ? "empty.currentHint" : "empty.upcomingHint")}
    </EmptyState>
  );
}

/** Somebody has commented on the trip since the reader looked last (TRP-43). */
function NewComment({ of: { newCommentAdded } }: { readonly of: TripEntry }) {
  const t = useMessages(messages);
  if (!newCommentAdded) return null;
  return (
    <chakra.span color="accent.fg" display="inline-block" verticalAlign="middle" title={t("comment.new")}>
      <MessageSquareDot aria-hidden size={14} />
      <chakra.span srOnly>{t("comment.new")}</chakra.span>
    </chakra.span>
  );
}

/** @param isStaff whether trips are of several vendors @param onOpen opens a trip, where that is not a tab of its own */
function useMineColumns(isStaff: boolean, onOpen: MineScreenProps["onOpen"]): readonly GridColumn<TripEntry>[] {
  const t = useMessages(messages);
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<TripEntry>[] => {
    const view: GridColumn<TripEntry> = {
      id: "view",
      header: t("column.view"),
      cell: (row) =>
        onOpen ? (
          <Button variant="plain" aria-label={t("view.here", { booking: row.bookingNo })} onClick={() => onOpen(row)}>
            {t("view")}
          </Button>
        ) : (
          <chakra.a
            href={tripPath(row.bookingNo, isStaff ? row.vendorCode : "")}
            target="_blank"
            rel="noreferrer"
            display="inline-flex"
            alignItems="center"
            gap="1"
            height="full"
            color="accent.fg"
            aria-label={t("view.of", { booking: row.bookingNo })}
          >
            {t("view")} <ExternalLink aria-hidden size={14} />
          </chakra.a>
        ),
      width: 96,
      resizable: false,
    };
    const booking = ({ bookingNo, newCommentAdded }: TripEntry): string =>
      newCommentAdded ? `${bookingNo}, ${t("comment.new")}` : bookingNo;
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          text: (row) => `${namesOf(row)}, ${booking(row)}, ${row.startDate} – ${row.endDate}`,
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                <strong>{namesOf(row)}</strong> <NewComment of={row} />
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {row.bookingNo} · {row.startDate} – {row.endDate}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        { ...view, pin: "end" },
      ];
    return [
      { id: "request", header: t("column.request"), text: requestOf, mono: true, width: 140 },
      { id: "travellers", header: t("column.travellers"), text: namesOf, width: 240, grow: 1 },
      {
        id: "booking",
        header: t("column.booking"),
        text: booking,
        cell: (row) => (
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" height="full" fontFamily="mono">
            {row.bookingNo} <NewComment of={row} />
          </chakra.span>
        ),
        mono: true,
        rowHeader: true,
        width: 150,
      },
      { id: "startDate", header: t("column.start"), value: ({ startDate }) => startDate, width: 110 },
      { id: "endDate", header: t("column.end"), value: ({ endDate }) => endDate, width: 110 },
      ...(isStaff
        ? [{ id: "vendor", header: t("column.vendor"), value: ({ vendorCode }: TripEntry) => vendorCode, width: 100 }]
        : []),
      view,
    ];
  }, [t, narrow, isStaff, onOpen]);
}
