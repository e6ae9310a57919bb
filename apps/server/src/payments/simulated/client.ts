import { integer, text } from "@gatehouse/domain/validation";
import { object, string, ValidationError } from "yup";
import { isSigned, sign, signatureHeaders } from "../../platform/signature.ts";
import { BankAway, newsPath, type NewsReading, type PaymentProvider } from "../provider.ts";
import { startBank } from "./bank.ts";

const newsSchema = object({
  id: text(80).required(),
  event: string()
    .oneOf(["succeeded", "declined", "refunded", "refundFailed"] as const)
    .required(),
  paymentId: string().uuid().required(),
  amount: integer().min(0, "validation.range").required(),
  currency: text(3).required(),
  message: text(300).default(""),
}).noUnknown();

interface Parts {
  readonly secret: string;
  readonly now: () => number;
  /** Where this server is reached on this machine; undefined until it listens. */
  readonly origin: () => string | undefined;
  /** Milliseconds between what somebody does and what the bank tells. */
  readonly pace?: number;
}

const simulatedName = "simulated";

function readNews(body: Buffer): NewsReading {
  try {
    return newsSchema.validateSync(JSON.parse(body.toString("utf8")));
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) return "malformed";
    throw error;
  }
}

/** The demo world's bank: a server of its own on this machine, and what we say to it. No money moves. */
export async function openSimulatedBank({ secret, now, origin, pace }: Parts): Promise<PaymentProvider> {
  const bank = await startBank({ secret, now, ...(pace === undefined ? {} : { pace }) });
  async function ask(path: string, order: object): Promise<Readonly<Record<string, unknown>>> {
    const reportTo = origin();
    if (reportTo === undefined) throw new BankAway("this server does not listen yet");
    const body = JSON.stringify({ ...order, reportTo: `${reportTo}${newsPath(simulatedName)}` });
    try {
      const answer = await fetch(`${bank.url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...sign(secret, body, now()) },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      });
      if (!answer.ok) throw new BankAway(`the bank answered ${answer.status}`);
      return (await answer.json()) as Record<string, unknown>;
    } catch (error) {
      if (error instanceof BankAway) throw error;
      throw new BankAway("the bank does not answer", { cause: error });
    }
  }
  return {
    name: simulatedName,
    frames: [bank.url],
    isFramed: true,
    async open(charge) {
      const { session } = await ask("/sessions", charge);
      if (typeof session !== "string") throw new BankAway("the bank named no session");
      return { session, url: `${bank.url}/pay/${session}` };
    },
    async refund(of) {
      await ask("/refunds", of);
    },
    async ask({ paymentId }) {
      const { news } = await ask("/states", { paymentId });
      return news === undefined ? undefined : newsSchema.validateSync(news);
    },
    readNews({ body, headers }) {
      const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = headers;
      return isSigned(secret, body, { timestamp, signature }, now()) ? readNews(body) : "forged";
    },
    close: () => bank.close(),
  };
}
