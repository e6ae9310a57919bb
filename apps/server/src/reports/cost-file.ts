import {
  type BilledRecord,
  type BillingForm,
  costColumns,
  costLines,
  csvHeader,
  csvLine,
  fileName,
} from "@gatehouse/domain/reports";
import type { Principal } from "../access/principal.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { Refusal } from "./refusal.ts";
import { readBilling } from "./requests.ts";

/** Which records of a vendor: days are of its zone, instants the seconds that they span. */
export interface BilledRange {
  readonly vendor: string;
  readonly from: string;
  readonly to: string;
  readonly start: number;
  readonly end: number;
}

/** Reads billing records by and by, in the order of their booking dates. */
export type ReadBilled = (db: Queryable, range: BilledRange) => AsyncIterable<readonly BilledRecord[]>;

/** The billing report of travel costs, which is answered at once and always CSV (REP-8, REP-16). @throws Refusal */
export async function costFile(
  { db, billed }: { readonly db: Database; readonly billed: ReadBilled },
  principal: Principal,
  form: BillingForm,
  now: number,
): Promise<File> {
  const { vendor, start, end } = await readBilling(db, principal, form, now);
  const { from, to } = form;
  const parts: string[] = [csvHeader(costColumns)];
  for await (const records of billed(db, { vendor: vendor.id, from, to, start, end }))
    parts.push(
      records
        .flatMap(costLines)
        .map((line) => csvLine(costColumns, line))
        .join(""),
    );
  if (parts.every((part, place) => place === 0 || part === "")) throw new Refusal({ code: "NO_DATA" });
  return new File(parts, fileName({ report: "billing-tc", vendor: vendor.id, from, to }, "csv"), { type: "text/csv" });
}
