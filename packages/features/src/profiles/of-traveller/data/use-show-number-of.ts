import type { DocumentNumber } from "@gatehouse/domain/profiles";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Asks for one number of a traveller's documents as a whole, which is recorded. */
export function useShowNumberOf(id: string) {
  const api = useApi();
  return useOperation(
    useCallback(
      async (number: DocumentNumber): Promise<{ readonly text: string } | { readonly failed: true }> => {
        try {
          return await api.profiles.showNumberOf({ id, number });
        } catch {
          return { failed: true };
        }
      },
      [api, id],
    ),
  );
}
