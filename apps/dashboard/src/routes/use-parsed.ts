import { useMemo } from "react";

/**
 * Reads what the address says by the screen's own parser, which is loaded with the screen. The answer is the same as long as the
 * address is.
 */
export const useParsed = <Search>(
  raw: Readonly<Record<string, unknown>>,
  parse: (raw: Readonly<Record<string, unknown>>) => Search,
): Search => useMemo(() => parse(raw), [raw, parse]);
