import { CreateTripScreen } from "@gatehouse/features/trips/create";
import { parseCreateTripSearch } from "@gatehouse/features/trips/create-search";
import { lazyComponent } from "@gatehouse/ui/lazy";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/trips/create");

/** Fetched when somebody looks for a flight. */
const FlightPicker = lazyComponent(
  () => import("@gatehouse/features/flights/picker").then((loaded) => loaded.FlightPicker),
  { over: true },
);

export const TripCreate = () => (
  <CreateTripScreen search={parseCreateTripSearch(route.useSearch())} FlightSearch={FlightPicker} />
);
