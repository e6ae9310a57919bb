import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addPeople, useAccessServer } from "../../../test/access.ts";
import { Authenticator } from "../../../test/authenticator.ts";
import { Browser } from "../../../test/browser.ts";
import { testConfig } from "../../../test/config.ts";
import { useDatabase } from "../../../test/database.ts";
import { startIdentityProvider } from "../../../test/identity-provider.ts";
import { quietLog } from "../../../test/log.ts";
import { signOn } from "../../../test/sign-on.ts";
import { composeAccountMails } from "../../messaging/account-mails.ts";
import { createOutbox } from "../../messaging/outbox.ts";
import { outbox } from "../../messaging/tables.ts";
import { createVault } from "../../platform/vault.ts";
import { accountMessages } from "../account-mail.ts";
import { passkey, recoveryCode } from "../second-factor/tables.ts";
import { appUser, loginAttempt, loginSession } from "../tables.ts";
import { contextOfToken } from "./accounts.ts";
import { contextOfSecret } from "./providers.ts";
import { resealSignOn } from "./reseal.ts";
import { signOnIdentity, vendorSignOn } from "./tables.ts";
import { saveVendorSignOn } from "./vendor-sign-on.ts";

const idp = await startIdentityProvider();
const config = testConfig({
  SSO_ISSUER: idp.issuer,
  SSO_CLIENT_ID: idp.clientId,
  SSO_CLIENT_SECRET: idp.clientSecret,
  SSO_NAME: "House of Tests",
  SSO_DOMAINS: "gatehouse.example",
  SSO_ROLE_CLAIM: "groups",
  SSO_ROLES: "desk=OPERATOR",
  SSO_PRIVATE_ADDRESSES: "on",
});
const database = useDatabase();
const server = useAccessServer(database, { config });
const documentKeys = "a key for the authenticators of tests";
const email = "operator@gatehouse.example";
let hash = "";

beforeAll(async () => {
  await addPeople(database.db);
  hash = (await database.db.select().from(appUser))[0]?.passwordHash ?? "";
  await idp.open([`${server.url}/login/sso/staff`], [`${server.url}/login`]);
});
afterAll(() => idp.close());
beforeEach(async () => {
  for (const table of [signOnIdentity, vendorSignOn, loginSession, loginAttempt, passkey, recoveryCode, outbox])
    await database.db.delete(table);
  await database.db.update(appUser).set({ passwordHash: hash });
  idp.people.clear();
  idp.people.set("s-1", { email, groups: ["desk"] });
});

/** What the mails of a kind say when they go. */
async function mailsOf(kind: string) {
  const now = () => Math.floor(Date.now() / 1000);
  const box = createOutbox({ db: database.db, live: server.live, log: quietLog, now }, {});
  composeAccountMails(box, {
    config: { ...config, publicUrl: "https://gatehouse.example/" },
    keys: server.keys("account-link"),
    now,
  });
  const written = await database.db.select().from(outbox).where(eq(outbox.kind, kind));
  return Promise.all(written.map((message) => box.compose(database.db, message)));
}

// ACC-43
test("linking an account with a provider is mailed to its user, once", async () => {
  expect((await signOn(new Browser(server), "s-1")).status).toBe(200);
  expect((await signOn(new Browser(server), "s-1")).status).toBe(200);
  expect(await mailsOf(accountMessages.signOnLinked)).toMatchObject([
    {
      receiver: email,
      facts: { template: "signOnLinked", provider: "House of Tests", address: "https://gatehouse.example/login" },
    },
  ]);
  // A provider that is gone by the time the mail goes has changed nothing.
  await database.db.delete(signOnIdentity);
  expect(await mailsOf(accountMessages.signOnLinked)).toEqual([{ obstacle: "too-late" }]);
});

test("a mail about a forgotten password says where to sign in, and brings no key", async () => {
  await signOn(new Browser(server), "s-1");
  const asked = await new Browser(server).post("/auth/forgot-password", { email });
  expect(asked.status).toBe(200);
  const [mail] = await mailsOf(accountMessages.reset);
  expect(mail?.facts).toMatchObject({
    template: "signOnAccount",
    provider: "House of Tests",
    address: "https://gatehouse.example/login",
  });
  expect(JSON.stringify(mail)).not.toContain("reset-password");
});

test("a passkey is the second step of such an account, and never the only one", async () => {
  const origin = server.url.replace("127.0.0.1", "localhost");
  const named = () => new Browser({ url: origin });
  const key = new Authenticator(origin);
  type Options = Parameters<Authenticator["get"]>[0];
  const own = named();
  const { accessToken: token } = await own.signIn(email);
  const begun = await own.post("/account/passkeys/begin", undefined, { token });
  const response = key.create(begun.body["options"] as Options);
  expect((await own.post("/account/passkeys", { name: "Key", response }, { token })).status).toBe(200);
  const byPasskey = async (step: string) => {
    const browser = named();
    const asked = await browser.post("/auth/passkey/begin", { key: step });
    return browser.post("/auth/passkey", { key: step, response: key.get(asked.body["options"] as Options) });
  };
  expect((await byPasskey("")).status).toBe(200);
  const linked = await signOn(new Browser(server), "s-1");
  expect((await byPasskey("")).status).toBe(401);
  const { key: step } = linked.body["next"] as { readonly key: string };
  expect((await byPasskey(step)).status).toBe(200);
});

// PRO-7
test("secrets of providers and tokens of people are encrypted with the newest key by the hourly job", async () => {
  const vault = createVault({ documentKeys, dataDir: "" });
  const signOnForm = {
    name: "Sky Travel",
    issuer: "https://login.sky.example",
    clientId: "gatehouse",
    clientSecret: "the secret of Sky",
    domains: [],
    roleClaim: "",
    claimRoles: [],
    defaultRole: "TRAVELLER" as const,
    createsAccounts: false,
  };
  const actor = { doneBy: "admin", at: 1 };
  await database.db.transaction((tx) =>
    saveVendorSignOn(tx, "SKY", { signOn: signOnForm, version: 0 }, { vault, config, actor, mayChangeDomains: true }),
  );
  await signOn(new Browser(server), "s-1");
  const rows = async () => {
    const [provider] = await database.db.select().from(vendorSignOn);
    const [identity] = await database.db.select().from(signOnIdentity);
    if (!provider || !identity) throw new Error("Nothing is encrypted.");
    return { secret: provider.sealedSecret, token: identity.sealedToken, userId: identity.userId };
  };
  const before = await rows();
  const token = await vault.open(before.token, contextOfToken(before.userId));
  await resealSignOn({
    db: database.db,
    vault: createVault({ documentKeys: `a newer key, ${documentKeys}`, dataDir: "" }),
  });
  const after = await rows();
  // The key from before is thrown away.
  const newest = createVault({ documentKeys: "a newer key", dataDir: "" });
  expect(await newest.open(after.secret, contextOfSecret("SKY"))).toBe("the secret of Sky");
  expect(token).toBeTruthy();
  expect(await newest.open(after.token, contextOfToken(after.userId))).toBe(token);
  // The second run finds nothing to do.
  await resealSignOn({ db: database.db, vault: newest });
  expect(await rows()).toEqual(after);
});
