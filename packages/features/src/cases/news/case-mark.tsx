import useSWR from "swr";
import { useCallback } from "react";
import { useApi, useLive, usePermission } from "../../app/index.ts";
import { MenuCount } from "../../app/menu-count.tsx";
import { useThrottledRefresh } from "../../app/use-throttled-refresh.ts";
import { useMessages } from "../../i18n/index.ts";
import { messages } from "./messages/index.ts";

/** In milliseconds: several that change at once are one reading. */
const pace = { quiet: 250, longest: 1500 };

export interface CaseMarkProps {
  /** Room for a dot only. */
  readonly folded: boolean;
}

/** Beside My Cases in the menu: how many of the user's open cases have comments that they have not read (CMT-10). */
export function CaseMark({ folded }: CaseMarkProps) {
  const t = useMessages(messages);
  const api = useApi();
  const may = usePermission("cases");
  const { data, mutate } = useSWR(may ? ["cases.unread"] : null, () => api.cases.unread());
  const refresh = useThrottledRefresh(
    useCallback(() => mutate(), [mutate]),
    pace,
  );
  useLive("case.changed", refresh);
  useLive("resync", refresh);
  const count = data?.unread ?? 0;
  return <MenuCount count={count} words={t("mark", { count })} folded={folded} />;
}
