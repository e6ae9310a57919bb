export const en = {
  filters: "Filters",
  set_one: "{{count}} set",
  set_other: "{{count}} set",
} as const;
