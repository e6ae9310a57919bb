import useSWR from "swr";
import { useDocumentLink } from "./use-document-link.ts";

/** Signed links last five minutes (API-10); one that is shown is renewed before. In milliseconds. */
const linkEvery = 4 * 60_000;

/** The signed link of the document that the viewer shows, renewed for as long as it is shown. */
export function useShownLink(dmscode: string | undefined) {
  const askLink = useDocumentLink();
  const { data, mutate } = useSWR(
    dmscode === undefined ? null : ["documents.url", dmscode],
    () => askLink(dmscode ?? ""),
    { refreshInterval: linkEvery, shouldRetryOnError: false },
  );
  return { link: data, read: () => void mutate() };
}
