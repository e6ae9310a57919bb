/** Where a tab remembers the link of a disruption that it was opened by (DIS-4). */
const key = "gatehouse.disruption-link";

/** The halves of a link, and the booking that it opened. */
export interface RememberedLink {
  readonly searchid: string;
  readonly token: string;
  /** Unknown before the link was opened. */
  readonly bookingNo?: string;
}

const isLink = (value: unknown): value is RememberedLink =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "searchid") === "string" &&
  typeof Reflect.get(value, "token") === "string";

/** Remembers a link for this tab alone: its token stands in no address, and a reload still works. */
export function rememberLink(link: RememberedLink): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(link));
  } catch {
    // Storage can be forbidden; then a reload asks for the message's link again.
  }
}

/** The link that this tab was opened by. */
export function rememberedLink(): RememberedLink | undefined {
  try {
    const link: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isLink(link) ? link : undefined;
  } catch {
    return undefined;
  }
}
