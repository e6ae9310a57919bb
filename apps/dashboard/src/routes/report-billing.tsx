import { BillingScreen } from "@gatehouse/features/reports/billing";
import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/dashboard/report/billing-report");

export function ReportBilling() {
  const { product } = route.useSearch();
  return <BillingScreen product={product} />;
}
