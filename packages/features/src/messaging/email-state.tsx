import { chakra } from "@chakra-ui/react";
import type { MessageState } from "@gatehouse/domain/messaging";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, CircleX, Clock, Hourglass, type LucideIcon, RotateCw } from "lucide-react";
import { useMessages } from "../i18n/index.ts";
import type { Email } from "./data/use-emails.ts";
import { messages } from "./messages/index.ts";

const looks: Readonly<Record<MessageState, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  queued: { tone: "slate", icon: Clock },
  waiting: { tone: "warn", icon: Hourglass },
  retrying: { tone: "warn", icon: RotateCw },
  dead: { tone: "bad", icon: CircleX },
  sent: { tone: "ok", icon: CircleCheck },
  cancelled: { tone: "slate", icon: Ban },
};

type Standing = Pick<Email, "state" | "reason">;

/** How an e-mail stands, and why, in one line. */
export function useStateText(): (email: Standing) => string {
  const t = useMessages(messages);
  return ({ state, reason }) =>
    reason === null ? t(`state.${state}`) : `${t(`state.${state}`)}: ${t(`reason.${reason}`)}`;
}

/** How an e-mail stands: tone, icon and word, and why beside them. */
export function EmailState({ state, reason }: Standing) {
  const t = useMessages(messages);
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minW="0" height="full" lineHeight="tight">
      <StatusPill {...looks[state]} flexShrink="0">
        {t(`state.${state}`)}
      </StatusPill>
      {reason !== null && (
        <chakra.span color="fg.muted" fontSize="xs" overflow="hidden" textOverflow="ellipsis">
          {t(`reason.${reason}`)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
