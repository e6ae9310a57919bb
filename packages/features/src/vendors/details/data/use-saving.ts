import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import { useCallback, useState } from "react";
import { useOperation } from "../../../app/use-operation.ts";

/** What was told of the last attempt to save. */
export type Outcome =
  | { readonly kind: "wrong" | "changed" | "offline" | "failed" }
  | { readonly kind: "refused"; readonly error: unknown };

interface Refusal {
  readonly field: string;
  readonly code: string;
}

/** Saves something of a vendor, once at a time, and says what came of it. */
export function useSaving() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const { run, running } = useOperation(
    useCallback(async (save: () => Promise<unknown>): Promise<boolean> => {
      try {
        await save();
        setOutcome(undefined);
        return true;
      } catch (error) {
        const declared = declaredError<Api["vendors"]>(error);
        if (declared?.code === "INVALID") {
          setRefusals(declared.data.problems);
          setOutcome({ kind: "wrong" });
        } else if (declared?.code === "CHANGED") setOutcome({ kind: "changed" });
        else if (declared) setOutcome({ kind: "refused", error });
        else setOutcome({ kind: errorCode(error) === "NETWORK" ? "offline" : "failed" });
        return false;
      }
    }, []),
  );
  return {
    outcome,
    running,
    /** What the server found wrong and the form did not. */
    refusals,
    /** @returns whether it was saved */
    run: async (save: () => Promise<unknown>): Promise<boolean> => {
      setRefusals([]);
      return (await run(save)) ?? false;
    },
    say: setOutcome,
    forget: () => {
      setOutcome(undefined);
      setRefusals([]);
    },
  };
}
