import type { Platform } from "../platform/platform.ts";
import type { DoOnce } from "./do-once.ts";
import type { QueueCounts } from "./queue/counts.ts";
import type { ChangeServices } from "./transitions/commit.ts";
import type { TravellerFacts } from "./traveller-facts.ts";

/** What the calls of the area work with. */
export interface RouterParts extends Pick<Platform, "db" | "now"> {
  readonly services: ChangeServices;
  readonly counts: QueueCounts;
  readonly travellers: TravellerFacts;
  readonly doOnce: DoOnce;
}
