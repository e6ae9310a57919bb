/** The texts of an itinerary as a PDF. */
export const en = {
  none: "Trips PDF is not available",
  label: "PDF of the itinerary",
  loading: "The PDF is being made…",
} as const;
