import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../../test/access.ts";
import { type Answer, Browser } from "../../../test/browser.ts";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { type IdentityProvider, ProviderBrowser, startIdentityProvider } from "../../../test/identity-provider.ts";
import { accessAudit, appUser, loginAttempt, loginSession } from "../tables.ts";
import { signOnAttempt, signOnIdentity } from "./tables.ts";

const staff: IdentityProvider = await startIdentityProvider();
const config = testConfig({
  SSO_ISSUER: staff.issuer,
  SSO_CLIENT_ID: staff.clientId,
  SSO_CLIENT_SECRET: staff.clientSecret,
  SSO_NAME: "House of Tests",
  SSO_DOMAINS: "gatehouse.example",
  SSO_ROLE_CLAIM: "groups",
  SSO_ROLES: "desk=OPERATOR,leads=OPERATOR_ADMIN_LEAD",
  SSO_CREATE: "on",
  SSO_PRIVATE_ADDRESSES: "on",
});
const database = useDatabase();
const server = useAccessServer(database, { config });
beforeAll(async () => {
  await addPeople(database.db);
  await staff.open([`${server.url}/login/sso/staff`], [`${server.url}/login`]);
});
afterAll(() => staff.close());
beforeEach(async () => {
  const { db } = database;
  await db.delete(signOnIdentity);
  await db.delete(signOnAttempt);
  await db.delete(loginSession);
  await db.delete(loginAttempt);
  await db.delete(accessAudit);
  await db.delete(appUser).where(eq(appUser.email, "new@gatehouse.example"));
  await db.update(appUser).set({ roleList: "OPERATOR" }).where(eq(appUser.email, "operator@gatehouse.example"));
  staff.people.clear();
  staff.people.set("s-1", { email: "operator@gatehouse.example", groups: ["desk"] });
});

const problem = ({ status, body }: Answer) => [status, body["code"], (body["data"] as { problem?: string })?.problem];
const begin = async (browser: Browser, provider = "staff", redirectUrl = ""): Promise<string> => {
  const { status, body } = await browser.post("/auth/sso/begin", { provider, redirectUrl });
  expect([status, body]).toEqual([200, expect.anything()]);
  return String(body["url"]);
};
const finish = (browser: Browser, back: URL, provider = "staff") =>
  browser.post("/auth/sso/finish", { provider, answer: back.search });
const come = async (browser: Browser, who: string): Promise<Answer> =>
  finish(browser, await new ProviderBrowser().signIn(await begin(browser), who));

describe("somebody whom the provider knows", () => {
  test("comes in, and goes to where they wanted", async () => {
    const browser = new Browser(server);
    const url = await begin(browser, "staff", "/dashboard/checkin/info");
    expect(url).toContain("code_challenge_method=S256");
    const back = await new ProviderBrowser().signIn(url, "s-1");
    expect(back.href).toContain(`${server.url}/login/sso/staff?`);
    const { status, body } = await finish(browser, back);
    expect([status, body]).toMatchObject([
      200,
      {
        redirectUrl: "/dashboard/checkin/info",
        next: null,
        session: { user: { email: "operator@gatehouse.example" } },
      },
    ]);
    expect((await browser.post("/auth/refresh")).status).toBe(200);
    const log = await database.db.select().from(accessAudit).orderBy(desc(accessAudit.id));
    expect(log).toMatchObject([{ action: "SIGN_ON_LINKED", doneBy: "single sign-on", subject: "operator" }]);
  });
});
