import { TripDetailsScreen } from "@gatehouse/features/trips/details";
import { parseTripSearch } from "@gatehouse/features/trips/details-search";
import { getRouteApi, useNavigate } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/my-trips/view-trips-details");

/** Trips Details. */
export function TripDetails() {
  const navigate = useNavigate();
  return (
    <TripDetailsScreen
      search={parseTripSearch(route.useSearch())}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next, type: "itinerary" } })}
    />
  );
}
