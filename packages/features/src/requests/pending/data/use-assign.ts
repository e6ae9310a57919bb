import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

export interface Assignment {
  /** User id of the operator. */
  readonly operator: string;
  readonly requests: readonly { readonly id: number; readonly assignedTo: string | null }[];
}

/** Assigns requests to one operator. */
export function useAssign() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (assignments: readonly Assignment[]) =>
        Promise.all(
          assignments.map(async ({ operator, requests }) => {
            const asked = {
              userId: operator,
              travelRequestIds: requests.map(({ id }) => id),
              seen: requests.flatMap(({ id, assignedTo }) => (assignedTo === null ? [] : [{ id, assignedTo }])),
            };
            try {
              return { operator, ...(await api.requests.assign(asked)) };
            } catch (error) {
              return { operator, error };
            }
          }),
        ),
      [api],
    ),
  );
}
