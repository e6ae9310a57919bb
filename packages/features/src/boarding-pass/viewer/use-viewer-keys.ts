import { passPoints } from "@gatehouse/domain/boarding-pass";
import type { KeyboardEvent } from "react";
import { useApp, useStore } from "../../app/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { PdfView } from "../pdf/use-pdf-view.ts";
import type { ViewerModel } from "./use-viewer.ts";
import type { ViewerWork } from "./use-viewer-work.ts";

interface Options {
  readonly viewer: ViewerModel;
  readonly work: ViewerWork;
  readonly view: PdfView;
  /** Takes the focus to a point's reason. */
  readonly toReason: (point: (typeof passPoints)[number]) => void;
  /** Takes the focus to the point before or after. */
  readonly move: (step: 1 | -1) => void;
  readonly openTab: () => void;
  readonly upload: () => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches("textarea, select, input:not([type=checkbox])");
const presses = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest("button, a") !== null;
const focusNote = (): void => document.querySelector<HTMLElement>("[data-qc-note]")?.focus();
const inPdf = (target: EventTarget): boolean => target instanceof HTMLElement && target.closest("[data-pdf]") !== null;

/** Every button of the viewer as a key. Single keys rest while somebody types, and where a reader has turned them off. */
export function useViewerKeys({ viewer, work, view, toReason, move, openTab, upload }: Options) {
  const { shortcuts } = useApp();
  const singleKeys = useStore(shortcuts.singleKeys);
  const { checks, checkIns, pages, own } = viewer;
  const tick = (point: (typeof passPoints)[number]): void =>
    checks.locked(point) ? toReason(point) : checks.toggle(point);

  const actions: Readonly<Record<string, () => void>> = {
    [viewerKeys.previousCheckIn]: () => checkIns.step(-1),
    [viewerKeys.nextCheckIn]: () => checkIns.step(1),
    [viewerKeys.newTab]: openTab,
    [viewerKeys.dismiss]: work.dismiss,
    ...(own
      ? { [viewerKeys.unlink]: work.unlink }
      : {
          [viewerKeys.all]: checks.tickAgreeing,
          [viewerKeys.absent]: checks.settleAbsent,
          [viewerKeys.upload]: upload,
          ...Object.fromEntries(passPoints.map((point, index) => [String(index + 1), () => tick(point)])),
        }),
    ...(work.checkable
      ? {
          [viewerKeys.qcPass]: () => work.qualityCheck(true),
          [viewerKeys.qcFail]: () => work.qualityCheck(false),
          [viewerKeys.qcNote]: focusNote,
        }
      : {}),
    [viewerKeys.zoomIn]: view.zoomIn,
    "=": view.zoomIn,
    [viewerKeys.zoomOut]: view.zoomOut,
    [viewerKeys.fitPage]: view.fitPage,
    [viewerKeys.fitWidth]: view.fitWidth,
    [viewerKeys.rotate]: view.rotateRight,
  };
  const arrows: Readonly<Record<string, () => void>> = {
    ...(own ? {} : { [viewerKeys.previousPage]: () => pages.step(-1), [viewerKeys.nextPage]: () => pages.step(1) }),
    ArrowUp: () => move(-1),
    ArrowDown: () => move(1),
  };

  return (event: KeyboardEvent): void => {
    const { key, target, nativeEvent } = event;
    if (event.defaultPrevented || nativeEvent.isComposing || event.altKey) return;
    const mod = event.ctrlKey || event.metaKey;
    const run = (action: (() => void) | undefined): void => {
      if (!action) return;
      event.preventDefault();
      action();
    };
    if (key === viewerKeys.link && (mod || (!isTyping(target) && !presses(target)))) return run(work.link);
    if (mod || isTyping(target)) return undefined;
    if (key in arrows) return inPdf(target) ? undefined : run(arrows[key]);
    if (!singleKeys || event.repeat) return undefined;
    return run(actions[key.length === 1 ? key.toLowerCase() : key]);
  };
}
