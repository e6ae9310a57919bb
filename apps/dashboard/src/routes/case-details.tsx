import { CaseDetailsScreen } from "@gatehouse/features/cases/details";
import { parseCaseAddress } from "@gatehouse/features/cases/details-search";
import { RequestOfCase } from "@gatehouse/features/requests/details";
import { TripOfCase } from "@gatehouse/features/trips/details";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/casemgmt/case-details");

/** Case Details, with the request and the trip as their own areas show them. */
export function CaseDetails() {
  const navigate = route.useNavigate();
  const address = useParsed(route.useSearch(), parseCaseAddress);
  return (
    <CaseDetailsScreen
      key={`${address.bookingNo ?? ""} ${address.travelRequestId ?? ""} ${address.vCode ?? ""}`}
      address={address}
      onAddressChange={(next) => void navigate({ to: ".", search: { ...next } })}
      renderRequest={(id) => <RequestOfCase id={id} />}
      renderTrip={(trip) => <TripOfCase {...trip} />}
    />
  );
}
