import { chakra } from "@chakra-ui/react";
import type { MessageState } from "@gatehouse/domain/messaging";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, RotateCw } from "lucide-react";
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

type Standing = Pick<Email, "state" | "reason">;

/** How an e-mail stands: tone, icon and word, and why beside them. */
export function EmailState({ state, reason }: Standing) {
  const words = useDeliveryWords();
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minW="0" height="full" lineHeight="tight">
      <StatusPill {...looks[state]} flexShrink="0">
        {words.state(state)}
      </StatusPill>
      {reason !== null && (
        <chakra.span color="fg.muted" fontSize="xs" overflow="hidden" textOverflow="ellipsis">
          {words.reason(reason)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
