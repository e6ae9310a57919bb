import { chakra } from "@chakra-ui/react";
import { CircleCheck, Inbox } from "lucide-react";
import type { RefObject } from "react";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import { useBooking } from "./booking.ts";
import { messages } from "./messages/index.ts";
import type { ReceivedChoice } from "./data/use-received-choice.ts";

export interface ReceivedPanelProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly choice: ReceivedChoice;
}

/** "Alternate flight selected": what was received, and what happens next. A claim is promised nothing (FLT-28). */
export function ReceivedPanel({ heading, choice: { baggage, selectedAt, verified } }: ReceivedPanelProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const booking = useBooking();
  const Mark = verified ? CircleCheck : Inbox;
  // Days as the product writes them (UI-2), on the reader's clock.
  const time = new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(selectedAt * 1000);
  return (
    <chakra.div pb="1">
      <chakra.span color={verified ? "state.ok.fg" : "fg.muted"} display="block" pb="2">
        <Mark aria-hidden size={32} />
      </chakra.span>
      <chakra.h3 ref={heading} id="flights-confirm" tabIndex={-1} outline="none" textStyle="lg" textWrap="balance">
        {t(verified ? "done" : "claim.done")}
      </chakra.h3>
      <chakra.p pt="2" maxW="52ch">
        {t(verified ? "received" : "claim.received")}
      </chakra.p>
      <chakra.ul pt="3" textStyle="sm" color="fg.muted" listStyleType="none">
        {booking && (
          <li>
            {t("booking")} <chakra.span textStyle="code">{booking.bookingNo}</chakra.span>
          </li>
        )}
        <li>{t("done.baggage", { count: baggage })}</li>
        <li>{t("done.at", { time })}</li>
      </chakra.ul>
    </chakra.div>
  );
}
