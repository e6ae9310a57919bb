import { beforeAll, expect, test } from "vitest";
import { addPeople } from "../../test/access.ts";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { useServer } from "../../test/server.ts";

const database = useDatabase();
const server = useServer(database);
let get: (path: string) => ReturnType<Browser["get"]>;
beforeAll(async () => {
  await addPeople(database.db);
  const browser = new Browser(server);
  const { accessToken } = await browser.signIn("operator@gatehouse.example");
  get = (path) => browser.get(path, accessToken);
});

test("an airport is found by its code, however it is written", async () => {
  const { status, body } = await get("/reference/airports/lhr");
  expect(status).toBe(200);
  expect(body).toMatchObject({ iata: "LHR", country: "GB", zone: "Europe/London" });
  expect(body["name"]).toMatch(/Heathrow/);
});

test("an airline is found by its code", async () => {
  expect((await get("/reference/airlines/W6")).body).toEqual({ iata: "W6", name: "Wizz Air" });
});

test.each(["/reference/airports/QQ0", "/reference/airlines/00"])("%s is nobody", async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

// ADR-2
test("countries are found by anybody, by name in any language or by code, with their states and address rules", async () => {
  const anybody = new Browser(server);
  const codes = async (q: string, limit?: number) => {
    const { body } = await anybody.get(
      `/reference/countries?q=${encodeURIComponent(q)}${limit === undefined ? "" : `&limit=${limit}`}`,
    );
    return (body as unknown as readonly { iso3: string }[]).map(({ iso3 }) => iso3);
  };
  expect((await codes("us"))[0]).toBe("USA");
  expect((await codes("DEU"))[0]).toBe("DEU");
  expect((await codes("Allemagne"))[0]).toBe("DEU");
  expect(await codes("un", 2)).toHaveLength(2);
  expect(await codes("qqqq")).toEqual([]);
  const { headers, body } = await anybody.get("/reference/countries?q=USA");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
  expect((body as unknown as readonly object[])[0]).toMatchObject({
    iso2: "US",
    iso3: "USA",
    states: expect.arrayContaining([expect.objectContaining({ code: "CA", name: "California" })]) as unknown,
    rules: { postalCode: { label: "zip", need: "required" }, state: { label: "state", need: "required" } },
  });
});

test.each(["", "?q=", "?q=a", "?q=us&limit=0", "?q=us&limit=1000", `?q=${"x".repeat(101)}`])(
  "countries are not searched by %j",
  async (query) => {
    const { status, headers } = await new Browser(server).get(`/reference/countries${query}`);
    expect(status).toBe(400);
    // A mistake is not to be remembered.
    expect(headers.get("cache-control")).toBe("no-store");
  },
);
