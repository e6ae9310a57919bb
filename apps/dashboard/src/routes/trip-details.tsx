import { chakra } from "@chakra-ui/react";
import { CommentsPanel, FlightComments } from "@gatehouse/features/cases/comments";
import { TripDetailsScreen } from "@gatehouse/features/trips/details";
import { parseTripSearch } from "@gatehouse/features/trips/details-search";
import { getRouteApi, useNavigate } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/my-trips/view-trips-details");

/** Trips Details, with what is said about the trip beside it. */
export function TripDetails() {
  const navigate = useNavigate();
  const search = parseTripSearch(route.useSearch());
  const { data: bookingNo, vendorCode = "" } = search;
  return (
    <TripDetailsScreen
      search={search}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next, type: "itinerary" } })}
      comments={
        bookingNo !== undefined && (
          <chakra.div key={`${bookingNo} ${vendorCode}`} display="grid" gap="6" minW="0">
            <CommentsPanel kind="IT" bookingNo={bookingNo} vCode={vendorCode} />
            <FlightComments kind="IT" bookingNo={bookingNo} vCode={vendorCode} />
          </chakra.div>
        )
      }
    />
  );
}
