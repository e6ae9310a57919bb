import useSWR from "swr";
import { useApi } from "../../app/index.ts";

/** The signed-in user's board, and how it is changed. */
export function useBoard() {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR("analytics.board", () => api.analytics.board(), {
    shouldRetryOnError: false,
  });
  const failure: unknown = answer.error;
  return {
    pins: data?.pins,
    error: failure,
    read: () => mutate(),
    pin: async (q: string, title: string) => {
      const board = await api.analytics.pin({ q, title });
      await mutate(board, { revalidate: false });
    },
    unpin: async (id: number) => {
      const board = await api.analytics.unpin({ id });
      await mutate(board, { revalidate: false });
    },
  };
}
