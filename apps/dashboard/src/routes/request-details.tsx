import { RequestDetailsScreen } from "@gatehouse/features/requests/details";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/travel-request/view-travel-details");

export const RequestDetails = () => <RequestDetailsScreen search={route.useSearch()} />;
