/** A file's name without a path and control characters, as its readers see it. @param otherwise where nothing is left of it */
export const shownName = (name: string, otherwise: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .split(/[/\\]/)
    .at(-1)
    ?.trim()
    .slice(-120) || otherwise;
