/** The parts of a flight as messages name it: "TAP Air Portugal TP 210". */
export function partsOfFlight(flight: string): { readonly airline: string; readonly number: string } {
  const words = flight.split(" ");
  return { airline: words.slice(0, -2).join(" "), number: words.slice(-2).join(" ") };
}
