import { errorCode, errorData } from "@gatehouse/api/client";
import { type CheckPoint, checkPoints, type PassProblem } from "@gatehouse/domain/boarding-pass";
import { useCallback } from "react";
import { useErrorText } from "../app/index.ts";
import { messages } from "./messages/index.ts";
import type { Words } from "./use-words.ts";

interface Traveller {
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
}

const calledOf = ({ title, firstname, lastname }: Traveller): string =>
  [title, firstname, lastname].filter((part) => part !== "").join(" ");

/** The data of the conflicts that the contract declares. */
interface Conflict {
  /** Of STALE. */
  readonly current?: { readonly currentState: string };
  /** Of LOCKED_BY_OTHER. */
  readonly locked?: readonly { readonly userid: string }[];
  /** Of STATE_CONFLICT. */
  readonly currentState?: string;
  /** Of CANDIDATE_TAKEN. */
  readonly userid?: string;
  readonly checkInId?: number;
  /** Of NOT_SETTLED. */
  readonly unsettled?: readonly CheckPoint[];
  readonly withoutReason?: readonly CheckPoint[];
  /** Of ALSO_FITS. */
  readonly alsoFits?: readonly Traveller[];
  readonly belongsTo?: readonly Traveller[];
  /** Of PASS_PROBLEM. */
  readonly problem?: PassProblem;
}

const conflictOf = (error: unknown): Conflict => {
  const data = errorData(error);
  return typeof data === "object" && data !== null ? data : {};
};

/** Codes that say: what you see is no longer how it is. */
const outdated = new Set([
  "STALE",
  "LOCKED_BY_OTHER",
  "STATE_CONFLICT",
  "NOT_FOUND",
  "CANDIDATE_TAKEN",
  "NOT_READ_YET",
  "NOT_SETTLED",
  "PASS_PROBLEM",
  "ALSO_FITS",
]);
export const isOutdated = (error: unknown): boolean => outdated.has(errorCode(error));

/** Why a call failed, in words that name who and what is in the way (CHK-32). */
export function useExplain({ t, state, point }: Words): (error: unknown) => string {
  const errorText = useErrorText(messages);
  return useCallback(
    (error) => {
      const {
        current,
        locked,
        currentState,
        userid,
        checkInId,
        unsettled,
        withoutReason,
        problem,
        alsoFits,
        belongsTo,
      } = conflictOf(error);
      const code = errorCode(error);
      switch (code) {
        case "STALE":
          return t("conflict.STALE", { state: state(current?.currentState) });
        case "LOCKED_BY_OTHER":
          return t("conflict.LOCKED_BY_OTHER", {
            users: [...new Set(locked?.map((lock) => lock.userid))].join(", "),
          });
        case "STATE_CONFLICT":
          return t("conflict.STATE_CONFLICT", { state: state(currentState) });
        case "CANDIDATE_TAKEN":
          return t("conflict.CANDIDATE_TAKEN", { user: userid ?? "", id: checkInId ?? "" });
        case "NOT_SETTLED": {
          const missing = new Set([...(unsettled ?? []), ...(withoutReason ?? [])]);
          return t("conflict.NOT_SETTLED", {
            points: checkPoints
              .filter((each) => missing.has(each))
              .map(point)
              .join(", "),
          });
        }
        case "ALSO_FITS":
          return t("conflict.ALSO_FITS", {
            names: [...(alsoFits ?? []), ...(belongsTo ?? [])].map(calledOf).join(", "),
          });
        case "PASS_PROBLEM":
          return problem ? `${t(`problem.${problem}`)} ${t("problem.override")}` : errorText(error);
        case "NOT_READ_YET":
        case "PAGE_MISSING":
        case "OWN_WORK":
        case "NOT_FOUND":
          return t(`conflict.${code}`);
        default:
          return errorText(error);
      }
    },
    [t, state, point, errorText],
  );
}
