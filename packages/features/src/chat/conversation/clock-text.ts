/** The time of day of a message: `17:12`. @param seconds since 1970 */
export const timeOf = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", { hour: "2-digit", minute: "2-digit" }).format(
    seconds * 1000,
  );

/** The day of a message: `Friday 20 November`. @param seconds since 1970 */
export const dayOf = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language === "fr" ? "fr" : "en-GB", {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(seconds * 1000);

/** Two letters in the circle beside a speaker of the chat. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word = "") => Array.from(word)[0] ?? "")
    .join("")
    .toLocaleUpperCase();
};
