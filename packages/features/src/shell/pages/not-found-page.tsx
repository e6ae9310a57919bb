import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { AppLink, useNavigation, usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "../messages/index.ts";

export interface NotFoundPageProps {
  /** Where the way out leads. */
  readonly startHref: string;
}

/** An address that leads nowhere (UI-8). */
export function NotFoundPage({ startHref }: NotFoundPageProps) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  usePageTitle(t("notFound.title"));
  return (
    <EmptyState
      flex="1"
      drawing="fog"
      titleAs="h1"
      title={t("notFound.title")}
      actions={
        <Button asChild variant="solid">
          <AppLink href={startHref}>{t("notFound.start")}</AppLink>
        </Button>
      }
    >
      {t("notFound.help", { path })}
    </EmptyState>
  );
}
