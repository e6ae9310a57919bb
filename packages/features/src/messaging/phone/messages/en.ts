export const en = {
  code: "{{label}}: country calling code",
  found_one: "1 country",
  found_other: "{{count}} countries",
  none: "No country with this code or name",
} as const;
