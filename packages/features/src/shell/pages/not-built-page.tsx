import { EmptyState } from "@gatehouse/ui/empty-state";
import type { ReactNode } from "react";
import { useNavigation, usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

/** A route of the specification whose screen does not exist yet: says so, and pretends nothing. */
export function NotBuiltPage({ actions }: { readonly actions?: ReactNode }) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  usePageTitle(t("notBuilt.title"));
  return (
    <EmptyState flex="1" drawing="crane" titleAs="h1" title={t("notBuilt.title")} actions={actions}>
      {t("notBuilt.help", { path })}
    </EmptyState>
  );
}
