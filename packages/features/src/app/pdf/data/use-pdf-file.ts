import useSWR from "swr";
import { pdfWorker } from "../pdf-library.ts";

/**
 * The PDF that a panel shows, and what draws it; the one before stays until the next one is there.
 * @param of what it is of: another one is another PDF
 * @param load reads it, or has it made
 */
export function usePdfFile(of: readonly (string | number)[], load: () => Promise<File>) {
  const { data, error, isValidating, mutate } = useSWR<File, unknown>(
    [...of],
    async () => (await Promise.all([load(), pdfWorker().load()]))[0],
    // The same is drawn the same.
    { revalidateIfStale: false, revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  return { file: data, error, retrying: isValidating, retry: () => void mutate() };
}
