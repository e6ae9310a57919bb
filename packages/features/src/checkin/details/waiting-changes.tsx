import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { useId } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { Decision, WaitingChange } from "./data/use-decide-change.ts";
import { useWaitingRows, type WaitingRows } from "./data/use-waiting-rows.ts";
import { messages } from "./messages/index.ts";
import { WaitingChangeList } from "./waiting-change-list.tsx";

export interface WaitingChangesProps {
  /** Those that wait now; what was shown before stays in its place until the component is mounted again. */
  readonly changes: readonly WaitingChange[];
  readonly busy: boolean;
  /** Resolves to whether the decision was made. */
  readonly onDecide: (change: WaitingChange, decision: Decision) => Promise<boolean>;
}

/** While one waits, all of it does; a success it is only where everything that was asked for was done. */
const toneOf = (rows: WaitingRows["rows"]) => {
  if (rows.some(({ outcome }) => outcome === undefined)) return "warn";
  return rows.every(({ outcome }) => outcome === "confirmed") ? "ok" : "info";
};

/** What travellers asked to have changed about their names and mail addresses: what stands, what they want, and the decision. */
export function WaitingChanges({ changes, busy, onDecide }: WaitingChangesProps) {
  const t = useMessages(messages);
  const titleId = useId();
  const waiting = useWaitingRows(changes);
  const { rows } = waiting;
  if (rows.length === 0) return null;
  return (
    <Notice tone={toneOf(rows)}>
      <chakra.h2 id={titleId} fontWeight="strong" pb="1">
        {t("travellers.changes")}
      </chakra.h2>
      <WaitingChangeList waiting={waiting} labelledBy={titleId} busy={busy} onDecide={onDecide} />
    </Notice>
  );
}
