/** The texts of an itinerary as a PDF. */
export const en = {
  none: "Trips PDF is not available",
  retry: "Try again",
  label: "PDF of the itinerary",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  fitWidth: "Fit width",
  download: "Download PDF",
  newTab: "Open in a new tab",
  loading: "The PDF is being made…",
  page: "Page {{page}} of {{count}}",
} as const;
