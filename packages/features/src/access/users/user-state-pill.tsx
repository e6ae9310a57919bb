import { StatusPill } from "@gatehouse/ui/status-pill";
import { Ban, CircleCheck, Lock, MailCheck } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { UserRow } from "./data/use-users.ts";
import { messages } from "./messages/index.ts";

const looks = {
  active: { tone: "ok", icon: CircleCheck },
  invited: { tone: "slate", icon: MailCheck },
  locked: { tone: "bad", icon: Lock },
  disabled: { tone: "slate", icon: Ban },
} as const;

/** How an account stands (ACC-26). */
export function UserStatePill({ user: { state } }: { readonly user: Pick<UserRow, "state"> }) {
  const t = useMessages(messages);
  return <StatusPill {...looks[state]}>{t(`state.${state}`)}</StatusPill>;
}
