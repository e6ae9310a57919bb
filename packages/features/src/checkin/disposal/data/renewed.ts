import type { useRefresh } from "../../data/use-refresh.ts";

/** Whether or not the call worked, what it was about is read again. */
export async function renewed<T>(refresh: ReturnType<typeof useRefresh>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    void refresh("rows", "counts", "assignment");
  }
}
