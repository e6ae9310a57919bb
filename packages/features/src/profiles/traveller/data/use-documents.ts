import { useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

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
