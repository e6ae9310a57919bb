import { ErrorState } from "@gatehouse/ui/error-state";
import { useEffect } from "react";
import { checkVersion, usePageTitle, useStore, version } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface ErrorPageProps {
  /** Shows the page anew. */
  readonly onRetry: () => void;
}

/** What stands in the place of a page that threw. The shell around it stays. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  const t = useMessages(messages);
  const isUpdated = useStore(version) === "updated";
  usePageTitle(t("error.title"));
  // A page of an older build may stumble over what a newer server says.
  useEffect(() => void checkVersion(), []);
  return (
    <ErrorState
      flex="1"
      titleAs="h1"
      labels={{ title: t("error.title"), retry: isUpdated ? t("error.reload") : t("retry") }}
      onRetry={isUpdated ? () => location.reload() : onRetry}
    >
      {isUpdated ? t("error.newVersionHelp") : t("error.help")}
    </ErrorState>
  );
}
