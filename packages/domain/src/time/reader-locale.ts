/** Some browsers name what is no BCP 47 (`en-US@posix`). */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The locale by which a reader writes dates: that of their browser, where it is the page's language with a region. What comes after
 * another language in the browser's list says nothing about the reader: browsers add `en-US` to every list.
 * @param locale BCP 47, of the page; one that names a region stays as it is
 * @param spoken what the browser's reader speaks, best first: `navigator.languages`
 */
export function readerLocale(locale: string, spoken: readonly string[]): string {
  const page = new Intl.Locale(locale);
  if (page.region !== undefined) return locale;
  for (const tag of spoken) {
    const own = localeOf(tag);
    if (own === undefined) continue;
    if (own.language !== page.language) return locale;
    if (own.region !== undefined) return tag;
  }
  return locale;
}
