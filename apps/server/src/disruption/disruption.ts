import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { Checkin } from "../checkin/checkin.ts";
import type { Documents } from "../documents/documents.ts";
import type { OpenedBooking } from "../flights/choices.ts";
import type { FlightSupplier } from "../flights/supplier.ts";
import type { Outbox } from "../messaging/outbox.ts";
import type { Transaction } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { OnBooked } from "../trips/publish.ts";
import { flightChosen } from "./chosen.ts";
import { bySystem, type ChangedFlights, detectIn } from "./detect.ts";
import { expiryJob } from "./jobs.ts";
import { loungePassOwner } from "./lounge.ts";
import { createSimulatedStatus } from "./flight-status/simulated.ts";
import { readStatusCheck, statusJob } from "./flight-status/check.ts";
import { registerMessages } from "./messages.ts";
import { flightStates } from "./flight-states.ts";
import type { FlightStatusSupplier } from "./flight-status/supplier.ts";
import { disruptionRouter } from "./router.ts";

interface Parts extends Platform {
  readonly outbox: Pick<Outbox, "on">;
  readonly checkin: Pick<Checkin, "services" | "changed">;
  readonly documents: Pick<Documents, "put" | "allow">;
  readonly supplier: Pick<FlightSupplier, "search">;
  readonly onBooked: OnBooked;
  readonly logoAddress: (dmscode: string) => string;
  readonly care: { readonly email: string | null; readonly phone: string | null };
}

/** What disruptions do about what happens below them, in its transaction. */
export const disruptionHooks = ({ now, live }: Pick<Platform, "now" | "live">) => ({
  /** The vendor's feed has changed the flights of a PNR. */
  flightsChanged: (tx: Transaction, changed: ChangedFlights) =>
    detectIn(tx, changed, "FEED", bySystem({ now: now(), live })),
  /** A flight was chosen by a link. */
  chosen: (tx: Transaction, choiceId: number, booking: OpenedBooking) =>
    flightChosen(tx, choiceId, booking, { now: now(), live }),
});

/** Without a real supplier the demo has one that makes flights late, and cancels one now and then. */
const statusSupplier = ({ demo, demoSimulation }: Platform["config"]): FlightStatusSupplier | undefined =>
  demo && demoSimulation === "on" ? createSimulatedStatus() : undefined;

/** What is known of flights of itineraries. */
export const flightStatesOf = ({ config }: Pick<Platform, "config">) => flightStates(statusSupplier(config));

/** Disruptions on a platform. Registers its jobs. */
export function createDisruption({ outbox, checkin, documents, care, ...parts }: Parts) {
  const { config, jobs, now, live } = parts;
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  documents.allow(loungePassOwner, (_, { permissions }) => permissions.includes("disruptions"));
  registerMessages({ outbox, origin, now, live });
  jobs.register(expiryJob(parts));
  const supplier = statusSupplier(config);
  if (supplier) jobs.register(statusJob(parts, supplier));
  return {
    router: (open: OpenCalls, calls: SignedInCalls) =>
      disruptionRouter(open, calls, {
        ...parts,
        documents,
        care,
        services: checkin.services,
        changed: checkin.changed,
        statusCheckedAt: () => readStatusCheck(parts.db),
      }),
  };
}
