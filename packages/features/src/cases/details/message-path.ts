import { isEmail, readPhone } from "@gatehouse/domain/travellers";

/** Whom a message about a booking goes to. */
export interface MessageTo {
  readonly bookingNo: string;
  readonly vendorCode: string;
  /** As the case shows them: empty where nobody knows one, masked where the reader may not see it. */
  readonly email: string;
  readonly phone: string;
}

/** What the server puts instead of letters and digits that a reader may not see. */
const masked = "•••";

/**
 * The path of the page that writes to the traveller of a case, with the address that the case shows filled in (MSG-19). Where that is
 * masked it says that the traveller is meant, whom the server knows (MSG-20).
 */
export function messagePath(channel: "sms" | "email", { bookingNo, vendorCode, email, phone }: MessageTo): string {
  const number = readPhone("", phone);
  const shown = channel === "email" ? email : phone;
  const known = channel === "email" ? (isEmail(email) ? email : "") : number ? `+${number.code}${number.number}` : "";
  const to = shown.includes(masked) ? "traveller" : known;
  const about = new URLSearchParams({ ...(to === "" ? {} : { to }), bookingNo, vendorCode });
  return `/dashboard/communication/send-${channel}?${about.toString()}`;
}
