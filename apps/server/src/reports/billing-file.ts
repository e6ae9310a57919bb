import { type BillingForm, csvHeader, fileName } from "@gatehouse/domain/reports";
import type { Pool } from "pg";
import type { Principal } from "../access/principal.ts";
import type { Database } from "../platform/database.ts";
import { csvLines } from "./generation/csv-file.ts";
import { billedWatches } from "./generation/row-shapes.ts";
import { readRows } from "./generation/read-rows.ts";
import { Refusal } from "./refusal.ts";
import { readBilling } from "./requests.ts";
import { watchStatements } from "./statements.ts";

/** The billing report of Flight Watcher, which is answered at once and always CSV (REP-16). @throws Refusal */
export async function billingFile(
  { db, pool }: { readonly db: Database; readonly pool: Pool },
  principal: Principal,
  form: BillingForm,
  now: number,
): Promise<File> {
  const { vendor, start, end } = await readBilling(db, principal, form, now);
  const statements = watchStatements({ vendor: vendor.id, start, end, deactivated: form.deactivated, now });
  const shape = billedWatches(vendor.zone);
  const lines = csvLines(shape);
  const parts: Buffer<ArrayBuffer>[] = [Buffer.from(csvHeader(shape.columns))];
  const client = await pool.connect();
  let whole = false;
  try {
    for await (const batch of readRows(client, statements.rows)) parts.push(lines(batch));
    whole = true;
  } finally {
    client.release(!whole);
  }
  if (parts.length === 1) throw new Refusal({ code: "NO_DATA" });
  const name = fileName({ report: "billing-fw", vendor: vendor.id, from: form.from, to: form.to }, "csv");
  return new File(parts, name, { type: "text/csv" });
}
