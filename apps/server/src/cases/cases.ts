import type { SignedInCalls } from "../access/guard.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import type { OnSubmitted } from "../requests/submit.ts";
import type { OnBooked } from "../trips/publish.ts";
import type { ReadFlightActivity } from "./activity.ts";
import { caseMessages, composeCaseMail, composeMention, mentionMessage } from "./mail.ts";
import { caseFor, nameBooking } from "./open-case.ts";
import { keepPicturesClosed, type PictureParts, purgePictures } from "./pictures.ts";
import { casesRouter } from "./router.ts";

interface Parts extends Pick<Platform, "config" | "db" | "jobs" | "live" | "now">, PictureParts {
  readonly outbox: Pick<Outbox, "on">;
  /** What became of disrupted flights: disruptions stand above cases. */
  readonly troubles: ReadFlightActivity;
}

/** What cases do about what happens below them, in its transaction (CMT-2). */
export const caseHooks: { readonly submitted: OnSubmitted; readonly booked: OnBooked } = {
  submitted: async (tx, { id, vendor, userid, now }) => {
    await caseFor(tx, { vendor, bookingNo: null, requestId: id }, { userid, now });
  },
  booked: (tx, { requestId, vendor, bookingNo, userid, now }) =>
    nameBooking(tx, { requestId, vendor, bookingNo }, { userid, now }),
};

/** Cases and comments, on a platform. */
export function createCases({ config, jobs, outbox, ...platform }: Parts) {
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  for (const kind of Object.values(caseMessages))
    outbox.on(kind, { compose: (tx, message) => composeCaseMail(tx, message, origin) });
  outbox.on(mentionMessage, { compose: (tx, message) => composeMention(tx, message, origin) });
  keepPicturesClosed(platform.documents);
  jobs.register(purgePictures(platform, platform.documents));
  return { router: (calls: SignedInCalls) => casesRouter(calls, platform) };
}
