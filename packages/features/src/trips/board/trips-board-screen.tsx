import { Button, chakra, Field, NativeSelect } from "@chakra-ui/react";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RefreshCw } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useActions, usePermission, useShortcut } from "../../app/index.ts";
import { FilterFold } from "../../app/filter-fold/filter-fold.tsx";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { SearchForm } from "../../app/search-form.tsx";
import { useNow } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type BoardSearch, cutOf, defaultPageSize, pageSizes } from "./board-search.ts";
import { CutChoice } from "./cut-choice.tsx";
import { type Flight, useUpcoming } from "./data/use-upcoming.ts";
import { DeparturesStrip } from "./departures-strip.tsx";
import { tripPath } from "../../app/trip-path.ts";
import { bandOf } from "./flight-words.ts";
import { messages } from "./messages/index.ts";
import { flightName, useBoardColumns } from "./use-board-columns.tsx";

export interface TripsBoardScreenProps {
  /** What the address says; read it with `parseBoardSearch`. */
  readonly search: BoardSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: BoardSearch) => void;
}

const rowId = ({ segmentId }: Flight): string => String(segmentId);
const none: readonly Flight[] = [];
const bands = ["soon", "day", "later"] as const;

const open = (path: string): void => void window.open(path, "_blank", "noreferrer");

/** The check-in of a booking's PNR, for those who see check-ins. */
const openCheckIn = ({ pnr, bookingNo }: Flight): void =>
  open(`/dashboard/checkin/details?${new URLSearchParams({ pnr, bookingNo })}`);

/** The itinerary of a flight's booking, for those who make trips; without one there is nothing to open. */
const openTrip = ({ bookingNo, vendor, hasItinerary }: Flight): void => {
  if (hasItinerary) open(tripPath(bookingNo, vendor));
};

/** Next 48 Hours (TRP-30): what departs soonest, whose it is, and how it stands. */
export function TripsBoardScreen({ search, onSearchChange }: TripsBoardScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const now = useNow();
  const seesCheckIns = usePermission("checkinInfo");
  const makesTrips = usePermission("tripsCreate");
  const { found, error, reading, read } = useUpcoming(search);
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
  useActions([{ id: "board.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() }]);
  const { page = 0, size = defaultPageSize, text, vendor, airline } = search;
  const rows = found?.content ?? none;
  const total = found?.totalElement ?? 0;
  const number = (value: number): string => value.toLocaleString(language);
  const { page: _page, ...first } = search;
  const gridLabels = useGridLabels();
  const isWhole = total <= rows.length;
  const labels = useMemo(
    () => ({
      ...gridLabels,
      // Of several pages nobody knows how many flights of a part the others have.
      ...(isWhole
        ? { groupCount: (count: number) => t("flights", { count, total: count.toLocaleString(language) }) }
        : {}),
    }),
    [gridLabels, isWhole, t, language],
  );
  const keyOf = useCallback(({ departure }: Flight) => bandOf(departure.at, now), [now]);
  const groupBy = useMemo(
    () => ({
      key: keyOf,
      label: (key: string) => {
        const band = bands.find((each) => each === key);
        return band ? t(`band.${band}`) : key;
      },
    }),
    [keyOf, t],
  );
  const chooseVendor = (code: string): void => {
    const { vendor: _vendor, ...rest } = first;
    onSearchChange(code === "" ? rest : { ...rest, vendor: code });
  };
  const chooseAirline = (code: string): void => {
    const { airline: _airline, ...rest } = first;
    onSearchChange(code === "" ? rest : { ...rest, airline: code });
  };
  const { text: _text, ...withoutText } = first;
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={
            <output>
              {found &&
                [
                  t("flights", { count: total, total: number(total) }),
                  t("travellers", { count: found.travellers, total: number(found.travellers) }),
                ].join(", ")}
            </output>
          }
          tools={
            <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
              <RefreshCw aria-hidden /> {t("refresh")}
            </Button>
          }
        />
        {found && found.hours.length > 0 && <DeparturesStrip hours={found.hours} />}
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" columnGap="4" rowGap="3">
          <FilterFold
            set={[text, vendor, airline].filter((each) => each !== undefined).length}
            beside={<CutChoice search={search} found={found} onSearchChange={onSearchChange} />}
          >
            <chakra.div
              display="flex"
              flexWrap="wrap"
              alignItems="end"
              columnGap="4"
              rowGap="3"
              width={{ base: "full", md: "auto" }}
            >
              <CodeSelect
                label={t("filter.vendor")}
                every={t("filter.everyVendor")}
                value={vendor ?? ""}
                options={found?.vendors}
                onChange={chooseVendor}
              />
              <CodeSelect
                label={t("filter.airline")}
                every={t("filter.everyAirline")}
                value={airline ?? ""}
                options={found?.airlines}
                onChange={chooseAirline}
              />
              <SearchForm
                text={text ?? ""}
                label={t("search.label")}
                action={t("search.do")}
                onSearch={(next) => onSearchChange({ ...withoutText, ...(next === "" ? {} : { text: next }) })}
              />
            </chakra.div>
          </FilterFold>
        </chakra.div>
      </chakra.header>
      <DataGrid
        id="trips.board"
        label={t("title")}
        labels={labels}
        columns={useBoardColumns()}
        rows={rows}
        rowId={rowId}
        rowLabel={flightName}
        rowLines={narrow ? 3 : 1}
        scope={`${text ?? ""}/${vendor ?? ""}/${airline ?? ""}/${cutOf(search) ?? ""}/${page}/${size}`}
        {...(narrow ? {} : { groupBy })}
        {...(seesCheckIns ? { onRowActivate: openCheckIn } : makesTrips ? { onRowActivate: openTrip } : {})}
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
    </chakra.div>
  );
}

interface CodeSelectProps {
  readonly label: string;
  /** Says that none is chosen. */
  readonly every: string;
  /** Empty for all. */
  readonly value: string;
  readonly options: readonly { readonly code: string; readonly flights: number }[] | undefined;
  readonly onChange: (code: string) => void;
}

/** Chooses one vendor or airline. What the address names and no flight has is still named. */
function CodeSelect({ label, every, value, options = [], onChange }: CodeSelectProps) {
  const t = useMessages(messages);
  const isKnown = value === "" || options.some(({ code }) => code === value);
  return (
    <Field.Root flex={{ base: "1", md: "none" }} width={{ md: "8.5rem" }}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{every}</option>
          {!isKnown && <option value={value}>{value}</option>}
          {options.map(({ code, flights }) => (
            <option key={code} value={code}>
              {t("filter.option", { code, flights })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

/** Why there is no row, and what to do about it. */
function Nothing({ search, total, onSearchChange }: TripsBoardScreenProps & { readonly total: number }) {
  const t = useMessages(messages);
  if (total > 0)
    return (
      <EmptyState
        drawing="fog"
        title={t("beyond.title")}
        actions={<Button onClick={() => onSearchChange({ ...search, page: 0 })}>{t("beyond.first")}</Button>}
      />
    );
  const { text, vendor, airline } = search;
  const filtered = [text, vendor, airline, cutOf(search)].some((each) => each !== undefined);
  return (
    <EmptyState
      drawing="fog"
      title={t(filtered ? "empty.found" : "empty.title")}
      actions={filtered && <Button onClick={() => onSearchChange({})}>{t("search.clear")}</Button>}
    >
      {t(filtered ? "empty.foundHint" : "empty.hint")}
    </EmptyState>
  );
}
