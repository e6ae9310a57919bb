import type { IncomingHttpHeaders } from "node:http";

/** Where banks tell their news. */
export const newsPath = (provider: string): string => `/api/payments/news/${provider}`;

/** Languages that somebody can pay in: those of the pages on which they order. */
export type PayerLanguage = "en" | "fr";

export interface Charge {
  /** Ours: the bank takes it as the key that makes asking again harmless. */
  readonly paymentId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** Of the page on which somebody asked to pay: the bank's page answers in it. */
  readonly language: PayerLanguage;
  /** What is paid, in words. */
  readonly description: Readonly<Record<PayerLanguage, string>>;
  /** Where the bank's page leads back to, without parameters (PAY-1). */
  readonly returnTo: string;
  /** What the bank called it when it was opened before; null for the first time. */
  readonly session: string | null;
}

/** A charge that was opened. */
export interface OpenedCharge extends Pick<Charge, "paymentId" | "amount" | "currency"> {
  readonly session: string;
}

export interface BankNews {
  /** The bank's id of this piece of news. */
  readonly id: string;
  readonly event: "succeeded" | "declined" | "refunded" | "refundFailed";
  readonly paymentId: string;
  readonly amount: number;
  readonly currency: string;
  /** For people; empty where there is nothing to say. */
  readonly message: string;
}

export type NewsReading = BankNews | "forged" | "malformed" | "nothing";

/** The bank does not answer, or not as it should. */
export class BankAway extends Error {}

/** A bank. It says by its signed news alone what became of a payment (PAY-5). */
export interface PaymentProvider {
  readonly name: string;
  /** Where its pages are: our pages may hold them in a frame. */
  readonly frames: readonly string[];
  /** Whether its page may stand in a frame of ours; otherwise it opens in a tab of its own. */
  readonly isFramed: boolean;
  /** Opens the page on which somebody pays. Asked again, it is the same page while somebody can pay there. @throws BankAway */
  readonly open: (charge: Charge) => Promise<{ readonly session: string; readonly url: string }>;
  /** Asks for the money to go back. Asked again, it goes back once. @throws BankAway */
  readonly refund: (of: OpenedCharge) => Promise<void>;
  /** What came of a payment, asked because no news of it came; undefined while there is nothing to say. @throws BankAway */
  readonly ask: (of: OpenedCharge) => Promise<BankNews | undefined>;
  readonly readNews: (request: {
    readonly body: Buffer;
    readonly headers: Readonly<IncomingHttpHeaders>;
  }) => NewsReading;
  readonly close: () => Promise<void>;
}
