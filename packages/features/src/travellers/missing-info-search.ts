import { type PublicLinkId, publicLinkId } from "@gatehouse/domain/travellers";

/** A link that was sent to a traveller. */
export interface InfoLink {
  readonly searchId: PublicLinkId;
  readonly bookingNo: string;
}

/**
 * The link that the address is (TRV-1: `searchid` and `bookingNo`). Mail programs change the case of addresses: the names are
 * read in any.
 * @returns undefined where a part is missing or can be none
 */
export function linkInAddress(search: Readonly<Record<string, unknown>>): InfoLink | undefined {
  const parts = new Map(Object.entries(search).map(([name, value]) => [name.toLowerCase(), String(value).trim()]));
  const searchId = publicLinkId(parts.get("searchid") ?? "");
  const bookingNo = parts.get("bookingno") ?? "";
  return searchId !== undefined && bookingNo !== "" && bookingNo.length <= 40 ? { searchId, bookingNo } : undefined;
}
