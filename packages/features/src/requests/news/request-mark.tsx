import { MenuCount } from "../../app/menu-count.tsx";
import { useMessages } from "../../i18n/index.ts";
import { useAssignedCount } from "./data/use-assigned-count.ts";
import { messages } from "./messages/index.ts";

export interface RequestMarkProps {
  /** Room for a dot only. */
  readonly folded: boolean;
}

/** Beside Pending Travel Requests in the menu: how many of them are assigned to the user (REQ-16). */
export function RequestMark({ folded }: RequestMarkProps) {
  const t = useMessages(messages);
  const count = useAssignedCount() ?? 0;
  return <MenuCount count={count} words={t("mark", { count })} folded={folded} />;
}
