import { SearchEmailScreen } from "@gatehouse/features/messaging";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/communication/search-email");

export function SearchEmail() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return <SearchEmailScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: next })} />;
}
