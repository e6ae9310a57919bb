import { ErrorState } from "@gatehouse/ui/error-state";
import { usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

// Browsers word it differently when a file of an older build is gone.
const isStaleBuild = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported module|module script failed|error loading dynamically/i.test(error.message);

export interface ErrorPageProps {
  readonly error: unknown;
  /** Shows the page anew. */
  readonly onRetry: () => void;
}

/** What stands in the place of a page that threw. The shell around it stays. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const t = useMessages(messages);
  const stale = isStaleBuild(error);
  usePageTitle(stale ? t("error.newVersion") : t("error.title"));
  return stale ? (
    <ErrorState
      flex="1"
      titleAs="h1"
      drawing="crane"
      labels={{ title: t("error.newVersion"), retry: t("error.reload") }}
      onRetry={() => location.reload()}
    >
      {t("error.newVersionHelp")}
    </ErrorState>
  ) : (
    <ErrorState flex="1" titleAs="h1" labels={{ title: t("error.title"), retry: t("retry") }} onRetry={onRetry}>
      {t("error.help")}
    </ErrorState>
  );
}
