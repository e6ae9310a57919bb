import type { SignedInCalls } from "../access/guard.ts";
import type { Checkin } from "../checkin/checkin.ts";
import type { Documents } from "../documents/documents.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import { composeTripMail, tripMessages } from "./mail.ts";
import type { OnBooked } from "./publish.ts";
import { tripsRouter } from "./router.ts";

interface Parts extends Pick<Platform, "config" | "db" | "now"> {
  readonly checkin: Pick<Checkin, "services" | "changed">;
  readonly documents: Pick<Documents, "findSigned" | "bytes">;
  readonly outbox: Pick<Outbox, "on">;
  readonly onBooked: OnBooked;
}

/** Itineraries of bookings, on a platform. */
export function createTrips({ config, documents, outbox, ...platform }: Parts) {
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  outbox.on(tripMessages.published, { compose: (tx, message) => composeTripMail(tx, message, origin) });
  const host = new URL(origin).hostname;
  const pdf = { documents, publicUrl: config.publicUrl?.replace(/\/+$/, "") };
  return { router: (calls: SignedInCalls) => tripsRouter(calls, { ...platform, host, pdf }) };
}
