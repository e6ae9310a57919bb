import { chakra } from "@chakra-ui/react";
import { CommentsPanel, FlightComments, FoldedComments } from "@gatehouse/features/cases/comments";
import { RequestDetailsScreen } from "@gatehouse/features/requests/details";
import { parseRequestSearch } from "@gatehouse/features/requests/details-search";
import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";

const route = getRouteApi("/dashboard/travel-request/view-travel-details");

/** Travel Request Details, with what is said about the request beside it. The same address shows a trip where it says so (TRP-20). */
export function RequestDetails() {
  const said = route.useSearch();
  const navigate = useNavigate();
  const [unfolded, setUnfolded] = useState<number>();
  const search = parseRequestSearch(said);
  if (said["type"] === "itinerary")
    return <Navigate to="/dashboard/my-trips/view-trips-details" search={said} replace />;
  const { data: id } = search;
  if (id === undefined) return <RequestDetailsScreen search={search} />;
  const about = { kind: "TR", travelRequestId: id } as const;
  if (search.showComments === false)
    return (
      <RequestDetailsScreen
        search={search}
        foldedComments={
          <FoldedComments
            key={id}
            {...about}
            onUnfold={() => {
              setUnfolded(id);
              void navigate({ to: ".", search: { ...said, showComments: true }, replace: true });
            }}
          />
        }
      />
    );
  return (
    <RequestDetailsScreen
      search={search}
      comments={
        <chakra.div key={id} display="grid" gap="6" minW="0">
          <CommentsPanel {...about} focusOnArrival={unfolded === id} />
          <FlightComments {...about} />
        </chakra.div>
      }
    />
  );
}
