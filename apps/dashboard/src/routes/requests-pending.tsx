import { PendingScreen } from "@gatehouse/features/requests/pending";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/travel-request/pending");

export function RequestsPending() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <PendingScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: next })} />;
}
