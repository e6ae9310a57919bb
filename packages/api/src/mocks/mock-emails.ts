import type { ChannelState } from "@gatehouse/domain/messaging";
import type { LiveEvent } from "../realtime/index.ts";
import type { MockEmail } from "./factories/email.ts";
import type { MockSms } from "./factories/sms.ts";

export interface MockEmailsOptions {
  readonly emails?: readonly MockEmail[];
  /** Default the demo's own. */
  readonly channel?: ChannelState;
  readonly sms?: readonly MockSms[];
  /** Booking numbers that exist beside those of the messages. */
  readonly bookings?: readonly string[];
  /** Numbers whose owners have said STOP, and addresses whose owners have stopped e-mails that can be stopped. */
  readonly optedOut?: readonly string[];
  /** How the traveller of every booking is reached. */
  readonly traveller?: MockTraveller;
}

/** The traveller of a booking; empty where nobody knows. */
interface MockTraveller {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const zoe: MockTraveller = { name: "Zoë Quill", email: "zoe.quill@traveller.example", phone: "+33639981234" };

/** Messages to travellers, and how they go on. */
export interface MockEmails {
  readonly all: () => readonly MockEmail[];
  readonly channel: () => ChannelState;
  readonly sms: () => readonly MockSms[];
  readonly changeSms: (id: string, patch: Partial<MockSms>) => void;
  readonly addSms: (sms: MockSms) => void;
  readonly addEmail: (email: MockEmail) => void;
  readonly hasBooking: (bookingNo: string) => boolean;
  /** @param address a number, or an e-mail address */
  readonly isOptedOut: (address: string) => boolean;
  readonly traveller: () => MockTraveller;
  readonly find: (id: string) => MockEmail | undefined;
  /** Something becomes of a message; open screens hear of it. */
  readonly change: (id: string, patch: Partial<MockEmail>) => void;
}

/** E-mails and SMS of a mock world: what messaging's calls read and send. */
export function createMockEmails(
  {
    emails = [],
    channel = "demo",
    sms: givenSms = [],
    bookings = [],
    optedOut = [],
    traveller = zoe,
  }: MockEmailsOptions,
  emit: (event: LiveEvent) => void,
): MockEmails {
  let rows = [...emails];
  let sms = [...givenSms];
  const changed = (id: string) => emit({ type: "message.changed", ids: [id] });
  return {
    sms: () => sms,
    changeSms: (wanted, patch) => {
      sms = sms.map((row) => (row.id === wanted ? { ...row, ...patch } : row));
      changed(wanted);
    },
    addSms: (row) => {
      sms = [row, ...sms];
      changed(row.id);
    },
    addEmail: (row) => {
      rows = [row, ...rows];
      changed(row.id);
    },
    hasBooking: (wanted) =>
      bookings.includes(wanted) || [...rows, ...sms].some(({ bookingNo }) => wanted !== "" && bookingNo === wanted),
    isOptedOut: (address) => optedOut.includes(address),
    traveller: () => traveller,
    all: () => rows,
    channel: () => channel,
    find: (wanted) => rows.find(({ id }) => id === wanted),
    change: (wanted, patch) => {
      rows = rows.map((row) => (row.id === wanted ? { ...row, ...patch } : row));
      changed(wanted);
    },
  };
}
