import { chanceOf } from "./chance.ts";
import type { Route } from "./timetable.ts";

interface Leg {
  readonly route: Pick<Route, "carrier" | "kilometres">;
  readonly number: string;
  readonly seatsRemaining: number | null;
  /** Midnight of the day of departure, as if it were UTC, in seconds since 1970. */
  readonly midnight: number;
}

/** Fare classes: the cheapest are sold first. */
const classes = [0.78, 1, 1.24] as const;

/** What one flight costs an adult, in US dollars: by distance, airline, day of the week, and how many cheap seats are left. */
export function legFare({ route: { carrier, kilometres }, number, seatsRemaining, midnight }: Leg): number {
  const distance = 30 + 0.62 * kilometres ** 0.78;
  const airline = carrier.isLowCost ? 0.6 : 0.86 + chanceOf(carrier.seed, 7) * 0.36;
  const date = Math.round(midnight / 86_400);
  // 1 January 1970 was a Thursday: Fridays and Sundays are dear.
  const weekday = date % 7 === 1 || date % 7 === 3 ? 1.12 : 1;
  const left = seatsRemaining ?? 5;
  const cheap = chanceOf(carrier.seed, Number(number), date, 8);
  const fareClass = classes[left <= 2 ? 2 : Math.floor(cheap * 3)] ?? 1;
  return distance * airline * weekday * fareClass;
}

/** Changing planes makes a trip cheaper than its flights, buying late makes it dearer. @param leadDays days until departure */
export function tripFactor(stops: number, leadDays: number): number {
  const change = stops === 0 ? 1 : stops === 1 ? 0.72 : 0.62;
  const late = [
    [2, 2.1],
    [7, 1.6],
    [14, 1.3],
    [30, 1.1],
  ].find(([days = 0]) => leadDays < days);
  return change * (late?.[1] ?? 1);
}

const roundTrip = 0.92;
const cents = (amount: number) => Math.round(amount * 100) / 100;

interface Travellers {
  readonly adults: number;
  readonly child: number;
  readonly infants: number;
}

/** The price of everybody together, in US dollars: children pay three quarters, infants on a lap a tenth. */
export function priceOf(fares: readonly number[], segments: number, { adults, child, infants }: Travellers) {
  const adult = fares.reduce((sum, fare) => sum + fare, 0) * (fares.length > 1 ? roundTrip : 1);
  const base = cents(adult) * adults + cents(adult * 0.75) * child + cents(adult * 0.1) * infants;
  const fees = segments * 17.3 * (adults + child) + segments * 2 * infants;
  // What one pays times everybody is what all pay, to the cent.
  const everybody = adults + child + infants;
  const each = cents((base * 1.04 + fees) / everybody);
  return {
    basePrice: { amount: cents(base), unit: "USD" },
    tax: { amount: cents(each * everybody - base), unit: "USD" },
  };
}
