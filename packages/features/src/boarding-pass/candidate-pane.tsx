import { Button, chakra, VisuallyHidden } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { DataGrid, emptySelection, type GridSelection } from "@gatehouse/ui/data-grid";
import { ariaKeys, KeyHint } from "@gatehouse/ui/key-hint";
import { ProgressBar } from "@gatehouse/ui/progress-bar";
import { StatusPill } from "@gatehouse/ui/status-pill";
import { FileCheck2, ScanLine, Upload } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useGridLabels } from "../app/grid-labels/index.ts";
import { candidateColumns } from "./candidate-columns.tsx";
import { type CandidatePage, countsOf, ordered, useCandidates } from "./data/use-candidates.ts";
import { preloadViewer } from "./preload.ts";
import { passKeys } from "./pass-keys.ts";
import { useWords, type Words } from "./use-words.ts";

export interface CandidatePaneProps {
  /** The one check-in that is selected. */
  readonly checkIn: CheckIn;
  /** Opens the viewer: with a page, or with the best there is. */
  readonly onOpen: (dmscode?: string) => void;
  readonly onUpload: () => void;
}

const pageId = ({ dmscode }: CandidatePage): string => dmscode;
const noPages: readonly CandidatePage[] = [];
const phone = "(max-width: 48rem)";

function watchWidth(notify: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/** Columns keep their identity; what they call is the newest. */
function useSteadyOpen(onOpen: CandidatePaneProps["onOpen"]): (page: CandidatePage) => void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  return useCallback(({ dmscode }) => latest.current(dmscode), []);
}

/** The candidate boarding-pass pages of a check-in's PNR and booking (spec 1 §2), live, matching ones first. */
export function CandidatePane({ checkIn, onOpen, onUpload }: CandidatePaneProps) {
  const words = useWords();
  const { t } = words;
  const { pages, error, retry } = useCandidates(checkIn);
  const narrow = useSyncExternalStore(watchWidth, () => matchMedia(phone).matches);
  const rows = useMemo(() => pages && ordered(pages, checkIn.checkInId), [pages, checkIn.checkInId]);
  const [selection, setSelection] = useState<GridSelection>(emptySelection);
  useEffect(preloadViewer, []);

  const onRow = useSteadyOpen(onOpen);
  const columns = useMemo(
    () => candidateColumns({ words, checkIn, narrow, onOpen: onRow }),
    [words, checkIn, narrow, onRow],
  );
  const [chosen] = selection.kind === "some" ? selection.ids : [];
  return (
    <chakra.section
      aria-label={t("pane.label")}
      display="grid"
      gridTemplate="auto minmax(0, 1fr) / minmax(0, 1fr)"
      minH="0"
      bg="bg"
    >
      <Head
        words={words}
        checkIn={checkIn}
        pages={rows}
        openable={checkIn.pass !== null || (rows?.length ?? 0) > 0}
        onOpen={() => onOpen(chosen)}
        onUpload={onUpload}
      />
      <DataGrid
        id="checkin.candidates"
        label={t("pane.label")}
        labels={useGridLabels()}
        columns={columns}
        rows={rows ?? noPages}
        rowId={pageId}
        scope={String(checkIn.checkInId)}
        selectionMode="single"
        selection={selection}
        onSelectionChange={setSelection}
        onRowActivate={onRow}
        sorting={{ mode: "client" }}
        loading={rows === undefined && error === undefined}
        {...(error === undefined ? {} : { error: { message: t("pane.failed"), onRetry: retry } })}
        empty={
          // Without a drawing: the pane is low, and its head has the button.
          <chakra.div py="5" px="gutter" textAlign="center">
            <chakra.p fontWeight="strong">{t("pane.empty")}</chakra.p>
            <chakra.p color="fg.muted">{t("pane.empty.hint")}</chakra.p>
          </chakra.div>
        }
        flashChanges
        showFooter={false}
        csvFileName={`${t("pane.file")}.csv`}
      />
    </chakra.section>
  );
}

interface HeadProps {
  readonly words: Words;
  readonly checkIn: CheckIn;
  readonly pages: readonly CandidatePage[] | undefined;
  /** There is something to look at. */
  readonly openable: boolean;
  readonly onOpen: () => void;
  readonly onUpload: () => void;
}

function Head({ words: { t }, checkIn, pages, openable, onOpen, onUpload }: HeadProps) {
  const { count, matched, read } = countsOf(pages ?? noPages);
  return (
    <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5" px="gutter" py="2">
      <chakra.h2 fontWeight="strong">{t("pane.label")}</chakra.h2>
      <chakra.span textStyle="code" color="fg.muted">
        {checkIn.pnr} · {checkIn.bookingNo}
      </chakra.span>
      {count > 0 && (
        <StatusPill tone={matched > 0 ? "ok" : "slate"} icon={ScanLine}>
          {t("pane.matched", { matched, count })}
        </StatusPill>
      )}
      {read < count && (
        <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted" textStyle="figures">
          <ProgressBar label={t("pane.reading", { read, count })} value={read} max={count} width="20" />
          {t("pane.reading", { read, count })}
        </chakra.span>
      )}
      <VisuallyHidden asChild>
        <output>{pages && t("pane.announce", { count, matched })}</output>
      </VisuallyHidden>
      <chakra.div display="flex" gap="2" ms="auto">
        <Button onClick={onUpload} aria-keyshortcuts={ariaKeys(passKeys.upload)}>
          <Upload aria-hidden /> {t("pane.upload")} <KeyHint keys={passKeys.upload} />
        </Button>
        <Button
          variant="solid"
          disabled={!openable}
          onClick={onOpen}
          colorPalette="accent"
          aria-keyshortcuts={ariaKeys(passKeys.open)}
        >
          <FileCheck2 aria-hidden /> {checkIn.pass ? t("pane.open") : t("pane.check")} <KeyHint keys={passKeys.open} />
        </Button>
      </chakra.div>
    </chakra.header>
  );
}
