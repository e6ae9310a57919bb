import type { BilledWatch, CheckInCounts } from "@gatehouse/domain/reports";
import { addDays, daysBetween, type DateRange, localInstant, weekday } from "@gatehouse/domain/time";
import { createRandom, seedOf } from "../../sample-data/random.ts";
import { sampleNetworks } from "./sample-data.ts";

const airlines = Object.keys(sampleNetworks);

/** A vendor's check-ins per day and airline: more before weekends, none on some days. The same day is always the same. */
export function createCheckInCounts(vendor: string, { from, to }: DateRange): CheckInCounts {
  const counts: CheckInCounts = {};
  for (let offset = 0; offset <= daysBetween(from, to); offset += 1) {
    const date = addDays(from, offset);
    const random = createRandom(seedOf(`${vendor} ${date}`));
    if (random.chance(0.04)) continue;
    const rush = weekday(date) === 5 || weekday(date) === 7 ? 1.5 : 1;
    const rows = airlines
      .filter(() => random.chance(0.6))
      .map((iata) => ({ iata, count: Math.round(random.between(2, 90) * rush) }));
    if (rows.length > 0) counts[date] = rows;
  }
  return counts;
}

/** Watched flights of a vendor: two a day, each fifth of them deactivated. @param zone the vendor's IANA time zone */
export const createWatchedFlights = (vendor: string, { from, to }: DateRange, zone: string): readonly BilledWatch[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) * 2 }, (_, index): BilledWatch => {
    const date = addDays(from, Math.floor(index / 2));
    const random = createRandom(seedOf(`${vendor} ${date} ${index % 2}`));
    const airline = random.pick(airlines);
    const network = sampleNetworks[airline] ?? [];
    const origin = random.pick(network);
    const isEnded = random.chance(0.2);
    const createdAt = localInstant(date, "08:00", zone) + random.between(0, 36_000);
    return {
      watchId: 7000 + (seedOf(`${vendor} ${date}`) % 900_000) * 2 + (index % 2),
      bookingNo: String(60_400_000 + random.between(0, 90_000)),
      pnr: random.letters("ABCDEFGHJKLMNPQRSTUVWXYZ23456789", 6),
      airline,
      flightnum: String(random.between(20, 9200)),
      from: origin,
      to: random.pick(network.filter((iata) => iata !== origin)),
      departureDate: addDays(date, random.between(1, 30)),
      departureTime: "06:15",
      createdAt,
      deactivatedAt: isEnded ? createdAt + 3600 : null,
      passengers: "Ana Novak, Luka Novak",
      outcome: isEnded ? "ended" : "watching",
      price: null,
    };
  });
