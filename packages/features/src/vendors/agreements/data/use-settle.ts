import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { Prospect } from "./use-prospect.ts";

/** What can be decided about a prospect here; approving leads to Create Vendor. */
export type Decision = "refuse" | "askForFile";

/** Somebody else was first: how it stands by now, and through whom. */
export interface Settled {
  readonly state: Prospect["state"];
  readonly by: string;
}

export type Settling =
  | { readonly kind: "done" }
  | ({ readonly kind: "changed" } & Settled)
  | { readonly kind: "reason"; readonly code: "required" | "text" | "tooLong" }
  | { readonly kind: "failed"; readonly error: unknown; readonly isOffline: boolean };

/** Decides about a prospect, once at a time. */
export function useSettle() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (decision: Decision, { id, version }: Prospect, reason: string): Promise<Settling> => {
        try {
          await api.agreements[decision]({ id, version, reason });
          return { kind: "done" };
        } catch (error) {
          const declared = declaredError<Api["agreements"]>(error);
          if (declared?.code === "CHANGED") return { kind: "changed", ...declared.data };
          if (declared?.code === "REASON") return { kind: "reason", ...declared.data };
          return { kind: "failed", error, isOffline: errorCode(error) === "NETWORK" };
        }
      },
      [api],
    ),
  );
}
