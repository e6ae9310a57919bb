/**
 * Lock times (QUE-23): HH:MM from minutes, with the unit; more than 99 hours have as many digits as they need, in groups of three as the
 * language has them.
 */
export function hoursMinutes(minutes: number, language: string): string {
  const whole = Math.max(0, Math.floor(minutes));
  const two = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(whole / 60);
  return `${hours < 1000 ? two(hours) : hours.toLocaleString(language)}:${two(whole % 60)} h`;
}
