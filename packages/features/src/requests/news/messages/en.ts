/** What is said of assigned travel requests wherever the reader is. */
export const en = {
  mark_one: "{{count}} assigned to you",
  mark_other: "{{count}} assigned to you",
  "assigned.one": "TR-{{id}} is assigned to you",
  assigned_one: "{{count}} travel request is assigned to you",
  assigned_other: "{{count}} travel requests are assigned to you",
  open: "Open TR-{{id}}",
  list: "Pending Travel Requests",
} as const;
