import { useState } from "react";
import { useRefresh } from "../data/use-refresh.ts";

/** Reading again that the reader asks for, in contrast to what live changes cause. */
export function useAskedRefresh() {
  const refresh = useRefresh();
  const [refreshing, setRefreshing] = useState(false);
  const read = async (): Promise<void> => {
    setRefreshing(true);
    await refresh("rows", "counts", "assignment");
    setRefreshing(false);
  };
  return { refreshing, onRefresh: () => void read(), onCountsRetry: () => void refresh("counts") };
}
