import { DetailsScreen } from "@gatehouse/features/checkin/details";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/checkin/details");

export function CheckinDetails() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <DetailsScreen
      key={`${search.vendor} ${search.bookingNo} ${search.pnr}`}
      search={search}
      onSearchChange={(next) => void navigate({ to: ".", search: next })}
    />
  );
}
