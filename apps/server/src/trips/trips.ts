import type { SignedInCalls } from "../access/guard.ts";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import type { Checkin } from "../checkin/checkin.ts";
import type { Documents } from "../documents/documents.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import type { AskFlightStates, AskNewComments } from "./board/beside.ts";
import { composeTripMail, tripMessages } from "./mail.ts";
import { keepAttachedClosed } from "./attachments.ts";
import { keepFinishedClosed } from "./finished-pdf.ts";
import { purgeKeptFiles } from "./purge-kept-files.ts";
import type { OnBooked } from "./publish.ts";
import { tripsRouter } from "./router.ts";

interface Parts extends Pick<Platform, "config" | "db" | "jobs" | "now"> {
  readonly checkin: Pick<Checkin, "services" | "changed">;
  readonly documents: Pick<Documents, "allow" | "bytes" | "findSigned" | "put" | "remove">;
  readonly pages: Pick<Pages, "barcodes" | "makeInert">;
  readonly outbox: Pick<Outbox, "on">;
  readonly onBooked: OnBooked;
  readonly newComments: AskNewComments;
  readonly flightStates: AskFlightStates;
}

/** Itineraries of bookings, on a platform. Registers its job, so make it before the jobs start. */
export function createTrips({ config, documents, jobs, outbox, pages, ...platform }: Parts) {
  keepFinishedClosed(documents);
  keepAttachedClosed(documents);
  jobs.register(purgeKeptFiles(platform.db, documents, platform.now));
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  outbox.on(tripMessages.published, { compose: (tx, message) => composeTripMail(tx, message, origin) });
  const host = new URL(origin).hostname;
  return { router: (calls: SignedInCalls) => tripsRouter(calls, { ...platform, config, host, documents, pages }) };
}
