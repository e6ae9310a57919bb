import type { DeliveryState } from "@gatehouse/domain/messaging";
import type { IncomingHttpHeaders } from "node:http";
import type { Channel, OutgoingSms } from "../channel.ts";

/** Where reports come in, below the server's own address. */
export const reportsPath = (channel: "sms" | "email"): string => `/api/messaging/reports/${channel}`;

/** What a gateway tells of a message that it took. */
export interface DeliveryReport {
  readonly kind: "report";
  /** Our own id of the message, where the gateway gives it back; else the one that it gave the message. */
  readonly message: string | undefined;
  readonly providerId: string | undefined;
  readonly status: DeliveryState;
  readonly errorCode?: string | undefined;
  readonly errorMessage?: string | undefined;
}

/** An SMS that somebody wrote to us. */
export interface ReceivedSms {
  readonly kind: "received";
  /** What the gateway calls it. */
  readonly providerId: string;
  /** As the gateway writes it: E.164, or not. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly media: number;
  /** What the gateway itself has made of it. */
  readonly optOut?: "stop" | "start" | undefined;
}

export type Report = DeliveryReport | ReceivedSms;

/** What came in, as it came. */
export interface ReportRequest {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
  /** Path and query. */
  readonly path: string;
}

/** `forged`: not signed, or not any more; `malformed`: signed and without sense; `nothing`: signed, and nothing to be kept. */
export type ReportReading = Report | "forged" | "malformed" | "nothing";

/** A way to telephones. */
export interface SmsGateway extends Channel<OutgoingSms> {
  /** Checks who says it, and reads what is said. */
  readonly readReport: (request: ReportRequest) => ReportReading;
}
