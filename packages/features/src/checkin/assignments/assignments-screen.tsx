import { chakra } from "@chakra-ui/react";
import type { AssignmentsAddress } from "./assignments-search.ts";
import { useLiveRefresh } from "../data/use-live-refresh.ts";
import { useReadOversight } from "./data/use-read-oversight.ts";
import { LockStatusPane } from "./lock-status-pane.tsx";
import { LockedPane } from "./locked-pane.tsx";

/** The assignments screen (QUE-22): what all operators hold, to be taken from them, and who has what. */
export function AssignmentsScreen(props: AssignmentsAddress) {
  useLiveRefresh(useReadOversight());
  return (
    <chakra.div
      display="grid"
      gridTemplate={{
        base: "minmax(24rem, 1fr) minmax(24rem, 1fr) / minmax(0, 1fr)",
        lg: "minmax(15rem, 9fr) minmax(15rem, 11fr) / minmax(0, 1fr)",
      }}
      height="full"
      minH="0"
      overflowY="auto"
    >
      <LockedPane {...props} />
      <LockStatusPane {...props} />
    </chakra.div>
  );
}
