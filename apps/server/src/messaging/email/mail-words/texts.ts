import type { FactorNews } from "../../../access/account-mail.ts";
import type { DistinguishingFact } from "@gatehouse/domain/checkin";

/** Texts of a mail about a travel request. */
interface RequestWords {
  readonly subject: (about: { readonly vendor: string; readonly request: string }) => string;
  readonly lead: string;
  readonly next: string;
}

/** Texts of a mail with a key that its reader alone knows. */
interface KeyWords {
  readonly subject: (vendor: string) => string;
  readonly lead: string;
  readonly button: string;
  readonly secret: string;
  /** Stands for the link where it is not shown. */
  readonly hidden: string;
}

/** Every text of the mails. French is complete by its type. */
export interface MailWords {
  readonly hello: (name: string) => string;
  readonly pass: {
    readonly subject: (about: { readonly vendor: string; readonly flight: string; readonly date: string }) => string;
    readonly lead: string;
    readonly carry: string;
  };
  readonly passRevoked: {
    readonly subject: (about: { readonly vendor: string; readonly flight: string; readonly date: string }) => string;
    readonly lead: string;
    readonly next: string;
  };
  readonly missingInfo: {
    readonly subject: (about: { readonly vendor: string; readonly bookingNo: string }) => string;
    readonly lead: string;
    readonly button: string;
    readonly secret: string;
    /** Stands for the link where it is not shown. */
    readonly hidden: string;
  };
  readonly chosenFlight: {
    readonly subject: (about: { readonly vendor: string; readonly bookingNo: string }) => string;
    readonly lead: string;
    readonly next: string;
  };
  readonly chosenFlightStaff: {
    readonly subject: (about: { readonly bookingNo: string }) => string;
    readonly hello: string;
    readonly lead: string;
    readonly button: string;
  };
  readonly passwordReset: KeyWords;
  readonly accountInvitation: KeyWords;
  readonly signOnAccount: {
    readonly subject: (vendor: string) => string;
    /** @param provider what the button of the sign-in page says */
    readonly lead: (provider: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly signOnLinked: {
    readonly subject: (vendor: string) => string;
    readonly lead: (provider: string, at: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly passwordChanged: {
    readonly subject: (vendor: string) => string;
    readonly lead: (at: string) => string;
    readonly next: string;
  };
  readonly secondFactor: {
    readonly subject: (vendor: string) => string;
    /** What has happened, and when. */
    readonly lead: Readonly<Record<FactorNews, (at: string) => string>>;
    readonly next: string;
  };
  readonly requestSubmitted: RequestWords;
  readonly requestCancelled: RequestWords;
  readonly openRequest: string;
  readonly tripPublished: {
    readonly subject: (about: { readonly vendor: string; readonly bookingNo: string }) => string;
    readonly lead: string;
    /** Of a version after the first. */
    readonly changed: string;
    readonly next: string;
    readonly button: string;
  };
  readonly commentsUnread: {
    readonly subject: (about: {
      readonly vendor: string;
      readonly bookingNo: string;
      readonly count: number;
    }) => string;
    readonly lead: (count: number) => string;
    readonly leadOfStaff: (count: number) => string;
    readonly button: string;
    /** What a picture without a name is called. */
    readonly picture: string;
  };
  readonly commentMention: {
    readonly subject: (about: { readonly by: string; readonly bookingNo: string }) => string;
    readonly lead: (about: { readonly by: string; readonly bookingNo: string }) => string;
    readonly button: string;
  };
  readonly label: Readonly<
    Record<
      | "traveller"
      | "flight"
      | "from"
      | "to"
      | "departure"
      | "pnr"
      | "booking"
      | "price"
      | "baggage"
      | "request"
      | "trip"
      | "reason",
      string
    >
  >;
  /** What tells travellers of one name apart. */
  readonly apart: (fact: DistinguishingFact["fact"], value: string) => string;
  readonly localTime: string;
  readonly footer: (vendor: string) => string;
  /** How its reader stops mails of its kind. */
  readonly optOut: { readonly stop: string; readonly hidden: string };
  /** Locale of dates. */
  readonly locale: string;
}
