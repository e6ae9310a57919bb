import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Assigns, closes and reopens. */
export function useCaseChanges() {
  const api = useApi();
  return useOperation(
    (
      change:
        | { readonly to: "assign"; readonly id: number; readonly userid: string; readonly seen: string }
        | { readonly to: "close" | "reopen"; readonly id: number; readonly note: string },
    ) => {
      if (change.to === "assign") return api.cases.assign({ id: change.id, userid: change.userid, seen: change.seen });
      return change.to === "close"
        ? api.cases.close({ id: change.id, comment: change.note })
        : api.cases.reopen({ id: change.id, reason: change.note });
    },
  );
}
