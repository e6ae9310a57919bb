import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { DocumentProblem, DocumentsPatch } from "@gatehouse/domain/profiles";
import { useCallback } from "react";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";
import type { StoredDocuments } from "./use-documents.ts";

/** What came of an attempt to save. */
export type DocumentsSaving =
  | { readonly kind: "saved"; readonly documents: StoredDocuments }
  | { readonly kind: "refused"; readonly problems: readonly DocumentProblem[] }
  /** Saved elsewhere since they were read. */
  | { readonly kind: "changed"; readonly stands: StoredDocuments }
  | { readonly kind: "failed"; readonly isOffline: boolean };

/** Saves what was changed, once at a time. */
export function useSaveDocuments() {
  const api = useApi();
  return useOperation(
    useCallback(
      async (patch: DocumentsPatch, version: number): Promise<DocumentsSaving> => {
        try {
          return { kind: "saved", documents: await api.profiles.saveDocuments({ ...patch, version }) };
        } catch (error) {
          const declared = declaredError<Api["profiles"]>(error);
          if (declared?.code === "INVALID_DOCUMENTS") return { kind: "refused", problems: declared.data.problems };
          if (declared?.code === "DOCUMENTS_CHANGED") return { kind: "changed", stands: declared.data.stands };
          return { kind: "failed", isOffline: errorCode(error) === "NETWORK" };
        }
      },
      [api],
    ),
  );
}
