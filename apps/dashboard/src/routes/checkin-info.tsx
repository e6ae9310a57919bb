import { QueueScreen } from "@gatehouse/features/checkin/queue";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/checkin/info");

export function CheckinInfo() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <QueueScreen
      search={search}
      onSearchChange={(next, options) => void navigate({ to: ".", search: next, replace: options?.replace ?? false })}
    />
  );
}
