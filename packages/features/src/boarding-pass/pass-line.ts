import type { ReadPass } from "@gatehouse/domain/boarding-pass";

/** What a pass says in one line: `NOVAK/ANA · VY 2204 · BUD→LTN`. */
export function passLine({ printedName, legs }: ReadPass): string {
  const [leg] = legs;
  const flight = [leg?.operatingCarrier, leg?.flightNumber].filter(Boolean).join(" ");
  const route = leg?.from && leg.to ? `${leg.from}→${leg.to}` : "";
  return [printedName, leg?.pnr, flight, route].filter(Boolean).join(" · ");
}
