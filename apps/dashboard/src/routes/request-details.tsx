import { CommentsPanel } from "@gatehouse/features/cases/comments";
import { RequestDetailsScreen } from "@gatehouse/features/requests/details";
import { parseRequestSearch } from "@gatehouse/features/requests/details-search";
import { getRouteApi, Navigate } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/travel-request/view-travel-details");

/** Travel Request Details, with what is said about the request beside it. The same address shows a trip where it says so (TRP-20). */
export function RequestDetails() {
  const said = route.useSearch();
  const search = parseRequestSearch(said);
  if (said["type"] === "itinerary")
    return <Navigate to="/dashboard/my-trips/view-trips-details" search={said} replace />;
  return (
    <RequestDetailsScreen
      search={search}
      comments={
        search.data !== undefined && <CommentsPanel key={search.data} kind="TR" travelRequestId={search.data} />
      }
    />
  );
}
