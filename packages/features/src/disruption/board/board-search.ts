/** What the board's address says. */
export interface DisruptionSearch {
  /** A name, a number or a flight. */
  readonly q?: string;
  readonly airline?: string;
  /** The disruption that is open. */
  readonly id?: number;
}

const text = (value: unknown, longest: number): string | undefined =>
  (typeof value === "string" || typeof value === "number") && String(value).trim() !== ""
    ? String(value).trim().slice(0, longest)
    : undefined;

/** Reads the address of the disruption board: its filters and the chosen disruption; what makes no sense is left out. */
export function parseDisruptionSearch(search: Readonly<Record<string, unknown>>): DisruptionSearch {
  const q = text(search["q"], 60);
  const airline = text(search["airline"], 3);
  const id = Number(search["id"]);
  return {
    ...(q === undefined ? {} : { q }),
    ...(airline === undefined ? {} : { airline: airline.toUpperCase() }),
    ...(Number.isSafeInteger(id) && id > 0 ? { id } : {}),
  };
}
