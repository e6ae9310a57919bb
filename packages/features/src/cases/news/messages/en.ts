/** What is said of cases wherever the reader is. */
export const en = {
  mark_one: "{{count}} with new comments",
  mark_other: "{{count}} with new comments",
} as const;
