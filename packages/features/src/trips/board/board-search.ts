/** Parts of the board that somebody looks at alone, one at a time (TRP-31). */
export const cuts = ["disrupted", "closing", "connected", "unread"] as const;
export type Cut = (typeof cuts)[number];

/** What the board shows, as it is in the address; defaults are left out. */
export interface BoardSearch {
  /** Code of a vendor. */
  readonly vendor?: string;
  /** IATA code of an airline. */
  readonly airline?: string;
  /** A booking number, a PNR, or a traveller's e-mail address. */
  readonly text?: string;
  /** Only flights that are cancelled, or whose booking waits for a choice. */
  readonly disrupted?: true;
  /** Only flights whose check-in closes within the hour while work is left. */
  readonly closing?: true;
  /** Only flights whose traveller is in a chat, or has written there what nobody has read. */
  readonly connected?: true;
  readonly unread?: true;
  /** From 0. */
  readonly page?: number;
  readonly size?: number;
}

export const defaultPageSize = 100;
export const pageSizes: readonly number[] = [50, 100, 200];

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number < 1_000_000 ? number : undefined;
};

/** A booking's number comes out of the address as a number. */
const word = (value: unknown, longest: number): string =>
  ["string", "number"].includes(typeof value) ? String(value).trim().slice(0, longest) : "";

/** The part that is looked at alone; undefined for all flights. */
export const cutOf = (search: BoardSearch): Cut | undefined => cuts.find((each) => search[each]);

/** A part, as it is in the address. */
export const ofCut = (cut: Cut | undefined): Pick<BoardSearch, Cut> => (cut === undefined ? {} : { [cut]: true });

/** The board's search without the part that is looked at alone. */
export function withoutCut(search: BoardSearch): BoardSearch {
  const { disrupted: _disrupted, closing: _closing, connected: _connected, unread: _unread, ...rest } = search;
  return rest;
}

/** Reads the address of Next 48 Hours: whatever is missing, damaged or not known there is as if it were not there. */
export function parseBoardSearch(raw: Readonly<Record<string, unknown>>): BoardSearch {
  const vendor = word(raw["vendor"], 40);
  const airline = word(raw["airline"], 3);
  const text = word(raw["text"], 254);
  const page = whole(raw["page"]);
  const size = whole(raw["size"]);
  return {
    ...(vendor === "" || vendor.includes(",") ? {} : { vendor }),
    ...(airline === "" ? {} : { airline: airline.toUpperCase() }),
    ...(text === "" ? {} : { text }),
    ...ofCut(cuts.find((each) => String(raw[each]) === "true")),
    ...(page ? { page } : {}),
    ...(size && size !== defaultPageSize && pageSizes.includes(size) ? { size } : {}),
  };
}

/** What is typed is an address where it has an at sign, otherwise a booking. */
export const asked = (text = ""): { readonly passengerEmail: string; readonly bookingNo: string } =>
  text.includes("@") ? { passengerEmail: text, bookingNo: "" } : { passengerEmail: "", bookingNo: text.slice(0, 60) };
