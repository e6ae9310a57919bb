import { UsersScreen } from "@gatehouse/features/access/users";
import { parseUsersSearch } from "@gatehouse/features/access/users-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/admin/users");

export function Users() {
  const search = useParsed(route.useSearch(), parseUsersSearch);
  const navigate = route.useNavigate();
  return <UsersScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
