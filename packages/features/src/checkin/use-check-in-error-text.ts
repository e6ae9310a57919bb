import { type Api, declaredError, type DeclaredError, errorCode } from "@gatehouse/api/client";
import type { CheckIn } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useErrorText } from "../app/index.ts";
import { messages } from "./messages/index.ts";
import type { Words } from "./use-words.ts";

/** Codes that say: what you see is no longer how it is. Anyone who gets one reads the rows again. */
const outdated: ReadonlySet<string> = new Set<DeclaredError<Api["checkin"]>["code"]>([
  "STALE",
  "LOCKED_BY_OTHER",
  "STATE_CONFLICT",
  "NOTHING_HELD",
  "NOT_FOUND",
]);
/** Whether a call about a check-in failed because what the screen shows of it is old. */
export const isOutdated = (error: unknown): boolean => outdated.has(errorCode(error));

/** Why a call about a check-in failed, in words that name who and what is in the way (CHK-32). */
export function useCheckInErrorText({
  t,
  state,
  name: nameOf,
}: Words): (error: unknown, rows: readonly CheckIn[]) => string {
  const errorText = useErrorText(messages);
  return useCallback(
    (error, rows) => {
      const name = (id: number | undefined): string => {
        const row =
          rows.find((each) => each.checkInId === id) ?? (id === undefined && rows.length === 1 ? rows[0] : undefined);
        return row ? nameOf(row) : t("conflict.row", { id: id ?? "" });
      };
      const declared = declaredError<Api["checkin"]>(error);
      switch (declared?.code) {
        case "STALE": {
          const { checkInId, currentState } = declared.data.current;
          return t("conflict.STALE", { name: name(checkInId), state: state(currentState) });
        }
        case "LOCKED_BY_OTHER": {
          const { locked } = declared.data;
          return t("conflict.LOCKED_BY_OTHER", {
            count: locked.length,
            names: locked.map((each) => name(each.checkInId)).join("; "),
            users: [...new Set(locked.map(({ userid }) => userid))].join(", "),
          });
        }
        case "STATE_CONFLICT": {
          const { checkInId, currentState } = declared.data;
          return t("conflict.STATE_CONFLICT", { name: name(checkInId), state: state(currentState) });
        }
        case "NOTHING_HELD":
          return t("conflict.NOTHING_HELD");
        case "NOT_FOUND":
          return t("conflict.NOT_FOUND", { name: name(undefined) });
        default:
          return errorText(error);
      }
    },
    [t, state, nameOf, errorText],
  );
}
