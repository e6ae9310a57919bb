import { StatusPill, type StatusTone } from "@gatehouse/ui/status-pill";
import { CircleCheck, CircleX, Clock, FileQuestion, type LucideIcon, Replace } from "lucide-react";
import { useMessages } from "../../i18n/index.ts";
import type { Prospect } from "./data/use-prospect.ts";
import { messages } from "./messages/index.ts";

const looks: Readonly<Record<Prospect["state"], readonly [StatusTone, LucideIcon]>> = {
  UNCONFIRMED: ["slate", Clock],
  PENDING: ["accent", Clock],
  FILE_ASKED: ["warn", FileQuestion],
  APPROVED: ["ok", CircleCheck],
  REFUSED: ["bad", CircleX],
  REPLACED: ["slate", Replace],
};

/** How a prospect stands. */
export function StatePill({ state }: Pick<Prospect, "state">) {
  const t = useMessages(messages);
  const [tone, icon] = looks[state];
  return (
    <StatusPill tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusPill>
  );
}
