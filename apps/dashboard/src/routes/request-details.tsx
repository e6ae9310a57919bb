import { CommentsPanel } from "@gatehouse/features/cases/comments";
import { RequestDetailsScreen } from "@gatehouse/features/requests/details";
import { parseRequestSearch } from "@gatehouse/features/requests/details-search";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/travel-request/view-travel-details");

/** Travel Request Details, with what is said about the request beside it. */
export function RequestDetails() {
  const search = parseRequestSearch(route.useSearch());
  return (
    <RequestDetailsScreen
      search={search}
      comments={
        search.data !== undefined && <CommentsPanel key={search.data} kind="TR" travelRequestId={search.data} />
      }
    />
  );
}
