/**
 * Address parameters are plain texts, `?view=disposed&page=2`: each screen reads them with its own parser, so that an address typed
 * by hand or written by an older version still opens something sensible.
 */
export const readAddress = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Writes what a page holds as the parameters of its address. @returns the parameters with a leading `?`, or nothing */
export function writeAddress(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text === "" ? "" : `?${text}`;
}

/**
 * A screen's parser, such that what it left out is gone: the router lays what a parser returns over what the address says, so a
 * damaged parameter has to be set to nothing to be as if it were not there.
 * @returns the parser for a route; every parameter of the address that was not understood is undefined in its answer
 */
export const onlyParsed =
  <Search extends object>(parse: (raw: Readonly<Record<string, unknown>>) => Search) =>
  (raw: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
    ...parse(raw),
  });
