import { useCallback } from "react";
import { useApi } from "../../app/index.ts";
import { useOperation } from "./use-operation.ts";

/** A signed link of five minutes to a document. */
export function useDocumentUrl() {
  const api = useApi();
  return useOperation(useCallback(async (dmscode: string) => (await api.documents.url({ dmscode })).url, [api]));
}
