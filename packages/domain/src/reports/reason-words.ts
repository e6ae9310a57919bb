import type { Reason1, Reason2 } from "../checkin/index.ts";

/** The words of disposals (CHK-13) as files print them; screens have theirs in the message catalogue. */
const words: Readonly<Record<Reason1 | Reason2, string>> = {
  "1": "Checked in, boarding pass not available",
  "1-email": "By e-mail only",
  "1-airport": "At the airport counter only",
  "1-app": "In the airline's app only",
  "1-later": "Later than now",
  "2": "Online check-in not possible",
  "2-not-offered": "Not offered for this flight",
  "2-other-carrier": "Operated by another carrier",
  "2-airport": "Not supported by the airport",
  "2-window-closed": "Window closed",
  "2-documents": "Documents are checked at the airport",
  "3": "Passenger data problem",
  "3-passport": "Passport data missing or invalid",
  "3-name": "Name does not match",
  "3-visa": "Visa or destination address required",
  "3-pnr": "PNR not found",
  "4": "Flight changed or cancelled",
  "4-cancelled": "Cancelled",
  "4-rescheduled": "Rescheduled",
  "4-rebooked": "Passenger rebooked",
  "4-ticket": "Ticket not issued or refunded",
};

const isReason = (code: string): code is Reason1 | Reason2 => Object.hasOwn(words, code);

/** What a reason says; an unknown one says its code. */
export const reasonText = (code: string | null): string => (code === null ? "" : isReason(code) ? words[code] : code);
