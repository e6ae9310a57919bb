import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { passPoints } from "@gatehouse/domain/boarding-pass";
import type { Words } from "../use-words.ts";
import type { JudgedPoint } from "./point-values.ts";
import type { ViewerModel } from "./use-viewer.ts";

interface ProgressProps {
  readonly points: readonly JudgedPoint[];
  readonly checks: ViewerModel["checks"];
  readonly words: Words;
}

/** How many are ticked, and a square for each: settled, differing, open. */
export function Progress({ points, checks, words: { t } }: ProgressProps) {
  // What tells whose pass it is counts only where it differs.
  const all = points.filter(({ verdict }, index) => index < passPoints.length || verdict === "differs");
  const ticked = new Set(all.flatMap(({ point }) => (checks.draft.ticked.has(point) ? [point] : [])));
  const differing = all.filter(({ point, verdict }) => verdict === "differs" && !ticked.has(point)).length;
  const open = all.length - ticked.size - differing;
  return (
    <chakra.div display="inline-flex" alignItems="baseline" gap="1.5" whiteSpace="nowrap">
      <VisuallyHidden>
        {t("points.summary", { ticked: ticked.size, count: all.length, differing, open })}
      </VisuallyHidden>
      <chakra.span aria-hidden textStyle="xl" lineHeight="none" fontVariantNumeric="tabular-nums">
        {ticked.size}
      </chakra.span>
      <chakra.span aria-hidden color="fg.muted">
        {t("points.ticked", { count: all.length })}
      </chakra.span>
      <chakra.span aria-hidden display="inline-flex" gap="0.5" ms="1.5">
        {all.map(({ point, verdict }) => (
          <chakra.span
            key={point}
            boxSize="2.5"
            borderRadius="2px"
            {...(ticked.has(point)
              ? { bg: "accent.solid" }
              : verdict === "differs"
                ? { bg: "danger.solid" }
                : { borderWidth: "1.5px", borderColor: "border.strong" })}
          />
        ))}
      </chakra.span>
    </chakra.div>
  );
}
