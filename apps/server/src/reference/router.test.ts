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
