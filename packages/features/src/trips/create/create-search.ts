import { type AncillaryProduct, productsIn } from "@gatehouse/domain/ancillary";

/** What the address of the page says: the names are those of the specification. */
export interface CreateTripSearch {
  readonly travelRequestId?: number;
  /** The booking whose next version is made. */
  readonly bookingNo?: string;
  readonly vendorCode?: string;
  /** Products that go into the cart of the booking once it is published (ANC-9). */
  readonly ancillaries?: readonly AncillaryProduct[];
}

const textOf = (value: unknown): string | undefined => {
  // A number comes out of the address as a number.
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" || text.length > 40 ? undefined : text;
};

/** Reads the address of Create Trip: whatever is missing or damaged is as if it were not there. */
export function parseCreateTripSearch(raw: Readonly<Record<string, unknown>>): CreateTripSearch {
  const id = Number(raw["travelRequestId"]);
  const bookingNo = textOf(raw["bookingNo"]);
  const vendorCode = textOf(raw["vendorCode"]);
  const ancillaries = typeof raw["ancillaries"] === "string" ? productsIn(raw["ancillaries"].slice(0, 200)) : [];
  return {
    ...(Number.isSafeInteger(id) && id > 0 ? { travelRequestId: id } : {}),
    ...(bookingNo === undefined ? {} : { bookingNo }),
    ...(vendorCode === undefined ? {} : { vendorCode }),
    ...(ancillaries.length === 0 ? {} : { ancillaries }),
  };
}
