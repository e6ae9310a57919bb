import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** The programs to which travel costs of a vendor can be billed. */
export function useBillingPrograms(vendorCode: string) {
  const api = useApi();
  const { data } = useSWR(["costs.programs", vendorCode], async () => (await api.costs.programs({ vendorCode })).data);
  return data;
}
