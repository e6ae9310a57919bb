import { BillingEntryScreen } from "@gatehouse/features/costs/billing";
import { parseBillingSearch } from "@gatehouse/features/costs/billing-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/travel-request/billing");

export function BillingEntry() {
  const search = useParsed(route.useSearch(), parseBillingSearch);
  const navigate = route.useNavigate();
  return (
    <BillingEntryScreen search={search} onSearchChange={(next) => void navigate({ to: ".", search: { ...next } })} />
  );
}
