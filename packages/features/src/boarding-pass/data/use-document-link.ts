import { useCallback } from "react";
import { useApi } from "../../app/index.ts";

/** Asks for a signed link of five minutes to a document. */
export function useDocumentLink(): (dmscode: string) => Promise<string> {
  const api = useApi();
  return useCallback(async (dmscode) => (await api.documents.url({ dmscode })).url, [api]);
}
