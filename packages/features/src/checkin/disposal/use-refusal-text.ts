import { type CheckIn, checkInStates } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useMessages } from "../../i18n/index.ts";
import type { Words } from "../use-words.ts";
import type { Outcome } from "./data/outcomes.ts";
import { messages } from "./messages/index.ts";

/** So many are named; more would not be read. */
const named = 3;

/** Why some of several check-ins stayed as they were: who and what is in the way of each. */
export function useRefusalText({
  t: queueText,
  state,
  name: nameOf,
}: Words): (refused: readonly Outcome[], rows: readonly CheckIn[]) => string {
  const t = useMessages(messages);
  return useCallback(
    (refused, rows) => {
      const one = ({ checkInId, code, userid, currentState }: Outcome): string => {
        const row = rows.find((each) => each.checkInId === checkInId);
        const known = checkInStates.find((each) => each === currentState);
        return t(`refusal.${code ?? "STATE_CONFLICT"}`, {
          name: row ? nameOf(row) : queueText("conflict.row", { id: checkInId }),
          user: userid ?? "",
          state: known ? state(known) : (currentState ?? ""),
        });
      };
      const others = refused.length - named;
      return [...refused.slice(0, named).map(one), ...(others > 0 ? [t("failed.others", { count: others })] : [])].join(
        "; ",
      );
    },
    [t, queueText, state, nameOf],
  );
}
