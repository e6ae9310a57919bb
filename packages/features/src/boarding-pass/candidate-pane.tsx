import { chakra } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { DataGrid, emptySelection, type GridSelection } from "@gatehouse/ui/data-grid";
import { DropZone } from "@gatehouse/ui/file-drop";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useGridLabels } from "../app/grid-labels/index.ts";
import { CandidateHead } from "./candidate-head.tsx";
import { candidateColumns, fitsOthers } from "./candidate-columns.tsx";
import { type CandidatePage, ordered, useCandidates } from "./data/use-candidates.ts";
import { useCheckInsOfPnr } from "./data/use-check-ins-of-pnr.ts";
import { preloadViewer } from "./preload.ts";
import { useWords } from "./use-words.ts";

export interface CandidatePaneProps {
  /** The one check-in that is selected. */
  readonly checkIn: CheckIn;
  /** Opens the viewer: with a page, or with the best there is. */
  readonly onOpen: (dmscode?: string) => void;
  /** @param file a PDF that was dropped on the pane */
  readonly onUpload: (file?: File) => void;
  /** The pane is as high as its rows need, three of them at most; otherwise it fills what it is given. Default: it fills. */
  readonly fit?: boolean;
  /** Only its head is shown. Default: all of it. */
  readonly folded?: boolean;
  /** The pane is in its place for another check-in: what it covers can be scrolled from below it. */
  readonly onPlaced?: ((checkInId: number) => void) | undefined;
  /** Folds and unfolds it; left out, it stays as it is. */
  readonly onFold?: (() => void) | undefined;
}

/** So many rows are seen at once before the reader makes the pane higher; more of them scroll. */
const maxRows = 3;

/** Height of the rows and their header, with a scroll bar below them. */
const heightOf = (count: number): string => `calc({sizes.rowHead} + ${count} * {sizes.row} + {spacing.3})`;

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

/** Tells once per check-in that the pane has its place: what stands above it has measured its own two frames later. */
function usePlaced(checkInId: number, onPlaced: CandidatePaneProps["onPlaced"]): void {
  const latest = useRef(onPlaced);
  useEffect(() => {
    latest.current = onPlaced;
  });
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => latest.current?.(checkInId));
    });
    return () => cancelAnimationFrame(frame);
  }, [checkInId]);
}

/** The candidate boarding-pass pages of a check-in's PNR and booking (QUE-17, BP-18), live, matching ones first. */
export function CandidatePane({
  checkIn,
  onOpen,
  onUpload,
  fit = false,
  folded = false,
  onPlaced,
  onFold,
}: CandidatePaneProps) {
  const words = useWords();
  const { t } = words;
  const { pages, error, retry } = useCandidates(checkIn);
  const narrow = useSyncExternalStore(watchWidth, () => matchMedia(phone).matches);
  const rows = useMemo(() => pages && ordered(pages, checkIn.checkInId), [pages, checkIn.checkInId]);
  const [selection, setSelection] = useState<GridSelection>(emptySelection);
  useEffect(preloadViewer, []);
  usePlaced(checkIn.checkInId, onPlaced);

  const onRow = useSteadyOpen(onOpen);
  const others = useCheckInsOfPnr(rows && fitsOthers(rows, checkIn.checkInId) ? checkIn.pnr : undefined);
  const columns = useMemo(
    () => candidateColumns({ words, checkIn, others, narrow, onOpen: onRow }),
    [words, checkIn, others, narrow, onRow],
  );
  const gridLabels = useGridLabels();
  const [chosen] = selection.kind === "some" ? selection.ids : [];
  return (
    <DropZone onFile={onUpload} labels={{ drop: t("upload.drop", { pnr: checkIn.pnr }) }}>
      <chakra.section
        aria-label={t("pane.label")}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gridTemplateRows={folded ? "auto" : "auto minmax(0, 1fr)"}
        minH="0"
        bg="bg"
      >
        <CandidateHead
          words={words}
          checkIn={checkIn}
          pages={rows}
          openable={checkIn.pass !== null || (rows?.length ?? 0) > 0}
          onOpen={() => onOpen(chosen)}
          onUpload={() => onUpload()}
          folded={folded}
          onFold={onFold}
        />
        {folded ? null : rows?.length === 0 && error === undefined ? (
          // Without a drawing, nor a header over nothing: the pane is low, and its head has the button.
          <chakra.div pt="1" pb="5" px="gutter" textAlign="center" overflowY="auto">
            <chakra.p fontWeight="strong">{t("pane.empty")}</chakra.p>
            <chakra.p color="fg.muted">{t("pane.empty.hint")}</chakra.p>
          </chakra.div>
        ) : (
          <chakra.div position="relative" minH={fit ? heightOf(Math.min(rows?.length ?? maxRows, maxRows)) : "0"}>
            <chakra.div position="absolute" inset="0" display="grid" gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)">
              <DataGrid
                id="checkin.candidates"
                label={t("pane.label")}
                labels={gridLabels}
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
                flashChanges
                showFooter={false}
                csvFileName={`${t("pane.file")}.csv`}
              />
            </chakra.div>
          </chakra.div>
        )}
      </chakra.section>
    </DropZone>
  );
}
