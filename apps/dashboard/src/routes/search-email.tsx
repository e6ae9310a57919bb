import { SearchEmailScreen } from "@gatehouse/features/messaging";
import { parseEmailSearch } from "@gatehouse/features/messaging/email-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/communication/search-email");

export function SearchEmail() {
  const search = useParsed(route.useSearch(), parseEmailSearch);
  const navigate = route.useNavigate();
  return (
    <SearchEmailScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />
  );
}
