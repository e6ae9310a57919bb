import { ancillaryProducts, type AncillaryProduct, containerOf, productFacts } from "./products.ts";

/** Passengers that a cart may be for. */
export const cartPassengers = { min: 1, max: 9 } as const;

export interface Cart {
  readonly passengers: number;
  /** Ids of the chosen flights of the booking, for products that are paid per flight. */
  readonly segments: readonly number[];
  /** In the order of the table of products. */
  readonly chosen: readonly AncillaryProduct[];
}

/** What happened in a cart because of something else. */
export interface Removal {
  readonly product: AncillaryProduct;
  /** What contains it. */
  readonly because: AncillaryProduct;
}

const inOrder = (chosen: readonly AncillaryProduct[]): readonly AncillaryProduct[] =>
  ancillaryProducts.filter((product) => chosen.includes(product));

/** Whether a card can be toggled: what is contained in a chosen product cannot (ANC-2). */
export const isActive = (chosen: readonly AncillaryProduct[], product: AncillaryProduct): boolean =>
  containerOf(chosen, product) === undefined;

/** Chooses a product, or takes it out; what it contains is removed with it (ANC-2). An inactive card changes nothing. */
export function toggleProduct(
  cart: Cart,
  product: AncillaryProduct,
): { readonly cart: Cart; readonly removed: readonly Removal[] } {
  if (!isActive(cart.chosen, product)) return { cart, removed: [] };
  if (cart.chosen.includes(product))
    return { cart: { ...cart, chosen: cart.chosen.filter((other) => other !== product) }, removed: [] };
  const { contains } = productFacts[product];
  const removed = cart.chosen.filter((other) => contains.includes(other));
  const kept = cart.chosen.filter((other) => !contains.includes(other));
  return {
    cart: { ...cart, chosen: inOrder([...kept, product]) },
    removed: removed.map((other) => ({ product: other, because: product })),
  };
}

/** Why the number of passengers cannot change by one; undefined where it can (ANC-4). */
export function passengerLimit(passengers: number, step: 1 | -1): "max" | "min" | undefined {
  const next = passengers + step;
  if (next > cartPassengers.max) return "max";
  return next < cartPassengers.min ? "min" : undefined;
}

/** Prices of one vendor in one currency, in minor units. A product without a price is not sold. */
export type Prices = Readonly<Partial<Record<AncillaryProduct, number>>>;

export interface CartLine {
  readonly product: AncillaryProduct;
  /** Of one, in minor units. */
  readonly unit: number;
  readonly quantity: number;
  readonly amount: number;
}

/** How many of a product a cart holds: its passengers, its chosen flights, or one (ANC-3). */
export function quantityOf({ passengers, segments }: Pick<Cart, "passengers" | "segments">, product: AncillaryProduct) {
  switch (productFacts[product].costType) {
    case "passenger":
      return passengers;
    case "segment":
      return segments.length;
    case "other":
      return 1;
  }
}

/** The lines of a cart and their sum in minor units (ANC-3). Page and server reckon with this. */
export function cartTotal(cart: Cart, prices: Prices): { readonly lines: readonly CartLine[]; readonly total: number } {
  const lines = cart.chosen.flatMap((product): readonly CartLine[] => {
    const unit = prices[product];
    if (unit === undefined) return [];
    const quantity = quantityOf(cart, product);
    return [{ product, unit, quantity, amount: unit * quantity }];
  });
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

export type CartProblem = "empty" | "passengers" | "contained" | "notSold" | "segments";

/** What is wrong with a cart that somebody wants to order; undefined for one that can be. */
export function cartProblem({ chosen, passengers, segments }: Cart, prices: Prices): CartProblem | undefined {
  if (chosen.length === 0) return "empty";
  if (!Number.isInteger(passengers) || passengers < cartPassengers.min || passengers > cartPassengers.max)
    return "passengers";
  if (new Set(chosen).size < chosen.length || chosen.some((product) => !isActive(chosen, product))) return "contained";
  if (chosen.some((product) => prices[product] === undefined)) return "notSold";
  const needsFlights = chosen.some((product) => productFacts[product].costType === "segment");
  return needsFlights && segments.length === 0 ? "segments" : undefined;
}

/** The products that a list such as "flight-watcher,weather-alerts" names, without those that are contained in another one of it. */
export function productsIn(list: string): readonly AncillaryProduct[] {
  const named = list.split(",");
  const known = ancillaryProducts.filter((product) => named.includes(product));
  return known.filter((product) => isActive(known, product));
}
