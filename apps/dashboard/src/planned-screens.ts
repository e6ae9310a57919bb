/** Children of the private shell (UI-8) without any screen yet. */
export const plannedChildren = ["payments", "trips", "travel-request", "my-trips", "ancillary", "embedded"] as const;
