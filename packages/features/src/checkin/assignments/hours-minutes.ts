/** Lock times (QUE-23): HH:MM from minutes, with the unit; more than 99 hours have as many digits as they need. */
export function hoursMinutes(minutes: number): string {
  const whole = Math.max(0, Math.floor(minutes));
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)} h`;
}
