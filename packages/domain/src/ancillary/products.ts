import { productTypes } from "../vendors/index.ts";

/** The products that can be added to a booking: those that vendors sell (ANC-1). */
export const ancillaryProducts = productTypes;
export type AncillaryProduct = (typeof ancillaryProducts)[number];

/** Names of products: the same in every language. */
export const productNames: Readonly<Record<AncillaryProduct, string>> = {
  "air-traveler-assist": "Air-Traveler Assist",
  "flight-watcher": "Flight Watcher",
  "auto-checkin": "Auto Check-in",
  "weather-alerts": "Weather Alerts",
  "flight-delay-assistance": "Flight Delay Assistance",
  "flight-disruption-guarantee": "Flight Disruption Guarantee",
};

/** What a product's price is for: each passenger, each chosen flight, or the booking once (ANC-3). */
export const costTypes = ["passenger", "segment", "other"] as const;
export type CostType = (typeof costTypes)[number];

interface ProductFacts {
  readonly costType: CostType;
  /** What is part of it, and so cannot be bought beside it (ANC-2). */
  readonly contains: readonly AncillaryProduct[];
}

const alone = (costType: CostType): ProductFacts => ({ costType, contains: [] });

/** The one table of products. */
export const productFacts: Readonly<Record<AncillaryProduct, ProductFacts>> = {
  "air-traveler-assist": { costType: "passenger", contains: ["flight-watcher", "auto-checkin", "weather-alerts"] },
  "flight-watcher": alone("passenger"),
  "auto-checkin": alone("passenger"),
  "weather-alerts": alone("passenger"),
  "flight-delay-assistance": alone("segment"),
  "flight-disruption-guarantee": alone("passenger"),
};

/** Whether a text is the id of an ancillary product. */
export const isAncillaryProduct = (id: string): id is AncillaryProduct =>
  (ancillaryProducts as readonly string[]).includes(id);

/** What a booking gets with a product: the product itself, or what it is made of. */
export const servicesOf = (product: AncillaryProduct): readonly AncillaryProduct[] =>
  productFacts[product].contains.length > 0 ? productFacts[product].contains : [product];

/** The product among the chosen ones that contains this one; undefined where none does. */
export const containerOf = (
  chosen: readonly AncillaryProduct[],
  product: AncillaryProduct,
): AncillaryProduct | undefined => chosen.find((other) => productFacts[other].contains.includes(product));
