import type { OpenCalls, SignedInCalls } from "../access/guard.ts";
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

interface Parts extends Pick<Platform, "config" | "db" | "jobs" | "now" | "log"> {
  /** Default the simulated one. */
  readonly supplier?: FlightSupplier;
  readonly outbox: Pick<Outbox, "on">;
  readonly openBooking: Parameters<typeof createChoices>[0]["openBooking"];
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
  ...platform
}: Parts) {
  const { config, db, jobs, now } = platform;
  const searches = createSearches({ ...platform, supplier });
  const [search, sweep] = searches.jobs;
  jobs.register(search);
  jobs.register(sweep);
  const customerCare = careOf(config);
  const origin = (config.publicUrl ?? `http://localhost:${config.port}`).replace(/\/+$/, "");
  const announce = createChoiceMails({
    now,
    readerOf,
    outbox,
    staffAddress: customerCare.email,
    listAddress: `${origin}/dashboard/fsb/chosen`,
  });
  const choices = createChoices({ db, now, searches, openBooking, announce });
  const weather = createWeather({ now, ...(config.weatherUrl ? { service: createOpenMeteo(config.weatherUrl) } : {}) });
  return {
    /** How punctual flights were, by airline and number in one; those that nobody knows are left out. */
    punctuality: supplier.performance,
    choicesRouter: (calls: SignedInCalls) => choicesRouter(calls, { db, now }),
    router: (calls: OpenCalls) => flightsRouter(calls, { now, searches, choices, supplier, weather, customerCare }),
  };
}
