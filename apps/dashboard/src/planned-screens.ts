/** Children of the private shell (UI-8) without any screen yet. */
export const plannedChildren = [
  "profile",
  "payments",
  "trips",
  "travel-request",
  "my-trips",
  "ancillary",
  "communication",
  "embedded",
] as const;
