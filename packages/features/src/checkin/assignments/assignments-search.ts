/** What the assignments screen shows, as it is in the address; defaults are left out. */
export interface AssignmentsSearch {
  /** From 0, of the locked assignments. */
  readonly page?: number;
  readonly size?: number;
  /** The lock status is grouped by lock id. */
  readonly grouped?: true;
}

/** Where the screen is, and how it asks to be elsewhere. */
export interface AssignmentsAddress {
  /** What the address says; read it with `parseAssignmentsSearch`. */
  readonly search: AssignmentsSearch;
  /** Asks for another address. */
  readonly onSearchChange: (next: AssignmentsSearch, options?: { readonly replace?: boolean }) => void;
}

/** Pages of 50 (UI-10). */
export const defaultPageSize = 50;
export const sizes: readonly number[] = [25, 50, 100, 200];

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** Reads the address of Assignments: whatever is missing, damaged or not known there is as if it were not there. */
export function parseAssignmentsSearch(raw: Readonly<Record<string, unknown>>): AssignmentsSearch {
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && sizes.includes(size) ? { size } : {}),
    ...(raw["grouped"] === "true" || raw["grouped"] === true ? { grouped: true } : {}),
  };
}
