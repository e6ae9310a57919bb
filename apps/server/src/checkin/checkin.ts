import type { SignedInCalls } from "../access/guard.ts";
import { defineJob } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { createDoOnce } from "./do-once.ts";
import { applyDueTransitions } from "./due-transitions.ts";
import { createQueueCounts } from "./queue/counts.ts";
import { checkinRouter } from "./router.ts";
import type { ChangeServices } from "./transitions/commit.ts";
import type { TravellerFacts } from "./traveller-facts.ts";

interface Parts extends Platform, Pick<ChangeServices, "readPages" | "followPasses" | "airline"> {
  readonly travellers: TravellerFacts;
}

/** The check-in area of a server process: its calls, and its jobs, which are registered here. Make it before the jobs start. */
export function createCheckin({ airline, readPages, followPasses, travellers, ...platform }: Parts) {
  const { db, jobs, live, now } = platform;
  const services: ChangeServices = { live, readPages, followPasses, airline };
  const clock = defineJob({
    name: "checkin.clock",
    everySeconds: 5,
    handler: async () => {
      await applyDueTransitions(db, now(), services);
    },
  });
  jobs.register(clock);

  const counts = createQueueCounts(db, live, now);
  const doOnce = createDoOnce(db, counts, now);
  return {
    services,
    doOnce,
    /** Anyone who changed check-ins from outside reads numbers behind it, even before the live hub has brought the news. */
    changed: () => counts.forget(),
    /** Implements `contract.checkin`. */
    router: (calls: SignedInCalls) => checkinRouter(calls, { db, now, services, counts, travellers, doOnce }),
  };
}

export type Checkin = ReturnType<typeof createCheckin>;
