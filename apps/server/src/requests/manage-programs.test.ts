import { programColumns } from "@gatehouse/domain/requests";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";
import { program, programImport } from "./tables.ts";

const database = useDatabase();
const server = useServer(database);
const tokens = new Map<string, string>();

beforeAll(async () => {
  await addPeople(database.db);
  for (const who of ["vendor", "level1-vendor", "admin"])
    tokens.set(who, (await new Browser(server).signIn(`${who}@gatehouse.example`)).accessToken);
});

beforeEach(async () => {
  const { db } = database;
  await db.delete(program);
  await db.delete(programImport);
  await db.insert(program).values([
    { vendor: "SKY", hospital: "St. Brigid", city: "Rochester", bestAirport: "RST", active: false },
    { vendor: "SKY", hospital: "Lakeside", city: "Chicago", deptInfos: [{ deptCode: "A", deptName: "Ärzte; «one»" }] },
    { vendor: "SEA", hospital: "Harbour", city: "Boston" },
  ]);
});

const call = (who: string, method: string, path: string, body?: unknown) =>
  new Browser(server).call(method, path, body, { token: tokens.get(who) ?? "" });
const send = (text: string | Uint8Array<ArrayBuffer>, more: Readonly<Record<string, string>> = {}, who = "vendor") => {
  const form = new FormData();
  form.set("file", new File([text], "programs.csv", { type: "text/csv" }));
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return call(who, "POST", "/requests/programs/import", form);
};
const stored = async () =>
  (await database.db.select().from(program).where(eq(program.vendor, "SKY")).orderBy(program.id)).map(
    ({ hospital, city, bestAirport, active }) => [hospital, city, bestAirport, active],
  );
/** With its byte order mark, which `text()` takes away. */
const textOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString("utf8");
const file = async (who = "vendor", query = "") => {
  const answer = await fetch(`${server.url}/api/requests/programs/file${query}`, {
    headers: { authorization: `Bearer ${tokens.get(who) ?? ""}` },
  });
  return { status: answer.status, name: answer.headers.get("content-disposition"), text: await textOf(answer) };
};

// REQ-22
describe("programs", () => {
  test("of one's vendor are listed, inactive ones too; an administrator chooses the vendor", async () => {
    const { body } = await call("vendor", "GET", "/requests/programs/all");
    expect(body).toMatchObject({
      vendors: [{ code: "SKY", editable: true }],
      vendorCode: "SKY",
      programs: [{ hospital: "Lakeside" }, { hospital: "St. Brigid", active: false }],
      lastImport: null,
    });
    expect((await call("admin", "GET", "/requests/programs/all?vendorCode=SEA")).body["programs"]).toMatchObject([
      { hospital: "Harbour" },
    ]);
    expect((await call("vendor", "GET", "/requests/programs/all?vendorCode=SEA")).status).toBe(404);
  });

  test("a dry run says line by line what would change, and changes nothing; the import does just that", async () => {
    const before = await stored();
    const text = "hospital,city,bestAirport\r\nst. brigid,Rochester,MSP\r\nLakeside,Chicago,\r\nNew Hope,Paris,CDG\r\n";
    const planned = await send(text);
    expect(planned.body).toMatchObject({
      imported: false,
      problems: [],
      lines: [
        {
          line: 2,
          action: "change",
          changes: [
            { column: "hospital", before: "St. Brigid", after: "st. brigid" },
            { column: "bestAirport", before: "RST", after: "MSP" },
          ],
        },
        { line: 3, hospital: "Lakeside", action: "same", changes: [] },
        { line: 4, hospital: "New Hope", action: "add" },
      ],
    });
    expect(await stored()).toEqual(before);
    const state = String(planned.body["state"]);
    expect((await send(text, { state })).body).toMatchObject({ imported: true });
    expect(await stored()).toEqual([
      ["st. brigid", "Rochester", "MSP", false],
      ["Lakeside", "Chicago", "", true],
      ["New Hope", "Paris", "CDG", true],
    ]);
    // An answer that was lost: asked again it is done once.
    expect((await send(text, { state })).body).toMatchObject({ imported: true });
    expect(await database.db.select().from(programImport)).toMatchObject([{ userid: "vendor", added: 1, changed: 1 }]);
    expect((await call("vendor", "GET", "/requests/programs/all")).body).toMatchObject({
      lastImport: { userid: "vendor" },
    });
  });

  test("what somebody else changed since the dry run is not overwritten", async () => {
    const text = "hospital,city,bestAirport\nSt. Brigid,Rochester,MSP\n";
    const { body } = await send(text);
    await database.db.update(program).set({ state: "Minnesota" }).where(eq(program.hospital, "St. Brigid"));
    expect(await send(text, { state: String(body["state"]) })).toMatchObject({
      status: 409,
      body: { code: "CHANGED" },
    });
    expect((await stored())[0]).toEqual(["St. Brigid", "Rochester", "RST", false]);
  });

  test("of two imports at once one wins", async () => {
    const texts = ["MSP", "ORD"].map((airport) => `hospital,city,bestAirport\nSt. Brigid,Rochester,${airport}\n`);
    const [{ body }] = [await send(texts[0] ?? "")];
    const answers = await Promise.all(texts.map((text) => send(text, { state: String(body["state"]) })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test("with anything wrong nothing is imported, and all of it is named with line and column", async () => {
    const before = await stored();
    const text =
      'hospital,city,active,bestAirport\nNew Hope,Paris,yes,CDG\n,Rome,perhaps,FCO\n"Two\nlines",Oslo,no,XXX\nnew hope,PARIS,,\n';
    const planned = await send(text);
    const problems = [
      { line: 3, column: "active", code: "program.flag.invalid" },
      { line: 3, column: "hospital", code: "program.hospital.required" },
      { line: 5, column: "bestAirport", code: "program.airport.unknown" },
      { line: 6, column: "hospital", code: "program.twice" },
    ];
    expect(planned).toMatchObject({ status: 200, body: { problems } });
    expect(await send(text, { state: String(planned.body["state"]) })).toMatchObject({
      status: 422,
      body: { code: "INVALID_FILE", data: { problems } },
    });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ["nothing", "", { line: 0, column: "", code: "programs.file.empty" }],
    ["only its columns", "hospital,city\n", { line: 0, column: "", code: "programs.file.empty" }],
    ["other columns", "hospital,clinic\nA,B\n", { line: 1, column: "clinic", code: "programs.file.unknownColumn" }],
    ["a column twice", "hospital,city,city\nA,B,C\n", { line: 1, column: "city", code: "programs.file.twiceColumn" }],
    ["no hospital", "city\nRome\n", { line: 1, column: "hospital", code: "programs.file.noColumn" }],
    ["too many cells", "hospital,city\nA,B,C\n", { line: 2, column: "", code: "programs.file.cells" }],
    ["an open quotation", 'hospital,city\n"A,B\n', { column: "", code: "programs.file.quote" }],
    ["another encoding", new Uint8Array([104, 0xe9, 10]), { line: 0, column: "", code: "programs.file.encoding" }],
    ["too much", `hospital\n${"A".repeat(500_001)}`, { line: 0, column: "", code: "programs.file.large" }],
    ["too many lines", `hospital\n${"A\n".repeat(2001)}`, { line: 0, column: "", code: "programs.file.lines" }],
  ])("a file with %s is refused as such", async (_, content, problem) => {
    expect((await send(content)).body).toMatchObject({ lines: [], problems: [problem] });
  });

  test("what is downloaded and imported again changes nothing, whatever spreadsheets made of it", async () => {
    await database.db.update(program).set({ state: "=1+1" }).where(eq(program.hospital, "Lakeside"));
    const { text, name } = await file();
    expect(name).toContain("programs-SKY.csv");
    expect(text.split("\r\n")[0]).toBe(`\uFEFF${programColumns.join(",")}`);
    // No formula for a spreadsheet.
    expect(text).toContain("'=1+1");
    const semicolons = "hospital;city;state\r\nLakeside;Chicago;'=1+1\r\n;;\r\n";
    for (const again of [text, semicolons]) {
      const { body } = await send(again);
      expect(body["problems"]).toEqual([]);
      expect((body["lines"] as readonly { action: string }[]).map(({ action }) => action)).not.toContain("change");
    }
  });

  test("a vendor reads those of connected vendors and imports none; others have no way to them", async () => {
    const { body } = await call("level1-vendor", "GET", "/requests/programs/all");
    const [own, connected] = [true, false].map((editable) =>
      (body["vendors"] as readonly { code: string; editable: boolean }[]).filter((one) => one.editable === editable),
    );
    expect(own).toHaveLength(1);
    const [theirs] = connected ?? [];
    if (!theirs) throw new Error("There is no connected vendor.");
    expect((await file("level1-vendor", `?vendorCode=${theirs.code}`)).status).toBe(200);
    expect(await send("hospital\nA\n", { vendorCode: theirs.code }, "level1-vendor")).toMatchObject({
      status: 403,
      body: { code: "READ_ONLY" },
    });
    expect((await send("hospital\nA\n", { vendorCode: "NOSUCH" })).status).toBe(404);
  });
});
