import type { Api } from "@gatehouse/api/client";
import type { CheckIn } from "@gatehouse/domain/checkin";

/** More than any booking has. */
const maxRows = 200;

/** The check-ins of a PNR as the queue shows them. They hold no passport: reading them is not audited. */
export async function searchPnr(api: Api, pnr: string): Promise<readonly CheckIn[]> {
  const { content } = await api.checkin.search({
    filters: [{ field: "pnr", operator: "EQ", value: pnr }],
    page: 0,
    size: maxRows,
    descending: false,
    showExpired: true,
  });
  return content;
}
