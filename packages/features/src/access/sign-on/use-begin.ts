import { type Api, declaredError } from "@gatehouse/api/client";
import type { SignOnProblem } from "@gatehouse/domain/access";
import { useState } from "react";
import { useApi } from "../../app/index.ts";
import { leaveFor } from "../../app/leave.ts";
import { useOperation } from "../../app/use-operation.ts";

/** What came of a single sign-on: a problem that it has a sentence for, or any other error. */
export type Failure = { readonly problem: SignOnProblem } | { readonly error: unknown };

/** What a call of single sign-on failed with. */
export function failureOf(error: unknown): Failure {
  const declared = declaredError<Api["access"]>(error);
  return declared?.code === "SIGN_ON_FAILED" ? { problem: declared.data.problem } : { error };
}

/** Leads to a provider of single sign-on. */
export function useBegin() {
  const api = useApi();
  const [failure, setFailure] = useState<Failure>();
  const { run, running } = useOperation(
    async (asked: { readonly provider: string; readonly email: string; readonly redirectUrl: string }) => {
      setFailure(undefined);
      try {
        const { url } = await api.access.beginSignOn(asked);
        leaveFor(url);
      } catch (error) {
        setFailure(failureOf(error));
      }
    },
  );
  return { begin: run, going: running, failure };
}
