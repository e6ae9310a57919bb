import Fastify, { type FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { isSigned, sign, signatureHeaders } from "../../platform/signature.ts";
import type { SmsGateway } from "./gateway.ts";
import { createGenericGateway } from "./generic-gateway.ts";
import { createTwilioGateway, twilioSignature } from "./twilio-gateway.ts";

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

interface Got {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}
interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly location?: string;
}

/** A real HTTP server that answers as a test wants it. */
async function gatewayServer(answer: Answer | "drop") {
  const got: Got[] = [];
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.post("*", async ({ url, headers, body, raw }, reply) => {
    got.push({ path: url, headers, body: String(body) });
    if (answer === "drop") {
      raw.socket.destroy();
      return reply.hijack();
    }
    if (answer.location) reply.header("location", answer.location);
    return reply.code(answer.status).send(answer.body ?? {});
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  open.push(app);
  return { got, host: `127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

const sms = { id: "0f8fad5b-d9cb-469f-a165-70867728950e", to: "+33639981234", text: "Gate 7 – bientôt" };
const secret = "a secret of both sides, long enough";
const now = 1_763_800_000;
const origin = "https://travel.example";
const generic = (host: string) =>
  createGenericGateway({
    url: `http://${host}/send`,
    from: "+33639980000",
    secret,
    origin: () => origin,
    now: () => now,
  });
const twilio = (host: string, from = "+33639980000") =>
  createTwilioGateway({ url: `http://AC1:to%2Fken@${host}`, from, origin });

describe("the generic gateway", () => {
  test("gets a signed message with an idempotency key and where to report", async () => {
    const { got, host } = await gatewayServer({ status: 202, body: { id: "g-1", message: "queued" } });
    expect(await generic(host).send(sms)).toEqual({ outcome: "accepted", answer: "202 queued", providerId: "g-1" });
    const [call] = got;
    expect(call?.headers["idempotency-key"]).toBe(sms.id);
    const { [signatureHeaders.time]: timestamp, [signatureHeaders.signature]: signature } = call?.headers ?? {};
    expect(isSigned(secret, Buffer.from(call?.body ?? ""), { timestamp, signature }, now)).toBe(true);
    expect(JSON.parse(call?.body ?? "")).toEqual({
      id: sms.id,
      from: "+33639980000",
      to: sms.to,
      text: sms.text,
      reportTo: "https://travel.example/api/messaging/reports/sms",
    });
  });

  test.each([
    ["it has it already", { status: 409 }, { outcome: "accepted" }],
    [
      "no such number",
      { status: 400, body: { code: "X1", message: "no such number" } },
      { outcome: "refused", errorCode: "X1" },
    ],
    ["they said STOP", { status: 422, body: { code: "OPTED_OUT" } }, { outcome: "refused", optedOut: true }],
    ["a wrong key", { status: 401 }, { outcome: "unreachable" }],
    ["too many", { status: 429 }, { outcome: "unreachable" }],
    ["its own mistake", { status: 500 }, { outcome: "later" }],
    ["away for a while", { status: 503 }, { outcome: "unreachable" }],
    ["go elsewhere", { status: 307, location: "http://127.0.0.1:1/" }, { outcome: "unreachable" }],
    ["nothing", "drop" as const, { outcome: "unreachable" }],
  ])("answers: %s", async (_, answer, outcome) => {
    const { host } = await gatewayServer(answer);
    expect(await generic(host).send(sms)).toMatchObject(outcome);
  });

  test("that is away is nobody's fault", async () => {
    expect(await generic("127.0.0.1:1").send(sms)).toMatchObject({ outcome: "unreachable" });
  });
});

describe("Twilio", () => {
  test("gets the form it wants, with our id in the address of its reports", async () => {
    const { got, host } = await gatewayServer({ status: 201, body: { sid: "SM1", status: "queued" } });
    expect(await twilio(host).send(sms)).toEqual({ outcome: "accepted", answer: "201 queued", providerId: "SM1" });
    const [call] = got;
    expect(call?.path).toBe("/2010-04-01/Accounts/AC1/Messages.json");
    expect(call?.headers["authorization"]).toBe(`Basic ${Buffer.from("AC1:to/ken").toString("base64")}`);
    expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
      To: sms.to,
      From: "+33639980000",
      Body: sms.text,
      StatusCallback: `https://travel.example/api/messaging/reports/sms?message=${sms.id}`,
    });
    await twilio(host, "MG7").send(sms);
    expect(new URLSearchParams(got[1]?.body).get("MessagingServiceSid")).toBe("MG7");
  });

  test.each([
    ["the receiver said STOP", 400, 21610, { outcome: "refused", optedOut: true, errorCode: "21610" }],
    ["no such number", 400, 21211, { outcome: "refused", errorCode: "21211" }],
    ["our own number is wrong", 400, 21606, { outcome: "unreachable", errorCode: "21606" }],
    ["the account is wrong", 404, 20404, { outcome: "unreachable" }],
    ["the token is wrong", 401, 20003, { outcome: "unreachable" }],
    ["too many", 429, 20429, { outcome: "unreachable" }],
    ["its own mistake", 500, 20500, { outcome: "later" }],
  ])("answers: %s", async (_, status, code, outcome) => {
    const { host } = await gatewayServer({ status, body: { code, message: "no" } });
    expect(await twilio(host).send(sms)).toMatchObject(outcome);
  });
});

const signedJson = (report: object, { at = now, key = secret } = {}) => {
  const body = Buffer.from(JSON.stringify(report));
  return { body, headers: sign(key, body, at), path: "/api/messaging/reports/sms" };
};
const path = `/api/messaging/reports/sms?message=${sms.id}`;
const signedForm = (fields: Readonly<Record<string, string>>, token = "to/ken", address = `${origin}${path}`) => {
  const form = new URLSearchParams(fields);
  return {
    body: Buffer.from(form.toString()),
    headers: { "x-twilio-signature": twilioSignature(token, address, form) },
    path,
  };
};

// MSG-14
describe("reports", () => {
  const gateways: readonly SmsGateway[] = [generic("127.0.0.1:1"), twilio("127.0.0.1:1")];
  const [ours, theirs] = gateways;

  test("Twilio's own example of a signature", () => {
    const fields = new URLSearchParams({
      CallSid: "CA1234567890ABCDE",
      Caller: "+14158675310",
      Digits: "1234",
      From: "+14158675310",
      To: "+18005551212",
    });
    expect(twilioSignature("12345", "https://example.com/myapp.php?foo=1&bar=2", fields)).toBe(
      "L/OH5YylLD5NRKLltdqwSvS0BnU=",
    );
  });

  test("what is signed is read", () => {
    expect(ours?.readReport(signedJson({ kind: "report", id: sms.id, status: "delivered" }))).toMatchObject({
      kind: "report",
      message: sms.id,
      status: "delivered",
    });
    expect(
      ours?.readReport(signedJson({ kind: "received", id: "in-1", from: sms.to, to: "+33639980000", text: "STOP" })),
    ).toMatchObject({ kind: "received", providerId: "in-1", text: "STOP", media: 0 });
    const fields = { AccountSid: "AC1", MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30003" };
    expect(theirs?.readReport(signedForm(fields))).toMatchObject({
      kind: "report",
      message: sms.id,
      providerId: "SM1",
      status: "undelivered",
      errorCode: "30003",
    });
    expect(
      theirs?.readReport(
        signedForm({
          AccountSid: "AC1",
          MessageSid: "SM2",
          SmsStatus: "received",
          From: sms.to,
          Body: "Hi",
          OptOutType: "STOP",
        }),
      ),
    ).toMatchObject({ kind: "received", providerId: "SM2", optOut: "stop" });
    expect(theirs?.readReport(signedForm({ ...fields, MessageStatus: "pondering" }))).toBe("nothing");
  });

  test("what is not, or not any more, is refused", () => {
    const report = { kind: "report", id: sms.id, status: "delivered" };
    expect(ours?.readReport(signedJson(report, { key: "another secret" }))).toBe("forged");
    expect(ours?.readReport(signedJson(report, { at: now - 400 }))).toBe("forged");
    expect(ours?.readReport({ ...signedJson(report), body: Buffer.from(JSON.stringify({ ...report, id: "x" })) })).toBe(
      "forged",
    );
    expect(ours?.readReport({ ...signedJson(report), headers: {} })).toBe("forged");
    const fields = { AccountSid: "AC1", MessageSid: "SM1", MessageStatus: "delivered" };
    expect(theirs?.readReport(signedForm(fields, "other"))).toBe("forged");
    expect(theirs?.readReport(signedForm(fields, "to/ken", `https://elsewhere.example${path}`))).toBe("forged");
    expect(theirs?.readReport({ ...signedForm(fields), path: `${path}1` })).toBe("forged");
  });

  test.each([
    [{ kind: "report", id: sms.id, status: "eaten" }],
    [{ kind: "report", id: sms.id }],
    [{ kind: "received", id: "a", from: "b", to: "c".repeat(50), text: "x" }],
    [{ kind: "report", id: sms.id, status: "sent", constructor: 1 }],
    [[]],
  ])("%j is signed and without sense", (report) => {
    expect(ours?.readReport(signedJson(report))).toBe("malformed");
  });

  test("another account of Twilio's is none of ours", () => {
    expect(theirs?.readReport(signedForm({ AccountSid: "AC2", MessageSid: "S", MessageStatus: "sent" }))).toBe(
      "malformed",
    );
  });
});
