/** Fields of Search Cases, each a text in the address. */
export const caseFields = ["bookingNo", "name", "email", "vCode", "assignedTo", "text"] as const;
export type CaseField = (typeof caseFields)[number];

/** What a list of cases shows, as it is in the address; defaults are left out. */
export interface CaseSearch extends Readonly<Partial<Record<CaseField, string>>> {
  /** Only in a search: cases of any state where it is left out. */
  readonly state?: "OPEN" | "CLOSED";
  /** Only in All Open Cases: those with comments that the reader has not read. */
  readonly unread?: true;
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
}

export const defaultPageSize = 50;
export const pageSizes: readonly number[] = [25, 50, 100, 200];

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** Reads the address of a list of cases: whatever is missing, damaged or not known there is as if it were not there. */
export function parseCaseSearch(raw: Readonly<Record<string, unknown>>): CaseSearch {
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  const texts = caseFields.flatMap((field) => {
    // Numbers come out of the address as numbers.
    const value = ["string", "number"].includes(typeof raw[field]) ? String(raw[field]).trim().slice(0, 120) : "";
    return value === "" ? [] : [[field, value] as const];
  });
  const state = (["OPEN", "CLOSED"] as const).find((each) => each === raw["state"]);
  return {
    ...Object.fromEntries(texts),
    ...(state ? { state } : {}),
    ...([true, "true", 1].includes(raw["unread"] as never) ? { unread: true as const } : {}),
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && pageSizes.includes(size) ? { size } : {}),
  };
}

/** Whether anything is searched for. */
export const isSearching = (search: CaseSearch): boolean =>
  search.state !== undefined || caseFields.some((field) => search[field] !== undefined);
