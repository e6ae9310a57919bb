import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** The organisation that signs people in whose e-mail address has this domain (ACC-37); nothing is asked without a domain. */
export function useSignOnProvider(domain: string | undefined) {
  const api = useApi();
  const { data, mutate, ...answer } = useSWR(domain === undefined ? null : ["access.signOnAt", domain], ([, of]) =>
    api.access.signOnAt({ domain: of }),
  );
  const error: unknown = answer.error;
  return { provider: data?.provider ?? undefined, isKnown: data !== undefined, error, retry: () => void mutate() };
}
