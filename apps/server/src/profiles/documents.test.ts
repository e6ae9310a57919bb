import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { accessLog } from "../access/audit.ts";
import { createVault } from "../platform/vault.ts";
import { contextOf } from "./documents.ts";
import { resealAll } from "./reseal.ts";
import { identityDocuments } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);

let people: Awaited<ReturnType<typeof addPeople>>;
const tokens = new Map<string, string>();

beforeAll(async () => {
  people = await addPeople(database.db);
  for (const who of ["traveller", "billing", "vendor"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

const call = (who: string, method: string, body?: unknown, path = "") =>
  new Browser(server).call(method, `/profiles/mine/documents${path}`, body, { token: tokens.get(who) ?? "" });

const given = {
  nationality: "USA",
  passportNo: "533 380 417",
  passportIssueDate: "2021-06-02",
  passportExpDate: "2031-06-01",
  tsaNumber: "tt 1234567",
  licenseNumber: "m6250417",
  licenseIssueState: "Georgia",
  licenseExpiryDate: "2029-03-14",
};
const nothing = {
  nationality: "",
  passportNo: "",
  passportIssueDate: "",
  passportExpDate: "",
  tsaNumber: "",
  licenseNumber: "",
  licenseIssueState: "",
  licenseExpiryDate: "",
};

test("a name that no document has is refused, and says which", async () => {
  const { version } = (await call("traveller", "GET")).body as { readonly version: number };
  const answer = await call("traveller", "PUT", { version, documents: { passportNo: "533380417" } });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain("validation.unknown");
  expect((await call("traveller", "GET")).body).toMatchObject({ version });
});

// PRO-7, PRO-8
test("documents are stored encrypted, told masked, and shown number by number, which is audited", async () => {
  expect((await call("traveller", "GET")).body).toEqual({ ...nothing, version: 0, isLost: false });
  const saved = await call("traveller", "PUT", { ...given, version: 0 });
  expect([saved.status, saved.body]).toEqual([
    200,
    {
      ...given,
      passportNo: "•••417",
      tsaNumber: "•••567",
      licenseNumber: "•••417",
      version: 1,
      isLost: false,
    },
  ]);
  expect((await call("traveller", "GET")).body).toEqual(saved.body);
  const [row] = await database.db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.userId, people.get("TRAVELLER") ?? ""));
  for (const text of ["533380417", "TT1234567", "M6250417", "Georgia", "2031"]) expect(row?.sealed).not.toContain(text);

  expect((await call("traveller", "POST", { number: "passportNo" }, "/number")).body).toEqual({ text: "533380417" });
  expect((await call("traveller", "POST", { number: "nationality" }, "/number")).status).toBe(400);
  // Somebody else's are not there.
  expect((await call("billing", "POST", { number: "passportNo" }, "/number")).status).toBe(404);
  const log = await accessLog(database.db, "traveller");
  expect(log.map(({ action, detail, doneBy }) => [action, detail, doneBy])).toEqual([
    [
      "DOCUMENTS_SAVED",
      "nationality, passportNo, passportIssueDate, passportExpDate, tsaNumber, licenseNumber, licenseIssueState, licenseExpiryDate",
      "traveller",
    ],
    ["DOCUMENT_SHOWN", "passportNo", "traveller"],
  ]);
  expect(JSON.stringify(log)).not.toContain("533380417");
});

// PRO-7
test("what is left out or comes back masked stays, what is empty goes, what is wrong is named", async () => {
  await call("billing", "PUT", { ...given, version: 0 });
  const kept = await call("billing", "PUT", { passportNo: "•••417", tsaNumber: "", version: 1 });
  expect([kept.status, kept.body["passportNo"], kept.body["tsaNumber"], kept.body["version"]]).toEqual([
    200,
    "•••417",
    "",
    2,
  ]);
  const wrong = await call("billing", "PUT", { nationality: "", licenseNumber: "", tsaNumber: "12", version: 2 });
  expect([wrong.status, wrong.body["data"]]).toEqual([
    422,
    {
      problems: [
        { field: "nationality", code: "document.nationality.required" },
        { field: "tsaNumber", code: "document.tsaNumber.invalid" },
        { field: "licenseNumber", code: "document.licenseNumber.required" },
      ],
    },
  ]);
  expect((await call("billing", "GET")).body).toEqual(kept.body);
});

// PRO-4
test("of two tabs that save at once, the second learns what stands", async () => {
  const [one, other] = await Promise.all([
    call("vendor", "PUT", { tsaNumber: "TT1234567", version: 0 }),
    call("vendor", "PUT", { tsaNumber: "TT7654321", version: 0 }),
  ]);
  expect([one.status, other.status].toSorted((low, high) => low - high)).toEqual([200, 409]);
  const [won, lost] = one.status === 200 ? [one, other] : [other, one];
  expect(lost.body["data"]).toEqual({ stands: won.body });
});

// PRO-7
test("a new key takes over what an earlier one sealed; what no key opens is said and can be given again", async () => {
  const userId = people.get("OPERATOR") ?? "";
  const text = JSON.stringify({ ...nothing, tsaNumber: "TT1234567" });
  const keys = (documentKeys: string) => createVault({ documentKeys, dataDir: "" });
  const first = "the first secret, which is long enough";
  const second = "the second secret, which is long enough";
  const sealed = await keys(first).seal(text, contextOf(userId));
  await database.db.insert(identityDocuments).values({ userId, sealed, version: 3 });
  const stands = async () => {
    const [row] = await database.db.select().from(identityDocuments).where(eq(identityDocuments.userId, userId));
    return row?.sealed ?? "";
  };
  const run = (documentKeys: string) => resealAll(database.db, keys(documentKeys));
  await run(first);
  expect(await stands()).toBe(sealed);
  await run(`${second}, ${first}`);
  expect(await keys(second).open(await stands(), contextOf(userId))).toBe(text);
  expect(await keys(first).open(await stands(), contextOf(userId))).toBeUndefined();

  // The server of this test has a key of its own: it opens none of this.
  const token = (await new Browser(server).signIn("operator@gatehouse.example")).accessToken;
  const ask = (method: string, body?: unknown) =>
    new Browser(server).call(method, "/profiles/mine/documents", body, { token });
  expect((await ask("GET")).body).toMatchObject({ ...nothing, version: 3, isLost: true });
  expect((await ask("PUT", { tsaNumber: "TT1234567", version: 3 })).body).toMatchObject({
    tsaNumber: "•••567",
    version: 4,
    isLost: false,
  });
});
