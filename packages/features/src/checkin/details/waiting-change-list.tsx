import { chakra } from "@chakra-ui/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useConfirm } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { titledNameOf } from "../../app/traveller-name/index.ts";
import type { Decision, WaitingChange } from "./data/use-decide-change.ts";
import type { WaitingRows } from "./data/use-waiting-rows.ts";
import { messages } from "./messages/index.ts";
import { isSameGesture } from "./same-gesture.ts";
import { WaitingChangeRow } from "./waiting-change-row.tsx";

export interface WaitingChangeListProps {
  /** From `useWaitingRows`. */
  readonly waiting: WaitingRows;
  /** Id of what names the list. */
  readonly labelledBy: string;
  readonly busy: boolean;
  /** Resolves to whether the decision was made. */
  readonly onDecide: (change: WaitingChange, decision: Decision) => Promise<boolean>;
  /** Whose booking a change belongs to, where the page does not say so: is before it, under a line of its own. */
  readonly renderAbout?: (change: WaitingChange) => ReactNode;
}

/** Changes that wait for staff, each with its decision; the focus goes to what became of the one that was decided. */
export function WaitingChangeList({
  waiting: { rows, decide },
  labelledBy,
  busy,
  onDecide,
  renderAbout,
}: WaitingChangeListProps) {
  const t = useMessages(messages);
  const ask = useConfirm();
  const decidedAt = useRef<number>(undefined);
  const [focused, setFocused] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const told = rows.find(({ change }) => change.id === focused)?.outcome;
  // The buttons that had the focus are gone: what became of the change is read instead.
  useEffect(() => {
    if (told !== undefined) list.current?.querySelector<HTMLElement>(`[data-outcome="${focused}"]`)?.focus();
  }, [told, focused]);

  const onClick = async (event: MouseEvent, change: WaitingChange, decision: Decision): Promise<void> => {
    if (busy || isSameGesture({ at: event.timeStamp, count: event.detail }, decidedAt.current)) return;
    decidedAt.current = event.timeStamp;
    const asks = change.field === "email" && decision === "confirmed";
    const yes =
      !asks ||
      (await ask({
        title: t("travellers.change.email.title"),
        description: t(change.to === "" ? "travellers.change.email.none" : "travellers.change.email.text", {
          name: titledNameOf({ passenger: change.passenger, pnr: "" }),
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
    <chakra.ul
      ref={list}
      aria-labelledby={labelledBy}
      listStyleType="none"
      display="grid"
      gap={renderAbout ? undefined : "2"}
    >
      {rows.map((row) => (
        <WaitingChangeRow
          key={row.change.id}
          {...row}
          about={renderAbout?.(row.change)}
          busy={busy}
          onDecide={(event, decision) => void onClick(event, row.change, decision)}
        />
      ))}
    </chakra.ul>
  );
}
