import { chakra } from "@chakra-ui/react";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Maximize, MoveHorizontal, RotateCcw, RotateCw, ScanLine, ZoomIn, ZoomOut } from "lucide-react";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import type { PdfView } from "../../app/pdf/use-pdf-view.ts";

const Gap = () => <chakra.span aria-hidden width="px" height="4.5" bg="border.subtle" mx="1.5" />;

const pressed = { bg: "bg.selected", color: "accent.fg" } as const;

/** Zoom, fit and turn. */
export function PdfToolbar({
  view,
  framed,
  words: { t, percent },
  short = false,
}: {
  readonly view: PdfView;
  /** There is a barcode to frame. */
  readonly framed: boolean;
  readonly words: Words;
  /** As wide as a phone has room for: one button fits the page or its width, whichever is not, and one turns. Default: false. */
  readonly short?: boolean;
}) {
  const { scale, zoom } = view.drawn ?? {};
  return (
    <chakra.fieldset
      border="0"
      m="0"
      p="0"
      minW="0"
      aria-label={t("pdf.label")}
      display="inline-flex"
      alignItems="center"
      gap="0.5"
    >
      <IconButton icon={ZoomOut} label={t("pdf.zoomOut")} keys={viewerKeys.zoomOut} onClick={view.zoomOut} />
      <chakra.span minW={short ? "10" : "12"} textAlign="center" textStyle="figures">
        {scale !== undefined && percent(scale)}
      </chakra.span>
      <IconButton icon={ZoomIn} label={t("pdf.zoomIn")} keys={viewerKeys.zoomIn} onClick={view.zoomIn} />
      {!short && <Gap />}
      {(!short || zoom !== "page") && (
        <IconButton
          icon={Maximize}
          label={t("pdf.fitPage")}
          keys={viewerKeys.fitPage}
          aria-pressed={zoom === "page"}
          onClick={view.fitPage}
          {...(zoom === "page" ? pressed : {})}
        />
      )}
      {(!short || zoom === "page") && (
        <IconButton
          icon={MoveHorizontal}
          label={t("pdf.fitWidth")}
          keys={viewerKeys.fitWidth}
          aria-pressed={zoom === "width"}
          onClick={view.fitWidth}
          {...(zoom === "width" ? pressed : {})}
        />
      )}
      {!short && <Gap />}
      {!short && <IconButton icon={RotateCcw} label={t("pdf.rotateLeft")} onClick={view.rotateLeft} />}
      <IconButton icon={RotateCw} label={t("pdf.rotateRight")} keys={viewerKeys.rotate} onClick={view.rotateRight} />
      {framed && (
        <>
          {!short && <Gap />}
          <IconButton
            icon={ScanLine}
            label={t("pdf.frame")}
            keys={viewerKeys.frame}
            aria-pressed={view.marks}
            onClick={view.toggleMarks}
            {...(view.marks ? pressed : {})}
          />
        </>
      )}
    </chakra.fieldset>
  );
}
