import { useState } from "react";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** Milliseconds after which a link is asked for again: before it ends. */
const renewEvery = 240_000;

/** A picture of a comment: what shows it, and a link that opens it whenever it is pressed. @param src as HTML names it */
export function usePicture(src: string) {
  const api = useApi();
  const id = src.slice(src.lastIndexOf("/") + 1);
  const { data, ...answer } = useSWR(["cases.picture", id], ([, wanted]) => api.cases.picture({ id: wanted }), {
    refreshInterval: renewEvery,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const error: unknown = answer.error;
  // Another link would fetch the same picture again.
  const [shown, setShown] = useState<string>();
  if (data && shown === undefined) setShown(data.url);
  return { found: data, shown, error };
}
