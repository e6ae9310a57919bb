import { lazyComponent } from "@gatehouse/ui/lazy";
import type { FinderProps } from "../../app/index.ts";

/** What the command palette finds in the queue. Without its code the palette finds what it knows itself. */
export const CheckInFinder = lazyComponent<FinderProps>(
  () => import("./check-in-finder.tsx").then(({ CheckInFinder: Finder }) => Finder),
  { wanted: () => false, turn: "later" },
);
