import { type Api, declaredError, type DeclaredError, errorCode } from "@gatehouse/api/client";
import { checkPoints } from "@gatehouse/domain/boarding-pass";
import { useCallback } from "react";
import { useErrorText } from "../app/index.ts";
import { messages } from "./messages/index.ts";
import type { Words } from "./use-words.ts";

interface Traveller {
  readonly title: string;
  readonly firstname: string;
  readonly lastname: string;
}

const titleAndName = ({ title, firstname, lastname }: Traveller): string =>
  [title, firstname, lastname].filter((part) => part !== "").join(" ");

/** Codes that say: what you see is no longer how it is. */
const outdated: ReadonlySet<string> = new Set<DeclaredError<Api["boardingPasses"]>["code"]>([
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
/** Whether a call about a pass failed because what the screen shows of it is old. */
export const isOutdated = (error: unknown): boolean => outdated.has(errorCode(error));

/** Why a call about a boarding pass failed, in words that name who and what is in the way (CHK-32). */
export function usePassErrorText({ t, state, point }: Words): (error: unknown) => string {
  const errorText = useErrorText(messages);
  return useCallback(
    (error) => {
      const declared = declaredError<Api["boardingPasses"]>(error);
      switch (declared?.code) {
        case "STALE":
          return t("conflict.STALE", { state: state(declared.data.current.currentState) });
        case "LOCKED_BY_OTHER":
          return t("conflict.LOCKED_BY_OTHER", {
            users: [...new Set(declared.data.locked.map((lock) => lock.userid))].join(", "),
          });
        case "STATE_CONFLICT":
          return t("conflict.STATE_CONFLICT", { state: state(declared.data.currentState) });
        case "CANDIDATE_TAKEN":
          return t("conflict.CANDIDATE_TAKEN", { user: declared.data.userid, id: declared.data.checkInId });
        case "NOT_SETTLED": {
          const missing = new Set([...declared.data.unsettled, ...declared.data.withoutReason]);
          return t("conflict.NOT_SETTLED", {
            points: checkPoints
              .filter((each) => missing.has(each))
              .map(point)
              .join(", "),
          });
        }
        case "ALSO_FITS":
          return t("conflict.ALSO_FITS", {
            names: [...declared.data.alsoFits, ...declared.data.belongsTo].map(titleAndName).join(", "),
          });
        case "PASS_PROBLEM":
          return `${t(`problem.${declared.data.problem}`)} ${t("problem.override")}`;
        case "NOT_READ_YET":
        case "PAGE_MISSING":
        case "OWN_WORK":
        case "NOT_FOUND":
          return t(`conflict.${declared.code}`);
        default:
          return errorText(error);
      }
    },
    [t, state, point, errorText],
  );
}
