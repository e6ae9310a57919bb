import { SearchSmsScreen } from "@gatehouse/features/messaging/search-sms";
import { parseSmsSearch } from "@gatehouse/features/messaging/sms-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/communication/search-sms");

export function SearchSms() {
  const search = useParsed(route.useSearch(), parseSmsSearch);
  const navigate = route.useNavigate();
  return <SearchSmsScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
