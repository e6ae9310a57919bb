import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { SubmittedRequest } from "@gatehouse/domain/requests";
import { useCallback, useRef } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { FormProblem } from "../form/problems.ts";

/** What came of an attempt to submit. */
export type Submission =
  | { readonly kind: "done"; readonly id: number }
  /** The server found something missing or wrong. */
  | { readonly kind: "refused"; readonly problems: readonly FormProblem[] }
  | { readonly kind: "failed"; readonly isOffline: boolean };

/** As the client takes it: lists that could be changed. */
const sent = (request: SubmittedRequest) => ({
  ...request,
  visitPurpose: { ...request.visitPurpose, dynamicFields: [...request.visitPurpose.dynamicFields] },
  flights: [...request.flights],
  accommodations: [...request.accommodations],
  cars: [...request.cars],
  trains: [...request.trains],
  timePreferences: [...request.timePreferences],
});

/**
 * Submits a request, once at a time. The same request sent again, because its answer was lost, is the same one to the server.
 * @param travellerId undefined for travellers, who ask for themselves
 */
export function useSubmit(travellerId: string | undefined) {
  const api = useApi();
  const last = useRef({ text: "", requestId: "" });
  return useOperation(
    useCallback(
      async (request: SubmittedRequest): Promise<Submission> => {
        const text = JSON.stringify([travellerId, request]);
        if (last.current.text !== text) last.current = { text, requestId: crypto.randomUUID() };
        const { requestId } = last.current;
        try {
          const { id } = await api.requests.submit({
            ...(travellerId ? { travellerId } : {}),
            request: sent(request),
            requestId,
          });
          last.current = { text: "", requestId: "" };
          return { kind: "done", id };
        } catch (error) {
          const declared = declaredError<Api["requests"]>(error);
          return declared?.code === "INVALID_REQUEST"
            ? { kind: "refused", problems: declared.data.problems }
            : { kind: "failed", isOffline: errorCode(error) === "NETWORK" };
        }
      },
      [api, travellerId],
    ),
  );
}
