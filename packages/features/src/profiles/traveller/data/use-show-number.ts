import type { DocumentNumber } from "@gatehouse/domain/profiles";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** Asks for one number as a whole; undefined when it could not be read. */
export function useShowNumber() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (number: DocumentNumber): Promise<{ readonly text: string } | { readonly failed: true }> => {
        try {
          return await api.profiles.showNumber({ number });
        } catch {
          return { failed: true };
        }
      },
      [api],
    ),
  );
}
