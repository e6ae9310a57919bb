import { integer } from "../setting.ts";

/** How long things are kept. */
export const retentionSettings = {
  retentionDays: integer({
    name: "RETENTION_DAYS",
    about:
      "Days after a booking's last arrival for which boarding passes, passport data and what else a traveller supplied for the trip are kept",
    fallback: 90,
    min: 1,
    max: 3650,
    unit: "days",
  }),
  flightResultHours: integer({
    name: "FLIGHT_RESULT_HOURS",
    about: "How long the answer of a flight search is kept: so long a link to it opens the same list",
    fallback: 24,
    min: 1,
    max: 720,
    unit: "hours",
  }),
} as const;
