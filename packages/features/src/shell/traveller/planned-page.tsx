import { Button } from "@chakra-ui/react";
import { EmptyState } from "@gatehouse/ui/empty-state";
import { AppLink, useNavigation, usePageTitle } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

export interface PlannedPageProps {
  /** Where the way out leads. */
  readonly startHref: string;
}

/** A route whose page does not exist yet says so (UI-8), and where travellers can go on instead. */
export function PlannedPage({ startHref }: PlannedPageProps) {
  const t = useMessages(messages);
  const { path } = useNavigation();
  usePageTitle(t("planned.title"));
  return (
    <EmptyState
      flex="1"
      drawing="crane"
      titleAs="h1"
      title={t("planned.title")}
      actions={
        <Button asChild variant="solid">
          <AppLink href={startHref}>{t("planned.start")}</AppLink>
        </Button>
      }
    >
      {t("planned.help", { path })}
    </EmptyState>
  );
}
