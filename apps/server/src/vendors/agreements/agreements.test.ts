import { desc, eq, like } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople } from "../../../test/access.ts";
import { Browser, openStream } from "../../../test/browser.ts";
import { useDatabase } from "../../../test/database.ts";
import { emptyPages } from "../../../test/odd-pdfs.ts";
import { aurelia, partnersOf } from "../../../test/partners.ts";
import { useServer } from "../../../test/server.ts";
import { accessAudit, appUser, loginAttempt, vendor } from "../../access/tables.ts";
import { createDocuments } from "../../documents/documents.ts";
import { folderStorage } from "../../documents/storage.ts";
import { document } from "../../documents/tables.ts";
import { outbox } from "../../messaging/tables.ts";
import { testConfig } from "../../../test/config.ts";
import { forgetProspects } from "./forget.ts";
import { prospect } from "./tables.ts";

const database = useDatabase();
let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;
const server = useServer(database, { now, settings: { DEMO: "off", TRUST_PROXY: "1" } });
const partners = partnersOf(database, server, now);
const { email } = aurelia;
const tokens = new Map<string, string>();
const day = 86_400;

beforeAll(async () => {
  await addPeople(database.db);
  for (const who of ["admin", "vendor", "crm-operator"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});
beforeEach(async () => {
  ahead = 0;
  await database.db.delete(prospect);
  await database.db.delete(outbox);
  await database.db.delete(loginAttempt);
});

const call = (method: string, path: string, body?: unknown, who = "admin") =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
const rows = () => database.db.select().from(prospect).orderBy(desc(prospect.id));

/** A prospect that has confirmed. */
async function confirmed(patch: Readonly<Record<string, string>> = {}, pages = 1): Promise<number> {
  const bytes = pages === 0 ? undefined : await emptyPages(pages);
  await partners.submit(patch, { bytes });
  await partners.confirm(await partners.key(patch["email"] ?? email));
  const [row] = await rows();
  return row?.id ?? 0;
}
const one = async (id: number) => (await call("GET", `/agreements/one?id=${id}`)).body;
const settle = (id: number, what: "refuse" | "ask", reason: string, version = 1) =>
  call("POST", `/agreements/${id}/${what}`, { version, reason });

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
async function logo(): Promise<string> {
  const form = new FormData();
  form.set("file", new File([png], "logo.png", { type: "image/png" }));
  return String((await call("POST", "/vendors/logo", form)).body["documentId"]);
}
const vendorOf = async (patch: Readonly<Record<string, unknown>> = {}) => ({
  details: {
    email,
    alertEmail: "alerts@aurelia.example",
    bcc: "archive@aurelia.example",
    orgName: "Aurelia Journeys",
    phoneCode: "33",
    phoneNumber: "144550187",
    website: "www.aurelia.example",
    productTypes: ["flight-watcher"],
    supportFirstname: "Odile",
    supportMiddlename: "",
    supportLastname: "Marchand",
    supportGender: "F",
    supportEmail: "odile.marchand@aurelia.example",
    address: { line1: "8 rue des Orfèvres", line2: "", city: "Lyon", country: "FRA", state: "ARA", pincode: "69001" },
    ...patch,
  },
  logo: await logo(),
  preferences: [
    {
      channel: "email",
      channelKey: "trips@aurelia.example",
      maxNoChangeCommunication: "2",
      minMinsToNotifyForChange: "15",
      minOnTimeHoursToNotify: "24",
      communicateOnTerminalChange: true,
      communicateOnGateChange: false,
      welcomeMsg: "",
    },
  ],
});
const approve = async (id: number, patch: Readonly<Record<string, unknown>> = {}, version = 1) =>
  call("POST", `/agreements/${id}/approve`, { version, ...(await vendorOf(patch)) });

// VEN-16, VEN-17
describe("pending agreements", () => {
  test("are those that were confirmed, the one that waits longest first", async () => {
    await partners.submit({ email: "silent@aurelia.example" });
    await confirmed();
    ahead = 60;
    await confirmed({ email: "b@tidewater.example", orgName: "Tidewater Cruises" }, 0);
    const { body } = await call("GET", "/agreements");
    expect(body["prospects"]).toMatchObject([
      {
        orgName: "Aurelia Journeys",
        phone: "+33-144550187",
        agreementAttached: true,
        agreementSigned: true,
        state: "PENDING",
      },
      { orgName: "Tidewater Cruises", agreementAttached: false, agreementSigned: false },
    ]);
  });

  test("tell open screens when one comes", async () => {
    const browser = new Browser(server);
    const { accessToken } = await browser.signIn("admin@gatehouse.example");
    const stream = await openStream(server, browser, accessToken);
    const id = await confirmed();
    await expect
      .poll(() =>
        stream
          .seen()
          .filter(({ type }) => type === "agreement.changed")
          .map(({ data }) => data),
      )
      .toEqual([JSON.stringify({ ids: [id] })]);
    stream.close();
  });

  test("are seen by administrators alone, and none before it is confirmed", async () => {
    const id = await confirmed();
    await partners.submit({ email: "silent@aurelia.example", orgName: "Silent" });
    const [silent] = await rows();
    for (const who of ["vendor", "crm-operator"])
      expect((await call("GET", `/agreements/one?id=${id}`, undefined, who)).status).toBe(403);
    expect((await call("GET", `/agreements/one?id=${silent?.id ?? 0}`)).status).toBe(404);
    expect((await call("GET", `/agreements/${silent?.id ?? 0}/file`)).status).toBe(404);
    expect((await call("GET", "/agreements/one?orgName=Silent")).status).toBe(404);
    expect((await settle(silent?.id ?? 0, "refuse", "No.", 0)).status).toBe(404);
  });
});

// VEN-19
describe("a prospect", () => {
  test("is found by its name; of several of one name the one that waits longest, with the others beside it", async () => {
    const first = await confirmed();
    ahead = 60;
    const second = await confirmed({ email: "other@aurelia.example", orgName: "AURELIA Journeys" });
    const { body } = await call("GET", "/agreements/one?orgName=aurelia%20journeys");
    expect(body).toMatchObject({
      id: first,
      others: [{ id: second, email: "other@aurelia.example", state: "PENDING" }],
    });
    await settle(first, "refuse", "No.");
    expect((await call("GET", "/agreements/one?orgName=Aurelia%20Journeys")).body["id"]).toBe(second);
  });

  test("says when somebody has its e-mail address already", async () => {
    const id = await confirmed({ email: "vendor@gatehouse.example" });
    expect((await one(id))["emailTaken"]).toBe(true);
    expect((await approve(id, { email: "vendor@gatehouse.example" })).body["code"]).toBe("TAKEN");
    expect((await one(id))["state"]).toBe("PENDING");
  });

  test("is approved: the vendor is there with its agreement, its first user is invited, and the log says so (VEN-21)", async () => {
    const id = await confirmed();
    const { status, body } = await approve(id);
    expect([status, body]).toEqual([200, { code: "AURELIA", email }]);
    expect(await one(id)).toMatchObject({
      state: "APPROVED",
      by: "admin",
      vendor: { code: "AURELIA", email },
      emailTaken: false,
      history: [
        { action: "AGREEMENT_APPROVED", doneBy: "admin" },
        { action: "AGREEMENT_CONFIRMED", doneBy: "PROSPECT" },
      ],
    });
    const [user] = await database.db.select().from(appUser).where(eq(appUser.email, email));
    expect(user).toMatchObject({ roleList: "VENDOR", vendor: "AURELIA" });
    expect(user?.invitedAt).not.toBeNull();
    expect(await database.db.$count(outbox, eq(outbox.kind, "access.invitation"))).toBe(1);
    const [kept] = await database.db.select().from(document).where(eq(document.ownerKind, "vendors.agreement"));
    expect(kept?.vendor).toBe("AURELIA");
    const log = await database.db.select().from(accessAudit).where(eq(accessAudit.subject, "AURELIA"));
    expect(log.map(({ action }) => action)).toEqual(["VENDOR_CREATED"]);
    expect((await call("GET", "/agreements")).body["prospects"]).toEqual([]);
  });

  test("is not approved without an agreement, nor with anything missing, and stays as it was", async () => {
    const without = await confirmed({ email: "b@tidewater.example" }, 0);
    expect((await approve(without, { email: "b@tidewater.example" })).body["code"]).toBe("NO_AGREEMENT");
    const id = await confirmed({ email: "c@tidewater.example" });
    expect((await approve(id, { supportGender: "" })).body).toMatchObject({
      code: "INVALID",
      data: { problems: [{ field: "supportGender", code: "required" }] },
    });
    expect((await one(id))["state"]).toBe("PENDING");
    expect(await database.db.$count(vendor, like(vendor.code, "TIDE%"))).toBe(0);
  });

  test("is approved once by the same request, and of two administrators at once one wins and the other is told", async () => {
    const id = await confirmed({ email: "d@twice.example", orgName: "Twice Travel" });
    const details = { email: "d@twice.example", orgName: "Twice Travel" };
    const answers = await Promise.all([
      approve(id, details),
      settle(id, "refuse", "No."),
      approve(id, details),
      settle(id, "ask", "Another."),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const answer of answers.filter((each) => each.status !== 200)) {
      expect([answer.status, answer.body["code"]]).toEqual([409, "CHANGED"]);
      expect(answer.body["data"]).toMatchObject({ by: "admin" });
    }
    expect(await database.db.$count(vendor, like(vendor.code, "TWICE%"))).toBeLessThan(2);

    const other = await confirmed({ email: "e@again.example", orgName: "Again Travel" });
    const body = {
      version: 1,
      ...(await vendorOf({ email: "e@again.example", orgName: "Again Travel" })),
      requestId: "11111111-2222-4333-8444-555555555555",
    };
    const twice = [
      await call("POST", `/agreements/${other}/approve`, body),
      await call("POST", `/agreements/${other}/approve`, body),
    ];
    expect(twice.map((answer) => [answer.status, answer.body["code"]])).toEqual([
      [200, "AGAIN"],
      [200, "AGAIN"],
    ]);
  });
});

// VEN-20
describe("a prospect that is not approved", () => {
  test("is refused with a reason, which it is told", async () => {
    const id = await confirmed();
    expect((await settle(id, "refuse", " ")).body).toMatchObject({ code: "REASON", data: { code: "required" } });
    expect((await settle(id, "refuse", "x".repeat(1001))).body).toMatchObject({ data: { code: "tooLong" } });
    expect((await settle(id, "refuse", "We work with\nrail companies only.")).body).toEqual({ ok: true });
    expect(await one(id)).toMatchObject({
      state: "REFUSED",
      reason: "We work with\nrail companies only.",
      by: "admin",
    });
    expect(await partners.mail(email, "partners.refused")).toMatchObject({
      receiver: email,
      facts: { template: "prospectRefused", reason: "We work with\nrail companies only.", language: "fr" },
    });
    expect((await approve(id, {}, 2)).body["code"]).toBe("CHANGED");
  });

  test("is asked for another file, sends it once by the link of the mail, and waits again", async () => {
    const id = await confirmed({}, 2);
    expect((await approve(id, {}, 0)).body["code"]).toBe("CHANGED");
    await settle(id, "ask", "The second page is missing.");
    const key = await partners.key(email, "partners.file-asked");
    const open = (presented: string) => new Browser(server).post("/partners/agreement/open", { key: presented });
    expect((await open(key)).body).toEqual({ orgName: "Aurelia Journeys", reason: "The second page is missing." });
    expect((await approve(id, {}, 2)).body).toMatchObject({ code: "CHANGED", data: { state: "FILE_ASKED" } });

    const send = (presented: string, bytes: Uint8Array) =>
      partners.send("/partners/agreement", { key: presented, agreementSigned: "true" }, { bytes, name: "whole.pdf" });
    expect((await send(key, Buffer.from("no pdf"))).body["code"]).toBe("NOT_A_PDF");
    expect((await send(`${key}x`, await emptyPages(3))).status).toBe(404);
    const both = await Promise.all([send(key, await emptyPages(3)), send(key, await emptyPages(4))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(await one(id)).toMatchObject({
      state: "PENDING",
      reason: "",
      by: "",
      agreementSigned: true,
      file: { name: "whole.pdf" },
    });
    expect(await database.db.$count(document, eq(document.ownerId, String(id)))).toBe(1);
    expect((await open(key)).body).toMatchObject({ code: "LINK_OVER", data: { why: "used" } });
    expect((await approve(id, { email: "f@aurelia.example" }, 3)).status).toBe(200);
  });

  test("may be asked twice: the newer link counts, for 14 days, and comes again on request", async () => {
    const id = await confirmed();
    await settle(id, "ask", "First.");
    const first = await partners.key(email, "partners.file-asked");
    ahead = 5;
    await settle(id, "ask", "Second.", 2);
    const second = await partners.key(email, "partners.file-asked");
    const open = async (key: string) => (await new Browser(server).post("/partners/agreement/open", { key })).body;
    expect(await open(first)).toMatchObject({ code: "LINK_OVER", data: { why: "used" } });
    expect(await open(second)).toMatchObject({ reason: "Second." });
    ahead = 15 * day;
    expect(await open(second)).toMatchObject({ code: "LINK_OVER", data: { why: "expired" } });
    await new Browser(server).post("/partners/resend", { email });
    expect(await open(await partners.key(email))).toMatchObject({ reason: "Second." });
  });
});

// VEN-22
test("what was not confirmed is forgotten after a week, what came to nothing after 90 days, with their files", async () => {
  const documents = createDocuments({ db: database.db, now }, folderStorage(testConfig().dataDir));
  const forget = () => forgetProspects({ db: database.db, documents, now });
  const before = await database.db.$count(document);
  await partners.submit({ email: "silent@aurelia.example" }, { bytes: await emptyPages(1) });
  const id = await confirmed();
  await settle(id, "refuse", "No.");
  ahead = 6 * day;
  expect(await forget()).toBe(0);
  ahead = 8 * day;
  expect(await forget()).toBe(1);
  ahead = 89 * day;
  expect(await forget()).toBe(0);
  ahead = 91 * day;
  expect(await forget()).toBe(1);
  expect(await rows()).toEqual([]);
  expect(await database.db.$count(document)).toBe(before);
});
