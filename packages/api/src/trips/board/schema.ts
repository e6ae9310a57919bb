import { checkInStates } from "@gatehouse/domain/checkin";
import { flag, integer, line } from "@gatehouse/domain/validation";
import { array, boolean, number, object, string } from "yup";
import { pageInput, pageOf } from "../../schema/page.ts";

/** How the check-in of a traveller stands; a cancelled flight has none (TRP-33). */
const boardStates = [...checkInStates, "CANCELLED"] as const;
/** What a booking's traveller was asked after a disruption, and whether they have answered (TRP-34). */
const boardChoices = ["asked", "chosen"] as const;

export const upcomingInput = object({
  /** Asks how punctual the flights were. */
  includeOntime: flag().default(false),
  /** The whole address of one of the travellers. */
  passengerEmail: line(254).default(""),
  /** Codes of vendors with a comma between them; empty for all that the caller sees. */
  vids: line(400).default(""),
  /** A booking number or a PNR. */
  bookingNo: line(60).default(""),
  /** IATA code of the marketing airline; empty for all. */
  airline: line(3).default(""),
  /** Only flights that were cancelled, or whose booking waits for a choice. */
  disrupted: flag().default(false),
  /** Only flights whose check-in closes within the hour while work is left. */
  closing: flag().default(false),
  /** Only flights whose traveller is in a chat now; none for who does not chat. */
  connected: flag().default(false),
  /** Only flights whose traveller has written in a chat what staff have not read; none for who does not chat. */
  unread: flag().default(false),
  /** Until when the flights depart, in seconds since 1970, UTC. At most 48 hours from now, which is the default. */
  before: integer().min(0, "validation.range"),
  ...pageInput(200),
}).noUnknown();

const flightName = object({ carrier: string().required(), number: string().required() });

/** A flight of a PNR. Instants are seconds since 1970, UTC. */
const upcomingSchema = object({
  segmentId: number().required(),
  vendor: string().required(),
  bookingNo: string().required(),
  pnr: string().required(),
  /** The instant, and what the clock at the airport shows then. */
  departure: object({
    at: number().required(),
    date: string().required(),
    time: string().required(),
    zone: string().required(),
  }).required(),
  marketing: flightName.required(),
  /** Null where it is the marketing airline's own. */
  operating: flightName.nullable().defined(),
  from: string().required(),
  to: string().required(),
  cancelled: boolean().required(),
  /** 0 to 100; null where nobody knows, or nobody asked. */
  onTimePercent: number().nullable().defined(),
  /** When the airline closes online check-in. */
  closesAt: number().required(),
  /** Its booking has an itinerary. */
  hasItinerary: boolean().required(),
  /** Of the booking; null where nothing is open. */
  choice: string().oneOf(boardChoices).nullable().defined(),
  /** Its booking has a comment that is newer than the caller's last look. */
  newCommentAdded: boolean().required(),
  /** Of its travellers' conversations with staff; null for who does not chat. */
  chat: object({
    /** Messages that staff have not read. */
    unread: number().required(),
    /** A traveller is there now. */
    connected: boolean().required(),
  })
    .nullable()
    .defined(),
  travellers: array(
    object({
      checkInId: number().required(),
      firstname: string().defined(),
      lastname: string().defined(),
      /** The user whose profile is theirs; null where there is none, or the caller may not read it (PRO-12). */
      profileOf: string().nullable().defined(),
      state: string().oneOf(boardStates).required(),
      hasPass: boolean().required(),
      /** The pass has been sent to them. */
      delivered: boolean().required(),
    }).required(),
  ).required(),
});

const option = object({ code: string().required(), flights: number().required() });

export const upcomingPageSchema = pageOf(upcomingSchema.required()).concat(
  object({
    /** Travellers of all pages together: one with two flights counts twice. */
    travellers: number().required(),
    /** How many of the flights, with the other filters as they are, are disrupted. */
    disrupted: number().required(),
    /** The same of check-ins that close within the hour, and of chats; these are null for who does not chat. */
    closing: number().required(),
    connected: number().nullable().defined(),
    unread: number().nullable().defined(),
    /** What is shown by hours from now on (0 to 47); hours without a departure are left out. */
    hours: array(
      object({
        hour: number().required(),
        flights: number().required(),
        disrupted: number().required(),
      }).required(),
    ).required(),
    /** Among what can be chosen: every vendor and airline that the caller sees, whatever is filtered. */
    vendors: array(option.required()).required(),
    airlines: array(option.required()).required(),
  }),
);
