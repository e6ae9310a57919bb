import { chakra } from "@chakra-ui/react";
import type { MessageState } from "@gatehouse/domain/messaging";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, MailCheck, MailX, RotateCw } from "lucide-react";
import { useDeliveryWords } from "../app/delivery-words/index.ts";
import type { Email } from "./data/use-emails.ts";

const looks: Readonly<Record<MessageState, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  queued: { tone: "slate", icon: Clock },
  waiting: { tone: "warn", icon: Hourglass },
  retrying: { tone: "warn", icon: RotateCw },
  dead: { tone: "bad", icon: CircleX },
  sent: { tone: "ok", icon: CircleCheck },
  cancelled: { tone: "slate", icon: Ban },
};

const reportedLooks = {
  delivered: { tone: "ok", icon: MailCheck },
  undelivered: { tone: "bad", icon: MailX },
} as const;

interface EmailStateProps extends Pick<Email, "state" | "reason" | "delivery"> {
  /** When it was written, where nothing else in its row says so. Default: not said. */
  readonly at?: string;
}

/** How an e-mail stands: tone, icon and word, and why beside them. */
export function EmailState({ state, reason, delivery, at = "" }: EmailStateProps) {
  const words = useDeliveryWords();
  const why = delivery ? delivery.why : reason === null ? "" : words.reason(reason);
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minW="0" height="full" lineHeight="tight">
      <StatusPill {...(delivery ? reportedLooks[delivery.state] : looks[state])} flexShrink="0">
        {delivery ? words.delivery(delivery.state) : words.state(state)}
      </StatusPill>
      {(at !== "" || why !== "") && (
        <chakra.span color="fg.muted" fontSize="xs" overflow="hidden" textOverflow="ellipsis">
          {[at, why].filter(Boolean).join(" · ")}
        </chakra.span>
      )}
    </chakra.span>
  );
}
