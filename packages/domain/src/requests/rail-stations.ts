/** A station that trains are asked for from or to (REQ-9). */
export interface RailStation {
  /** Amtrak's code. */
  readonly code: string;
  readonly name: string;
}

/** Whoever chooses it writes the station's name (REQ-9). */
export const otherStation = "Others";

/** Amtrak's codes of the stations that are offered, in the order in which they are (REQ-9). */
export const railStations: readonly RailStation[] = [
  { code: "NYP", name: "New York Penn" },
  { code: "PHL", name: "Philadelphia" },
  { code: "WAS", name: "Washington Union" },
  { code: "BOS", name: "Boston South" },
  { code: "BAL", name: "Baltimore Penn" },
  { code: "WIL", name: "Wilmington" },
  { code: "NWK", name: "Newark Penn" },
  { code: "NHV", name: "New Haven" },
  { code: "PVD", name: "Providence" },
  { code: otherStation, name: "Others" },
];

/** A stored station as people read it: "New York Penn (NYP)"; what somebody wrote stays as it is. */
export function stationText(stored: string): string {
  const known = railStations.find(({ code }) => code === stored && code !== otherStation);
  return known ? `${known.name} (${known.code})` : stored;
}
