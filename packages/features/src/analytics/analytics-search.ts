import { questionLength } from "@gatehouse/domain/analytics";

/** What the address of the page says: the question whose answer it shows. */
export interface AnalyticsSearch {
  readonly q?: string;
}

/** Reads the address of Database Analytics; whatever is no question is left out. */
export function parseAnalyticsSearch(search: Readonly<Record<string, unknown>>): AnalyticsSearch {
  const { q } = search;
  const text = typeof q === "string" || typeof q === "number" ? String(q).trim() : "";
  return text === "" || text.length > questionLength ? {} : { q: text };
}
