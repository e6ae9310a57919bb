import type { ItineraryContent } from "@gatehouse/domain/trips";

type ListName = "travellers" | "flights" | "cars" | "accommodations" | "trains";
const lists: readonly ListName[] = ["travellers", "flights", "cars", "accommodations", "trains"];

/**
 * What of an itinerary is complete: pieces and travellers with an error are left out, and texts with one are empty.
 * @param errors by path in the content: `flights.0.pnr`; what is outside it counts for nothing
 */
export function wholePart(
  content: ItineraryContent,
  errors: readonly { readonly field: string }[],
): { readonly content: ItineraryContent; readonly left: number } {
  const wrong = new Set(errors.map(({ field }) => field.split(".").slice(0, 2).join(".")));
  const whole = <T>(name: ListName, items: readonly T[]): T[] =>
    items.filter((_, place) => !wrong.has(`${name}.${place}`));
  const text = (name: "itinerarySummary" | "tripDescription"): string => (wrong.has(name) ? "" : content[name]);
  const part: ItineraryContent = {
    ...content,
    itinerarySummary: text("itinerarySummary"),
    tripDescription: text("tripDescription"),
    travellers: whole("travellers", content.travellers),
    flights: whole("flights", content.flights),
    cars: whole("cars", content.cars),
    accommodations: whole("accommodations", content.accommodations),
    trains: whole("trains", content.trains),
  };
  return { content: part, left: lists.reduce((sum, name) => sum + content[name].length - part[name].length, 0) };
}
