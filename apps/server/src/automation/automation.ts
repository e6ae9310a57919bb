import type { FastifyInstance } from "fastify";
import type { Pages } from "../boarding-pass/pages/pages.ts";
import { type Airline, noAirline } from "../checkin/transitions/airline.ts";
import type { ChangeServices } from "../checkin/transitions/commit.ts";
import type { Documents } from "../documents/documents.ts";
import type { Platform } from "../platform/platform.ts";
import { createOutsideService } from "./outside-service.ts";
import { addResultsRoute } from "./results-route.ts";
import { createSimulatedAirline, type SimulationOptions } from "./simulated-airline.ts";

interface Parts extends Platform {
  readonly documents: Documents;
  readonly pages: Pages;
  /** The services that changes of check-ins use; asked for when something changes, since they hold the airline made here. */
  readonly services: () => ChangeServices;
  readonly simulation?: SimulationOptions;
}

/** Whoever does check-ins without a person: the service that is configured, in the demo world a simulated one, otherwise nobody. */
export function createAutomation({
  documents,
  pages,
  services,
  simulation = { seed: 1, seconds: [3, 20] },
  ...platform
}: Parts) {
  const { config, db, log, now } = platform;
  const { automationUrl: url, automationSecret: secret, publicUrl, demo } = config;

  function createAirline(): Airline {
    if (url && secret) return createOutsideService(platform, documents, services, { url, secret, publicUrl });
    return demo ? createSimulatedAirline(platform, documents, services, simulation) : noAirline;
  }

  return {
    airline: createAirline(),
    /**
     * Takes the answers of the outside service.
     * @param changed called after check-ins were changed
     */
    addResultsRoute: (app: FastifyInstance, changed: () => void) =>
      addResultsRoute(app, {
        db,
        now,
        log,
        documents,
        services: services(),
        pages,
        secret: url ? secret : undefined,
        changed,
      }),
  };
}
