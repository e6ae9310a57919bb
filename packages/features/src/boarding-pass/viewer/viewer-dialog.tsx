import { chakra, VisuallyHidden } from "@chakra-ui/react";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { CoverDialog } from "@gatehouse/ui/cover-dialog";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Upload } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import useSWR from "swr";
import { useNarrow } from "../../app/use-narrow.ts";
import { passesOf } from "../data/passes-of.ts";
import { useDocumentLink } from "../data/use-document-link.ts";
import type { Drafts } from "../drafts.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { ReadPlace } from "../pdf/barcode-frame.tsx";
import { PdfPane } from "../pdf/pdf-pane.tsx";
import { PdfToolbar } from "../pdf/pdf-toolbar.tsx";
import { usePdfFiles } from "../pdf/use-pdf-files.ts";
import { usePdfView } from "../pdf/use-pdf-view.ts";
import { UploadAt } from "../upload/upload-at.tsx";
import { useUploadTurn } from "../use-upload-turn.ts";
import type { Place } from "../use-kept-place.ts";
import { nameOf, useWords } from "../use-words.ts";
import { PageNumber, PageSteps } from "./page-steps.tsx";
import { PassPane } from "./pass-pane.tsx";
import { PointsPane } from "./points-pane.tsx";
import { focusReason } from "./point-row.tsx";
import { Stepper } from "./stepper.tsx";
import { type Links, useLinks } from "./use-links.ts";
import { useViewer, type ViewerModel, type ViewerTarget } from "./use-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { useViewerWork } from "./use-viewer-work.ts";
import { ViewerFooter } from "./viewer-footer.tsx";
import { Displayed, ViewerHeader } from "./viewer-header.tsx";

export interface ViewerDialogProps {
  readonly target: ViewerTarget;
  /** How often the viewer was opened: each time its content begins anew, within the one dialog, which keeps order in the focus. */
  readonly turn: number;
  readonly open: boolean;
  readonly drafts: Drafts;
  /** Tells which check-in and which page are looked at. Keep its identity. */
  readonly onPlace: (place: Place) => void;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly onSettled: (checkInId: number) => void;
  /** Opens the viewer anew with a check-in whose link failed after it was closed. */
  readonly onReopen?: ((target: ViewerTarget) => void) | undefined;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Signed links last five minutes (decisions §2); one that is shown is renewed before. In milliseconds. */
const linkEvery = 4 * 60_000;

/** The boarding pass viewer (spec 1 §2). */
export function ViewerDialog({
  target,
  turn,
  open,
  drafts,
  onPlace,
  onClose,
  onChanged,
  onSettled,
  onReopen,
  finalFocus,
}: ViewerDialogProps) {
  const links = useLinks();
  const dialog = useRef<HTMLDivElement>(null);
  const keys = useRef<KeyHandler>(undefined);
  const toDialog = useCallback((): void => dialog.current?.focus(), []);
  const uploading = useUploadTurn();
  return (
    <>
      <CoverDialog
        open={open}
        onClose={onClose}
        ref={dialog}
        onKeyDown={(event) => keys.current?.(event)}
        onEscape={() => {
          // The first Escape leaves the field, the second the viewer.
          const typing = document.activeElement?.matches("[role=dialog] input:not([type=checkbox])") ?? false;
          if (typing) toDialog();
          return typing;
        }}
        {...(finalFocus ? { finalFocus } : {})}
      >
        <Viewer
          key={turn}
          target={target}
          drafts={drafts}
          onPlace={onPlace}
          onClose={onClose}
          onChanged={onChanged}
          onSettled={onSettled}
          onReopen={onReopen}
          links={links}
          dialog={dialog}
          toDialog={toDialog}
          keysRef={keys}
          onUpload={uploading.start}
        />
      </CoverDialog>
      {/* Beside the viewer, so that its keys are its own. */}
      <UploadAt upload={uploading.upload} onClose={uploading.close} />
    </>
  );
}

type KeyHandler = ((event: KeyboardEvent) => void) | undefined;

interface ViewerProps extends Pick<
  ViewerDialogProps,
  "target" | "drafts" | "onPlace" | "onClose" | "onChanged" | "onSettled" | "onReopen"
> {
  readonly links: Links;
  readonly dialog: RefObject<HTMLDivElement | null>;
  readonly toDialog: () => void;
  /** Where the dialog finds what its keys do: it has the focus, and what they mean is known in here. */
  readonly keysRef: RefObject<KeyHandler>;
  readonly onUpload: (checkIn: CheckIn, file?: File) => void;
}

/** The focus goes to the tick before or after the one that has it. */
function moveTick(step: 1 | -1): void {
  const ticks = [...document.querySelectorAll<HTMLElement>("[data-point]")];
  const at = ticks.findIndex((tick) => tick === document.activeElement);
  ticks[at === -1 ? (step === 1 ? 0 : ticks.length - 1) : Math.min(Math.max(at + step, 0), ticks.length - 1)]?.focus();
}

function Viewer({
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
  onUpload,
}: ViewerProps) {
  const words = useWords();
  const { t } = words;
  const files = usePdfFiles();
  const askLink = useDocumentLink();
  const view = usePdfView();
  const narrow = useNarrow();
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
  const { data: link, mutate: readLink } = useSWR(
    dmscode === undefined ? null : ["documents.url", dmscode],
    () => askLink(dmscode ?? ""),
    { refreshInterval: linkEvery, shouldRetryOnError: false },
  );
  const upload = (file?: File): void => {
    if (viewer.known) onUpload(checkIn, file);
  };
  const { onKeyDown, press, typed } = useViewerKeys({
    viewer,
    work,
    words,
    view,
    dialog,
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
  const hear = useEffectEvent((key: string): void => {
    if (key === "Escape") onClose();
    else press(key);
  });
  useLayoutEffect(() => ahead?.to((key) => hear(key)), [ahead]);
  const { goOn } = typed;
  useEffect(() => {
    document.addEventListener("focusin", goOn);
    return () => document.removeEventListener("focusin", goOn);
  }, [goOn]);
  // The one that comes next is drawn unseen, so that it stands there at once.
  const documents = [...new Set([dmscode, viewer.ahead])].filter((document) => document !== undefined);
  const barcode = barcodeOf(viewer);
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
      <chakra.div
        display="grid"
        minH="0"
        overflowY={{ base: "auto", lg: "hidden" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "clamp(25rem, 36%, 31rem) minmax(0, 1fr)" }}
        // Below one another each takes what it needs: the page scrolls.
        gridTemplateRows={{ base: "repeat(5, max-content)", lg: "auto minmax(0, 1fr)" }}
        gridTemplateAreas={{
          base: '"checkIn" "page" "points" "tools" "desk"',
          lg: '"checkIn page" "points desk"',
        }}
      >
        <Bar area="checkIn">
          <Stepper
            previous={{
              label: t("step.checkIn.previous"),
              keys: viewerKeys.previousCheckIn,
              possible: viewer.checkIns.hasPrevious,
            }}
            next={{
              label: t("step.checkIn.next"),
              keys: viewerKeys.nextCheckIn,
              possible: viewer.checkIns.hasNext,
            }}
            onStep={viewer.checkIns.step}
          >
            {t("step.checkIn", { index: viewer.checkIns.index + 1, total: viewer.checkIns.total })}
          </Stepper>
          {narrow
            ? dmscode !== undefined && (
                <chakra.span ms="auto">
                  <Displayed own={viewer.own} unchecked={checkIn.needQC} words={words} />
                </chakra.span>
              )
            : !viewer.own && (
                <chakra.span color="fg.muted" ms="auto">
                  {t(`step.of.${viewer.checkIns.of}`)}
                </chakra.span>
              )}
        </Bar>
        <Bar area="page">
          <PageSteps viewer={viewer} words={words} />
          <chakra.span ms="auto" display="inline-flex" alignItems="center" gap="1">
            {!viewer.own && viewer.page && (
              <IconButton icon={Upload} label={t("pane.upload")} keys={viewerKeys.upload} onClick={() => upload()} />
            )}
            {dmscode !== undefined && !narrow && (
              <PdfToolbar view={view} framed={barcode !== undefined} words={words} />
            )}
          </chakra.span>
        </Bar>
        {/* Where the points come first, what moves the PDF stands by it. */}
        {dmscode !== undefined && narrow && (
          <Bar area="tools">
            <PageNumber viewer={viewer} words={words} />
            <chakra.span ms="auto">
              <PdfToolbar view={view} framed={barcode !== undefined} words={words} />
            </chakra.span>
          </Bar>
        )}
        <chakra.div
          gridArea="points"
          display="flex"
          flexDirection="column"
          minH={{ lg: "0" }}
          borderEndWidth={{ lg: "1px" }}
          borderColor="border.subtle"
          overflowY={{ lg: "auto" }}
        >
          <PointsPane viewer={viewer} words={words} toDialog={toDialog} />
        </chakra.div>
        <chakra.div
          gridArea="desk"
          position="relative"
          bg="desk"
          display="grid"
          gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
          minH="0"
          height={{ base: "45dvh", lg: "auto" }}
        >
          <PassPane viewer={viewer} words={words} onUpload={upload}>
            {documents.map((document) => (
              <PdfPane
                key={document}
                dmscode={document}
                hidden={document !== dmscode}
                barcode={document === dmscode ? barcode : undefined}
                files={files}
                view={view}
                words={words}
                link={document === dmscode ? link : undefined}
                onRetry={() => void readLink()}
                onDrawn={viewer.onDrawn}
              />
            ))}
          </PassPane>
        </chakra.div>
      </chakra.div>
      <ViewerFooter viewer={viewer} work={work} typed={typed} words={words} />
      <VisuallyHidden asChild>
        <output>{viewer.known && t("viewer.shown", { name: nameOf(checkIn), page: place })}</output>
      </VisuallyHidden>
    </chakra.div>
  );
}

/** The barcode of the traveller, where a page has several. */
function barcodeOf({ source, compared }: ViewerModel): ReadPlace | undefined {
  const pass = source && compared?.pass != null ? passesOf(source)[compared.pass] : undefined;
  return pass?.place && { place: pass.place, symbology: pass.symbology };
}

const Bar = ({ area, children }: { readonly area: string; readonly children: ReactNode }) => (
  <chakra.div
    {...(area === "tools" ? {} : { "data-toast-room": "top" })}
    gridArea={area}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap={{ base: "2", lg: "3" }}
    rowGap="1"
    px={{ base: "3", lg: "4" }}
    py={{ base: "1", lg: "1.5" }}
    borderBottomWidth="1px"
    borderEndWidth={{ lg: area === "checkIn" ? "1px" : "0" }}
    borderColor="border.subtle"
    minW="0"
  >
    {children}
  </chakra.div>
);
