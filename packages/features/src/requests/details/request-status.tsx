import type { RequestStatus } from "@gatehouse/domain/requests";
import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { Ban, CalendarCheck, CircleCheckBig, Inbox, type LucideIcon, UserCheck } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

const looks: Readonly<Record<RequestStatus, { readonly tone: StatusTone; readonly icon: LucideIcon }>> = {
  SUBMITTED: { tone: "accent", icon: Inbox },
  ASSIGNED: { tone: "violet", icon: UserCheck },
  BOOKED: { tone: "ok", icon: CalendarCheck },
  COMPLETED: { tone: "slate", icon: CircleCheckBig },
  CANCELLED: { tone: "bad", icon: Ban },
};

/** Where a request stands, as tone, icon and word. */
export function RequestStatusPill({ status }: { readonly status: RequestStatus }) {
  const t = useMessages(messages);
  return <StatusPill {...looks[status]}>{t(`status.${status}`)}</StatusPill>;
}
