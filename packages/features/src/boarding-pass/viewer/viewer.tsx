import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { useShownLink } from "../data/use-shown-link.ts";
import type { Drafts } from "../drafts.ts";
import { usePdfFiles } from "../pdf/use-pdf-files.ts";
import { usePdfView } from "../../app/pdf/use-pdf-view.ts";
import type { Place } from "../use-persisted-place.ts";
import { useWords } from "../use-words.ts";
import { focusReason } from "./point-row.tsx";
import type { Links } from "./use-links.ts";
import { useViewer, type ViewerTarget } from "./use-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { useViewerWork } from "./use-viewer-work.ts";
import { ViewerFooter } from "./viewer-footer.tsx";
import { ViewerHeader } from "./viewer-header.tsx";
import { ViewerPanes } from "./viewer-panes.tsx";

export type KeyHandler = ((event: KeyboardEvent) => void) | undefined;

export interface ViewerProps {
  readonly target: ViewerTarget;
  readonly drafts: Drafts;
  /** Tells which check-in and which page are looked at. Keep its identity. */
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onSettled: (checkInId: number) => void;
  /** Opens the viewer again with a check-in whose link failed after it was closed. */
  readonly onReopen?: ((target: ViewerTarget) => void) | undefined;
  readonly links: Links;
  readonly dialog: RefObject<HTMLDivElement | null>;
  readonly toDialog: () => void;
  /** Where the dialog finds what its keys do: it has the focus, and what they mean is known in here. */
  readonly keysRef: RefObject<KeyHandler>;
  /** The upload stands over it, or is on its way. */
  readonly covered: boolean;
  readonly onUpload: (checkIn: CheckIn, file?: File) => void;
}

/** The focus goes to the tick before or after the one that has it. */
function moveTick(step: 1 | -1): void {
  const ticks = [...document.querySelectorAll<HTMLElement>("[data-point]")];
  const at = ticks.findIndex((tick) => tick === document.activeElement);
  ticks[at === -1 ? (step === 1 ? 0 : ticks.length - 1) : Math.min(Math.max(at + step, 0), ticks.length - 1)]?.focus();
}

/** What the dialog of the viewer holds: one traveller and one page after the other, with what can be done about them. */
export function Viewer({
  target,
  drafts,
  onPlace,
  onClose,
  onChanged,
  onSettled,
  onReopen,
  links,
  dialog,
  toDialog,
  keysRef,
  covered,
  onUpload,
}: ViewerProps) {
  const words = useWords();
  const { t } = words;
  const files = usePdfFiles();
  const view = usePdfView();
  const viewer = useViewer({ target, words, drafts, files, links });
  const work = useViewerWork({
    viewer,
    links,
    words,
    onClose,
    onSettled,
    onReopen: onReopen && ((checkIn, dmscode) => onReopen({ ...target, checkIn, dmscode, typed: undefined })),
    onChanged: () => {
      onChanged();
      // What had the focus may be gone with the page.
      toDialog();
    },
  });
  const { dmscode, checkIn } = viewer;
  const { checkInId } = viewer;
  const candidate = viewer.own ? undefined : dmscode;
  useEffect(() => onPlace({ checkInId, dmscode: candidate }), [onPlace, checkInId, candidate]);
  const { link, read: readLink } = useShownLink(dmscode);
  const upload = (file?: File): void => {
    if (viewer.known) onUpload(checkIn, file);
  };
  const { onKeyDown, press, typed } = useViewerKeys({
    viewer,
    work,
    words,
    view,
    dialog,
    covered,
    toReason: focusReason,
    move: moveTick,
    openTab: () => document.querySelector<HTMLElement>("[data-new-tab][href]")?.click(),
    upload,
  });
  // Before the picture, so that a key pressed at the first sight of a button means what the button says.
  useLayoutEffect(() => {
    keysRef.current = onKeyDown;
  });
  const { typed: ahead } = target;
  const listener = useEffectEvent((key: string): void => {
    if (key === "Escape") onClose();
    else press(key);
  });
  useLayoutEffect(() => ahead?.to((key) => listener(key)), [ahead]);
  const { goOn } = typed;
  useEffect(() => {
    document.addEventListener("focusin", goOn);
    return () => document.removeEventListener("focusin", goOn);
  }, [goOn]);
  const place = viewer.own
    ? t("viewer.own")
    : viewer.gone
      ? t("step.page.gone")
      : t("step.page", { index: viewer.pages.index + 1, total: viewer.pages.total });
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gridTemplateRows="auto minmax(0, 1fr) auto"
      height="full"
      minH="0"
    >
      <ViewerHeader viewer={viewer} words={words} link={link} onClose={onClose} />
      <ViewerPanes
        viewer={viewer}
        files={files}
        view={view}
        link={link}
        onLinkRetry={readLink}
        toDialog={toDialog}
        onUpload={upload}
        words={words}
      />
      <ViewerFooter viewer={viewer} work={work} typed={typed} words={words} />
      <VisuallyHidden asChild>
        <output>{viewer.known && t("viewer.shown", { name: words.name(checkIn), page: place })}</output>
      </VisuallyHidden>
    </chakra.div>
  );
}
