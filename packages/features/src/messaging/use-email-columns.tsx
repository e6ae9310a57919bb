import { chakra } from "@chakra-ui/react";
import { canSendAgain } from "@gatehouse/domain/messaging";
import type { GridColumn } from "@gatehouse/ui/data-grid";
import { IconButton } from "@gatehouse/ui/icon-button";
import { Mail, Send } from "lucide-react";
import { useMemo } from "react";
import { useDeliveryWords } from "../app/delivery-words/index.ts";
import { dateTime } from "../app/time/index.ts";
import { useNarrow } from "../app/use-narrow.ts";
import { useLanguage, useMessages } from "../i18n/index.ts";
import type { Email } from "./data/use-emails.ts";
import { EmailState } from "./email-state.tsx";
import { messages } from "./messages/index.ts";

export interface EmailWork {
  readonly open: (email: Email) => void;
  readonly sendAgain: (emails: readonly Email[]) => void;
}

/** What an e-mail is called where its row is not seen: "Boarding pass, 4100001". */
export function useEmailName(): (email: Email) => string {
  const t = useMessages(messages);
  return ({ purpose, bookingNo, pnr }) => [t(`purpose.${purpose}`), bookingNo, pnr].filter(Boolean).join(", ");
}

/** The columns of the list of e-mails; on a phone one that sums the row up. */
export function useEmailColumns(work: EmailWork): readonly GridColumn<Email>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const narrow = useNarrow();
  const { standing: stateText } = useDeliveryWords();
  const emailName = useEmailName();
  return useMemo((): readonly GridColumn<Email>[] => {
    const utc = (seconds: number | null): string => (seconds === null ? "" : dateTime(seconds, "UTC", language));
    const receiver = (email: Email): string => email.receiver || t("receiver.none");
    const buttons = (email: Email) => {
      const name = { email: emailName(email) };
      return (
        <chakra.span display="flex" alignItems="center" gap="1" height="full">
          <IconButton icon={Mail} label={t("open.of", name)} onClick={() => work.open(email)} />
          {canSendAgain(email.state) && (
            <IconButton icon={Send} label={t("again.of", name)} onClick={() => work.sendAgain([email])} />
          )}
        </chakra.span>
      );
    };
    if (narrow)
      return [
        {
          id: "summary",
          header: t("column.summary"),
          text: (email) =>
            `${emailName(email)}, ${email.subject}, ${stateText(email)}, ${receiver(email)}, ${utc(email.createdAt)} UTC`,
          cell: (email) => (
            <chakra.span display="grid" alignContent="center" gap="0.5" minW="0" height="full" lineHeight="tight">
              <chakra.strong overflow="hidden" textOverflow="ellipsis">
                {email.subject || t(`purpose.${email.purpose}`)}
              </chakra.strong>
              <chakra.span overflow="hidden" textOverflow="ellipsis">
                {email.bookingNo !== "" && (
                  <>
                    <chakra.bdi textStyle="figures">{email.bookingNo}</chakra.bdi> ·{" "}
                  </>
                )}
                {receiver(email)}
              </chakra.span>
              <EmailState {...email} at={utc(email.createdAt)} />
            </chakra.span>
          ),
          rowHeader: true,
          hideable: false,
          resizable: false,
          fill: true,
        },
        {
          id: "work",
          header: t("column.work"),
          headerContent: <Send aria-hidden size={16} />,
          cell: buttons,
          width: 112,
          pin: "end",
          hideable: false,
          resizable: false,
        },
      ];
    return [
      {
        id: "state",
        header: t("column.state"),
        text: stateText,
        cell: (email) => <EmailState {...email} />,
        tooltip: stateText,
        // At 1366 px the widths up to the time of writing fill the grid: nothing is cut at its edge.
        width: 132,
        minWidth: 130,
      },
      {
        id: "purpose",
        header: t("column.purpose"),
        text: ({ purpose }) => t(`purpose.${purpose}`),
        rowHeader: true,
        width: 168,
      },
      { id: "subject", header: t("column.subject"), text: ({ subject }) => subject, width: 212 },
      { id: "receiver", header: t("column.receiver"), text: receiver, width: 178 },
      { id: "booking", header: t("column.booking"), value: ({ bookingNo }) => bookingNo, mono: true, width: 100 },
      { id: "work", header: t("column.work"), cell: buttons, width: 144, resizable: false },
      { id: "created", header: t("column.created"), text: ({ createdAt }) => utc(createdAt), width: 164 },
      { id: "sent", header: t("column.sent"), text: ({ sentAt }) => utc(sentAt), width: 168 },
      { id: "nextTry", header: t("column.nextTry"), text: ({ nextTryAt }) => utc(nextTryAt), width: 168 },
      { id: "attempts", header: t("column.attempts"), value: ({ attempts }) => attempts, numeric: true, width: 90 },
      { id: "answer", header: t("column.answer"), text: ({ answer }) => answer ?? "", width: 320 },
      { id: "pnr", header: t("column.pnr"), value: ({ pnr }) => pnr, mono: true, width: 90 },
      { id: "vendor", header: t("column.vendor"), value: ({ vendor }) => vendor, width: 90 },
    ];
    // oxlint-disable-next-line react/exhaustive-deps -- stateText and emailName follow t
  }, [t, language, narrow, work]);
}
