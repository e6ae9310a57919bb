import { type CheckIn, disposalReasons, pseudoUsers, type QueueView } from "@gatehouse/domain/checkin";
import { useMemo } from "react";
import { type Closing, closingText } from "../app/closing/index.ts";
import { distinguishingTextInShort, nameOf, type NamedTraveller } from "../app/traveller-name/index.ts";
import { textOf, useLanguage, useMessages } from "../i18n/index.ts";
import { automationKey } from "./automation-key.ts";
import { dateTime } from "./date-time.ts";
import { messages } from "./messages/index.ts";

const reasonNames: ReadonlyMap<string, string> = new Map(
  disposalReasons.flatMap(({ code, name, children }) => [
    [code, name] as const,
    ...children.map((child) => [child.code, child.name] as const),
  ]),
);

/** A check-in in the words of the reader's language. */
export function useWords() {
  const t = useMessages(messages);
  const language = useLanguage();
  return useMemo(() => {
    /** `2026-Nov-21 5:04 PM`, in UTC. */
    const utc = (seconds: number | null): string => (seconds === null ? "" : dateTime(seconds, "UTC", language));
    const local = ({ dept }: Pick<CheckIn, "dept">): string => dateTime(dept.deptTimeUTCSecs, dept.zone, language);
    return {
      t,
      language,
      /** How a traveller is called: with what tells them from others of the same name in the booking. */
      name: (named: NamedTraveller): string => nameOf(named, { t, language }),
      /** What tells them apart alone, in short; empty where nobody shares the name. */
      apart: (named: NamedTraveller): string => distinguishingTextInShort(named, { language }),
      utc,
      local,
      state: (state: CheckIn["currentState"]): string => t(`state.${state}`),
      automation: (status: number): string => t(automationKey(status)),
      /** Who has it, or its unit. What is finished lies in no pool any more. */
      lock: ({ _lock, heldBy, currentState }: Pick<CheckIn, "_lock" | "heldBy" | "currentState">): string => {
        if (_lock !== null && _lock.userid !== pseudoUsers.pool) return _lock.userid;
        if (heldBy !== null) return heldBy;
        return t(currentState === "DISPOSITION_COMPLETED" ? "cell.none" : "cell.pool");
      },
      /** A disposal reason; codes that this version does not know are shown as they are. */
      reason: (code: string | null | undefined): string =>
        code == null ? "" : (textOf(messages, `disposal.${reasonNames.get(code) ?? ""}`) ?? code),
      /** `1 h 12`, or that it has closed; alone `closes in 1 h 12`. */
      closing: (now: number, row: Closing, alone?: boolean): string => closingText(now, row, t, alone),
      closingExact: (row: Pick<CheckIn, "dept" | "windowClosesAt">): string =>
        t("closing.exact", {
          closes: dateTime(row.windowClosesAt, row.dept.zone, language),
          local: local(row),
          zone: row.dept.zone,
        }),
      /** The view as the rail calls it. */
      viewInRail: ({ id }: Pick<QueueView, "id">): string =>
        id === "available" ? t("rail.allAvailable") : t(`view.${id}`),
      /** The view by itself: slabs say that it is the wait, Re-QC views what they belong to. */
      view: ({ id, sub, group }: QueueView): string =>
        sub || group === "re-qc"
          ? `${t(id.startsWith("available-") ? "rail.waitingFor" : `group.${group}`)} · ${t(`view.${id}`)}`
          : t(`view.${id}`),
    };
  }, [t, language]);
}

export type Words = ReturnType<typeof useWords>;
