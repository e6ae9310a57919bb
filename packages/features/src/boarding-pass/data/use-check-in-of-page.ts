import type { CheckIn } from "@gatehouse/domain/checkin";
import useSWR from "swr";
import { useApi } from "../../app/index.ts";
import type { Unit } from "./keys.ts";

/** More than any booking has. */
const most = 200;

/**
 * The check-in of a PNR that has a page now: who linked it, and to whom.
 * @param dmscode undefined asks for nothing
 * @returns undefined while it is not known, or where nobody has it
 */
export function useCheckInOfPage(dmscode: string | undefined, { pnr }: Pick<Unit, "pnr">): CheckIn | undefined {
  const api = useApi();
  const { data } = useSWR(dmscode === undefined ? null : ["boarding-pass.taken-by", pnr, dmscode], async () => {
    const { content } = await api.checkin.search({
      filters: [{ field: "pnr", operator: "EQ", value: pnr }],
      page: 0,
      size: most,
      descending: false,
      showExpired: true,
    });
    return content.find(({ pass }) => pass?.dmscode === dmscode);
  });
  return data;
}
