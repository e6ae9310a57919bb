/** When somebody would rather travel (REQ-8): airport-local times of day. */
export const timePreferences = ["Early Morning", "Morning", "Afternoon", "Evening", "Night"] as const;
export type TimePreference = (typeof timePreferences)[number];

/** Hours of a band, the first included, the last not; Night goes over midnight (REQ-8). */
export const timePreferenceHours: Readonly<Record<TimePreference, { readonly from: number; readonly to: number }>> = {
  "Early Morning": { from: 4, to: 8 },
  Morning: { from: 8, to: 12 },
  Afternoon: { from: 12, to: 17 },
  Evening: { from: 17, to: 21 },
  Night: { from: 21, to: 4 },
};

/**
 * The band of a time of day (REQ-8).
 * @param time `HH:MM`, the wall clock of the airport
 */
export function timePreferenceOf(time: string): TimePreference {
  const hour = Number(time.slice(0, 2));
  const found = timePreferences.find((band) => {
    const { from, to } = timePreferenceHours[band];
    return from < to ? hour >= from && hour < to : hour >= from || hour < to;
  });
  if (!found) throw new RangeError(`${time} is no time.`);
  return found;
}
