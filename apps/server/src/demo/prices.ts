import type { AncillaryProduct } from "@gatehouse/domain/ancillary";
import { vendorCurrencies } from "@gatehouse/domain/vendors";
import { eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { ancillaryPrice } from "../ancillary/tables.ts";
import type { Transaction } from "../platform/database.ts";

/** Hundredths of US dollars. */
const inDollars: Readonly<Record<AncillaryProduct, number>> = {
  "air-traveler-assist": 1400,
  "flight-watcher": 800,
  "auto-checkin": 600,
  "weather-alerts": 400,
  "flight-delay-assistance": 900,
  "flight-disruption-guarantee": 2900,
};
/** About what a cent is in minor units of the currency, so that demo prices are round. */
const worth: Readonly<Partial<Record<(typeof vendorCurrencies)[number], number>>> = { INR: 80, JPY: 1.5 };

/** What the demo's vendors ask for their products (ANC-3). */
export async function addDemoPrices(tx: Transaction): Promise<void> {
  const vendors = await tx.select({ code: vendor.code }).from(vendor).where(eq(vendor.demo, true));
  const products = Object.entries(inDollars) as [AncillaryProduct, number][];
  const rows = vendors.flatMap(({ code }) =>
    vendorCurrencies.flatMap((currency) =>
      products.map(([product, cents]) => ({
        vendor: code,
        currency,
        product,
        unit: Math.round(cents * (worth[currency] ?? 1)),
      })),
    ),
  );
  if (rows.length > 0) await tx.insert(ancillaryPrice).values(rows);
}
