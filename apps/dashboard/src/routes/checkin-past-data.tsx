import { PastDataScreen } from "@gatehouse/features/checkin/past-data";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/checkin/past-data");

export function CheckinPastData() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <PastDataScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: next })} />;
}
