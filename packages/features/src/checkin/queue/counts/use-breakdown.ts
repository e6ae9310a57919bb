import { useState } from "react";
import { type QueueAddress, searchOfView } from "../../queue-search.ts";

/** How many check-ins each airline has; a press on one searches for it. */
export function useBreakdown({ search, onSearchChange }: QueueAddress, counts: Record<string, number> | undefined) {
  const [open, setOpen] = useState(false);
  return {
    onBreakdown: () => setOpen(true),
    breakdown: {
      open,
      counts,
      onClose: () => setOpen(false),
      onAirline: (airline: string) => {
        setOpen(false);
        onSearchChange(searchOfView(search, "airline-search", { airline }));
      },
    },
  };
}
