import { AssignmentsScreen } from "@gatehouse/features/checkin/assignments";
import { parseAssignmentsSearch } from "@gatehouse/features/checkin/assignments-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/checkin/assignments");

export function CheckinAssignments() {
  const search = useParsed(route.useSearch(), parseAssignmentsSearch);
  const navigate = route.useNavigate();
  return (
    <AssignmentsScreen
      search={search}
      onSearchChange={(next, options) =>
        void navigate({ to: ".", search: { ...next }, replace: options?.replace ?? false })
      }
    />
  );
}
