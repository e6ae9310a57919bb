import { AssignmentsScreen } from "@gatehouse/features/checkin/assignments";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/checkin/assignments");

export function CheckinAssignments() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <AssignmentsScreen
      search={search}
      onSearchChange={(next, options) => void navigate({ to: ".", search: next, replace: options?.replace ?? false })}
    />
  );
}
