import { deliveryStates } from "@gatehouse/domain/messaging";
import { integer, text } from "@gatehouse/domain/validation";
import { object } from "yup";
import { hostilePath } from "../../platform/http/hostile-input.ts";
import { isSigned, signatureHeaders } from "../../platform/signature.ts";
import type { ReportReading, ReportRequest } from "../sms/gateway.ts";

const reportSchema = object({
  kind: text(10).oneOf(["report"]).required(),
  /** Our id, as it was sent with the message. */
  id: text(100).required(),
  status: text(20).oneOf(deliveryStates).required(),
  errorCode: text(50),
  errorMessage: text(300),
}).noUnknown();

const receivedSchema = object({
  kind: text(10).oneOf(["received"]).required(),
  /** The gateway's own id; by it a repetition is known. */
  id: text(100).required(),
  from: text(40).required(),
  to: text(40).required(),
  text: text(2000).default(""),
  media: integer().min(0, "validation.range").default(0),
}).noUnknown();

const kindOf = (parsed: unknown): unknown =>
  typeof parsed === "object" && parsed !== null && "kind" in parsed ? parsed.kind : undefined;

/** Reads a report that is JSON, signed with the secret of both sides, and not older than its signature allows. */
export function readSignedReport({ body, headers }: ReportRequest, secret: string, now: number): ReportReading {
  const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = headers;
  if (!isSigned(secret, body, { timestamp, signature }, now)) return "forged";
  try {
    const parsed: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
    if (hostilePath(parsed)) return "malformed";
    if (kindOf(parsed) === "received") {
      const { id, from, to, text: words, media } = receivedSchema.validateSync(parsed);
      return { kind: "received", providerId: id, from, to, text: words, media };
    }
    const { id, status, errorCode, errorMessage } = reportSchema.validateSync(parsed);
    return { kind: "report", message: id, providerId: undefined, status, errorCode, errorMessage };
  } catch {
    return "malformed";
  }
}
