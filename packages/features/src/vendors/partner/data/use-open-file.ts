import useSWR from "swr";
import { usePartnersApi } from "./partners-api.ts";

/** What another file of the agreement is asked for, by the key of the mail that asked for it; nothing is asked without a key. */
export function useOpenFile(key: string) {
  const { partners } = usePartnersApi();
  const { data, mutate, isValidating, ...answer } = useSWR(
    key === "" ? null : ["partners.openFile", key],
    () => partners.openFile({ key }),
    // What is used up by sending says so by itself.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  const error: unknown = answer.error;
  return { data, error, retrying: isValidating, retry: () => void mutate() };
}
