import type { SearchProblem } from "@gatehouse/domain/flights";

/** Fields that can be wrong, in the order in which they stand. */
export const searchFields = ["from", "to", "departDate", "returnDate", "passengers"] as const;
export type SearchField = (typeof searchFields)[number];

/** What is wrong with each field, at most one thing each. */
export type SearchProblems = Readonly<Partial<Record<SearchField, SearchProblem>>>;
