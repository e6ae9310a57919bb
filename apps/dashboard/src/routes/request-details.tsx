import { RequestDetailsScreen } from "@gatehouse/features/requests/details";
import { parseRequestSearch } from "@gatehouse/features/requests/details-search";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/travel-request/view-travel-details");

export const RequestDetails = () => <RequestDetailsScreen search={parseRequestSearch(route.useSearch())} />;
