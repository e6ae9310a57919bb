import { CreateTripScreen } from "@gatehouse/features/trips/create";
import { parseCreateTripSearch } from "@gatehouse/features/trips/create-search";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/trips/create");

export const TripCreate = () => <CreateTripScreen search={parseCreateTripSearch(route.useSearch())} />;
