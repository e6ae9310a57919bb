/** English texts of the download of one's own data. */
export const en = {
  pdf: "Download as PDF",
  json: "Download as JSON",
  collecting: "Collecting your data",
  failed: "Your data could not be read. Try again.",
} as const;
