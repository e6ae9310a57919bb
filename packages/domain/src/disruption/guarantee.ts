/** What the Flight Disruption Guarantee absorbs at most, per passenger, in hundredths of its unit (DIS-10). */
export const guaranteeLimit = { hundredths: 100_000, unit: "USD" } as const;

export interface Price {
  /** Of everybody who travels. */
  readonly hundredths: number;
  readonly unit: string;
}

export interface Shares {
  readonly absorbed: number;
  /** What the travellers pay. */
  readonly payable: number;
}

/** Who pays what of an alternative flight, in hundredths. The guarantee speaks of its own currency only. */
export function sharesOf(price: Price, passengers: number, isCovered: boolean): Shares {
  const most = isCovered && price.unit === guaranteeLimit.unit ? guaranteeLimit.hundredths * passengers : 0;
  const absorbed = Math.min(price.hundredths, most);
  return { absorbed, payable: price.hundredths - absorbed };
}

/** What a price that was asked again means (DIS-11). */
export type PriceVerdict =
  | "unchanged"
  | "cheaper"
  /** Dearer, and the guarantee absorbs it: staff confirm, and tell the traveller. */
  | "absorbed"
  /** The traveller would pay more than they have agreed to: it takes their yes. */
  | "needs-consent";

/**
 * Whether an alternative flight that costs something else by now can be booked, and who pays the difference.
 * @param chosen the price that the traveller saw
 * @param agreed what the traveller has said yes to paying, in hundredths: at first their share of the price they chose
 */
export function judgePrice(
  chosen: Price,
  now: Price,
  {
    passengers,
    isCovered,
    agreed,
  }: { readonly passengers: number; readonly isCovered: boolean; readonly agreed: number },
): PriceVerdict {
  if (now.unit !== chosen.unit) return "needs-consent";
  if (sharesOf(now, passengers, isCovered).payable > agreed) return "needs-consent";
  if (now.hundredths === chosen.hundredths) return "unchanged";
  return now.hundredths < chosen.hundredths ? "cheaper" : "absorbed";
}

/** Seconds for which a price that was asked again can be confirmed. */
export const quoteSeconds = 15 * 60;
/** Seconds for which a traveller can say yes to a dearer price. */
export const consentSeconds = 2 * 3600;
