import { MenuCount } from "../../app/menu-count.tsx";
import { useMessages } from "../../i18n/index.ts";
import { useUnreadCases } from "./data/use-unread-cases.ts";
import { messages } from "./messages/index.ts";

export interface CaseMarkProps {
  /** Room for a dot only. */
  readonly folded: boolean;
}

/** Beside My Cases in the menu: how many of the user's open cases have comments that they have not read (CMT-10). */
export function CaseMark({ folded }: CaseMarkProps) {
  const t = useMessages(messages);
  const count = useUnreadCases();
  return <MenuCount count={count} words={t("mark", { count })} folded={folded} />;
}
