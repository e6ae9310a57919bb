import { chakra, Skeleton, VisuallyHidden } from "@chakra-ui/react";
import { passPoints } from "@gatehouse/domain/boarding-pass";
import { CoverDialog } from "@gatehouse/ui/cover-dialog";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { ErrorState } from "@gatehouse/ui/error-state";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import useSWR from "swr";
import { useErrorText } from "../../app/index.ts";
import { useDocumentLink } from "../data/use-document-link.ts";
import type { Drafts } from "../drafts.ts";
import { MatchPill } from "../match-pill.tsx";
import { messages } from "../messages/index.ts";
import { viewerKeys } from "../pass-keys.ts";
import { PdfPane } from "../pdf/pdf-pane.tsx";
import { PdfToolbar } from "../pdf/pdf-toolbar.tsx";
import { usePdfFiles } from "../pdf/use-pdf-files.ts";
import { usePdfView } from "../pdf/use-pdf-view.ts";
import { nameOf, useWords, type Words } from "../use-words.ts";
import { PointList } from "./point-list.tsx";
import { focusReason } from "./point-row.tsx";
import { Stepper } from "./stepper.tsx";
import { useViewer, type ViewerModel, type ViewerTarget } from "./use-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { useViewerWork } from "./use-viewer-work.ts";
import { ViewerFooter } from "./viewer-footer.tsx";
import { ViewerHeader } from "./viewer-header.tsx";

export interface ViewerDialogProps {
  readonly target: ViewerTarget;
  readonly open: boolean;
  readonly drafts: Drafts;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly finalFocus?: (() => HTMLElement | null) | undefined;
}

/** Signed links last five minutes (decisions §2); one that is shown is renewed before. In milliseconds. */
const linkEvery = 4 * 60_000;

/** The boarding pass viewer (spec 1 §2). */
export function ViewerDialog({ target, open, drafts, onClose, onChanged, finalFocus }: ViewerDialogProps) {
  const dialog = useRef<HTMLDivElement>(null);
  const keys = useRef<KeyHandler>(undefined);
  const toDialog = (): void => dialog.current?.focus();
  return (
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
        target={target}
        drafts={drafts}
        onClose={onClose}
        onChanged={onChanged}
        toDialog={toDialog}
        keysRef={keys}
      />
    </CoverDialog>
  );
}

type KeyHandler = ((event: KeyboardEvent) => void) | undefined;

interface ViewerProps extends Pick<ViewerDialogProps, "target" | "drafts" | "onClose" | "onChanged"> {
  readonly toDialog: () => void;
  /** Where the dialog finds what its keys do: it has the focus, and what they mean is known in here. */
  readonly keysRef: RefObject<KeyHandler>;
}

/** The focus goes to the tick before or after the one that has it. */
function moveTick(step: 1 | -1): void {
  const ticks = [...document.querySelectorAll<HTMLElement>("[data-point]")];
  const at = ticks.findIndex((tick) => tick === document.activeElement);
  ticks[at === -1 ? (step === 1 ? 0 : ticks.length - 1) : Math.min(Math.max(at + step, 0), ticks.length - 1)]?.focus();
}

function Viewer({ target, drafts, onClose, onChanged, toDialog, keysRef }: ViewerProps) {
  const words = useWords();
  const { t } = words;
  const files = usePdfFiles();
  const askLink = useDocumentLink();
  const view = usePdfView();
  const viewer = useViewer({ target, words, drafts, files });
  const work = useViewerWork({
    viewer,
    words,
    onClose,
    onChanged: () => {
      onChanged();
      // What had the focus may be gone with the page.
      toDialog();
    },
  });
  const { dmscode, checkIn } = viewer;
  const { data: link } = useSWR(
    dmscode === undefined ? null : ["documents.url", dmscode],
    () => askLink(dmscode ?? ""),
    { refreshInterval: linkEvery, shouldRetryOnError: false },
  );
  const onKeyDown = useViewerKeys({
    viewer,
    work,
    view,
    toReason: focusReason,
    move: moveTick,
    openTab: () => document.querySelector<HTMLElement>("[data-new-tab][href]")?.click(),
  });
  useEffect(() => {
    keysRef.current = onKeyDown;
  });
  const place = viewer.own
    ? t("viewer.own")
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
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "clamp(25rem, 34%, 31rem) minmax(0, 1fr)" }}
        gridTemplateRows={{ base: "auto", lg: "auto minmax(0, 1fr)" }}
        gridTemplateAreas={{
          base: '"checkIn" "page" "desk" "points"',
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
        </Bar>
        <Bar area="page">
          <PageSteps viewer={viewer} words={words} />
          <chakra.span ms="auto">
            <PdfToolbar view={view} words={words} />
          </chakra.span>
        </Bar>
        <chakra.div
          gridArea="points"
          display="flex"
          flexDirection="column"
          minH="0"
          borderEndWidth={{ lg: "1px" }}
          borderColor="border.subtle"
          overflowY={{ lg: "auto" }}
        >
          <Points viewer={viewer} words={words} toDialog={toDialog} />
        </chakra.div>
        <chakra.div
          gridArea="desk"
          bg="desk"
          display="grid"
          gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
          minH="0"
          height={{ base: "45dvh", lg: "auto" }}
        >
          <Desk viewer={viewer} words={words}>
            {dmscode !== undefined && (
              <PdfPane key={dmscode} dmscode={dmscode} files={files} view={view} words={words} link={link} />
            )}
          </Desk>
        </chakra.div>
      </chakra.div>
      <ViewerFooter viewer={viewer} work={work} words={words} />
      <VisuallyHidden asChild>
        <output>{t("viewer.shown", { name: nameOf(checkIn), page: place })}</output>
      </VisuallyHidden>
    </chakra.div>
  );
}

const Bar = ({ area, children }: { readonly area: string; readonly children: ReactNode }) => (
  <chakra.div
    gridArea={area}
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    columnGap="3"
    rowGap="1.5"
    px="4"
    py="2"
    borderBottomWidth="1px"
    borderEndWidth={{ lg: area === "checkIn" ? "1px" : "0" }}
    borderColor="border.subtle"
    minW="0"
  >
    {children}
  </chakra.div>
);

/** Previous and next candidate page, its number and whether it matches. */
function PageSteps({ viewer, words }: { readonly viewer: ViewerModel; readonly words: Words }) {
  const { t } = words;
  const { own, page, pages, checkIn } = viewer;
  if (own || !page) return null;
  return (
    <>
      <Stepper
        previous={{ label: t("step.page.previous"), keys: viewerKeys.previousPage, possible: pages.hasPrevious }}
        next={{ label: t("step.page.next"), keys: viewerKeys.nextPage, possible: pages.hasNext }}
        onStep={pages.step}
      >
        {t("step.page", { index: pages.index + 1, total: pages.total })}
      </Stepper>
      <MatchPill page={page} checkInId={checkIn.checkInId} words={words} />
      <chakra.span color="fg.muted" textStyle="figures">
        {t("step.pageNumber", { page: page.page })}
      </chakra.span>
    </>
  );
}

/** The nine points: loading, failed, or there. */
function Points({
  viewer,
  words,
  toDialog,
}: {
  readonly viewer: ViewerModel;
  readonly words: Words;
  readonly toDialog: () => void;
}) {
  const { t } = words;
  const errorText = useErrorText(messages);
  const { facts, error, retrying, refreshFacts, compared, beingRead } = viewer;
  if (!facts && error !== undefined)
    return (
      <ErrorState
        onRetry={() => void refreshFacts()}
        retrying={retrying}
        labels={{ title: t("viewer.failed"), retry: t("failed.retry") }}
      >
        {errorText(error)}
      </ErrorState>
    );
  if (facts && compared) return <PointList viewer={viewer} words={words} onReasoned={toDialog} />;
  if (facts && beingRead)
    return (
      <EmptyState drawing="gate" title={t("match.reading")}>
        {t("conflict.NOT_READ_YET")}
      </EmptyState>
    );
  if (facts && viewer.candidates.pages !== undefined) return null;
  return (
    <chakra.output aria-busy display="grid" gap="3" p="4" aria-label={t("viewer.loading")}>
      {passPoints.map((point) => (
        <Skeleton key={point} height="10" />
      ))}
    </chakra.output>
  );
}

/** The PDF, or why there is none. */
function Desk({
  viewer,
  words,
  children,
}: {
  readonly viewer: ViewerModel;
  readonly words: Words;
  readonly children: ReactNode;
}) {
  const { t } = words;
  const errorText = useErrorText(messages);
  const { candidates, own, page } = viewer;
  if (own || page) return children;
  if (candidates.error !== undefined)
    return (
      <ErrorState
        onRetry={candidates.retry}
        retrying={candidates.retrying}
        labels={{ title: t("viewer.candidates.failed"), retry: t("failed.retry") }}
      >
        {errorText(candidates.error)}
      </ErrorState>
    );
  if (candidates.pages === undefined) return null;
  return (
    <EmptyState drawing="gate" title={t("viewer.noCandidates")}>
      {t("viewer.noCandidates.hint")}
    </EmptyState>
  );
}
