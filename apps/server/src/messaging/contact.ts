import { maskAddress, maskNumber } from "@gatehouse/domain/messaging";
import type { Queryable } from "../platform/database.ts";
import { wantsNoEmails } from "./email/opt-outs.ts";
import type { MessageBooking } from "./find-booking.ts";
import { type Reader, seesTravellers } from "./search.ts";
import { e164 } from "./sms/add-sms.ts";
import { isOptedOut } from "./sms/opt-outs.ts";

/** The traveller of a booking, and how they can be reached; empty where nobody knows. */
export interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** Who the traveller of a booking is: what stands above messages knows it. */
export type ContactOf = (tx: Queryable, of: Pick<MessageBooking, "vendor" | "bookingNo">) => Promise<Contact>;

/** The traveller of a booking as the one who writes to them sees them (MSG-20): masked for who may not see check-ins. */
export async function shownContact(tx: Queryable, reader: Reader, { name, email, phone }: Contact) {
  const open = seesTravellers(reader);
  const number = e164(phone) ?? "";
  return {
    name,
    email: open ? email : maskAddress(email),
    phone: open ? number : maskNumber(number),
    wantsNoEmails: email !== "" && (await wantsNoEmails(tx, email)),
    wantsNoSms: number !== "" && (await isOptedOut(tx, number)),
  };
}
