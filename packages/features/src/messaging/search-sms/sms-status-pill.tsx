import { chakra } from "@chakra-ui/react";
import type { SmsStatus } from "@gatehouse/domain/messaging";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import {
  Ban,
  Check,
  CheckCheck,
  CircleX,
  Clock,
  Hourglass,
  Inbox,
  type LucideIcon,
  PhoneOff,
  RotateCw,
} from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { Sms } from "./data/use-sms.ts";
import { messages } from "./messages/index.ts";

const looks: Readonly<Record<SmsStatus, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  queued: { tone: "slate", icon: Clock },
  waiting: { tone: "warn", icon: Hourglass },
  retrying: { tone: "warn", icon: RotateCw },
  dead: { tone: "bad", icon: CircleX },
  cancelled: { tone: "slate", icon: Ban },
  sent: { tone: "ok", icon: Check },
  delivered: { tone: "ok", icon: CheckCheck },
  undelivered: { tone: "bad", icon: PhoneOff },
  received: { tone: "violet", icon: Inbox },
};

type Standing = Pick<Sms, "status" | "reason">;

/** How an SMS stands, and why, in one line. */
export function useSmsStanding(): (sms: Standing) => string {
  const t = useMessages(messages);
  return ({ status, reason }) =>
    reason === null
      ? t(`status.${status}`)
      : t("withReason", { status: t(`status.${status}`), reason: t(`reason.${reason}`) });
}

/** How an SMS stands: tone, icon and word, and why beside them. */
export function SmsStatusPill({ status, reason }: Standing) {
  const t = useMessages(messages);
  return (
    <chakra.span display="flex" alignItems="center" gap="2" minW="0" height="full" lineHeight="tight">
      <StatusPill {...looks[status]} flexShrink="0">
        {t(`status.${status}`)}
      </StatusPill>
      {reason !== null && (
        <chakra.span color="fg.muted" fontSize="xs" overflow="hidden" textOverflow="ellipsis">
          {t(`reason.${reason}`)}
        </chakra.span>
      )}
    </chakra.span>
  );
}
