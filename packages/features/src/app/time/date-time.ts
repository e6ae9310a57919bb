const formats = new Map<string, Intl.DateTimeFormat>();

function format(language: string, zone: string): Intl.DateTimeFormat {
  const key = `${language}/${zone}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(language, {
      timeZone: zone,
      year: "numeric",
      month: "short",
      day: "2-digit",
      hour: "numeric",
      minute: "2-digit",
      ...(language === "fr" ? { day: "numeric", hour: "2-digit", hourCycle: "h23" } : { hourCycle: "h12" }),
    });
    formats.set(key, found);
  }
  return found;
}

/**
 * A date-time of staff on screens (UI-2): `YYYY-MMM-DD h:mm A`. In French, as French people write it: `21 nov. 2026, 17:04`.
 * @param seconds since 1970, UTC
 * @param zone IANA time zone
 */
export function dateTime(seconds: number, zone: string, language: string): string {
  if (language === "fr") return format(language, zone).format(seconds * 1000);
  const part: Record<string, string> = {};
  for (const { type, value } of format(language, zone).formatToParts(seconds * 1000)) part[type] = value;
  return `${part["year"]}-${part["month"]?.replace(".", "")}-${part["day"]} ${part["hour"]}:${part["minute"]} ${part["dayPeriod"]?.toUpperCase()}`;
}

const days = new Map<string, Intl.DateTimeFormat>();

/** A day as people write it: `21 Nov 2026`, `21 nov. 2026`. @param date YYYY-MM-DD; anything else is shown as it is */
export function dayText(date: string, language: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  let found = days.get(language);
  if (!found) {
    found = new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", { dateStyle: "medium", timeZone: "UTC" });
    days.set(language, found);
  }
  return found.format(at);
}

/** A day in as little room as it takes: `20/08/2015`. @param date YYYY-MM-DD; anything else is shown as it is */
export const dayInDigits = (date: string, language: string): string => {
  const at = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return date;
  return at.toLocaleDateString(language === "fr" ? "fr" : "en-GB", { timeZone: "UTC" });
};

/**
 * How people call a zone at an instant: "GMT+1", "EST".
 * @param seconds since 1970, UTC
 * @param zone IANA time zone
 */
export function zoneName(seconds: number, zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "short" }).formatToParts(
    seconds * 1000,
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

const units = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

const relatives = new Map<string, Intl.RelativeTimeFormat>();

/**
 * How long ago, or in how long, in the largest unit that fits: "5 minutes ago", "in 2 hours".
 * @param now seconds since 1970, UTC
 * @param at seconds since 1970, UTC
 */
export function relativeTime(now: number, at: number, language: string): string {
  let words = relatives.get(language);
  if (!words) {
    words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
    relatives.set(language, words);
  }
  const left = at - now;
  const [unit, size] = units.find(([, seconds]) => Math.abs(left) >= seconds) ?? (["second", 1] as const);
  return unit === "second" ? words.format(0, "second") : words.format(Math.trunc(left / size), unit);
}

/** A day on a card (UI-2): `2026-Nov-30`; in French, as French people write it. @param date YYYY-MM-DD; anything else is shown as it is */
export function cardDay(date: string, language: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (language === "fr" || Number.isNaN(at.getTime())) return dayText(date, language);
  const month = at.toLocaleDateString("en", { month: "short", timeZone: "UTC" });
  return `${date.slice(0, 4)}-${month}-${date.slice(8)}`;
}
