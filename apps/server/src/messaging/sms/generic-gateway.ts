import { sign } from "../../platform/signature.ts";
import { readSignedReport } from "../reports/signed-report.ts";
import { reportsPath, type SmsGateway } from "./gateway.ts";
import { outcomeOf, post, wordOf } from "./post.ts";

export interface GenericGatewayOptions {
  readonly url: string;
  /** Number or name that messages come from. */
  readonly from: string;
  readonly secret: string;
  /** The server's own address as the gateway reaches it; undefined while nobody knows it. */
  readonly origin: () => string | undefined;
  readonly now: () => number;
}

/** What a gateway says about a receiver who wants no messages. */
const optedOutCode = "OPTED_OUT";

/**
 * A gateway that speaks our own simple language (docs/sms-gateways.md): JSON that is signed both ways, with an idempotency key, by
 * which a message that comes again after a crash is sent once.
 */
export function createGenericGateway({ url, from, secret, origin, now }: GenericGatewayOptions): SmsGateway {
  return {
    async send({ id, to, text }) {
      const host = origin();
      const reportTo = host === undefined ? null : host + reportsPath("sms");
      const body = JSON.stringify({ id, from, to, text, reportTo });
      const answer = await post(url, {
        headers: { "content-type": "application/json", "idempotency-key": id, ...sign(secret, body, now()) },
        body,
      });
      // 409: it has the message already.
      if (!("fault" in answer) && ((answer.status >= 200 && answer.status < 300) || answer.status === 409)) {
        const providerId = wordOf(answer.body, "id");
        return {
          outcome: "accepted",
          answer: `${answer.status} ${wordOf(answer.body, "message")}`.trim(),
          ...(providerId === "" ? {} : { providerId }),
        };
      }
      const told = "fault" in answer ? {} : answer.body;
      const code = wordOf(told, "code");
      return {
        ...outcomeOf(answer, wordOf(told, "message")),
        ...(code === "" ? {} : { errorCode: code }),
        ...(code === optedOutCode ? { optedOut: true as const } : {}),
      };
    },
    readReport: (request) => readSignedReport(request, secret, now()),
    close: async () => undefined,
  };
}
