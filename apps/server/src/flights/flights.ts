import type { OpenCalls } from "../access/guard.ts";
import type { Platform } from "../platform/platform.ts";
import { createChoices } from "./choices.ts";
import { flightsRouter } from "./router.ts";
import { createSearches } from "./searches.ts";
import { createSimulatedSupplier } from "./simulated/supplier.ts";
import type { FlightSupplier } from "./supplier.ts";
import { createOpenMeteo } from "./weather/open-meteo.ts";
import { createWeather } from "./weather/weather.ts";

interface Options {
  /** Default the simulated one. */
  readonly supplier?: FlightSupplier;
  /** Whether a public link opens a booking. Default: there are no links, so none does. */
  readonly opensBooking?: (linkId: string, bookingNo: string) => Promise<boolean>;
}

/** Nobody answers in the demo world: an address that is kept for examples and a number that is kept for films. */
const demoCare = { email: "care@gatehouse.example", phone: "+1 202 555 0123" };

const careOf = ({ demo, customerCareEmail, customerCarePhone }: Platform["config"]) => ({
  email: customerCareEmail ?? (demo ? demoCare.email : null),
  phone: customerCarePhone ?? (demo ? demoCare.phone : null),
});

/** Flight search on a platform. Registers its jobs. */
export function createFlights(
  platform: Pick<Platform, "config" | "db" | "jobs" | "now" | "log">,
  { supplier = createSimulatedSupplier(), opensBooking = async () => false }: Options = {},
) {
  const { config, db, jobs, now } = platform;
  const searches = createSearches({ ...platform, supplier });
  const [search, sweep] = searches.jobs;
  jobs.register(search);
  jobs.register(sweep);
  const choices = createChoices({ db, now, searches, opensBooking });
  const weather = createWeather({ now, ...(config.weatherUrl ? { service: createOpenMeteo(config.weatherUrl) } : {}) });
  const customerCare = careOf(config);
  return {
    router: (calls: OpenCalls) => flightsRouter(calls, { now, searches, choices, supplier, weather, customerCare }),
  };
}
