import { isEmail, readPhone } from "@gatehouse/domain/travellers";

/** Whom a message about a booking goes to. */
export interface MessageTo {
  readonly bookingNo: string;
  readonly vendorCode: string;
  /** As the case shows them: empty where nobody knows one, masked where the reader may not see it. */
  readonly email: string;
  readonly phone: string;
}

/**
 * The path of the page that writes to the traveller of a case, with the address that the case shows filled in (MSG-19); what is masked is
 * no address, and is left out.
 */
export function messagePath(channel: "sms" | "email", { bookingNo, vendorCode, email, phone }: MessageTo): string {
  const number = readPhone("", phone);
  const to = channel === "email" ? (isEmail(email) ? email : "") : number ? `+${number.code}${number.number}` : "";
  const about = new URLSearchParams({ ...(to === "" ? {} : { to }), bookingNo, vendorCode });
  return `/dashboard/communication/send-${channel}?${about.toString()}`;
}
