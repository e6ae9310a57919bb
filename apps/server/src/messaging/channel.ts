/** Messages that one process sends by one way at the same time: more would keep calls waiting for connections to the database. */
export const senders = 8;

/** One message, ready to be taken to somebody. */
export interface OutgoingMail {
  /** Stable over all tries, so that a receiver can drop what comes twice. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  /** In whose name it is written. */
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
  /** Address at which its reader stops mails of its kind (RFC 2369); left out where they cannot. */
  readonly optOut?: string;
  readonly attachments: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly content: Uint8Array;
  }[];
}

/** One SMS, ready to go. */
export interface OutgoingSms {
  /** Stable over all tries, so that a gateway can drop what comes twice. */
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** What became of one try. */
export type Delivery = Tried & {
  /** What the gateway calls the message. */
  readonly providerId?: string;
  /** Number of the error, as the gateway counts them. */
  readonly errorCode?: string;
  /** The receiver wants no messages, says the gateway. */
  readonly optedOut?: true;
};
type Tried =
  /** The receiving server took it; whatever happens now is its business. */
  | { readonly outcome: "accepted"; readonly answer: string }
  /** The receiver's side asks for another try later. */
  | { readonly outcome: "later"; readonly answer: string }
  /** The receiver's side will never take it. */
  | { readonly outcome: "refused"; readonly answer: string }
  /** The way there is closed to every message: no connection, no greeting, no TLS, no login, the sender refused. */
  | { readonly outcome: "unreachable"; readonly answer: string };

/** A way to travellers: e-mail or SMS. */
export interface Channel<Outgoing = OutgoingMail> {
  /** Never throws: what went wrong is an outcome. */
  send(outgoing: Outgoing): Promise<Delivery>;
  close(): Promise<void>;
}
