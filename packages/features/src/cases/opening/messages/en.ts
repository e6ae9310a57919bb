export const en = {
  "trouble.CANCELLED": "Cancelled: {{flight}} {{route}}",
  "trouble.DELAYED": "Delayed {{time}}: {{flight}} {{route}}",
  "trouble.MISSED_CONNECTION": "Missed connection: {{flight}} {{route}}",
  minutes: "{{count}} min",
  hours: "{{hours}} h {{minutes}}",
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  request: "Travel request: {{what}}",
} as const;
