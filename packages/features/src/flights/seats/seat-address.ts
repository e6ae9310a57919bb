import { canTravel, type Passengers } from "@gatehouse/domain/flights";
import type { CabinClass, SeatedType } from "@gatehouse/domain/seats";

/** A flight on a day, as the address of the page names it. */
export interface WantedFlight {
  readonly airline: string;
  readonly flightNum: string;
  /** yyyy-mm-dd */
  readonly date: string;
}

/** The flight of `/seat-map/{airline}/{flight}/{date}` (SEAT-1); undefined where the address names none. */
export function wantedFlight(path: string): WantedFlight | undefined {
  const [, airline = "", flightNum = "", date = ""] =
    /^\/seat-map\/([A-Za-z0-9]{2})\/(\d{1,4})\/(2[01]\d{2}-\d{2}-\d{2})\/?$/.exec(path) ?? [];
  return airline === "" ? undefined : { airline: airline.toUpperCase(), flightNum, date };
}

/** The address of the page with a flight's seat map. */
export const seatMapPath = ({ airline, flightNum, date }: WantedFlight): string =>
  `/seat-map/${airline.toUpperCase()}/${flightNum}/${date}`;

export interface Party {
  /** Who sits: adults, then children (SEAT-5). */
  readonly seated: readonly SeatedType[];
  readonly infants: number;
  readonly cabin: CabinClass;
}

/** Who travels, by the names that flight search uses; one adult where the address does not add up. */
export function partyOf(search: Readonly<Record<string, string>>): Party {
  const [child, infants] = [Number(search["children"] ?? 0), Number(search["infants"] ?? 0)];
  const asked: Passengers = { adults: Number(search["passengerCount"] ?? 1) - child - infants, child, infants };
  const { adults, child: children, infants: laps } = canTravel(asked) ? asked : { adults: 1, child: 0, infants: 0 };
  return {
    seated: [...Array<SeatedType>(adults).fill("adult"), ...Array<SeatedType>(children).fill("child")],
    infants: laps,
    cabin: search["cabin"] === "business" ? "business" : "economy",
  };
}
