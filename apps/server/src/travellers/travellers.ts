import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { Checkin } from "../checkin/checkin.ts";
import type { Documents } from "../documents/documents.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import { composeLinkMail } from "./link-mail.ts";
import { purgeJob } from "./purge.ts";
import { travellersRouter } from "./router.ts";
import { linkMessage, linkMessageSent } from "./staff-links.ts";

interface Parts extends Platform {
  readonly checkin: Pick<Checkin, "services">;
  readonly outbox: Pick<Outbox, "on">;
  readonly documents: Documents;
  /** The address at which a browser finds a vendor's logo, given its dmscode. */
  readonly logoAddress: (dmscode: string) => string;
}

/** What travellers supply about themselves, on a platform. Registers its jobs. */
export function createTravellers({ checkin, outbox, logoAddress, ...platform }: Parts) {
  const { config, db, jobs, now } = platform;
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  outbox.on(linkMessage, {
    compose: (tx, message) => composeLinkMail(tx, message, origin, now()),
    ...linkMessageSent,
  });
  jobs.register(purgeJob(platform));
  return {
    router: (open: OpenCalls, calls: SignedInCalls) =>
      travellersRouter(open, calls, { db, now, services: checkin.services, logoAddress }),
  };
}
