import type { Queryable } from "../platform/database.ts";

/** Mails about an account. Who is meant and what they say is looked up when they go. */
export const accountMessages = {
  /** Somebody has asked for another password; by the address alone, whether anybody has it or not. */
  reset: "access.reset",
  passwordChanged: "access.password-changed",
  invitation: "access.invitation",
  /** Something about the second factor has changed, or a recovery code was used. */
  secondFactor: "access.second-factor",
  /** A provider of single sign-on has taken the place of the password. */
  signOnLinked: "access.sign-on-linked",
} as const;

/** What a mail about second factors tells. */
export const factorNews = ["on", "off", "reset", "codes", "recovery-used", "passkey-on", "passkey-off"] as const;
export type FactorNews = (typeof factorNews)[number];

interface AccountMessage {
  readonly kind: (typeof accountMessages)[keyof typeof accountMessages];
  readonly email: string;
  /** Code of the user's vendor; empty for staff of the house, and where nobody was looked up. */
  readonly vendor: string;
  /** The language that the reader has in front of them, where that is known. */
  readonly language?: "en" | "fr";
  /** Of a mail about second factors. */
  readonly news?: FactorNews;
}

/** Writes a mail in the transaction of the change it speaks of; areas above send it. */
export type SendAccountMail = (tx: Queryable, message: AccountMessage, now: number) => Promise<void>;
