/**
 * When a case was opened, as lists of cases and their pages show it (CMT-12): `YYYY-MM-DD h:mm A` in UTC; in French with the hours that French people
 * count.
 * @param seconds since 1970, UTC
 */
export function caseTime(seconds: number, language: string): string {
  const [date = "", time = ""] = new Date(seconds * 1000).toISOString().slice(0, 16).split("T");
  if (language === "fr") return `${date} ${time}`;
  const hour = Number(time.slice(0, 2));
  const minute = time.slice(3);
  return `${date} ${String(hour % 12 || 12)}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
