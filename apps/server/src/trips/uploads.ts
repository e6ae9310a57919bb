/** Seconds for which an uploaded file that is in no version is kept: a draft may wait for its writer. */
export const waitingLife = 30 * 86_400;

/** A file's name without a path and control characters, as its readers see it. @param otherwise where nothing is left of it */
export const shownName = (name: string, otherwise: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-120) || otherwise;
