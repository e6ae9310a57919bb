import { can } from "@gatehouse/domain/access";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { SignedInCalls } from "../access/guard.ts";
import { vendorScope } from "../access/principal.ts";
import type { Documents } from "../documents/documents.ts";
import type { Outbox } from "../messaging/outbox.ts";
import { defineJob } from "../platform/jobs.ts";
import type { Platform } from "../platform/platform.ts";
import { passOwner } from "./passes/owners.ts";
import { type Airline, noAirline } from "./transitions/airline.ts";
import { createOutsideService } from "./automation/outside-service.ts";
import { addResultsRoute } from "./automation/results-route.ts";
import { createSimulatedAirline, type SimulationOptions } from "./automation/simulated-airline.ts";
import { passSent, applyDueTransitions } from "./due-transitions.ts";
import { type ChangeServices, passMessages } from "./transitions/commit.ts";
import { createQueueCounts } from "./queue/counts.ts";
import { createPages } from "./pages/pages.ts";
import { syncCandidatePages } from "./passes/candidates.ts";
import { passMail } from "./passes/pass-mail.ts";
import { checkinRouter } from "./router.ts";
import { checkIn } from "./tables.ts";
import type { TravellerFacts } from "./traveller-facts.ts";

interface Parts extends Platform {
  readonly documents: Documents;
  /** Takes passes to their travellers. */
  readonly outbox: Pick<Outbox, "on">;
  readonly travellers: TravellerFacts;
  readonly simulation?: SimulationOptions;
}

/** The check-in area of a server process: its calls, and its jobs, which are registered here. Make it before the jobs start. */
export function createCheckin({
  documents,
  outbox,
  travellers,
  simulation = { seed: 1, seconds: [3, 20] },
  ...platform
}: Parts) {
  const { config, db, jobs, live, log, now } = platform;
  documents.allow(passOwner, (_tx, { permissions }) => can(permissions, "checkinInfo"));
  documents.nameGone(async (tx, reader, dmscode) => {
    if (!can(reader.permissions, "checkinInfo")) return false;
    return (await tx.$count(checkIn, and(eq(checkIn.pass, dmscode), vendorScope(reader, checkIn.vendor)))) > 0;
  });
  const pages = createPages({ ...platform, documents });
  const services: ChangeServices = {
    live,
    readPages: pages.readPages,
    followPasses: (tx, steps, actor) => syncCandidatePages(tx, steps, actor, live, pages.readPages),
    airline: createAirline(),
  };

  /** The service that is configured; in the demo world a simulated one; otherwise nobody (docs/configuration.md). */
  function createAirline(): Airline {
    const { automationUrl: url, automationSecret: secret, publicUrl, demo } = config;
    if (url && secret) return createOutsideService(platform, documents, () => services, { url, secret, publicUrl });
    return demo ? createSimulatedAirline(platform, documents, () => services, simulation) : noAirline;
  }

  outbox.on(passMessages.send, { ...passMail("pass", now), ...passSent(services, now) });
  outbox.on(passMessages.revoke, passMail("passRevoked", now));

  const clock = defineJob({
    name: "checkin.clock",
    everySeconds: 5,
    handler: async () => {
      await applyDueTransitions(db, now(), services);
    },
  });
  jobs.register(clock);

  const counts = createQueueCounts(db, live, now);
  return {
    services,
    /** Anyone who changed check-ins from outside reads numbers behind it, even before the live hub has brought the news. */
    changed: () => counts.forget(),
    /** Lets go of the threads that read pages. */
    close: pages.close,
    /** Takes the answers of the outside service. */
    addResultsRoute: (app: FastifyInstance) =>
      addResultsRoute(app, {
        db,
        now,
        log,
        documents,
        services,
        pages,
        secret: config.automationUrl ? config.automationSecret : undefined,
        changed: () => counts.forget(),
      }),
    /** Implements `contract.checkin`. */
    router: (calls: SignedInCalls) => checkinRouter(calls, { db, now, services, counts, pages, travellers }),
  };
}

export type Checkin = ReturnType<typeof createCheckin>;
