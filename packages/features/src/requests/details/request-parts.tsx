import { chakra } from "@chakra-ui/react";
import { isFlightsOnly } from "@gatehouse/domain/requests";
import { useSession } from "../../app/index.ts";
import type { ReadRequest } from "./data/use-request.ts";
import { ProgramDetails } from "./program-details.tsx";
import { TravellerDetails } from "./traveller-details.tsx";
import { CallHouseDetails, CarDetails, FlightDetails, HotelDetails, TrainDetails } from "./wanted-cards.tsx";

/** Who travels, what for, and what is asked for. */
export function RequestParts({ found: { travelRequest, traveller } }: { readonly found: ReadRequest }) {
  const copies = useSession().user?.role === "CRM_OPERATOR";
  const { id, request } = travelRequest;
  const more = !isFlightsOnly(travelRequest);
  return (
    <>
      <TravellerDetails requestId={id} traveller={traveller} more={more} copies={copies} />
      <ProgramDetails request={travelRequest} copies={copies} />
      <chakra.div
        display="grid"
        // Beside the comments there is half the room of the window.
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 24rem), 1fr))"
        gap="3"
        alignItems="start"
      >
        {request.flights.length > 0 && <FlightDetails request={request} />}
        {more && request.cars.length > 0 && <CarDetails request={request} />}
        {more && request.accommodations.some(({ type }) => type === "HOTEL") && <HotelDetails request={request} />}
        {request.extraInfo.callHouseDetails && <CallHouseDetails request={request} program={travelRequest.program} />}
        {more && request.trains.length > 0 && <TrainDetails request={request} />}
      </chakra.div>
    </>
  );
}
