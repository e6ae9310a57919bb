/** What a list of trips shows, as it is in the address; defaults are left out. */
export interface MineSearch {
  /** Code of a vendor. */
  readonly vendorCode?: string;
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

/** Reads the address of Upcoming Trips and Current Trips: whatever is missing or damaged is as if it were not there. */
export function parseMineSearch(raw: Readonly<Record<string, unknown>>): MineSearch {
  const vendorCode = ["string", "number"].includes(typeof raw["vendorCode"]) ? String(raw["vendorCode"]).trim() : "";
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...(vendorCode === "" || vendorCode.length > 40 ? {} : { vendorCode }),
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && pageSizes.includes(size) ? { size } : {}),
  };
}
