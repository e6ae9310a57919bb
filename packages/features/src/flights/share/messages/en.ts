export const en = {
  inform: "Inform Traveler",
  with: "Share with",
  none: "No traveller is connected.",
  "none.help": "Travellers are listed here while they are in a live chat with you.",
  search: "They get the search {{from}} – {{to}}.",
  itinerary: "They get the selected itinerary {{from}} – {{to}}.",
  origin: "asked for this search",
  sending: "Sharing…",
  sent: "Shared with {{name}}.",
  failed: "Nothing was shared with {{name}}. Try again.",
  "flights.selection.noItineraries": "No itinerary data available to select",
  "flights.selection.notFound": "Itinerary not found",
} as const;
