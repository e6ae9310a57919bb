import { PendingScreen } from "@gatehouse/features/requests/pending";
import { parsePendingSearch } from "@gatehouse/features/requests/pending-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/travel-request/pending");

export function RequestsPending() {
  const search = useParsed(route.useSearch(), parsePendingSearch);
  const navigate = route.useNavigate();
  return <PendingScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
