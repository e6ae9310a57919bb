import { chakra } from "@chakra-ui/react";
import { CommentsPanel, FlightComments } from "@gatehouse/features/cases/comments";
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
        search.data !== undefined && (
          <chakra.div key={search.data} display="grid" gap="6" minW="0">
            <CommentsPanel kind="TR" travelRequestId={search.data} />
            <FlightComments kind="TR" travelRequestId={search.data} />
          </chakra.div>
        )
      }
    />
  );
}
