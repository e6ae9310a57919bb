import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Mail, MessageSquareText } from "lucide-react";
import { useState } from "react";
import { AppLink, usePermission } from "../../app/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { caseTime } from "../case-time.ts";
import { useCaseMessages } from "./data/use-case-messages.ts";
import { type MessageTo, messagePath } from "./message-path.ts";
import { messages } from "./messages/index.ts";

export interface CaseMessagesProps {
  /** The booking, and how its case's traveller can be reached. */
  readonly to: MessageTo;
}

/** So many are seen before somebody asks for all. */
const first = 5;

/** What was written to the travellers of a booking by SMS and e-mail, and what they answered (MSG-18). */
export function CaseMessages({ to }: CaseMessagesProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const mayWrite = usePermission("communication");
  const { messages: found, error, read } = useCaseMessages(to.bookingNo, to.vendorCode);
  const [all, setAll] = useState(false);
  const shown = all ? found : found?.slice(0, first);
  return (
    <chakra.section aria-label={t("messages")} minW="0" display="grid" gap="3" alignContent="start">
      <chakra.h2 fontWeight="strong">{t("messages")}</chakra.h2>
      {mayWrite && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <AppLink color="accent.fg" href={messagePath("sms", to)}>
            {t("messages.sendSms")}
          </AppLink>
          <AppLink color="accent.fg" href={messagePath("email", to)}>
            {t("messages.sendEmail")}
          </AppLink>
        </chakra.div>
      )}
      {found === undefined && error === undefined && <Skeleton height="16" aria-busy />}
      {found === undefined && error !== undefined && (
        <chakra.p>
          {t("messages.failed")}{" "}
          <Button size="sm" variant="plain" onClick={read}>
            {t("refresh")}
          </Button>
        </chakra.p>
      )}
      {found?.length === 0 && <chakra.p color="fg.muted">{t("messages.none")}</chakra.p>}
      <chakra.ol listStyleType="none" display="grid" gap="3">
        {shown?.map(({ id, channel, status, person, purpose, words, at }) => {
          const Icon = channel === "sms" ? MessageSquareText : Mail;
          const isWrong = status === "dead" || status === "undelivered";
          return (
            <chakra.li key={id} display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2">
              <chakra.span color="fg.muted" pt="0.5">
                <Icon aria-label={t(`messages.${channel}`)} size={16} />
              </chakra.span>
              <chakra.span minW="0">
                <chakra.span display="block" overflowWrap="anywhere">
                  {words === "" ? t(purpose === null ? `messages.${channel}` : `purpose.${purpose}`) : words}
                </chakra.span>
                <chakra.span display="block" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  <chakra.span color={isWrong ? "state.bad.fg" : undefined}>{t(`status.${status}`)}</chakra.span>
                  {person !== "" && ` · ${person}`} · {caseTime(at, language)} UTC
                </chakra.span>
              </chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ol>
      {found !== undefined && found.length > first && !all && (
        <Button size="sm" justifySelf="start" onClick={() => setAll(true)}>
          {t("messages.all", { count: found.length })}
        </Button>
      )}
    </chakra.section>
  );
}
