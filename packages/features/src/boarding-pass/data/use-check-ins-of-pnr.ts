import type { CheckIn } from "@gatehouse/domain/checkin";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import { searchPnr } from "./search-pnr.ts";

/**
 * The check-ins of a PNR, for how their travellers are called.
 * @param pnr undefined asks for nothing
 * @returns undefined while they are not known
 */
export function useCheckInsOfPnr(pnr: string | undefined): readonly CheckIn[] | undefined {
  const api = useApi();
  const { data } = useSWR<readonly CheckIn[], unknown>(
    pnr === undefined ? null : ["boarding-pass.check-ins-of-pnr", pnr],
    () => searchPnr(api, pnr ?? ""),
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
  return data;
}
