import { airlineCodesIn, isViewId, type SortField, sortFields, type ViewId } from "@gatehouse/domain/checkin";

/** What the queue screen shows, as it is in the address: a link shows the same again. Defaults are left out. */
export interface QueueSearch {
  readonly view: ViewId;
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
  readonly sort?: SortField;
  readonly descending?: true;
  /** Show Expired. */
  readonly expired?: true;
  /** Of the PNR search. */
  readonly pnr?: string;
  /** Of the airline search: codes with commas between them. */
  readonly airline?: string;
  /** The one check-in that is selected. */
  readonly selected?: number;
}

/** Where the screen is, and how it asks to be elsewhere. */
export interface QueueAddress {
  /** What the address says; read it with `parseQueueSearch`. */
  readonly search: QueueSearch;
  /**
   * Asks for another address.
   * @param options `replace`: no step to come back to, as for a selection
   */
  readonly onSearchChange: (next: QueueSearch, options?: { readonly replace?: boolean }) => void;
}

/** Rows of a page (UI-10). */
export const defaultSize = 50;
export const pageSizes: readonly number[] = [50, 100, 200, 500];

const whole = (value: unknown): number | undefined => {
  const number = typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
};
const isOn = (value: unknown): boolean => value === true || value === "true";
const code = (value: unknown, pattern: RegExp): string | undefined => {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim().toUpperCase() : "";
  return pattern.test(text) ? text : undefined;
};

/** As many as one search takes. */
const maxAirlines = 50;
function airlines(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const codes = airlineCodesIn(String(value)).filter((each) => /^[A-Z0-9]{2}$/.test(each));
  return codes.length > 0 && codes.length <= maxAirlines ? codes.join(",") : undefined;
}

/** Reads the address of a view of the queue: whatever is missing, damaged or not known there is as if it were not there. */
export function parseQueueSearch(raw: Readonly<Record<string, unknown>>): QueueSearch {
  const view = typeof raw["view"] === "string" && isViewId(raw["view"]) ? raw["view"] : "assigned";
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  const sort = sortFields.find((field) => field === raw["sort"]);
  const pnr = view === "pnr-search" ? code(raw["pnr"], /^[A-Z0-9]{5,8}$/) : undefined;
  const airline = view === "airline-search" ? airlines(raw["airline"]) : undefined;
  const selected = whole(raw["selected"]);
  return {
    view,
    ...(page ? { page } : {}),
    ...(size && size !== defaultSize && pageSizes.includes(size) ? { size } : {}),
    ...(sort ? { sort } : {}),
    ...(sort && isOn(raw["descending"]) ? { descending: true } : {}),
    ...(isOn(raw["expired"]) ? { expired: true } : {}),
    ...(pnr ? { pnr } : {}),
    ...(airline ? { airline } : {}),
    ...(selected ? { selected } : {}),
  };
}

/** Another view: what belongs to the old one goes, Show Expired and the page size stay. */
export const searchOfView = (
  { size, expired }: QueueSearch,
  view: ViewId,
  term: Pick<QueueSearch, "pnr" | "airline"> = {},
): QueueSearch => ({
  view,
  ...(size ? { size } : {}),
  ...(expired ? { expired } : {}),
  ...term,
});

/** Another page of the same question. */
export function searchOfPage(
  { page: _page, size: _size, ...rest }: QueueSearch,
  page: number,
  size: number,
): QueueSearch {
  return { ...rest, ...(page > 0 ? { page } : {}), ...(size === defaultSize ? {} : { size }) };
}

/** Names the question that the rows answer: when it changes, the grid starts at its top. */
export const scopeOf = ({ view, expired, pnr, airline, sort, descending }: QueueSearch): string =>
  [view, expired, pnr, airline, sort, descending].join("/");
