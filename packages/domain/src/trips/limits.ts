/** How much an itinerary may hold (TRP-2). */
export const itineraryLimits = {
  travellers: 50,
  flights: 40,
  cars: 20,
  accommodations: 30,
  trains: 30,
  /** Characters of a text of one line, and of one with several. */
  line: 200,
  text: 4000,
} as const;
