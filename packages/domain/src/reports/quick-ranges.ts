/** The zone that the efficiency report is read in, whatever the browser's is (spec 1 §9). */
export const efficiencyZone = "Asia/Kolkata";

/** Quick ranges of the efficiency report, in minutes before now (spec 1 §9). */
export const quickMinutes = [30, 60, 180] as const;
export type QuickMinutes = (typeof quickMinutes)[number];

/** What the efficiency and the time span report show at first, in minutes (spec 1 §9). */
export const defaultMinutes = 60 satisfies QuickMinutes;

/** What Total Checkin Count shows at first: so many days, today being the last of them (spec 1 §9). */
export const countDays = 10;
