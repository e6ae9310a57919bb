/** How people call the time of a zone: "Central Time", "heure centrale nord-américaine". @param zone IANA time zone */
export function zoneTitle(seconds: number, zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(
    seconds * 1000,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

/** The heading of a day: "Monday 30 November". @param date YYYY-MM-DD */
export function dayTitle(date: string, language: string): string {
  const text = new Date(`${date}T00:00:00Z`).toLocaleDateString(language === "fr" ? "fr" : "en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
