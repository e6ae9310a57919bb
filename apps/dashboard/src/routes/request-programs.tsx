import { ProgramsScreen } from "@gatehouse/features/requests/programs";
import { parseProgramsSearch } from "@gatehouse/features/requests/programs-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/travel-request/programs");

export function RequestPrograms() {
  const search = useParsed(route.useSearch(), parseProgramsSearch);
  const navigate = route.useNavigate();
  return <ProgramsScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
