/** How long check-in stays open. Part of the catalogues of check-in and of boarding passes. */
export const closingWords = {
  "closing.departed": "departed",
  "closing.closed": "closed",
  "closing.minutes": "{{minutes}} min",
  "closing.hours": "{{hours}} h {{minutes}}",
  "closing.days": "{{days}} d {{hours}} h",
  "closing.in": "closes in {{time}}",
  "closing.departs": "departs {{time}}",
} as const;
