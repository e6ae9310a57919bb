import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessAudit, appUser, vendor } from "../access/tables.ts";
import { document } from "../documents/tables.ts";
import { outbox } from "../messaging/tables.ts";
import { sanitiseSvg } from "./logo.ts";

const database = useDatabase();
const server = useServer(database);
const tokens = new Map<string, string>();
beforeAll(async () => {
  await addPeople(database.db);
  for (const who of ["vendor", "level1-vendor", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});
const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const upload = (who: string, bytes: Uint8Array<ArrayBuffer> | string, type = "image/png", name = "logo.png") => {
  const form = new FormData();
  form.set("file", new File([bytes], name, { type }));
  return call(who, "POST", "/vendors/logo", form);
};
const logoOf = async (who: string): Promise<string> => String((await upload(who, png)).body["documentId"]);

const details = {
  email: "Contact@Aurelia.example",
  alertEmail: "alerts@aurelia.example",
  bcc: "archive@aurelia.example",
  orgName: "Aurelia Journeys",
  phoneCode: "33",
  phoneNumber: "01 44 55 01 87",
  website: "www.aurelia.example",
  productTypes: ["flight-watcher"],
  supportFirstname: "Odile",
  supportMiddlename: "",
  supportLastname: "Marchand",
  supportGender: "F",
  supportEmail: "odile.marchand@aurelia.example",
  address: { line1: "8 rue des Orfèvres", line2: "", city: "Lyon", country: "FRA", state: "ARA", pincode: "69001" },
};
const email = {
  channel: "email",
  channelKey: "trips@aurelia.example",
  maxNoChangeCommunication: "2",
  minMinsToNotifyForChange: "15",
  minOnTimeHoursToNotify: "24",
  communicateOnTerminalChange: true,
  communicateOnGateChange: false,
  welcomeMsg: "",
};
const password = "violet anchor paper 7";

describe("a vendor is created", () => {
  test("whole: its details, its logo, its preferences and a user that signs in (VEN-2)", async () => {
    const logo = await logoOf("admin");
    const created = await call("admin", "POST", "/vendors", { details, password, logo, preferences: [email] });
    expect(created.body).toEqual({ code: "AURELIA", email: "contact@aurelia.example" });
    const { body } = await call("admin", "GET", "/vendors/one?id=contact%40aurelia.example");
    expect(body).toMatchObject({
      code: "AURELIA",
      countryIso2: "FR",
      details: { ...details, email: "contact@aurelia.example", phoneNumber: "144550187" },
      preferences: [{ channel: "email", maxNoChangeCommunication: 2 }],
      logo: { mediaType: "image/png", plate: false },
      counts: { keys: 0, users: 1 },
    });
    const [stored] = await database.db.select().from(document).where(eq(document.dmscode, logo));
    expect(stored).toMatchObject({ vendor: "AURELIA", ownerId: "AURELIA" });
    const browser = new Browser(server);
    const answer = await browser.post("/auth/login", { email: "contact@aurelia.example", password });
    // It opens nothing but the choice of another password.
    expect(answer.body["code"]).toBe("PASSWORD_MUST_CHANGE");
    const [audit] = await database.db.select().from(accessAudit).where(eq(accessAudit.subject, "AURELIA"));
    expect(audit).toMatchObject({ action: "VENDOR_CREATED", detail: "Aurelia Journeys", doneBy: "admin" });
    // A second one of that name has another code, and needs another address.
    const again = { details, password, logo: await logoOf("admin"), preferences: [email] };
    expect((await call("admin", "POST", "/vendors", again)).body["code"]).toBe("TAKEN");
    const other = { ...again, details: { ...details, email: "two@aurelia.example" } };
    expect((await call("admin", "POST", "/vendors", other)).body["code"]).toBe("AURELIA2");
  });

  test("by an invitation, where no start password is given (VEN-2)", async () => {
    const invited = { ...details, orgName: "Invited Tours", email: "first@invited.example" };
    const body = { details: invited, logo: await logoOf("admin"), preferences: [email] };
    expect((await call("admin", "POST", "/vendors", body)).body["code"]).toBe("INVITED");
    const [user] = await database.db.select().from(appUser).where(eq(appUser.email, "first@invited.example"));
    expect(user).toMatchObject({ vendor: "INVITED", roleList: "VENDOR", mustChangePassword: false });
    expect(user?.invitedAt).toBeGreaterThan(0);
    expect(await database.db.$count(outbox, eq(outbox.vendor, "INVITED"))).toBe(1);
  });

  test("not at all where anything is missing or wrong: every problem is named (VEN-3, VEN-6)", async () => {
    const before = await database.db.$count(vendor);
    const bad = {
      details: { ...details, bcc: "archive@aurelia,example", productTypes: [], email: "three@aurelia.example" },
      password: "short",
      logo: "",
      preferences: [{ ...email, maxNoChangeCommunication: "many" }, email],
    };
    const { status, body } = await call("admin", "POST", "/vendors", bad);
    expect(status).toBe(422);
    expect((body["data"] as { problems: unknown }).problems).toEqual([
      { field: "productTypes", code: "productTypes" },
      { field: "password", code: "password.tooShort" },
      { field: "bcc", code: "email" },
      { field: "logo", code: "logo" },
      { field: "maxNoChangeCommunication", code: "number", at: 0 },
      { field: "channel", code: "twice", at: 1 },
    ]);
    expect(await database.db.$count(vendor)).toBe(before);
  });

  test("with a logo that its creator has uploaded, and with nobody else's (VEN-5)", async () => {
    const theirs = await logoOf("vendor");
    const body = {
      details: { ...details, email: "four@aurelia.example" },
      password,
      logo: theirs,
      preferences: [email],
    };
    expect((await call("admin", "POST", "/vendors", body)).body["code"]).toBe("NO_LOGO");
    expect(await database.db.$count(appUser, eq(appUser.email, "four@aurelia.example"))).toBe(0);
  });
});

describe("a logo", () => {
  test("is under 100 kB and what it says it is (VEN-5)", async () => {
    expect((await upload("vendor", new Uint8Array(100_000))).body["code"]).toBe("LOGO_TOO_LARGE");
    expect((await upload("vendor", "no picture")).body["code"]).toBe("LOGO_CONTENT");
    expect((await upload("vendor", "GIF89a", "image/gif")).body["code"]).toBe("LOGO_CONTENT");
    expect((await upload("vendor", "<p>no picture</p>", "image/svg+xml")).body["code"]).toBe("LOGO_CONTENT");
  });

  test("as svg keeps its shapes and nothing that runs, loads or leads away (VEN-5)", () => {
    const clean = sanitiseSvg(
      '<?xml version="1.0"?><!DOCTYPE svg><svg viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><style>@import "//x"</style><linearGradient id="g"/><path d="M0 0" fill="url(#g)" stroke="url(https://x.example/y)"/><image href="https://x.example/p.png"/><a href="javascript:alert(1)"><text>Hi</text></a><foreignObject><iframe src="//x"/></foreignObject></svg>',
    );
    expect(clean).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="g"></linearGradient><path d="M0 0" fill="url(#g)"></path><text>Hi</text></svg>',
    );
    expect(sanitiseSvg("<html></html>")).toBe("");
  });

  test("is replaced, and the one before is gone; on dark pages it stands on a plate (VEN-5)", async () => {
    const [first, second] = [await logoOf("vendor"), await logoOf("vendor")];
    expect((await call("vendor", "POST", "/vendors/SKY/logo", { logo: first })).status).toBe(200);
    expect((await call("vendor", "POST", "/vendors/SKY/logo", { logo: second, plate: true })).status).toBe(200);
    const left = await database.db.select().from(document).where(eq(document.vendor, "SKY"));
    expect(left.map(({ dmscode }) => dmscode)).toEqual([second]);
    expect((await call("vendor", "GET", "/vendors/one")).body).toMatchObject({ logo: { plate: true } });
    // Another's can be taken by nobody.
    expect((await call("admin", "POST", "/vendors/SEA/logo", { logo: second })).body["code"]).toBe("NO_LOGO");
  });
});

const read = async (who: string, id = "") =>
  (await call(who, "GET", `/vendors/one?id=${id}`)).body as { version: number; editable: boolean; details: object };

describe("a vendor's page", () => {
  test("is read by its own users and by administrators; a connected one's is looked at only (VEN-1)", async () => {
    expect(await read("vendor")).toMatchObject({ code: "SKY", editable: true });
    expect(await read("level1-vendor")).toMatchObject({ code: "SKY", editable: true });
    expect(await read("level1-vendor", "SEA")).toMatchObject({ code: "SEA", editable: false });
    expect(await read("admin", "SEA")).toMatchObject({ code: "SEA", editable: true });
    expect((await call("admin", "GET", "/vendors/one")).status).toBe(404);
    const form = { details, version: 0 };
    expect((await call("level1-vendor", "POST", "/vendors/SEA/details", form)).body["code"]).toBe("READ_ONLY");
    expect((await call("level1-vendor", "POST", "/vendors/SEA/keys", { name: "x" })).body["code"]).toBe("READ_ONLY");
  });

  test("is changed by one after the other: the later is told, and the log says what was before and after (VEN-3, VEN-10)", async () => {
    const sky = { ...details, orgName: "Sky Travel", email: "ops@sky.example" };
    const { version } = await read("admin", "SKY");
    expect((await call("admin", "POST", "/vendors/SKY/details", { details: sky, version })).status).toBe(200);
    expect((await call("vendor", "POST", "/vendors/SKY/details", { details: sky, version })).body["code"]).toBe(
      "CHANGED",
    );
    const now = (await read("vendor")).version;
    const renamed = { ...sky, website: "sky.example" };
    expect((await call("vendor", "POST", "/vendors/SKY/details", { details: renamed, version: now })).status).toBe(200);
    // VEN-4: what is ordered is not the vendor's to change.
    const more = { ...renamed, productTypes: ["flight-watcher", "auto-checkin"] };
    const asked = await call("vendor", "POST", "/vendors/SKY/details", { details: more, version: now + 1 });
    expect(asked.body["code"]).toBe("READ_ONLY");
    const { entries } = (await call("vendor", "GET", "/vendors/SKY/history")).body as {
      entries: readonly { action: string; detail: string; doneBy: string }[];
    };
    expect(entries[0]).toMatchObject({
      action: "VENDOR_CHANGED",
      detail: "website www.aurelia.example → sky.example",
      doneBy: "vendor",
    });
  });

  test("has preferences by channel, one at least (VEN-6)", async () => {
    const save = (preference: object) => call("vendor", "POST", "/vendors/SKY/preferences", { preference });
    expect((await save({ ...email, channelKey: "" })).body).toMatchObject({
      code: "INVALID",
      data: { problems: [{ field: "channelKey", code: "required" }] },
    });
    expect((await save(email)).status).toBe(200);
    const remove = (channel: string) => call("vendor", "POST", "/vendors/SKY/preferences/remove", { channel });
    expect((await remove("email")).body["code"]).toBe("LAST");
    expect((await save({ ...email, channel: "push", channelKey: "sky-app" })).status).toBe(200);
    expect((await remove("email")).status).toBe(200);
    expect(await read("vendor")).toMatchObject({ preferences: [{ channel: "push", channelKey: "sky-app" }] });
  });

  test("has settings; how requests are made is the administrator's (VEN-8)", async () => {
    const { version } = await read("vendor");
    const settings = {
      requestMode: "standard",
      zone: "Europe/Paris",
      currency: "EUR",
      language: "fr",
      quietFrom: "22:00",
      quietTo: "07:00",
      origins: ["https://www.sky.example"],
    };
    const save = (who: string, next: object, of = version) =>
      call(who, "POST", "/vendors/SKY/settings", { settings: next, version: of });
    expect((await save("vendor", { ...settings, origins: ["https://*.sky.example"] })).body["code"]).toBe("INVALID");
    expect((await save("vendor", { ...settings, requestMode: "programs" })).body["code"]).toBe("READ_ONLY");
    expect((await save("vendor", settings)).status).toBe(200);
    expect((await save("admin", { ...settings, requestMode: "programs" }, version + 1)).status).toBe(200);
    expect(await read("vendor")).toMatchObject({ settings: { ...settings, requestMode: "programs" } });
    // One currency: what is billed is in it (COST-4).
    const [sky] = await database.db.select().from(vendor).where(eq(vendor.code, "SKY"));
    expect(sky?.currency).toBe("EUR");
  });

  test("has keys that open the feed until they are revoked (VEN-7)", async () => {
    const made = await call("vendor", "POST", "/vendors/SKY/keys", { name: "Booking feed" });
    const key = String(made.body["key"]);
    const feed = () =>
      new Browser(server).call("POST", "/checkin/imports", {}, { headers: { authorization: `Bearer ${key}` } });
    expect((await feed()).status).not.toBe(401);
    const { keys } = (await call("vendor", "GET", "/vendors/SKY/keys")).body as { keys: readonly object[] };
    expect(keys).toEqual([expect.objectContaining({ id: made.body["id"], name: "Booking feed", revokedAt: null })]);
    expect(JSON.stringify(keys)).not.toContain(key);
    // Another vendor's page revokes nothing of it.
    const foreign = await call("admin", "POST", "/vendors/SEA/keys/revoke", { key: made.body["id"] });
    expect(foreign.body["code"]).toBe("NO_KEY");
    expect((await call("vendor", "POST", "/vendors/SKY/keys/revoke", { key: made.body["id"] })).status).toBe(200);
    expect((await feed()).status).toBe(401);
  });

  test("names its users and no one else's", async () => {
    const { users } = (await call("vendor", "GET", "/vendors/SKY/users")).body as {
      users: readonly { userid: string; lastSignIn: number | null }[];
    };
    expect(users.map(({ userid }) => userid).toSorted()).toEqual([
      "level1-vendor",
      "operator-vendor",
      "traveller",
      "vendor",
    ]);
    expect(users.find(({ userid }) => userid === "vendor")?.lastSignIn).toBeGreaterThan(0);
  });
});

test("whoever signs in with the vendor's address goes on doing so when it changes (VEN-3)", async () => {
  const { version } = await read("admin", "AURELIA");
  const body = { details: { ...details, email: "hello@aurelia.example" }, version };
  expect((await call("admin", "POST", "/vendors/AURELIA/details", body)).status).toBe(200);
  const login = (as: string) => new Browser(server).post("/auth/login", { email: as, password });
  expect((await login("contact@aurelia.example")).status).toBe(401);
  expect((await login("hello@aurelia.example")).body["code"]).toBe("PASSWORD_MUST_CHANGE");
  // Another user's address is nobody's to take.
  const taken = { details: { ...details, email: "admin@gatehouse.example" }, version: version + 1 };
  expect((await call("admin", "POST", "/vendors/AURELIA/details", taken)).body["code"]).toBe("TAKEN");
});

test("mails that the server of the alerts' address refused within a month are told, those of another vendor are not", async () => {
  const now = Math.floor(Date.now() / 1000);
  const refused = {
    kind: "checkin.pass",
    subjectKind: "check-in",
    subjectId: 1,
    payload: {},
    createdAt: now,
    dueAt: now,
    deadAt: now,
    reason: "refused",
    receiver: "Alerts@aurelia.example",
    vendor: "AURELIA",
    lastError: "550 no such mailbox",
  } as const;
  await database.db
    .insert(outbox)
    .values([
      refused,
      { ...refused, deadAt: now - 10 },
      { ...refused, deadAt: now - 31 * 86_400 },
      { ...refused, vendor: "SKY", deadAt: now - 20 },
      { ...refused, reason: null, deadAt: now - 20 },
      { ...refused, receiver: "odile.marchand@aurelia.example", deadAt: now - 20 },
    ]);
  const { body } = await call("admin", "GET", "/vendors/one?id=AURELIA");
  expect(body["refusedAlerts"]).toEqual({ count: 2, since: now - 10, answer: "550 no such mailbox" });
});
