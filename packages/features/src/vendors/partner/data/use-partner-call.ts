import type { PartnersApi } from "@gatehouse/api/client/partners";
import { declaredError, errorCode, retryAfter } from "@gatehouse/api/client/errors";
import type { ProspectProblem } from "@gatehouse/domain/vendors";
import { useCallback, useState } from "react";
import { useOperation } from "../../../app/use-operation.ts";
import { usePartnersApi } from "./partners-api.ts";

/** Why a file was not taken. */
const fileCodes = ["NOT_A_PDF", "ENCRYPTED_PDF", "BROKEN_PDF", "TOO_COMPLEX", "TOO_LARGE", "TOO_MANY_PAGES"] as const;
export type FileCode = (typeof fileCodes)[number];

/** Why a link opens nothing. */
export type OverReason = "used" | "expired" | "unknown";

/** What became of a call. */
export type Called =
  | { readonly kind: "done" }
  | { readonly kind: "invalid"; readonly problems: readonly ProspectProblem[] }
  | { readonly kind: "file"; readonly code: FileCode }
  | { readonly kind: "over"; readonly why: OverReason }
  | { readonly kind: "wait"; readonly seconds: number }
  | { readonly kind: "failed"; readonly isOffline: boolean };

/** What went wrong, where that concerns the whole page. */
export type CallFailureKind = Extract<Called, { readonly kind: "wait" | "failed" }>;

/** What did not work, where no field and no link is to blame. */
export const pageFailure = (called: Called): CallFailureKind =>
  called.kind === "wait" || called.kind === "failed" ? called : { kind: "failed", isOffline: false };

/** Says what a failed call means to a page. */
export function failureOf(error: unknown): Exclude<Called, { readonly kind: "done" }> {
  const declared = declaredError<PartnersApi["partners"]>(error);
  if (declared?.code === "INVALID")
    return { kind: "invalid", problems: declared.data.problems as readonly ProspectProblem[] };
  if (declared?.code === "LINK_OVER") return { kind: "over", why: declared.data.why };
  if (declared?.code === "LINK_NOT_FOUND") return { kind: "over", why: "unknown" };
  const code = errorCode(error);
  const file = fileCodes.find((known) => known === code);
  if (file) return { kind: "file", code: file };
  // A proxy before the server may have a limit of its own.
  if (code === "PAYLOAD_TOO_LARGE") return { kind: "file", code: "TOO_LARGE" };
  if (code === "TOO_MANY_REQUESTS") return { kind: "wait", seconds: retryAfter(error) ?? 60 };
  return { kind: "failed", isOffline: code === "NETWORK" };
}

/** Given to a call that sends a file: how far it is can be seen. */
type SendsFile = NonNullable<Parameters<PartnersApi["partners"]["sendFile"]>[1]>;

/** Makes a call of the partners' pages, once at a time. */
export function usePartnerCall() {
  const api = usePartnersApi();
  const [percent, setPercent] = useState<number>();
  const operation = useOperation(
    useCallback(
      async (act: (calls: PartnersApi["partners"], file: SendsFile) => Promise<unknown>): Promise<Called> => {
        setPercent(undefined);
        try {
          await act(api.partners, {
            context: { onSend: ({ sent, total }) => setPercent(Math.floor((100 * sent) / Math.max(1, total))) },
          });
          return { kind: "done" };
        } catch (error) {
          return failureOf(error);
        }
      },
      [api],
    ),
  );
  return { ...operation, /** How much of a file has been sent; undefined before any of it has. */ percent };
}
