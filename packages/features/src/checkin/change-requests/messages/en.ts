/** The list of what travellers ask for; the words of a change and its decision stand with the details page. */
export const en = {
  none: "No change waits",
  waiting_one: "{{count}} change waits for a decision",
  waiting_other: "{{count}} changes wait for a decision",
  oldest: "The oldest come first.",
  some: "The {{shown}} oldest of {{total}} are shown.",
  refresh: "Refresh",
  loading: "Reading what travellers ask for…",
  failed: "The changes could not be read",
  "failed.again": "The changes could not be read anew. What you see may have been decided since.",
  retry: "Try again",
  more: "Show more",
  booking: "{{booking}} · {{pnr}}: check-in details",
  asked: "Asked {{ago}}",
  at: "{{time}} UTC",
  "empty.title": "No traveller asks for a change",
  "empty.hint": "Changes of names and e-mail addresses that travellers ask for appear here by themselves.",
} as const;
