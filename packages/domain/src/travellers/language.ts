/** Most characters of a language tag that is kept: every language with script, region and variants in use fits. */
const longest = 35;

/**
 * A language as a BCP 47 tag in its one way of writing: `fr-CA` for `FR-ca`.
 * @returns undefined for a text that is none
 */
export function languageTag(text: string): string | undefined {
  if (text.length > longest) return undefined;
  try {
    const [tag] = Intl.getCanonicalLocales(text.trim());
    // Codes of languages have two or three letters; `und` says that nobody knows, and an extension how numbers are written.
    return tag !== undefined && /^(?!und\b)[a-z]{2,3}(?:-[a-z0-9]{2,})*$/i.test(tag) ? tag : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The language to write in.
 * @param known languages that may be meant, as tags, the best first
 * @param written codes of the languages that there are; the first one is for everybody else
 */
export function languageToWrite<Code extends string>(
  known: readonly (string | null | undefined)[],
  written: readonly [Code, ...Code[]],
): Code {
  const spoken = known.map((tag) => tag?.split("-", 1)[0]);
  return spoken.map((code) => written.find((one) => one === code)).find((code) => code !== undefined) ?? written[0];
}
