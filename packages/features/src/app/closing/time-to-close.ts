const minute = 60;

/** How long a check-in can still be done. */
export interface TimeToClose {
  /** `closed`: the airline no longer takes it, and the flight has not left. */
  readonly state: "open" | "closed" | "departed";
  /** Whole days, hours and minutes that are left; all 0 when it has closed. */
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** `late`: it closes within a quarter of an hour, or has closed; `soon`: within an hour; `calm`: later. */
  readonly urgency: "late" | "soon" | "calm";
}

const late = 15 * minute;
const soon = 60 * minute;

/**
 * How long online check-in stays open, in days, hours and minutes, and how much that presses.
 * @param now seconds since 1970, UTC
 * @param closesAt when the airline closes online check-in, seconds since 1970, UTC
 * @param departsAt seconds since 1970, UTC
 */
export function timeToClose(now: number, closesAt: number, departsAt: number): TimeToClose {
  const left = closesAt - now;
  if (left <= 0)
    return { state: departsAt <= now ? "departed" : "closed", days: 0, hours: 0, minutes: 0, urgency: "late" };
  const whole = Math.floor(left / minute);
  return {
    state: "open",
    days: Math.floor(whole / 1440),
    hours: Math.floor((whole % 1440) / 60),
    minutes: whole % 60,
    urgency: left < late ? "late" : left < soon ? "soon" : "calm",
  };
}
