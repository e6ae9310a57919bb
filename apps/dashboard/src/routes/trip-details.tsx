import { TripDetailsScreen } from "@gatehouse/features/trips/details";
import { parseTripSearch } from "@gatehouse/features/trips/details-search";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/my-trips/view-trips-details");

export const TripDetails = () => <TripDetailsScreen search={parseTripSearch(route.useSearch())} />;
