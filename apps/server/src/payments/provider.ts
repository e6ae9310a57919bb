import type { IncomingHttpHeaders } from "node:http";

/** Where banks tell their news. */
export const newsPath = (provider: string): string => `/api/payments/news/${provider}`;

export interface Charge {
  /** Ours: the bank takes it as the key that makes asking again harmless. */
  readonly paymentId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  /** What is paid, in words. */
  readonly description: string;
  /** Where the bank's page leads back to, without parameters (PAY-1). */
  readonly returnTo: string;
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
  /** Opens the page on which somebody pays. @throws BankAway */
  readonly open: (charge: Charge) => Promise<{ readonly session: string; readonly url: string }>;
  /** Asks for the money to go back. Asked again, it goes back once. @throws BankAway */
  readonly refund: (
    of: Pick<Charge, "paymentId" | "amount" | "currency"> & { readonly session: string },
  ) => Promise<void>;
  readonly readNews: (request: {
    readonly body: Buffer;
    readonly headers: Readonly<IncomingHttpHeaders>;
  }) => NewsReading;
  readonly close: () => Promise<void>;
}
