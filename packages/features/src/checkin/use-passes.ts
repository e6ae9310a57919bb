import type { CheckIn, ViewId } from "@gatehouse/domain/checkin";
import { type DataGridHandle, type GridSelection, selectionOf } from "@gatehouse/ui/data-grid";
import { type RefObject, useEffect, useRef, useState } from "react";
import { remember, remembered } from "../app/index.ts";
import type { ViewerTarget } from "../boarding-pass/index.ts";
import { useRefresh } from "./data/use-refresh.ts";
import type { Reports } from "./use-reports.ts";
import type { Words } from "./use-words.ts";

interface Options {
  readonly words: Words;
  readonly reports: Reports;
  readonly view: ViewId;
  readonly rows: readonly CheckIn[] | undefined;
  readonly held: readonly { readonly checkInId: number }[];
  /** The one check-in that is selected. */
  readonly only: CheckIn | undefined;
  /** How many are selected; on other pages too. */
  readonly count: number;
  readonly select: (selection: GridSelection) => void;
  readonly grid: RefObject<DataGridHandle | null>;
}

const storageKey = "gatehouse.checkin.candidates-height";
/** Height of the candidate pages before the reader chooses one, in CSS pixels. */
const usualHeight = 196;

/** Boarding passes on the queue: the candidate pages below the rows, the viewer, the upload. */
export function usePasses({ words: { t }, reports, view, rows, held, only, count, select, grid }: Options) {
  const refresh = useRefresh();
  const [target, setTarget] = useState<ViewerTarget>();
  const [uploading, setUploading] = useState(false);
  const [height, setHeight] = useState(() => Number(remembered(storageKey)) || usualHeight);

  // Whoever has started, or has just linked, works on with the next check-in held: it is selected, one key from its pass.
  const wanted = useRef(false);
  const next = view === "assigned" && count === 0 ? held[0]?.checkInId : undefined;
  const there = next !== undefined && rows?.some(({ checkInId }) => checkInId === next);
  useEffect(() => {
    if (!wanted.current || next === undefined || !there) return;
    wanted.current = false;
    select(selectionOf([String(next)]));
    grid.current?.scrollToRow(String(next));
    if (document.activeElement === document.body) grid.current?.focus();
  }, [next, there, select, grid]);

  return {
    only,
    height,
    usualHeight,
    onHeight: (to: number): void => {
      setHeight(to);
      remember(storageKey, to === usualHeight ? undefined : String(to));
    },
    target,
    /** Open BP needs exactly one row (spec 1 §5). */
    open: (row: CheckIn | undefined, dmscode?: string): void => {
      if (row && count <= 1) setTarget({ checkIn: row, dmscode });
      else reports.warning(t("select.onePass"));
    },
    close: (): void => setTarget(undefined),
    changed: (): void => {
      wanted.current = true;
      void refresh("rows", "counts", "assignment");
    },
    /** The next check-in held will be selected. */
    goOn: (): void => {
      wanted.current = true;
    },
    uploading,
    setUploading,
  };
}

export type Passes = ReturnType<typeof usePasses>;
