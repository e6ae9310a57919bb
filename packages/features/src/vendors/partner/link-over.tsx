import { Button, chakra } from "@chakra-ui/react";
import { AppLink } from "../../app/index.ts";
import { useMessages } from "../../i18n/index.ts";
import type { OverReason } from "./data/use-partner-call.ts";
import { messages } from "./messages/index.ts";
import { PartnerPage } from "./partner-page.tsx";
import { SendAgain } from "./send-again.tsx";

/** A link that opens nothing any more, and how to go on (VEN-17). */
export function LinkOver({ why, takesFocus = false }: { readonly why: OverReason; readonly takesFocus?: boolean }) {
  const t = useMessages(messages);
  return (
    <PartnerPage title={t(`over.${why}.title`)} lead={t(`over.${why}`)} takesFocus={takesFocus}>
      {why !== "used" && <SendAgain />}
      <chakra.div>
        <Button asChild size="lg" {...(why === "used" ? { variant: "solid" } : {})}>
          <AppLink href="/partners/become-a-partner">{t("over.form")}</AppLink>
        </Button>
      </chakra.div>
    </PartnerPage>
  );
}
