import { Button } from "@chakra-ui/react";
import type { QueueView } from "@gatehouse/domain/checkin";
import { EmptyState } from "@gatehouse/ui/empty-state";
import type { QueueSearch } from "../queue-search.ts";
import { nothingFoundId } from "./use-search-focus.ts";
import type { AssignmentWork } from "./assignment/use-assignment-work.ts";
import type { Words } from "../use-words.ts";

export interface QueueEmptyProps {
  readonly search: QueueSearch;
  readonly view: QueueView;
  readonly work: AssignmentWork;
  readonly words: Words;
  readonly onShowExpired: () => void;
}

/** What a search comes to that found nothing: the focus can be moved there. */
const found = (label: string) => ({ id: nothingFoundId, role: "group", tabIndex: -1, "aria-label": label }) as const;

/** Why a view has no rows, and what to do next. */
export function QueueEmpty({ search: { pnr, airline, expired }, view, work, words, onShowExpired }: QueueEmptyProps) {
  const { t } = words;
  const showExpired = expired ? undefined : <Button onClick={onShowExpired}>{t("work.showExpired")}</Button>;
  switch (view.id) {
    case "assigned":
      // It is given out already, and its rows are on their way.
      if (work.held.length > 0) return <EmptyState title={t("empty.assigned.coming")} />;
      return work.enabled && !work.asksFirst ? (
        <EmptyState title={t("empty.assigned.enabled")}>
          {t(work.away ? "status.away.why" : "empty.assigned.enabled.hint")}
        </EmptyState>
      ) : (
        <EmptyState
          title={t(
            work.wentBack
              ? "empty.assigned.wentBack"
              : work.asksFirst
                ? "empty.assigned.released"
                : "empty.assigned.disabled",
          )}
          actions={
            <Button disabled={work.busy} onClick={work.start}>
              {t("work.start")}
            </Button>
          }
        >
          {t(work.asksFirst && !work.wentBack ? "done.release.hint" : "notes.resume")}
        </EmptyState>
      );
    case "pnr-search":
      if (pnr === undefined)
        return (
          <EmptyState drawing="fog" title={t("empty.search.pnr")}>
            {t("empty.search.pnr.hint")}
          </EmptyState>
        );
      return (
        <EmptyState
          {...found(t("empty.pnr", { pnr }))}
          drawing="fog"
          title={t("empty.pnr", { pnr })}
          actions={showExpired}
        >
          {t("empty.term.hint")}
        </EmptyState>
      );
    case "airline-search":
      if (airline === undefined)
        return (
          <EmptyState drawing="fog" title={t("empty.search.airline")}>
            {t("empty.search.airline.hint")}
          </EmptyState>
        );
      return (
        <EmptyState
          {...found(t("empty.airline", { airline: airline.replaceAll(",", ", ") }))}
          drawing="fog"
          title={t("empty.airline", { airline: airline.replaceAll(",", ", ") })}
          actions={showExpired}
        >
          {t("empty.term.hint")}
        </EmptyState>
      );
    case "available":
      return <EmptyState title={t("empty.available")}>{t("empty.available.hint")}</EmptyState>;
    default:
      return (
        <EmptyState title={t("empty.view", { view: words.view(view) })} actions={showExpired}>
          {t(expired ? "empty.view.expired" : "empty.view.hint")}
        </EmptyState>
      );
  }
}
