import { errorCode } from "@gatehouse/api/client/errors";
import { ErrorState } from "@gatehouse/ui/error-state";
import { useEffect } from "react";
import { checkVersion, onReconnect, usePageTitle, useStore, version } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** The page itself is sound: it only could not be fetched, or what it shows. */
const isCutOff = (error: unknown): boolean => ["NETWORK", "TIMEOUT"].includes(errorCode(error));

export interface ErrorPageProps {
  readonly error: unknown;
  /** Shows the page again. */
  readonly onRetry: () => void;
}

/** What is in the place of a page that threw. The shell around it stays. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const t = useMessages(messages);
  const isUpdated = useStore(version) === "updated";
  const cutOff = isCutOff(error);
  const title = cutOff ? t("unreachable.title") : t("error.title");
  usePageTitle(title);
  // A page of an older build may stumble over what a newer server says.
  useEffect(() => void checkVersion(), []);
  useEffect(() => (cutOff ? onReconnect(onRetry) : undefined), [cutOff, onRetry]);
  const isStale = isUpdated && !cutOff;
  return (
    <ErrorState
      flex="1"
      titleAs="h1"
      labels={{ title, retry: isStale ? t("error.reload") : t("retry") }}
      onRetry={isStale ? () => location.reload() : onRetry}
    >
      {cutOff ? t("unreachable.help") : isStale ? t("error.newVersionHelp") : t("error.help")}
    </ErrorState>
  );
}
