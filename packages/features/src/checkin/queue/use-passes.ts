import { type CheckIn, type ViewId, wantsPass } from "@gatehouse/domain/checkin";
import { type DataGridHandle, type GridSelection, selectionOf, setSelected } from "@gatehouse/ui/data-grid";
import { type RefObject, useEffect, useRef, useState } from "react";
import { remember, remembered, useApp } from "../../app/index.ts";
import type { ViewerTarget } from "../../boarding-pass/index.ts";
import { captureTyped, type TypedAhead } from "../../boarding-pass/typed-ahead.ts";
import { useUploadTurn } from "../../boarding-pass/use-upload-turn.ts";
import { useRefresh } from "../data/use-refresh.ts";
import type { Notifications } from "../use-notifications.ts";
import type { Words } from "../use-words.ts";

interface Options {
  readonly words: Words;
  readonly notify: Notifications;
  readonly view: ViewId;
  readonly rows: readonly CheckIn[] | undefined;
  readonly held: readonly { readonly checkInId: number }[];
  /** The one check-in that is selected. */
  readonly only: CheckIn | undefined;
  /** How many are selected; on other pages too. */
  readonly count: number;
  readonly selection: GridSelection;
  /** Reads all that is selected, what other pages hold too. Undefined when that failed, which has been said. */
  readonly gather: () => Promise<readonly CheckIn[] | undefined>;
  readonly select: (selection: GridSelection) => void;
  readonly grid: RefObject<DataGridHandle | null>;
}

/** So long the next check-in may take to be selected, in milliseconds. */
const patience = 5000;

const storageKey = "gatehouse.checkin.candidates-height";
const foldedKey = "gatehouse.checkin.candidates-folded";

/** Boarding passes on the queue: the candidate pages below the rows, the viewer, the upload. */
export function usePasses({
  words: { t },
  notify,
  view,
  rows,
  held,
  only,
  count,
  selection,
  gather,
  select,
  grid,
}: Options) {
  const refresh = useRefresh();
  const { shortcuts } = useApp();
  const hold = () => captureTyped(shortcuts.singleKeys.get());
  const [target, setTarget] = useState<ViewerTarget>();
  const { upload, start, close } = useUploadTurn();
  /** Undefined until the reader chooses one: then the candidate pages are as high as they need. */
  const [height, setHeight] = useState(() => Number(remembered(storageKey)) || undefined);
  const [folded, setFolded] = useState(() => remembered(foldedKey) !== undefined);

  // Anyone who has started, or has just linked, works on with the next check-in held: it is selected, one key from its pass.
  const wanted = useRef(false);
  // A fast hand asks for its pass before it is selected: the viewer opens as soon as it is.
  const isStarting = useRef(false);
  const early = useRef<TypedAhead>(undefined);
  /** It has its pass and is about to leave the view. */
  const settled = useRef<number>(undefined);
  const changedAt = useRef(-patience);
  // So is the only check-in held when the view that shows it is opened.
  const arriving = useRef(true);
  const next = view === "assigned" && count === 0 ? held[0]?.checkInId : undefined;
  const there = next !== undefined && rows?.some(({ checkInId }) => checkInId === next);
  const alone = held.length === 1;
  useEffect(() => {
    if (view !== "assigned") arriving.current = true;
    if (count > 0) arriving.current = false;
  }, [view, count]);
  useEffect(() => {
    if (next === undefined || !there || !(wanted.current || (arriving.current && alone))) return;
    wanted.current = false;
    arriving.current = false;
    isStarting.current = false;
    const checkIn = rows?.find(({ checkInId }) => checkInId === next);
    if (checkIn && early.current?.isHolding()) setTarget({ checkIn, typed: early.current });
    early.current = undefined;
    select(selectionOf([String(next)]));
    grid.current?.scrollToRow(String(next));
    // When the last row left, its place took the focus to the header: anyone who works on is back at a row.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest("[data-head]")) grid.current?.focus(String(next));
  }, [next, there, alone, rows, select, grid]);

  // The viewer settles one check-in after the other while the rows behind it change.
  const ticked = useRef(selection);
  useEffect(() => {
    ticked.current = selection;
  });

  /** The pass of the check-in that will be selected is asked for. Keys are kept for it, but not for long: perhaps none comes. */
  const openNext = (): void => {
    const typed = hold();
    early.current = typed;
    setTimeout(() => {
      if (early.current !== typed || isStarting.current) return;
      early.current = undefined;
      typed.stop();
      notify.warning(t("select.onePass"));
    }, patience);
  };

  /** Those of the ticked rows that want a pass, one after the other: as the rows are there, then those of other pages. */
  const walk = async (): Promise<void> => {
    const typed = hold();
    const gathered = await gather();
    if (!gathered) return typed.stop();
    const place = new Map(rows?.map(({ checkInId }, index) => [checkInId, index]));
    const placeOf = ({ checkInId }: CheckIn): number => place.get(checkInId) ?? place.size;
    const selected = gathered.filter(wantsPass).toSorted((a, b) => placeOf(a) - placeOf(b));
    const [checkIn] = selected;
    // Own passes are opened one at a time.
    if (checkIn) return setTarget({ checkIn, selected, typed });
    typed.stop();
    return notify.warning(t("select.onePass"));
  };

  return {
    only,
    height,
    onHeight: (to: number | undefined): void => {
      setHeight(to);
      remember(storageKey, to === undefined ? undefined : String(to));
    },
    /** The selected row is seen above its candidate pages. */
    placed: (checkInId: number): void => grid.current?.scrollToRow(String(checkInId)),
    /** Only the head of the candidate pages is shown: more rows are seen. */
    folded,
    fold: (): void => {
      setFolded(!folded);
      remember(foldedKey, folded ? undefined : "yes");
    },
    target,
    /** Several are ticked: they can be walked over. */
    several: count > 1,
    /** Open BP of a row needs exactly that one (BP-20). */
    open: (row: CheckIn | undefined, dmscode?: string): void => {
      if (row && count <= 1) setTarget({ checkIn: row, dmscode, typed: hold() });
      else notify.warning(t("select.onePass"));
    },
    /** What is ticked: one row as above, several to link their passes one after the other (BP-20). */
    openSelected: (): void => {
      const isNextOnItsWay = wanted.current && view === "assigned" && performance.now() - changedAt.current < patience;
      const isGoingOn = isStarting.current || isNextOnItsWay;
      if (isGoingOn && (count === 0 || (only && only.checkInId === settled.current))) openNext();
      else if (only) setTarget({ checkIn: only, typed: hold() });
      else if (count > 0) void walk();
      else notify.warning(t("select.onePass"));
    },
    close: (): void => setTarget(undefined),
    reopen: setTarget,
    /** What has its pass is no longer ticked; a row alone stays selected until it leaves the view. */
    settled: (checkInId: number): void => {
      settled.current = checkInId;
      if (target?.selected) select(setSelected(ticked.current, [String(checkInId)], false));
    },
    changed: (): void => {
      wanted.current = true;
      changedAt.current = performance.now();
      void refresh("rows", "counts", "assignment");
    },
    /**
     * The next check-in held will be selected.
     * @param given whether there will be one
     */
    goOn: async (given: Promise<boolean>): Promise<void> => {
      wanted.current = true;
      isStarting.current = true;
      if (await given) return;
      isStarting.current = false;
      early.current?.stop();
      early.current = undefined;
    },
    upload,
    /** @param file a PDF that was dropped on the candidate pages */
    startUpload: (file?: File): void => start(only, file),
    closeUpload: close,
  };
}

export type Passes = ReturnType<typeof usePasses>;
