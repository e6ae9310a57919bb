import { type Api, declaredError, errorCode } from "@gatehouse/api/client";
import type { DocumentNumber, DocumentProblem, DocumentsPatch } from "@gatehouse/domain/profiles";
import { useCallback, useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";
import { useOperation } from "../../../app/use-operation.ts";

/** The signed-in user's identity documents, masked, read afresh whenever the page is opened. */
export function useDocuments() {
  const api = useApi();
  const [opened] = useState(() => crypto.randomUUID());
  const { data, isValidating, mutate, ...answer } = useSWR(
    ["profiles.documents", opened],
    () => api.profiles.documents(),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false },
  );
  const error: unknown = answer.error;
  return { documents: data, error, reading: isValidating, read: () => void mutate() };
}

export type StoredDocuments = NonNullable<ReturnType<typeof useDocuments>["documents"]>;

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
