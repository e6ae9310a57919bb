const minute = 60;

/** How long it is until a flight leaves. */
export interface RelativeDeparture {
  readonly departed: boolean;
  /** Whole days, hours and minutes that are left; all 0 when it has departed. */
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** `late`: online check-in closes within a quarter of an hour, or has closed; `soon`: within an hour; `calm`: later. */
  readonly urgency: "late" | "soon" | "calm";
}

const late = 15 * minute;
const soon = 60 * minute;

/**
 * @param now seconds since 1970, UTC
 * @param departure seconds since 1970, UTC
 * @param closesAt when the airline closes online check-in, seconds since 1970, UTC
 */
export function relativeDeparture(now: number, departure: number, closesAt: number): RelativeDeparture {
  const left = departure - now;
  if (left <= 0) return { departed: true, days: 0, hours: 0, minutes: 0, urgency: "late" };
  const whole = Math.floor(left / minute);
  return {
    departed: false,
    days: Math.floor(whole / 1440),
    hours: Math.floor((whole % 1440) / 60),
    minutes: whole % 60,
    urgency: closesAt - now < late ? "late" : closesAt - now < soon ? "soon" : "calm",
  };
}
