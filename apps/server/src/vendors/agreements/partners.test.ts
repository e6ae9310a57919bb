import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople } from "../../../test/access.ts";
import { Browser } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { emptyPages, encryptedPdf, endlessPdf } from "../../../test/odd-pdfs.ts";
import { aurelia, partnersOf, scriptedPdf } from "../../../test/partners.ts";
import { useServer } from "../../../test/server.ts";
import { loginAttempt } from "../../access/tables.ts";
import { document } from "../../documents/tables.ts";
import { outbox } from "../../messaging/tables.ts";
import { prospectLink } from "./links.ts";
import { prospect } from "./tables.ts";

const database = useDatabase();
let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;
const server = useServer(database, { now, settings: { DEMO: "off", TRUST_PROXY: "1", AUTH_RATE_LIMIT: "60" } });
const partners = partnersOf(database, server, now);
const { submit, confirm, key, mail } = partners;
const { email } = aurelia;
const rows = () => database.db.select().from(prospect);
const state = async (): Promise<readonly string[]> => (await rows()).map((row) => row.state);
const day = 86_400;

beforeAll(() => addPeople(database.db));
beforeEach(async () => {
  ahead = 0;
  await database.db.delete(prospect);
  await database.db.delete(outbox);
  await database.db.delete(loginAttempt);
  await database.db.delete(document);
});

// VEN-15, VEN-17
describe("a request", () => {
  test("is kept with what was said, and asks by mail, in the language of the page, whether that is so", async () => {
    expect((await submit({ email: "Contact@Aurelia.example" }, { bytes: await emptyPages(2) })).body).toEqual({
      ok: true,
    });
    const [row] = await rows();
    expect(row).toMatchObject({
      orgName: "Aurelia Journeys",
      email,
      phoneCode: "33",
      phoneNumber: "144550187",
      state: "UNCONFIRMED",
      pages: 2,
      agreementSigned: true,
      language: "fr",
    });
    expect(await mail(email)).toMatchObject({
      receiver: email,
      facts: { template: "prospectConfirm", language: "fr", traveller: "Aurelia Journeys" },
    });
  });

  test("may come without a file, which then is not signed", async () => {
    expect((await submit()).status).toBe(200);
    expect(await rows()).toMatchObject([{ document: null, agreementSigned: false }]);
  });

  test("names what is wrong, field by field, and keeps nothing", async () => {
    const { status, body } = await submit({ orgName: " ", email: "contact@", phoneNumber: "1", website: "no site" });
    expect([status, body["code"], body["data"]]).toEqual([
      422,
      "INVALID",
      {
        problems: [
          { field: "orgName", code: "required" },
          { field: "email", code: "email" },
          { field: "phone", code: "phone" },
          { field: "website", code: "website" },
        ],
      },
    ]);
    expect(await rows()).toEqual([]);
    expect(await database.db.$count(outbox)).toBe(0);
  });

  test("is answered the same, and does the same, whether the address is known or not", async () => {
    const answers = [];
    for (const each of [email, "vendor@gatehouse.example"]) answers.push(await submit({ email: each }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
    expect(await mail("vendor@gatehouse.example")).toMatchObject({ facts: { template: "prospectConfirm" } });
  });

  test("of a machine that fills in what nobody sees is answered, and forgotten", async () => {
    expect((await submit({ homepage: "https://spam.example" })).body).toEqual({ ok: true });
    expect(await rows()).toEqual([]);
  });
});

// VEN-17
describe("nobody floods the form:", () => {
  test("from one network it is refused after ten, and so long as twenty are unconfirmed", async () => {
    const from = partners.newAddress();
    for (let at = 0; at < 10; at += 1)
      expect((await submit({ email: `a${at}@aurelia.example` }, { from })).status).toBe(200);
    const refused = await submit({ email: "b@aurelia.example" }, { from });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    ahead = 16 * 60;
    for (let at = 0; at < 10; at += 1)
      expect((await submit({ email: `c${at}@aurelia.example` }, { from })).status).toBe(200);
    ahead = 32 * 60;
    expect((await submit({ email: "d@aurelia.example" }, { from })).status).toBe(429);
    expect((await submit({ email: "d@aurelia.example" })).status).toBe(200);
  });

  test("an address gets five mails at most, and the answer stays the same", async () => {
    for (let at = 0; at < 7; at += 1) expect((await submit()).body).toEqual({ ok: true });
    expect(await database.db.$count(outbox)).toBe(5);
    expect(await rows()).toHaveLength(5);
  });

  test("nor with calls that are refused anyway", async () => {
    const from = partners.newAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await submit({ email: "no address" }, { from })).status);
    expect(statuses.slice(0, 60).every((status) => status === 422)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});

// VEN-18
describe("a file", () => {
  test("is kept as the same pages with nothing that acts, under its plain name", async () => {
    await submit({}, { bytes: await scriptedPdf(), name: "../../Our \u202Eagreement.pdf" });
    await confirm(await key(email));
    const { accessToken } = await new Browser(server).signIn("admin@gatehouse.example");
    const [row] = await rows();
    const answer = await fetch(`${server.url}/api/agreements/${row?.id ?? 0}/file`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const pdf = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf).not.toMatch(/JavaScript|alert/);
    expect(await database.db.select({ name: document.name }).from(document)).toEqual([{ name: "Our agreement.pdf" }]);
    // Nobody opens it by the code of its document.
    expect((await new Browser(server).get(`/documents/${row?.document ?? ""}`, accessToken)).status).toBe(404);
  });

  test("is refused with the reason, and nothing is kept", async () => {
    const refusal = async (bytes: Uint8Array) => {
      const { status, body } = await submit({}, { bytes });
      return [status, body["code"]];
    };
    expect(await refusal(Buffer.from("<html>no pdf</html>"))).toEqual([422, "NOT_A_PDF"]);
    expect(await refusal(await encryptedPdf({ userPassword: "u", ownerPassword: "o" }))).toEqual([
      422,
      "ENCRYPTED_PDF",
    ]);
    expect(await refusal(endlessPdf())).toEqual([422, "BROKEN_PDF"]);
    expect(await refusal(await emptyPages(51))).toEqual([422, "TOO_MANY_PAGES"]);
    expect(await refusal(Buffer.concat([Buffer.from("%PDF-1.7"), Buffer.alloc(5_000_000)]))).toEqual([
      413,
      "TOO_LARGE",
    ]);
    expect((await submit({}, { bytes: Buffer.alloc(8_000_000) })).status).toBe(413);
    expect(await rows()).toEqual([]);
    expect(await database.db.$count(document)).toBe(0);
  });
});

// VEN-17
describe("the key of the mail", () => {
  const code = ({ status, body }: Awaited<ReturnType<typeof confirm>>) => [
    status,
    body["code"],
    (body["data"] as { readonly why?: string } | undefined)?.why,
  ];

  test("confirms the request, once", async () => {
    await submit();
    const presented = await key(email);
    expect((await confirm(presented)).body).toEqual({ orgName: "Aurelia Journeys" });
    expect(await rows()).toMatchObject([{ state: "PENDING", network: "" }]);
    expect(code(await confirm(presented))).toEqual([410, "LINK_OVER", "used"]);
    // That it was used is what there is to say about it, however old it has become.
    ahead = 3 * day;
    expect(code(await confirm(presented))).toEqual([410, "LINK_OVER", "used"]);
  });

  test("of two at the same moment one counts", async () => {
    await submit();
    const presented = await key(email);
    const answers = await Promise.all([confirm(presented), confirm(presented)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test("is good for three days; another mail brings another key", async () => {
    await submit();
    const presented = await key(email);
    ahead = 3 * day;
    expect(code(await confirm(presented))).toEqual([410, "LINK_OVER", "expired"]);
    expect((await new Browser(server).post("/partners/resend", { email: "CONTACT@aurelia.example" })).body).toEqual({
      ok: true,
    });
    expect((await confirm(await key(email))).status).toBe(200);
  });

  test("is nothing when anything of it is another", async () => {
    await submit();
    const [row] = await rows();
    const presented = await key(email);
    const parts = presented.split("~");
    const forged = [
      "",
      "~~~~~",
      "x".repeat(400),
      presented.slice(0, -1),
      `${presented}~`,
      ["f", ...parts.slice(1)].join("~"),
      [parts[0], ((row?.id ?? 0) + 1).toString(36), ...parts.slice(2)].join("~"),
      [...parts.slice(0, 3), (now() + 60).toString(36), ...parts.slice(4)].join("~"),
      // A good signature of another purpose.
      prospectLink(server.keys("prospect-link"), { id: row?.id ?? 0, version: 0 }, "file", now()),
      // Of keys that sign something else.
      prospectLink(server.keys("account-link"), { id: row?.id ?? 0, version: 0 }, "confirm", now()),
    ];
    for (const each of forged) expect([each, (await confirm(each)).status]).toEqual([each, each === "" ? 400 : 404]);
    expect(await state()).toEqual(["UNCONFIRMED"]);
  });

  test("of a later request replaces the earlier one, and uses up its keys", async () => {
    await submit({}, { bytes: await emptyPages(1) });
    const first = await key(email);
    ahead = 5;
    await submit({ orgName: "Aurelia Voyages" });
    const second = await key(email);
    expect((await confirm(second)).status).toBe(200);
    expect(code(await confirm(first))).toEqual([410, "LINK_OVER", "used"]);
    expect(await database.db.$count(document)).toBe(0);
    ahead = 10;
    await submit({ orgName: "Aurelia Reisen" });
    await confirm(await key(email));
    expect((await rows()).map((row) => [row.orgName, row.state])).toEqual(
      expect.arrayContaining([
        ["Aurelia Voyages", "REPLACED"],
        ["Aurelia Reisen", "PENDING"],
      ]),
    );
  });
});

// VEN-17
describe("the mail once more", () => {
  const resend = (to: string, from = partners.newAddress()) =>
    new Browser(server).post("/partners/resend", { email: to }, { headers: { "x-forwarded-for": from } });

  test("is answered the same for everybody, and goes to who has asked", async () => {
    await submit();
    const answers = [await resend(email), await resend("nobody@aurelia.example")];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
    expect(await mail("nobody@aurelia.example")).toEqual({ obstacle: "too-late" });
    await confirm(await key(email));
    await resend(email);
    expect(await mail(email)).toEqual({ obstacle: "too-late" });
  });

  test("is limited by network and by address", async () => {
    const from = partners.newAddress();
    for (let at = 0; at < 10; at += 1) expect((await resend(email, from)).status).toBe(200);
    expect((await resend(email, from)).status).toBe(429);
    expect((await resend(email)).status).toBe(200);
    expect(await database.db.$count(outbox, eq(outbox.receiver, email))).toBe(10);
    // Nor do many addresses help.
    const one = partners.newAddress();
    for (let at = 0; at < 10; at += 1) expect((await resend(`e${at}@aurelia.example`, one)).status).toBe(200);
    expect((await resend("f@aurelia.example", one)).status).toBe(429);
  });
});
