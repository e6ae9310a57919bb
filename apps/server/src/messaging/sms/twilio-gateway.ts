import { createHmac, timingSafeEqual } from "node:crypto";
import type { DeliveryState } from "@gatehouse/domain/messaging";
import { hostilePath } from "../../platform/http/hostile-input.ts";
import type { Delivery } from "../channel.ts";
import { reportsPath, type ReportReading, type ReportRequest, type SmsGateway } from "./gateway.ts";
import { type GatewayAnswer, outcomeOf, post, wordOf } from "./post.ts";

export interface TwilioOptions {
  /** `https://<account SID>:<auth token>@api.twilio.com`. */
  readonly url: string;
  /** A number (E.164), or the SID of a messaging service (`MG…`). */
  readonly from: string;
  /** The server's own address as Twilio calls it. */
  readonly origin: string;
}

/** Its error numbers: the receiver has said STOP; our own number is at fault, which is nothing about the message. */
const optedOut = "21610";
const senderFaults: ReadonlySet<string> = new Set(["21212", "21603", "21606", "21607", "21659", "21660", "21705"]);

/** Its words for what became of a message. */
const stateOf: Readonly<Record<string, DeliveryState>> = {
  accepted: "accepted",
  scheduled: "accepted",
  queued: "accepted",
  sending: "accepted",
  sent: "sent",
  delivered: "delivered",
  read: "delivered",
  undelivered: "undelivered",
  failed: "undelivered",
  canceled: "undelivered",
};

/** What Twilio signs: the address as it called it, and after it every field and value by the names of the fields. */
export function twilioSignature(token: string, address: string, fields: URLSearchParams): string {
  const sorted = [...fields].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHmac("sha1", token)
    .update(address + sorted.map(([name, value]) => name + value).join(""))
    .digest("base64");
}

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

function refusal(answer: GatewayAnswer): Delivery {
  const body = "fault" in answer ? {} : answer.body;
  const code = wordOf(body, "code");
  const about = code === "" ? {} : { errorCode: code };
  const told = outcomeOf(answer, wordOf(body, "message"));
  if (code === optedOut) return { ...told, ...about, outcome: "refused", optedOut: true };
  // 401, 403 and 404 are about the account.
  if (senderFaults.has(code) || (!("fault" in answer) && answer.status === 404))
    return { ...told, ...about, outcome: "unreachable" };
  return { ...told, ...about };
}

/**
 * Twilio's Programmable Messaging (docs/sms-gateways.md). It knows no idempotency key: the address of its reports carries our id,
 * so that the first report of a message that a killed process had handed over marks it as sent before it would go again.
 */
export function createTwilioGateway({ url, from, origin }: TwilioOptions): SmsGateway {
  const { username, password, origin: host } = new URL(url);
  const [account, token] = [decodeURIComponent(username), decodeURIComponent(password)];
  const messages = `${host}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  return {
    async send({ id, to, text }) {
      const callback = new URL(reportsPath("sms"), origin);
      callback.searchParams.set("message", id);
      const answer = await post(messages, {
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}`,
        },
        body: new URLSearchParams({
          To: to,
          ...(from.startsWith("MG") ? { MessagingServiceSid: from } : { From: from }),
          Body: text,
          StatusCallback: callback.href,
        }).toString(),
      });
      if ("fault" in answer || answer.status < 200 || answer.status > 299) return refusal(answer);
      return {
        outcome: "accepted",
        answer: `${answer.status} ${wordOf(answer.body, "status")}`,
        providerId: wordOf(answer.body, "sid"),
      };
    },
    readReport: (request) => readTwilioReport(request, { account, token, origin }),
    close: async () => undefined,
  };
}

function readTwilioReport(
  { body, headers, path }: ReportRequest,
  { account, token, origin }: { readonly account: string; readonly token: string; readonly origin: string },
): ReportReading {
  const fields = new URLSearchParams(body.toString("utf8"));
  const { "x-twilio-signature": given } = headers;
  const address = new URL(path, origin);
  if (typeof given !== "string" || !same(given, twilioSignature(token, address.href, fields))) return "forged";
  if (hostilePath(Object.fromEntries(fields)) || fields.get("AccountSid") !== account) return "malformed";
  const providerId = fields.get("MessageSid") ?? fields.get("SmsSid") ?? "";
  if (providerId === "") return "malformed";
  const word = fields.get("MessageStatus") ?? fields.get("SmsStatus") ?? "";
  if (word === "received" || word === "receiving") {
    const type = fields.get("OptOutType");
    return {
      kind: "received",
      providerId,
      from: fields.get("From") ?? "",
      to: fields.get("To") ?? "",
      text: (fields.get("Body") ?? "").slice(0, 2000),
      media: Number(fields.get("NumMedia") ?? 0) || 0,
      ...(type === "STOP" ? { optOut: "stop" as const } : type === "START" ? { optOut: "start" as const } : {}),
    };
  }
  const status = stateOf[word];
  // What Twilio will report one day is no mistake of this message.
  if (status === undefined) return "nothing";
  return {
    kind: "report",
    message: address.searchParams.get("message") ?? undefined,
    providerId,
    status,
    errorCode: fields.get("ErrorCode") ?? undefined,
    errorMessage: fields.get("ErrorMessage") ?? undefined,
  };
}
