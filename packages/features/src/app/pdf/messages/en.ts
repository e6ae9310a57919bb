/** The texts around a PDF that is shown. */
export const en = {
  retry: "Try again",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  fitWidth: "Fit width",
  download: "Download PDF",
  newTab: "Open in a new tab",
  page: "Page {{page}} of {{count}}",
} as const;
