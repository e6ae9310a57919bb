import { MineScreen } from "@gatehouse/features/trips/mine";
import { parseMineSearch } from "@gatehouse/features/trips/mine-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const upcoming = getRouteApi("/dashboard/my-trips/upcoming-trips");
const current = getRouteApi("/dashboard/my-trips/current-trips");

export function UpcomingTrips() {
  const search = useParsed(upcoming.useSearch(), parseMineSearch);
  const navigate = upcoming.useNavigate();
  return (
    <MineScreen
      key="upcoming"
      current={false}
      search={search}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}

export function CurrentTrips() {
  const search = useParsed(current.useSearch(), parseMineSearch);
  const navigate = current.useNavigate();
  return (
    <MineScreen
      key="current"
      current
      search={search}
      onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })}
    />
  );
}
