import { ancillaryProducts, type AncillaryProduct, type Prices, priceText } from "@gatehouse/domain/ancillary";
import { and, eq } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import { vendor } from "../access/tables.ts";
import type { Queryable, Transaction } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { publishVendor, type Reader, visibleVendor } from "../vendors/visible.ts";
import { readPrices } from "./read.ts";
import { ancillaryPrice } from "./tables.ts";

type GivenPrices = readonly { readonly product: AncillaryProduct; readonly unit: number }[];

/** What the products of a vendor cost, in the currency that it sells in or in another one; undefined where the reader sees no such vendor. */
export async function vendorPrices(
  tx: Queryable,
  reader: Reader,
  { code, currency: asked }: { readonly code: string; readonly currency: string },
): Promise<{ readonly currency: string; readonly prices: Prices } | undefined> {
  const seen = await visibleVendor(tx, reader, code);
  const [found] = seen ? await tx.select({ own: vendor.currency }).from(vendor).where(eq(vendor.code, code)) : [];
  if (!found) return undefined;
  const currency = asked || found.own;
  return { currency, prices: await readPrices(tx, { vendor: code, currency }) };
}

const asTable = (prices: GivenPrices): Prices => Object.fromEntries(prices.map(({ product, unit }) => [product, unit]));

/** Products whose price is another in one of the tables. */
const differing = (one: Prices, other: Prices): readonly AncillaryProduct[] =>
  ancillaryProducts.filter((product) => one[product] !== other[product]);

/**
 * Sets all prices of a vendor in a currency (ANC-10).
 * @returns `moved` where they are not what their editor saw
 */
export async function savePrices(
  tx: Transaction,
  reader: Reader,
  given: { readonly code: string; readonly currency: string; readonly prices: GivenPrices; readonly seen: GivenPrices },
  { live, now }: { readonly live: Pick<LiveHub, "publish">; readonly now: number },
): Promise<"saved" | "unchanged" | "moved" | "unknown"> {
  const { code, currency } = given;
  if (!(await visibleVendor(tx, reader, code))) return "unknown";
  await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.code, code)).for("update");
  const [before, next] = [await readPrices(tx, { vendor: code, currency }), asTable(given.prices)];
  const changed = differing(before, next);
  if (changed.length === 0) return "unchanged";
  if (differing(before, asTable(given.seen)).length > 0) return "moved";
  await tx.delete(ancillaryPrice).where(and(eq(ancillaryPrice.vendor, code), eq(ancillaryPrice.currency, currency)));
  const rows = ancillaryProducts.flatMap((product) => {
    const unit = next[product];
    return unit === undefined ? [] : [{ vendor: code, currency, product, unit }];
  });
  if (rows.length > 0) await tx.insert(ancillaryPrice).values(rows);
  const shown = (unit: number | undefined): string => (unit === undefined ? "–" : priceText(unit, currency, "en"));
  const detail = changed.map((product) => `${product} ${shown(before[product])} → ${shown(next[product])}`).join("; ");
  const actor = { doneBy: reader.userid, at: now };
  await recordAccess(tx, actor, code, "VENDOR_PRICES_CHANGED", `${currency}: ${detail}`);
  await publishVendor(tx, live, code);
  return "saved";
}
