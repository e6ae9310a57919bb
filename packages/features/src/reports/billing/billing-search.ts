import { type ProductType, productTypes } from "@gatehouse/domain/reports";

/** What the address of the billing report says. */
export interface BillingSearch {
  /** A preset product: its choice is not shown (REP-2). */
  readonly product?: ProductType;
}

/** Reads the address of the billing report: what is missing or damaged is as if it were not there. */
export function parseBillingSearch(raw: Readonly<Record<string, unknown>>): BillingSearch {
  const product = productTypes.find((type) => type === String(raw["product"]).toUpperCase());
  return product ? { product } : {};
}
