import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { type News, newsKey } from "./use-news.ts";

/** Reads the news anew. */
export function useReadNews(): () => Promise<News | undefined> {
  const { mutate } = useSWRConfig();
  return useCallback(() => mutate<News>(newsKey), [mutate]);
}
