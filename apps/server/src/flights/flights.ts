import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
import type { Transaction } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";
import type { Outbox } from "../messaging/outbox.ts";
import { choicesRouter } from "./choice-list.ts";
import { createChoiceMails } from "./choice-mails.ts";
import { createChoices } from "./choices.ts";
import { flightsRouter } from "./router.ts";
import { createSearches } from "./searches.ts";
import { createSimulatedSupplier } from "./simulated/supplier.ts";
import type { FlightSupplier } from "./supplier.ts";
import { createOpenMeteo } from "./weather/open-meteo.ts";
import { createWeather } from "./weather/weather.ts";

interface Parts extends Pick<Platform, "config" | "db" | "jobs" | "live" | "now" | "log"> {
  /** Default the simulated one. */
  readonly supplier?: FlightSupplier;
  readonly outbox: Pick<Outbox, "on">;
  readonly openBooking: Parameters<typeof createChoices>[0]["openBooking"];
  /** Hears of a choice that is vouched for, in the transaction that keeps it. */
  readonly onChosen?: Parameters<typeof createChoices>[0]["announce"];
  readonly readerOf: Parameters<typeof createChoiceMails>[0]["readerOf"];
}

/** Nobody answers in the demo world: an address that is kept for examples and a number that is kept for films. */
const demoCare = { email: "care@gatehouse.example", phone: "+1 202 555 0123" };

const careOf = ({ demo, customerCareEmail, customerCarePhone }: Platform["config"]) => ({
  email: customerCareEmail ?? (demo ? demoCare.email : null),
  phone: customerCarePhone ?? (demo ? demoCare.phone : null),
});

/** Flight search on a platform. Registers its jobs. */
export function createFlights({
  supplier = createSimulatedSupplier(),
  outbox,
  openBooking,
  readerOf,
  onChosen,
  ...platform
}: Parts) {
  const { config, db, jobs, live, now } = platform;
  const searches = createSearches({ ...platform, supplier });
  const [search, sweep] = searches.jobs;
  jobs.register(search);
  jobs.register(sweep);
  const customerCare = careOf(config);
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  const writeMails = createChoiceMails({
    now,
    readerOf,
    outbox,
    staffAddress: customerCare.email,
    listAddress: `${origin}/dashboard/fsb/chosen`,
  });
  /** Staff who have the board of what departs next see the choice there. */
  const tellBoard = (tx: Transaction, vendor: string) =>
    live.publish(tx, { type: "tripsBoard.changed" }, { to: "vendor", vendor, permission: "tripsBoard" });
  const choices = createChoices({
    db,
    now,
    searches,
    openBooking,
    announce: async (tx, choiceId, booking) => {
      await writeMails(tx, choiceId, booking);
      await tellBoard(tx, booking.vendor);
      await onChosen?.(tx, choiceId, booking);
    },
  });
  const weather = createWeather({ now, ...(config.weatherUrl ? { service: createOpenMeteo(config.weatherUrl) } : {}) });
  return {
    supplier,
    customerCare,
    /** How punctual flights were; those that nobody knows are left out. */
    punctuality: supplier.performance,
    choicesRouter: (calls: SignedInCalls) => choicesRouter(calls, { db, now, settled: tellBoard }),
    router: (calls: OpenCalls) => flightsRouter(calls, { now, searches, choices, supplier, weather, customerCare }),
  };
}
