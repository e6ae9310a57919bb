/** What was typed as a search takes it, or the key of the words that say what is wrong. */
export type SearchTerm = { readonly term: string } | { readonly problem: SearchProblem };
export type SearchProblem = `checkin.${"pnr" | "airline"}.${"required" | "invalid"}`;

/*
 * No schemas: these two stand in the first load of the queue, which needs no other, and two patterns are all they are.
 */
const checked = (term: string, kind: "pnr" | "airline", pattern: RegExp): SearchTerm =>
  pattern.test(term) ? { term } : { problem: `checkin.${kind}.${term === "" ? "required" : "invalid"}` };

/** PNR search of the queue (QUE-13). Airlines issue six characters; some systems print five to eight. */
export const pnrSearch = (typed: string): SearchTerm => checked(typed.trim().toUpperCase(), "pnr", /^[A-Z0-9]{5,8}$/);

/** Airline search of the queue (QUE-13): two-character IATA designators, separated by commas or blanks. */
export const airlineSearch = (typed: string): SearchTerm =>
  checked(airlineCodesIn(typed).join(","), "airline", /^(?:(?!\d\d)[A-Z0-9]{2})(?:,(?!\d\d)[A-Z0-9]{2})*$/);

/** Airline codes as they were typed or stand in an address, each once. */
export function airlineCodesIn(typed: string): readonly string[] {
  return [
    ...new Set(
      typed
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

const quotes = /[\s"'“”‘’`]/g;

/** One PNR as people paste it: whitespace and quotes stripped, upper case. */
export const pnrOf = (typed: string): string => typed.replaceAll(quotes, "").toUpperCase();

/** PNRs typed or pasted as a list: whitespace and quotes stripped, split on commas, upper case, each once (QUE-14). */
export const pnrListOf = (typed: string): readonly string[] => [...new Set(pnrOf(typed).split(",").filter(Boolean))];
