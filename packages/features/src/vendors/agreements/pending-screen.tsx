import { Button, chakra, Input } from "@chakra-ui/react";
import { DataGrid } from "@gatehouse/ui/data-grid";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { RefreshCw } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { useActions, useNavigation, useShortcut } from "../../app/index.ts";
import { useGridLabels } from "../../app/grid-labels/index.ts";
import { PageHeader } from "../../app/page-header.tsx";
import { useNarrow } from "../../app/use-narrow.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { agreementPath } from "./agreement-path.ts";
import { type PendingProspect, usePending } from "./data/use-pending.ts";
import { messages } from "./messages/index.ts";
import { usePendingColumns } from "./use-pending-columns.tsx";

const rowId = ({ id }: PendingProspect): string => String(id);
const rowLabel = ({ orgName }: PendingProspect): string => orgName;
const none: readonly PendingProspect[] = [];

const plain = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Pending Partner Agreements (VEN-16): prospects that wait; a row, and its View, lead to the prospect. */
export function PendingAgreementsScreen() {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { navigate } = useNavigation();
  const { prospects, error, reading, read } = usePending();
  const [asked, setAsked] = useState(false);
  const [wanted, setWanted] = useState("");
  const rows = useMemo(() => {
    const words = plain(wanted).split(/\s+/);
    return (prospects ?? none).filter(({ orgName, email, website }) => {
      const text = plain(`${orgName} ${email} ${website}`);
      return words.every((word) => text.includes(word));
    });
  }, [prospects, wanted]);
  const pathOf = useCallback(
    ({ orgName, id }: PendingProspect): string => {
      const isOnly = (prospects ?? none).every((other) => other.id === id || plain(other.orgName) !== plain(orgName));
      return agreementPath({ orgName, ...(isOnly ? {} : { id }) });
    },
    [prospects],
  );
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
  useActions([
    { id: "agreements.refresh", label: t("refresh"), icon: RefreshCw, keys: "r", run: () => void refresh() },
  ]);
  const total = prospects?.length ?? 0;
  const isSearched = wanted.trim() !== "" && total > 0;
  return (
    <chakra.div display="grid" gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)" height="full" minH="0">
      <chakra.header px={{ base: "3", md: "gutter" }} pt="2" pb="3">
        <PageHeader
          title={t("title")}
          note={<output>{prospects && t("total", { count: total, total: total.toLocaleString(language) })}</output>}
          tools={
            <>
              <Input
                type="search"
                width={{ base: "44", md: "72" }}
                aria-label={t("search")}
                placeholder={t("search")}
                value={wanted}
                maxLength={100}
                onChange={({ currentTarget }) => setWanted(currentTarget.value)}
              />
              <Button aria-keyshortcuts="r" onClick={() => void refresh()}>
                <RefreshCw aria-hidden /> {t("refresh")}
              </Button>
            </>
          }
        />
      </chakra.header>
      <DataGrid
        id="vendors.agreements"
        label={t("title")}
        labels={useGridLabels()}
        columns={usePendingColumns(pathOf)}
        rows={rows}
        rowId={rowId}
        rowLabel={rowLabel}
        rowLines={narrow ? 2 : 1}
        sorting={{ mode: "client", initial: [{ column: narrow ? "summary" : "since", direction: "asc" }] }}
        onRowActivate={(row) => navigate(pathOf(row))}
        loading={prospects === undefined && error === undefined}
        refreshing={asked && reading}
        {...(error === undefined ? {} : { error: { message: t("failed.list"), onRetry: () => void refresh() } })}
        empty={
          <EmptyState
            drawing="fog"
            title={t(isSearched ? "empty.search" : "empty")}
            {...(isSearched
              ? { actions: <Button onClick={() => setWanted("")}>{t("search.clear")}</Button> }
              : { children: t("empty.hint") })}
          />
        }
        flashChanges
      />
    </chakra.div>
  );
}
