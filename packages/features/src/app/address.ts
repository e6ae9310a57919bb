/**
 * Address parameters are plain texts, `?view=disposed&page=2`: each screen reads them with its own parser, so that an address typed
 * by hand or written by an older version still opens something sensible.
 */
export const readAddress = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** @returns the parameters with a leading `?`, or nothing */
export function writeAddress(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}
