import { errorCode, errorData } from "@gatehouse/api/client";
import { type CheckIn, checkInStates } from "@gatehouse/domain/checkin";
import { useCallback } from "react";
import { useErrorText } from "../app/index.ts";
import { messages } from "./messages/index.ts";
import type { Words } from "./use-words.ts";

interface Conflict {
  /** Of STATE_CONFLICT. */
  readonly checkInId?: number;
  readonly currentState?: string;
  /** Of LOCKED_BY_OTHER. */
  readonly locked?: readonly { readonly checkInId: number; readonly userid: string }[];
  /** Of STALE. */
  readonly current?: { readonly checkInId: number; readonly currentState: string };
}

const conflictOf = (error: unknown): Conflict => {
  const data = errorData(error);
  return typeof data === "object" && data !== null ? data : {};
};

/** Codes that say: what you see is no longer how it is. Whoever gets one reads the rows anew. */
const outdated = new Set(["STALE", "LOCKED_BY_OTHER", "STATE_CONFLICT", "NOTHING_HELD", "NOT_FOUND"]);
export const isOutdated = (error: unknown): boolean => outdated.has(errorCode(error));

/** Why a call failed, in words that name who and what is in the way (CHK-32). */
export function useExplain({ t, state, name: nameOf }: Words): (error: unknown, rows: readonly CheckIn[]) => string {
  const errorText = useErrorText(messages);
  return useCallback(
    (error, rows) => {
      const { checkInId, currentState, locked = [], current } = conflictOf(error);
      const name = (id: number | undefined): string => {
        const row =
          rows.find((each) => each.checkInId === id) ?? (id === undefined && rows.length === 1 ? rows[0] : undefined);
        return row ? nameOf(row) : t("conflict.row", { id: id ?? "" });
      };
      const words = (code: string | undefined): string => {
        const known = checkInStates.find((each) => each === code);
        return known ? state(known) : (code ?? "");
      };
      switch (errorCode(error)) {
        case "STALE":
          return t("conflict.STALE", { name: name(current?.checkInId), state: words(current?.currentState) });
        case "LOCKED_BY_OTHER":
          return t("conflict.LOCKED_BY_OTHER", {
            count: locked.length,
            names: locked.map((each) => name(each.checkInId)).join("; "),
            users: [...new Set(locked.map(({ userid }) => userid))].join(", "),
          });
        case "STATE_CONFLICT":
          return t("conflict.STATE_CONFLICT", { name: name(checkInId), state: words(currentState) });
        case "NOTHING_HELD":
          return t("conflict.NOTHING_HELD");
        case "NOT_FOUND":
          return t("conflict.NOT_FOUND", { name: name(checkInId) });
        default:
          return errorText(error);
      }
    },
    [t, state, nameOf, errorText],
  );
}
