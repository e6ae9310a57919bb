import type { CheckIn } from "@gatehouse/domain/checkin";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import type { Unit } from "./keys.ts";
import { searchPnr } from "./search-pnr.ts";

/**
 * The check-in of a PNR that has a page now: who linked it, and to whom.
 * @param dmscode undefined asks for nothing
 * @returns undefined while it is not known, or where nobody has it
 */
export function useCheckInOfPage(dmscode: string | undefined, { pnr }: Pick<Unit, "pnr">): CheckIn | undefined {
  const api = useApi();
  const { data } = useSWR(dmscode === undefined ? null : ["boarding-pass.taken-by", pnr, dmscode], async () => {
    const rows = await searchPnr(api, pnr);
    return rows.find(({ pass }) => pass?.dmscode === dmscode);
  });
  return data;
}
