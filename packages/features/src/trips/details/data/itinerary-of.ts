import type { Api } from "@gatehouse/api/client";
import type { ItineraryContent } from "@gatehouse/domain/trips";

type Answered = Awaited<ReturnType<Api["trips"]["one"]>>["extendedItinerary"];

/** An itinerary as the product shows it. */
export interface Itinerary extends Omit<Answered, "content"> {
  readonly content: ItineraryContent;
}

/** The contract's schema says that the content is one; its type is too deep to be told. */
export const itineraryOf = (answered: Answered): Itinerary => answered as Itinerary;
