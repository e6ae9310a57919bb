import { type BillingRecord, normaliseRecord } from "@gatehouse/domain/costs";
import { costColumns, costLines, csvFile } from "@gatehouse/domain/reports";
import type { ReadRecord } from "../data/use-billing.ts";

/** What stands on the page as a CSV file (COST-13). @param language in which its amounts are typed */
export function costFile(
  record: BillingRecord,
  { bookingNo, currency }: Pick<ReadRecord, "bookingNo" | "currency">,
  language: string,
): File {
  const lines = costLines({ bookingNo, currency, record: normaliseRecord(record, language) });
  const name = `billing-${bookingNo.replaceAll(/[^\w.-]+/g, "-")}.csv`;
  return new File([csvFile(costColumns, lines)], name, { type: "text/csv" });
}
