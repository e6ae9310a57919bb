import { cartPassengers, productsIn } from "@gatehouse/domain/ancillary";

/**
 * The cart as it is in the address, so that nothing is lost by loading the page again, or by signing in first: the sign-in page leads
 * back to the whole address.
 */
export interface CartSearch {
  readonly bookingNo?: string;
  /** Where several vendors have the number. */
  readonly vendorCode?: string;
  readonly products?: string;
  /** As many as the booking has where nobody said otherwise. */
  readonly passengers?: number;
  /** Flights that were chosen; all of the booking where nobody said otherwise. */
  readonly flights?: string;
}

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).trim().slice(0, 200) : "";

/** Reads the address of Add Ancillary: whatever is damaged there is as if it were not there. */
export function parseCartSearch(raw: Readonly<Record<string, unknown>>): CartSearch {
  const [bookingNo, vendorCode] = [text(raw["bookingNo"]).slice(0, 60), text(raw["vendorCode"]).slice(0, 40)];
  const passengers = Number(text(raw["passengers"]));
  const products = productsIn(text(raw["products"])).join(",");
  const flights = flightsIn(text(raw["flights"]))?.join(",");
  const isCount = Number.isInteger(passengers) && passengers >= cartPassengers.min && passengers <= cartPassengers.max;
  return {
    ...(bookingNo === "" ? {} : { bookingNo }),
    ...(bookingNo === "" || vendorCode === "" ? {} : { vendorCode }),
    ...(products === "" ? {} : { products }),
    ...(isCount ? { passengers } : {}),
    ...(flights === undefined ? {} : { flights }),
  };
}

/** The flights that a list names; undefined where it says nothing, none for `-`. */
export function flightsIn(list: string): readonly (number | "-")[] | undefined {
  if (list === "-") return ["-"];
  const ids = list.split(",").filter((part) => /^[1-9]\d{0,14}$/.test(part));
  return ids.length === 0 ? undefined : ids.map(Number);
}
