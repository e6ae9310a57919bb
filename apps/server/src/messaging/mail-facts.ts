import type { FactorNews } from "../access/account-mail.ts";
import type { DistinguishingFact } from "@gatehouse/domain/checkin";
import type { DisruptionFacts } from "./disruption-facts.ts";
import type { ProspectFacts } from "./prospect-facts.ts";

/** What a mail says, by its purpose: enough to write it, and to write it again for staff, without any secret. */
interface PassFacts {
  /** The flight as people name it: "British Airways BA 117". */
  readonly flight: string;
  /** "London Heathrow Airport (LHR)" */
  readonly from: string;
  readonly to: string;
  /** Airport-local date (YYYY-MM-DD) and time (HH:MM). */
  readonly date: string;
  readonly time: string;
  readonly pnr: string;
  /** The document that is attached. */
  readonly dmscode: string;
}

/** A flight of an itinerary that a traveller has chosen. */
export type ChosenFlight = Pick<PassFacts, "flight" | "from" | "to" | "date" | "time">;

interface ChoiceFacts {
  readonly flights: readonly ChosenFlight[];
  /** Of everybody who travels. */
  readonly price: { readonly hundredths: number; readonly unit: string };
  /** Pieces, all passengers together. */
  readonly baggage: number;
}

interface RequestFacts {
  /** Days of the trip, `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  /** Leads to the request, for who signs in. */
  readonly link: string;
  /** Why staff cancelled it. */
  readonly reason?: string;
}

/** The flight that a mail is about first, as far as it is booked: vendors' templates name it. */
export interface FirstFlight {
  /** IATA designator and number of the flight. */
  readonly airline: string;
  readonly number: string;
  /** IATA. */
  readonly from: string;
  readonly to: string;
  /** Of the departure, on its airport's clock: `YYYY-MM-DD` and `HH:MM`. */
  readonly date: string;
  readonly time: string;
  readonly pnr: string;
}

interface TripFacts extends Omit<RequestFacts, "reason"> {
  /** Number of the version of the itinerary: later ones are changes. */
  readonly version: number;
}

interface CommentFacts {
  /** The words of the comments, oldest first. */
  readonly comments: readonly string[];
  /** The same as the sanitised HTML that is kept; null for one that is too long for a mail. Mails of earlier have none. */
  readonly rich?: readonly (string | null)[];
  /** Written to staff. */
  readonly staff: boolean;
  /** Leads to the comments, for who signs in. */
  readonly link: string;
}

interface LetterFacts {
  /** Written by hand, and sent as it is. */
  readonly subject: string;
  readonly text: string;
}

interface MentionFacts {
  /** Who mentioned them. */
  readonly by: string;
  /** Leads to the comments, for who signs in. */
  readonly link: string;
}

/** Where a vendor's travellers find help. */
export interface VendorCare {
  readonly phone: string;
  readonly email: string;
}

interface Addressed {
  /** Name of the vendor in whose name it is written. */
  readonly vendorName: string;
  /** Name of the traveller; with the title where somebody else of that name is in the booking. */
  readonly traveller: string;
  /** What else tells them apart, where the title does not. */
  readonly toldApartBy?: DistinguishingFact | null;
  readonly bookingNo: string;
  readonly language: MailLanguage;
  /**
   * The reader can stop mails of its kind (MSG-21): left out where the journey or the account needs them. The link is a secret of
   * the reader.
   */
  readonly optOut?: { readonly link?: string };
  /** Id of the vendor’s own template that it was written by; left out where it is ours. */
  readonly vendorTemplate?: number;
  /** Where that template says travellers find help; left out where the mail is ours. */
  readonly vendorCare?: VendorCare;
}

/** Languages in which mails are written. */
export const mailLanguages = ["en", "fr"] as const;
export type MailLanguage = (typeof mailLanguages)[number];

export type MailFacts = Addressed &
  (
    | ({ readonly template: "pass" | "passRevoked" } & PassFacts)
    /** `link` is left out where it is a secret of its reader. */
    | { readonly template: "missingInfo"; readonly link?: string; readonly flight?: FirstFlight }
    | ({ readonly template: "chosenFlight" } & ChoiceFacts)
    /** `address` of the list of choices in the dashboard. */
    | ({ readonly template: "chosenFlightStaff"; readonly address: string } & ChoiceFacts)
    /** A mail about an account; its `link` is a secret of its reader. */
    | { readonly template: "passwordReset"; readonly link?: string }
    | { readonly template: "accountInvitation"; readonly link?: string }
    /** Whoever asks for a password and signs in by single sign-on; the link is no secret. */
    | { readonly template: "signOnAccount"; readonly provider: string; readonly address: string }
    | {
        readonly template: "signOnLinked";
        readonly provider: string;
        readonly address: string;
        /** Seconds since 1970, UTC. */ readonly at: number;
      }
    | { readonly template: "passwordChanged"; /** Seconds since 1970, UTC. */ readonly at: number }
    | {
        readonly template: "secondFactor";
        readonly news: FactorNews;
        /** Seconds since 1970, UTC. */ readonly at: number;
      }
    | ({ readonly template: "requestSubmitted" } & RequestFacts)
    | ({ readonly template: "requestCancelled" } & RequestFacts)
    | ({ readonly template: "tripPublished" } & TripFacts)
    | ({ readonly template: "commentsUnread" } & CommentFacts)
    | ({ readonly template: "letter" } & LetterFacts)
    | DisruptionFacts
    | ProspectFacts
    | ({ readonly template: "commentMention" } & MentionFacts)
  );

/** What an SMS said, without secrets. */
interface SmsFacts {
  readonly template: "sms";
  readonly text: string;
}

export type MessageFacts = MailFacts | SmsFacts;
