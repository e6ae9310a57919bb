import { EmptyState } from "@gatehouse/ui/empty-state";
import { usePermission } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { type Clock, ClockContext, useClock } from "../clock.ts";
import { messages } from "../messages/index.ts";
import { Queue } from "./queue.tsx";
import type { QueueAddress } from "../queue-search.ts";

export interface QueueScreenProps extends QueueAddress {
  /** Seconds since 1970, UTC. Default: the machine's clock. */
  readonly clock?: Clock;
}

/** The check-in info screen (QUE-9): queue views, searches, the reader's work and the check-ins. */
export function QueueScreen({ search, onSearchChange, clock }: QueueScreenProps) {
  const t = useMessages(messages);
  const allowed = usePermission("checkinInfo");
  const machine = useClock();
  if (!allowed) {
    return (
      <EmptyState drawing="gate" title={t("empty.forbidden")}>
        {t("empty.forbidden.hint")}
      </EmptyState>
    );
  }
  return (
    <ClockContext value={clock ?? machine}>
      <Queue search={search} onSearchChange={onSearchChange} />
    </ClockContext>
  );
}
