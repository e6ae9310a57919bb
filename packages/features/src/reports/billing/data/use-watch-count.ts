import { type BillingForm, billedVendor } from "@gatehouse/domain/reports";
import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** How many watched flights there are in the range of a bill, and how many of them it leaves out. */
export function useWatchCount(form: BillingForm) {
  const api = useApi();
  const { data } = useSWR(["reports.watchCount", billedVendor(form), form.from, form.to], ([, vendorId, from, to]) =>
    api.reports.watchCount({ vendorId, from, to }),
  );
  return data;
}
