import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import { useBroad, useNarrow } from "../../app/use-narrow.ts";
import { passesOf } from "../data/passes-of.ts";
import { viewerKeys } from "../pass-keys.ts";
import type { ReadPlace } from "../pdf/barcode-frame.tsx";
import { PdfPane } from "../pdf/pdf-pane.tsx";
import { PdfToolbar } from "../pdf/pdf-toolbar.tsx";
import type { PdfFiles } from "../pdf/use-pdf-files.ts";
import type { PdfView } from "../../app/pdf/use-pdf-view.ts";
import type { Words } from "../use-words.ts";
import { FoldingPoints } from "./folding-points.tsx";
import { PageNumber, PageSteps } from "./page-steps.tsx";
import { PassPane } from "./pass-pane.tsx";
import { PointsPane } from "./points-pane.tsx";
import { Stepper } from "./stepper.tsx";
import type { ViewerModel } from "./use-viewer.ts";
import { Displayed } from "./viewer-header.tsx";

export interface ViewerPanesProps {
  readonly viewer: ViewerModel;
  readonly files: PdfFiles;
  readonly view: PdfView;
  /** A signed link to the document that is shown; undefined while there is none. */
  readonly link: string | undefined;
  readonly onLinkRetry: () => void;
  /** Takes the focus to the dialog, where keys are the viewer's. */
  readonly toDialog: () => void;
  readonly onUpload: (file?: File) => void;
  readonly words: Words;
}

/** The points and the page side by side, or below one another, with what moves each above it. */
export function ViewerPanes({ viewer, files, view, link, onLinkRetry, toDialog, onUpload, words }: ViewerPanesProps) {
  const { t } = words;
  const { dmscode, checkIn } = viewer;
  const narrow = useNarrow();
  const stacked = !useBroad();
  // The one that comes next is drawn unseen, so that it is there at once.
  const documents = [...new Set([dmscode, viewer.ahead])].filter((document) => document !== undefined);
  const barcode = barcodeOf(viewer);
  const pointsPane = <PointsPane viewer={viewer} words={words} toDialog={toDialog} summed={stacked} />;
  const points = (
    <chakra.div
      key="points"
      gridArea="points"
      display="flex"
      flexDirection="column"
      minH={{ lg: "0" }}
      borderEndWidth={{ lg: "1px" }}
      borderColor="border.subtle"
      overflowY={{ lg: "auto" }}
    >
      {stacked ? (
        <FoldingPoints viewer={viewer} words={words}>
          {pointsPane}
        </FoldingPoints>
      ) : (
        pointsPane
      )}
    </chakra.div>
  );
  const desk = (
    <chakra.div
      key="desk"
      gridArea="desk"
      position="relative"
      bg="desk"
      display="grid"
      gridTemplate="minmax(0, 1fr) / minmax(0, 1fr)"
      minH="0"
    >
      <PassPane viewer={viewer} words={words} onUpload={onUpload}>
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
            onRetry={onLinkRetry}
            onDrawn={viewer.onDrawn}
          />
        ))}
      </PassPane>
    </chakra.div>
  );
  return (
    <chakra.div
      display="grid"
      minH="0"
      overflowY={{ base: "auto", lg: "hidden" }}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "clamp(25rem, 36%, 31rem) minmax(0, 1fr)" }}
      // Below one another the page has what the rest leaves; where that is too little, all of it scrolls.
      gridTemplateRows={{ base: "auto auto minmax(12rem, 1fr) auto auto", lg: "auto minmax(0, 1fr)" }}
      gridTemplateAreas={{
        base: '"checkIn" "page" "desk" "tools" "points"',
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
      {!(viewer.own && narrow) && (
        <Bar area="page">
          <PageSteps viewer={viewer} words={words} />
          <chakra.span ms="auto" display="inline-flex" alignItems="center" gap="1">
            {!viewer.own && viewer.page && (
              <IconButton icon={Upload} label={t("pane.upload")} keys={viewerKeys.upload} onClick={() => onUpload()} />
            )}
            {dmscode !== undefined && !narrow && (
              <PdfToolbar view={view} framed={barcode !== undefined} words={words} />
            )}
          </chakra.span>
        </Bar>
      )}
      {/* In the order in which they stand. */}
      {stacked ? desk : points}
      {dmscode !== undefined && narrow && (
        <Bar area="tools">
          <PdfToolbar view={view} framed={barcode !== undefined} words={words} short />
          <chakra.span ms="auto">
            <PageNumber viewer={viewer} words={words} />
          </chakra.span>
        </Bar>
      )}
      {stacked ? points : desk}
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
    {...(area === "tools" ? { borderTopWidth: "1px" } : { borderBottomWidth: "1px" })}
    borderEndWidth={{ lg: area === "checkIn" ? "1px" : "0" }}
    borderColor="border.subtle"
    minW="0"
  >
    {children}
  </chakra.div>
);
