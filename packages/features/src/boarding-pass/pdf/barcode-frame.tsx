import { chakra } from "@chakra-ui/react";
import type { ReadPass } from "@gatehouse/domain/boarding-pass";
import { ScanLine } from "lucide-react";
import type { Words } from "../use-words.ts";
import { type PagePlace, turnedPlace } from "../../app/pdf/page-geometry.ts";

/** A barcode that was read: where on the page it stands, and of which kind it is. */
export interface ReadPlace extends Pick<ReadPass, "symbology"> {
  readonly place: PagePlace;
}

/** Around the barcode, as a share of the page. */
const margin = 0.01;
/** So much room the label needs above the frame, as a share of the page. */
const labelRoom = 0.06;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** A frame around the barcode that the points were read from. */
export function BarcodeFrame({
  read: { place, symbology },
  rotation,
  words: { t },
}: {
  readonly read: ReadPlace;
  /** By which the reader has turned the page, in degrees. */
  readonly rotation: number;
  readonly words: Words;
}) {
  const turned = turnedPlace(place, rotation);
  const [left, top] = [Math.max(0, turned.left - margin), Math.max(0, turned.top - margin)];
  const [right, bottom] = [Math.min(1, turned.right + margin), Math.min(1, turned.bottom + margin)];
  return (
    <chakra.div
      data-barcode=""
      position="absolute"
      pointerEvents="none"
      borderWidth="2px"
      borderColor="accent.solid"
      borderRadius="control"
      zIndex="1"
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(right - left),
        height: percent(bottom - top),
      }}
    >
      <chakra.span
        position="absolute"
        insetInlineEnd="-2px"
        {...(top > labelRoom ? { bottom: "100%" } : { top: "100%" })}
        display="inline-flex"
        alignItems="center"
        gap="1"
        px="1.5"
        whiteSpace="nowrap"
        textStyle="xs"
        fontWeight="strong"
        bg="accent.solid"
        color="accent.contrast"
        borderRadius="small"
      >
        <ScanLine aria-hidden size={12} />
        {symbology ? t("pdf.barcode.of", { symbology }) : t("pdf.barcode")}
      </chakra.span>
    </chakra.div>
  );
}
