/** Children of the private shell (UI-8) without any screen yet. */
export const plannedChildren = ["trips", "travel-request", "my-trips", "embedded"] as const;
