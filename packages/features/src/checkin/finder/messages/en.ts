export const en = {
  found: "Check-ins",
  departed: "departed",
  pnr: "PNR Search: {{pnr}}",
  views: "Queue views",
  view: "Queue view: {{view}}",
  failed: "The check-ins could not be searched.",
} as const;
