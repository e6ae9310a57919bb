import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { Checkin } from "../checkin/checkin.ts";
import type { Documents } from "../documents/documents.ts";
import type { Platform } from "../platform/platform.ts";
import { purgeJob } from "./purge.ts";
import { travellersRouter } from "./router.ts";
import { linkMessage, linkMessageSent } from "./staff-links.ts";

interface Parts extends Platform {
  readonly checkin: Pick<Checkin, "desk" | "outbox">;
  readonly documents: Documents;
}

/** What travellers supply about themselves, on a platform. Registers its jobs. */
export function createTravellers({ checkin, ...platform }: Parts) {
  const { db, jobs, now } = platform;
  checkin.outbox.on(linkMessage, linkMessageSent);
  jobs.register(purgeJob(platform));
  return {
    router: (open: OpenCalls, calls: SignedInCalls) => travellersRouter(open, calls, { db, now, desk: checkin.desk }),
  };
}
