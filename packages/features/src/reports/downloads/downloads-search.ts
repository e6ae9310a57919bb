/** Which page of the reports is shown, as it is in the address; defaults are left out. */
export interface DownloadsSearch {
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
}

/** Pages of 50 (REP-19). */
export const defaultPageSize = 50;
export const sizes: readonly number[] = [25, 50, 100, 200];

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** Reads the address of Download Reports: whatever is missing, damaged or not known there is as if it were not there. */
export function parseDownloadsSearch(raw: Readonly<Record<string, unknown>>): DownloadsSearch {
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && sizes.includes(size) ? { size } : {}),
  };
}
