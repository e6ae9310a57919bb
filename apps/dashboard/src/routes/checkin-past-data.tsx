import { PastDataScreen } from "@gatehouse/features/checkin/past-data";
import { parsePastDataSearch } from "@gatehouse/features/checkin/past-data-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/checkin/past-data");

export function CheckinPastData() {
  const search = useParsed(route.useSearch(), parsePastDataSearch);
  const navigate = route.useNavigate();
  return <PastDataScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
