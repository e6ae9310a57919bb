import { DetailsScreen } from "@gatehouse/features/checkin/details";
import { parseDetailsSearch } from "@gatehouse/features/checkin/details-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/checkin/details");

export function CheckinDetails() {
  const search = useParsed(route.useSearch(), parseDetailsSearch);
  const navigate = route.useNavigate();
  return (
    <DetailsScreen
      key={`${search.vendor} ${search.bookingNo} ${search.pnr}`}
      search={search}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}
