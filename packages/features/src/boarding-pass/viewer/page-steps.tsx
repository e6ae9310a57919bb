import { chakra } from "@chakra-ui/react";
import { useNarrow } from "../../app/use-narrow.ts";
import { MatchPill } from "../match-pill.tsx";
import { viewerKeys } from "../pass-keys.ts";
import type { Words } from "../use-words.ts";
import { Stepper } from "./stepper.tsx";
import type { ViewerModel } from "./use-viewer.ts";

/** Previous and next candidate page, its number and whether it matches. */
export function PageSteps({ viewer, words }: { readonly viewer: ViewerModel; readonly words: Words }) {
  const { t } = words;
  const { own, page, pages, checkIn } = viewer;
  const narrow = useNarrow();
  if (own || !page) return null;
  return (
    <>
      <Stepper
        previous={{ label: t("step.page.previous"), keys: viewerKeys.previousPage, possible: pages.hasPrevious }}
        next={{ label: t("step.page.next"), keys: viewerKeys.nextPage, possible: pages.hasNext }}
        onStep={pages.step}
      >
        {viewer.gone ? t("step.page.gone") : t("step.page", { index: pages.index + 1, total: pages.total })}
      </Stepper>
      {!viewer.gone && <MatchPill page={page} checkInId={checkIn.checkInId} words={words} />}
      {!narrow && <PageNumber viewer={viewer} words={words} />}
    </>
  );
}

/** Where in its PDF the candidate page stood. */
export const PageNumber = ({ viewer: { own, page }, words }: { readonly viewer: ViewerModel; readonly words: Words }) =>
  own || !page ? null : (
    <chakra.span color="fg.muted" textStyle="figures">
      {words.t("step.pageNumber", { page: page.page })}
    </chakra.span>
  );
