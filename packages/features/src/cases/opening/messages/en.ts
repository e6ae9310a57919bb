export const en = {
  "trouble.CANCELLED": "{{flight}} {{route}} cancelled",
  "trouble.DELAYED": "{{flight}} {{route}} delayed by {{time}}",
  "trouble.MISSED_CONNECTION": "{{flight}} {{route}}: missed connection",
  minutes: "{{count}} min",
  hours: "{{hours}} h {{minutes}}",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  request: "Travel request: {{what}}",
} as const;
