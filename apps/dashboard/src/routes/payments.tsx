import { PaymentsScreen } from "@gatehouse/features/payments/list";
import { parsePaymentsSearch } from "@gatehouse/features/payments/list-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/payments");

export function Payments() {
  const search = useParsed(route.useSearch(), parsePaymentsSearch);
  const navigate = route.useNavigate();
  return <PaymentsScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />;
}
