import { chakra, Skeleton } from "@chakra-ui/react";
import { passPoints } from "@gatehouse/domain/boarding-pass";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useErrorText } from "../../app/index.ts";
import { lossOf } from "../match.ts";
import { messages } from "../messages/index.ts";
import type { Words } from "../use-words.ts";
import { BookingPoints } from "./booking-points.tsx";
import { PointList } from "./point-list.tsx";
import type { ViewerModel } from "./use-viewer.ts";

/** The nine points: loading, failed, or there. */
export function PointsPane({
  viewer,
  words,
  toDialog,
  summed,
}: {
  readonly viewer: ViewerModel;
  readonly words: Words;
  readonly toDialog: () => void;
  /** How many are ticked stands elsewhere. */
  readonly summed: boolean;
}) {
  const { t } = words;
  const errorText = useErrorText(messages);
  const { facts, error, retrying, refreshFacts, compared, beingRead, own, page } = viewer;
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
  if (facts && !own && page && lossOf(page))
    return (
      <BookingPoints facts={facts} words={words}>
        {t("viewer.missing")}
      </BookingPoints>
    );
  if (facts && compared) return <PointList viewer={viewer} words={words} onReasoned={toDialog} summed={summed} />;
  if (facts && (beingRead || viewer.candidates.pages !== undefined || viewer.candidates.error !== undefined))
    return (
      <BookingPoints facts={facts} words={words}>
        {t(beingRead ? "points.whileReading" : "points.noPage")}
      </BookingPoints>
    );
  return (
    <chakra.output aria-busy display="grid" gap="3" p="4" aria-label={t("viewer.loading")}>
      {passPoints.map((point) => (
        <Skeleton key={point} height="10" />
      ))}
    </chakra.output>
  );
}
