import { Button, chakra, NativeSelect } from "@chakra-ui/react";
import { hasCallHouse, programAirports } from "@gatehouse/domain/requests";
import { DataGrid, type GridColumn } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { Notice } from "@gatehouse/ui/notice";
import { Download, RefreshCw, Upload } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { useActions, useApi, useShortcut, useToast } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { saveFile } from "../../app/save-file.ts";
import { dateTime } from "../../app/time/index.ts";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { type ListedProgram, type ProgramList, usePrograms } from "./data/use-programs.ts";
import { ImportPanel } from "./import-panel.tsx";
import { messages } from "./messages/index.ts";
import type { ProgramsSearch } from "./programs-search.ts";

export interface ProgramsScreenProps {
  /** What the address says; read it with `parseProgramsSearch`. */
  readonly search: ProgramsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: ProgramsSearch) => void;
}

const rowId = ({ id }: ListedProgram): string => String(id);
const rowLabel = ({ hospital, city }: ListedProgram): string => `${hospital}, ${city}`;
const none: readonly ListedProgram[] = [];

/** Programs of a vendor: where its travellers go, kept up by a file (REQ-22). */
export function ProgramsScreen({ search, onSearchChange }: ProgramsScreenProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const api = useApi();
  const toast = useToast();
  const { vendorCode = "" } = search;
  const { found, error, reading, read } = usePrograms(vendorCode);
  const labels = useGridLabels();
  const columns = useProgramColumns();
  const [importing, setImporting] = useState(false);
  const [asked, setAsked] = useState(false);
  const shown = found?.vendorCode ?? vendorCode;
  const vendor = found?.vendors.find(({ code }) => code === shown);
  const rows = found?.programs ?? none;
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
  const download = async (): Promise<void> => {
    try {
      saveFile(await api.requests.programFile({ vendorCode: shown }));
    } catch {
      toast({ tone: "error", title: t("download.failed") });
    }
  };
  useShortcut({ keys: "r", label: t("refresh"), run: () => void refresh() });
  useActions([
    { id: "programs.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() },
    { id: "programs.download", label: t("download"), icon: Download, run: () => void download() },
  ]);
  const note = found && (
    <output>
      {t("total", { count: rows.length, total: rows.length.toLocaleString(language) })}
      {found.lastImport &&
        ` · ${t("lastImport", { time: `${dateTime(found.lastImport.at, "UTC", language)} UTC`, name: found.lastImport.userid })}`}
    </output>
  );
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header display="grid" gap="2" px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={importing ? t("import.title") : t("title")}
          note={!importing && note}
          tools={
            !importing && (
              <>
                <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                  <RefreshCw aria-hidden /> {t("refresh")}
                </Button>
                <Button variant="outline" disabled={!found} onClick={() => void download()}>
                  <Download aria-hidden /> {t("download")}
                </Button>
                {vendor?.editable && (
                  <Button variant="solid" onClick={() => setImporting(true)}>
                    <Upload aria-hidden /> {t("import")}
                  </Button>
                )}
              </>
            )
          }
        />
        {found && found.vendors.length > 1 && (
          <VendorSelect
            vendors={found.vendors}
            value={shown}
            disabled={importing}
            onChange={(code) => onSearchChange({ vendorCode: code })}
          />
        )}
        {vendor && !vendor.editable && <Notice tone="info">{t("readOnly")}</Notice>}
      </chakra.header>
      {importing ? (
        <chakra.div overflowY="auto" minH="0" px={{ base: "3", md: "gutter" }}>
          <ImportPanel
            vendorCode={shown}
            onClose={() => setImporting(false)}
            onImported={() => {
              setImporting(false);
              void refresh();
            }}
          />
        </chakra.div>
      ) : (
        <DataGrid
          id="requests.programs"
          label={t("title")}
          labels={labels}
          columns={columns}
          rows={rows}
          rowId={rowId}
          rowLabel={rowLabel}
          rowLines={narrow ? 2 : 1}
          scope={shown}
          sorting={{ mode: "client", initial: [{ column: narrow ? "summary" : "hospital", direction: "asc" }] }}
          loading={found === undefined && error === undefined}
          refreshing={asked && reading}
          {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
          empty={
            <EmptyState drawing="fog" title={t("empty")}>
              {vendor?.editable && t("empty.hint")}
            </EmptyState>
          }
        />
      )}
    </chakra.div>
  );
}

interface VendorSelectProps {
  readonly vendors: ProgramList["vendors"];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (code: string) => void;
}

function VendorSelect({ vendors, value, disabled, onChange }: VendorSelectProps) {
  const t = useMessages(messages);
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="2">
      <chakra.label htmlFor={id} color="fg.muted">
        {t("vendor")}
      </chakra.label>
      <NativeSelect.Root width="16rem" disabled={disabled}>
        <NativeSelect.Field id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {vendors.map(({ code, name }) => (
            <option key={code} value={code}>
              {name} ({code})
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </chakra.div>
  );
}

const airportsOf = (row: ListedProgram): string =>
  programAirports(row)
    .map(({ iata }) => iata)
    .join(", ");
const departmentsOf = ({ deptInfos }: ListedProgram): string =>
  deptInfos.map(({ deptCode, deptName }) => `${deptCode} ${deptName}`).join(", ");

function useProgramColumns(): readonly GridColumn<ListedProgram>[] {
  const t = useMessages(messages);
  const narrow = useNarrow();
  return useMemo((): readonly GridColumn<ListedProgram>[] => {
    const stateText = ({ active }: ListedProgram): string => t(active ? "active" : "inactive");
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          value: ({ hospital }) => hospital,
          text: (row) => `${row.hospital}, ${row.city}, ${airportsOf(row)}`,
          cell: (row) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                <strong>{row.hospital}</strong>
              </chakra.span>
              <chakra.span textStyle="xs" color="fg.muted" overflow="hidden" textOverflow="ellipsis">
                {[row.city, airportsOf(row), row.active ? "" : t("inactive")].filter((part) => part !== "").join(" · ")}
              </chakra.span>
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
      ];
    return [
      {
        id: "hospital",
        header: t("column.hospital"),
        value: ({ hospital }) => hospital,
        width: 220,
        rowHeader: true,
        hideable: false,
      },
      { id: "city", header: t("column.city"), value: ({ city }) => city, width: 150 },
      { id: "state", header: t("column.state"), value: ({ state, stateCode }) => state || stateCode, width: 130 },
      { id: "departments", header: t("column.departments"), text: departmentsOf, width: 220, grow: 1 },
      { id: "airports", header: t("column.airports"), text: airportsOf, width: 150 },
      {
        id: "callHouse",
        header: t("column.callHouse"),
        text: (row) => (hasCallHouse(row) ? (row.callhouse?.accomodationName ?? "") : ""),
        width: 140,
      },
      { id: "active", header: t("column.active"), value: stateText, width: 100 },
    ];
  }, [t, narrow]);
}
