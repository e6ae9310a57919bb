import useSWR from "swr";
import { useApi } from "../../../app/index.ts";

/** The programs of a vendor. */
export function usePrograms(vendorCode: string) {
  const api = useApi();
  const { data } = useSWR(["costs.programs", vendorCode], async () => (await api.costs.programs({ vendorCode })).data);
  return data;
}
