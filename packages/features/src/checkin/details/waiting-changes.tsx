import { chakra } from "@chakra-ui/react";
import { Notice } from "@gatehouse/ui/notice";
import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useConfirm } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { nameOf } from "../use-words.ts";
import type { Decision, WaitingChange } from "./data/use-travellers-work.ts";
import { useWaitingRows } from "./data/use-waiting-rows.ts";
import { messages } from "./messages/index.ts";
import { isSameGesture } from "./same-gesture.ts";
import { WaitingChangeRow } from "./waiting-change-row.tsx";

export interface WaitingChangesProps {
  /** Those that wait now; what was shown before stays in its place until the component is mounted anew. */
  readonly changes: readonly WaitingChange[];
  readonly busy: boolean;
  /** Resolves to whether the decision was made. */
  readonly onDecide: (change: WaitingChange, decision: Decision) => Promise<boolean>;
}

/** What travellers asked to have changed about their names and mail addresses: what stands, what they want, and the decision. */
export function WaitingChanges({ changes, busy, onDecide }: WaitingChangesProps) {
  const t = useMessages(messages);
  const ask = useConfirm();
  const titleId = useId();
  const { rows, decide } = useWaitingRows(changes);
  const decidedAt = useRef<number>(undefined);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const outcomeOf = (id: number | undefined) => rows.find(({ change }) => change.id === id)?.outcome;
  const told = outcomeOf(focused);
  // The buttons that had the focus are gone: what became of the change is read instead.
  useEffect(() => {
    if (told !== undefined) list.current?.querySelector<HTMLElement>(`[data-outcome="${focused}"]`)?.focus();
  }, [told, focused]);
  if (rows.length === 0) return null;

  const onClick = async (event: MouseEvent, change: WaitingChange, decision: Decision): Promise<void> => {
    if (busy || isSameGesture({ at: event.timeStamp, count: event.detail }, decidedAt.current)) return;
    decidedAt.current = event.timeStamp;
    const asks = change.field === "email" && decision === "confirmed";
    const yes =
      !asks ||
      (await ask({
        title: t("travellers.change.email.title"),
        description: t(change.to === "" ? "travellers.change.email.none" : "travellers.change.email.text", {
          name: nameOf({ passenger: change.passenger, pnr: "" }),
          to: change.to,
        }),
        confirm: t("travellers.change.confirm"),
      }));
    if (!yes) return;
    setFocused(change.id);
    await decide(change.id, decision, () => onDecide(change, decision));
    decidedAt.current = performance.now();
  };

  return (
    <Notice tone={rows.every(({ outcome }) => outcome !== undefined) ? "ok" : "warn"}>
      <chakra.h2 id={titleId} fontWeight="strong">
        {t("travellers.changes")}
      </chakra.h2>
      <chakra.ul ref={list} aria-labelledby={titleId} listStyleType="none" display="grid" gap="2" pt="1">
        {rows.map((row) => (
          <WaitingChangeRow
            key={row.change.id}
            {...row}
            busy={busy}
            onDecide={(event, decision) => void onClick(event, row.change, decision)}
          />
        ))}
      </chakra.ul>
    </Notice>
  );
}
