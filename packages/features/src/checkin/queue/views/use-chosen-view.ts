import { type ViewId, viewsFor } from "@gatehouse/domain/checkin";
import { useMemo } from "react";
import { useSession } from "../../../app/index.ts";
import { type QueueAddress, searchOfView } from "../../queue-search.ts";

/** The views that the reader may see, the one that the address names, and how to show another. */
export function useChosenView({ search, onSearchChange }: QueueAddress) {
  const granted = useSession().user?.permissions;
  const views = useMemo(() => viewsFor(granted ?? []), [granted]);
  const showExpired = search.expired === true;
  const onView = (id: ViewId): void => onSearchChange(searchOfView(search, id));
  const onShowExpired = (on: boolean): void => {
    const { expired: _expired, page: _page, selected: _selected, ...rest } = search;
    onSearchChange(on ? { ...rest, expired: true } : rest);
  };
  return {
    views,
    /** Undefined: the reader may not see it, or it cannot be opened. */
    view: views.find(({ id, disabled }) => id === search.view && !disabled),
    showExpired,
    onView,
    onShowExpired,
  };
}
