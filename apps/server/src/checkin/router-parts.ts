import type { Principal } from "../access/principal.ts";
import type { Database } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { ChangeServices } from "./transitions/commit.ts";
import type { QueueCounts } from "./queue/counts.ts";
import type { Pages } from "./pages/pages.ts";
import type { TravellerFacts } from "./traveller-facts.ts";

/** What the calls of the area work with. */
export interface RouterParts extends Pick<Platform, "db" | "now"> {
  readonly services: ChangeServices;
  readonly counts: QueueCounts;
  readonly pages: Pages;
  readonly travellers: TravellerFacts;
}

/** Makes a change once for each id of a request, and forgets counted numbers behind it. */
export type DoOnce = <Answer>(
  principal: Principal,
  call: string,
  requestId: string | undefined,
  act: (db: Database) => Promise<Answer>,
) => Promise<Answer>;
