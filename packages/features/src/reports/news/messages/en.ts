/** What is said of finished reports wherever the reader is. */
export const en = {
  ready_one: "1 ready",
  ready_other: "{{count}} ready",
  failed_one: "1 failed",
  failed_other: "{{count}} failed",
  "done.title": "{{report}} report is ready",
  "empty.title": "{{report}} report has no data",
  "failed.title": "{{report}} report has failed",
  "missed.title": "Reports have ended meanwhile",
  "missed.hint": "The connection was away for a while.",
  retry: "Retry",
  "retry.failed": "The report could not be tried again",
  link: "Download Reports",
} as const;
