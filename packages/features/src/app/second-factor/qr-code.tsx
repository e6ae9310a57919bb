import { chakra } from "@chakra-ui/react";

export interface QrCodeProps {
  /** Its rows: `1` is dark. */
  readonly rows: readonly string[];
  readonly label: string;
}

/** Light around the code, in modules, without which readers do not find it (ISO/IEC 18004). */
const quiet = 4;

/** A QR code: dark on light in either appearance, or cameras do not read it. */
export function QrCode({ rows, label }: QrCodeProps) {
  const size = rows.length + 2 * quiet;
  const dark = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join("");
  return (
    <chakra.svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here: there is no file for an <img>
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="12rem"
      height="12rem"
      flexShrink={0}
      borderRadius="control"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark} fill="black" />
    </chakra.svg>
  );
}
