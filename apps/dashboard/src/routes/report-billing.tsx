import { BillingScreen } from "@gatehouse/features/reports/billing";
import { parseBillingSearch } from "@gatehouse/features/reports/billing-search";
import { getRouteApi } from "@tanstack/react-router";
import { useParsed } from "./use-parsed.ts";

const route = getRouteApi("/dashboard/report/billing-report");

export function ReportBilling() {
  const { product } = useParsed(route.useSearch(), parseBillingSearch);
  return <BillingScreen product={product} />;
}
