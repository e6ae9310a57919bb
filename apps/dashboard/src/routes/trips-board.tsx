import { TripsBoardScreen } from "@gatehouse/features/trips/board";
import { parseBoardSearch } from "@gatehouse/features/trips/board-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/trips/next-48-hours");

export function TripsBoard() {
  const search = useParsed(route.useSearch(), parseBoardSearch);
  const navigate = route.useNavigate();
  return (
    <TripsBoardScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />
  );
}
