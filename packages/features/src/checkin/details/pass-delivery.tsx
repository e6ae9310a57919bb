import { chakra } from "@chakra-ui/react";
import { Mail, MailCheck, MailX } from "lucide-react";
import { useDeliveryWords } from "../../app/delivery-words/index.ts";
import { dateTime } from "../../app/time/index.ts";
import { useLanguage, useMessages } from "../../i18n/index.ts";
import type { Passenger } from "./data/use-pnr.ts";
import { messages } from "./messages/index.ts";

export interface PassDeliveryProps {
  readonly delivery: NonNullable<Passenger["delivery"]>;
}

/** How the pass gets to its traveller: sent and when, waiting or failed and why. Only a failure shouts. */
export function PassDelivery({ delivery }: PassDeliveryProps) {
  const t = useMessages(messages);
  const words = useDeliveryWords();
  const language = useLanguage();
  const { state, sentAt, answer } = delivery;
  const Icon = state === "sent" ? MailCheck : state === "dead" ? MailX : Mail;
  const standing =
    state === "sent" && sentAt !== null
      ? t("delivery.sent", { time: dateTime(sentAt, "UTC", language) })
      : words.standing(delivery);
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      color={state === "dead" ? "state.bad.fg" : state === "waiting" ? "state.warn.fg" : "fg.muted"}
      {...(answer === null ? {} : { title: answer })}
    >
      <Icon aria-hidden size={16} />
      {t("delivery.pass", { standing })}
    </chakra.span>
  );
}
