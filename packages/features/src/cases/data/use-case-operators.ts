import useSWR from "swr";
import { useApi } from "../../app/index.ts";

/** The operators to whom a case can be assigned: those who see its vendor, or all where none is named (CMT-13). */
export function useCaseOperators(vendorCode: string | undefined) {
  const api = useApi();
  const { data = [] } = useSWR(["requests.operators"], () => api.requests.operators());
  return data.filter((one) => vendorCode === undefined || one.vendorCode === null || one.vendorCode === vendorCode);
}
