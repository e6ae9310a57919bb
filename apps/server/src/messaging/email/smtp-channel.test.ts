import { createServer, type AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { afterEach, describe, expect, test } from "vitest";
import { quietLog } from "../../../test/log.ts";
import { type MailServer, startMailServer } from "../../../test/mail-server.ts";
import type { Channel, OutgoingMail } from "../channel.ts";
import { createSmtpChannel, type SmtpOptions } from "./smtp-channel.ts";

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function server(options?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
  const started = await startMailServer(options);
  open.push(started);
  return started;
}
function channel(url: string, more: Partial<SmtpOptions> = {}): Channel {
  const made = createSmtpChannel({ url, from: "travel@gatehouse.example", startTls: "off", log: quietLog, ...more });
  open.push(made);
  return made;
}

const mail: OutgoingMail = {
  id: "0f8fad5b-d9cb-469f-a165-70867728950e",
  to: { name: "Zoë Müller", address: "zoe@traveller.example" },
  fromName: "Northwind Travel",
  subject: "Your boarding pass – Zoë",
  text: "Hello Zoë",
  html: "<p>Hello Zoë</p>",
  language: "en",
  attachments: [{ name: "pass.pdf", mediaType: "application/pdf", content: new TextEncoder().encode("%PDF-1.7") }],
};

test("the name of an attached file arrives in whatever letters, and its head is plain ASCII", async () => {
  const { url, mails, raw } = await server();
  const [pdf] = mail.attachments;
  for (const name of ["boarding-pass-Emma-Williams.pdf", "boarding-pass-Łukasz-Nguyễn-Thị-陳.pdf"])
    await channel(url).send({ ...mail, attachments: pdf ? [{ ...pdf, name }] : [] });
  expect(mails.map(({ attachments: [file] }) => file?.filename)).toEqual([
    "boarding-pass-Emma-Williams.pdf",
    "boarding-pass-Łukasz-Nguyễn-Thị-陳.pdf",
  ]);
  expect(raw[1]).toMatch(/filename\*0\*=utf-8''boarding-pass-%C5%81ukasz/i);
  expect(raw[1]).toMatch(/^[\x20-\x7e\r\n\t]*$/);
});

/** A certificate of `localhost` that nobody signed. */
const certificate = await generate([{ name: "commonName", value: "localhost" }], {
  keyType: "ec",
  extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
});
const ca = certificate.cert;

test("a mail arrives with text beside HTML, the vendor's name, its attachment and a Message-ID of its id", async () => {
  const { url, mails } = await server();
  expect(await channel(url, { replyTo: "care@gatehouse.example" }).send(mail)).toEqual({
    outcome: "accepted",
    answer: expect.stringContaining("250") as string,
  });
  const [got] = mails;
  expect(got).toMatchObject({
    messageId: `<${mail.id}@gatehouse.example>`,
    subject: mail.subject,
    text: expect.stringContaining("Hello Zoë") as string,
    html: expect.stringContaining("<p>Hello Zoë</p>") as string,
    from: { value: [{ name: "Northwind Travel", address: "travel@gatehouse.example" }] },
    to: { value: [{ name: "Zoë Müller", address: "zoe@traveller.example" }] },
    replyTo: { value: [{ address: "care@gatehouse.example" }] },
    attachments: [{ filename: "pass.pdf", contentType: "application/pdf" }],
  });
  expect(got?.attachments[0]?.content.toString()).toBe("%PDF-1.7");
  expect(got?.headers.get("auto-submitted")).toBe("auto-generated");
  expect(got?.headers.has("list")).toBe(false);
});

// MSG-21
test("how mails of a kind are stopped stands in the head, and by one press where the way there is encrypted", async () => {
  const { url, raw } = await server();
  const key = "a".repeat(80);
  for (const origin of ["https://travel.example", "http://localhost:4000"])
    await channel(url).send({ ...mail, optOut: `${origin}/api/messaging/opt-out/${key}?language=fr` });
  await channel(url).send(mail);
  const heads = raw.map((one) => one.slice(0, one.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " "));
  expect(heads[0]).toContain(`List-Unsubscribe: <https://travel.example/api/messaging/opt-out/${key}?language=fr>\r\n`);
  expect(heads[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(heads[1]).toContain("List-Unsubscribe: <http://localhost:4000/");
  expect(heads[1]).not.toContain("List-Unsubscribe-Post");
  expect(heads[2]).not.toContain("List-Unsubscribe");
});

test.each([
  ["a name", { to: { name: "Eve\r\nBcc: all@victims.example", address: "eve@traveller.example" } }],
  ["the vendor's name", { fromName: "Agency\nBcc: all@victims.example" }],
  ["a subject", { subject: "Hello\r\n\r\nBcc: all@victims.example" }],
  ["a file's name", { attachments: [{ ...mail.attachments[0], name: 'a"\r\nBcc: all@victims.example' }] }],
])("%s with a line end adds no header and no receiver", async (_, bad) => {
  const { url, mails, receivers } = await server();
  expect(await channel(url).send({ ...mail, ...(bad as Partial<OutgoingMail>) })).toMatchObject({
    outcome: "accepted",
  });
  expect(receivers).toHaveLength(1);
  expect(mails[0]?.bcc).toBeUndefined();
  expect([...(mails[0]?.headers.keys() ?? [])]).not.toContain("bcc");
  expect(mails[0]?.text).toContain("Hello Zoë");
});

describe("what the server answers", () => {
  test.each([
    ["to the receiver, for now", { toReceiver: () => ({ code: 450, text: "mailbox busy" }) }, "later", "mailbox busy"],
    [
      "to the receiver, for good",
      { toReceiver: () => ({ code: 550, text: "no such user" }) },
      "refused",
      "no such user",
    ],
    ["to the content, for now", { toContent: () => ({ code: 451, text: "greylisted" }) }, "later", "greylisted"],
    ["to the content, for good", { toContent: () => ({ code: 554, text: "looks like spam" }) }, "refused", "spam"],
    ["that it closes", { toContent: () => ({ code: 421, text: "going down" }) }, "unreachable", "going down"],
    ["nothing, and drops the connection after the content", { toContent: () => "drop" as const }, "unreachable", ""],
  ])("%s", async (_, options, outcome, words) => {
    const { url } = await server(options);
    const said = await channel(url).send(mail);
    expect(said.outcome).toBe(outcome);
    expect(said.answer).toContain(words);
  });

  test("that it has closed a connection that was idle: the mail goes by another one, once", async () => {
    let begun = 0;
    const { url, mails } = await server({ toSender: () => ((begun += 1) === 2 ? "drop" : undefined) });
    const open = channel(url);
    for (const id of ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"])
      expect(await open.send({ ...mail, id })).toMatchObject({ outcome: "accepted" });
    expect(begun).toBe(3);
    expect(mails).toHaveLength(2);
  });

  test("nothing at all, at the greeting and after the receiver: it is given up in time", async () => {
    const limits = { connect: 300, greeting: 300, socket: 300 };
    const silent = createServer((socket) => void socket.on("error", () => undefined));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    open.push({ close: () => new Promise((resolve) => silent.close(() => resolve())) });
    const { port } = silent.address() as AddressInfo;
    expect(await channel(`smtp://127.0.0.1:${port}`, { limits }).send(mail)).toMatchObject({ outcome: "unreachable" });
    const hanging = await server({ toReceiver: () => "hang" });
    expect(await channel(hanging.url, { limits }).send(mail)).toMatchObject({ outcome: "unreachable" });
  });

  test("no server", async () => {
    const away = await startMailServer();
    const { url } = away;
    await away.close();
    expect(await channel(url).send(mail)).toMatchObject({ outcome: "unreachable" });
  });
});

describe("logging in", () => {
  const guarded = {
    options: {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (
        { username, password }: { readonly username?: string; readonly password?: string },
        _session: unknown,
        callback: (error: Error | null, answer?: { readonly user: string }) => void,
      ) =>
        username === "me@x" && password === "s3cret/"
          ? callback(null, { user: "me" })
          : callback(new Error("wrong password")),
    },
  };
  const withUser = (url: string, user: string, password: string) =>
    url.replace("smtp://", `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);

  test("with the right password the mail goes", async () => {
    const { url } = await server(guarded as Parameters<typeof startMailServer>[0]);
    expect(await channel(withUser(url, "me@x", "s3cret/")).send(mail)).toMatchObject({ outcome: "accepted" });
  });

  test("with a wrong one nothing goes, and no message is blamed", async () => {
    const { url, mails } = await server(guarded as Parameters<typeof startMailServer>[0]);
    expect(await channel(withUser(url, "me@x", "other")).send(mail)).toMatchObject({
      outcome: "unreachable",
      answer: expect.stringContaining("wrong password") as string,
    });
    expect(await channel(url).send(mail)).toMatchObject({ outcome: "unreachable" });
    expect(mails).toHaveLength(0);
  });
});

describe("encryption", () => {
  const required = { startTls: "required" } as const;

  test("a server without STARTTLS is refused where it is required", async () => {
    const { url, mails } = await server();
    expect(await channel(url, required).send(mail)).toMatchObject({ outcome: "unreachable" });
    expect(mails).toHaveLength(0);
  });

  test("a certificate that nobody signed is refused, unless it is configured", async () => {
    const { port, mails } = await server({ certificate });
    const url = `smtp://localhost:${port}`;
    expect(await channel(url, required).send(mail)).toMatchObject({
      outcome: "unreachable",
      answer: expect.stringMatching(/self-signed|unable to verify/i) as string,
    });
    expect(mails).toHaveLength(0);
    expect(await channel(url, { ...required, ca }).send(mail)).toMatchObject({ outcome: "accepted" });
    expect(mails).toHaveLength(1);
  });

  test("smtps:// is encrypted from the first byte", async () => {
    const { port } = await server({ certificate, options: { secure: true } });
    expect(await channel(`smtps://localhost:${port}`, { ca }).send(mail)).toMatchObject({ outcome: "accepted" });
    expect(await channel(`smtps://localhost:${port}`).send(mail)).toMatchObject({ outcome: "unreachable" });
  });
});
