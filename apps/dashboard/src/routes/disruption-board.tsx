import { DisruptionBoardScreen } from "@gatehouse/features/disruption/board";
import { parseDisruptionSearch } from "@gatehouse/features/disruption/board-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/disruptions");

export function DisruptionBoard() {
  const search = useParsed(route.useSearch(), parseDisruptionSearch);
  const navigate = route.useNavigate();
  return (
    <DisruptionBoardScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />
  );
}
