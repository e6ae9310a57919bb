import type { Api } from "@gatehouse/api/client";
import { declaredError, errorCode } from "@gatehouse/api/client/errors";
import { tripProblemIds } from "@gatehouse/domain/trips";
import { useState } from "react";
import { useErrorText, useToast } from "../../app/index.ts";
import type { BoardWords } from "./use-board-words.ts";

const codes = [
  "CHANGED_MEANWHILE",
  "NOTHING_CHOSEN",
  "GONE",
  "LOOKUP_FAILED",
  "PRICE_OVER",
  "CONSENT_MISSING",
  "SOLD_OUT",
  "NOTHING_TO_ASK",
  "INVALID_ADDRESS",
  "MISSING_KEYS",
  "NOT_ASKED_FOR",
  "NOT_A_PDF",
  "TOO_LARGE",
  "NO_SUCH_AIRPORT",
  "KNOWN_PASS",
  "NO_SUCH_VENDOR",
] as const;
type Code = (typeof codes)[number];
const isCode = (code: string): code is Code => (codes as readonly string[]).includes(code);

/** Something that changes a disruption: once at a time, and what went wrong is said where it was done. */
export function useDisruptionChange({ t }: BoardWords) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ readonly text: string; readonly code: string | undefined }>();
  const toast = useToast();
  const errorText = useErrorText();

  const problemText = (id: string): string => {
    const known = tripProblemIds.find((one) => one === id);
    return known ? t(`problem.${known}`) : id;
  };

  function textOf(error: unknown): string {
    const declared = declaredError<Api["disruption"]>(error);
    if (declared?.code === "ITINERARY_PROBLEMS")
      return t("problems", { kinds: declared.data.kinds.map(problemText).join(", ") });
    if (declared?.code === "ITINERARY_REFUSED")
      return t("error.ITINERARY_REFUSED", { fields: declared.data.fields.join(", ") });
    const code = errorCode(error);
    return isCode(code) ? t(`error.${code}`) : errorText(error);
  }

  return {
    busy,
    failed: failure?.text,
    /** The code of what went wrong; undefined where there is none. */
    failedCode: failure?.code,
    forget: () => setFailure(undefined),
    /** @param said what is said when it is done @returns the answer; undefined where there is none */
    run: async <T>(call: () => Promise<T>, said?: string | ((answer: T) => string)): Promise<T | undefined> => {
      if (busy) return undefined;
      setBusy(true);
      setFailure(undefined);
      try {
        const answer = await call();
        if (said !== undefined) toast({ tone: "success", title: typeof said === "string" ? said : said(answer) });
        return answer;
      } catch (error) {
        setFailure({ text: textOf(error), code: errorCode(error) });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
