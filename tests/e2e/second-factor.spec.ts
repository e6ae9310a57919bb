import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { codeOf } from "./world/authenticator.ts";
import { select } from "./world/database.ts";
import { mailedLink } from "./world/mailed-link.ts";
import { type Caller, caller, servers, signIn } from "./world/people.ts";

const password = "quilted brook 19 saddle";

/** Told apart from the people of the other journeys here. */
const nameOf = (email: string) => email.split("@")[0] ?? "";

/** Somebody who was invited and has chosen a password; the demo's users stay as they are. */
async function newcomer(call: Caller, role: string): Promise<string> {
  const email = `factor-${Date.now().toString(36)}@northwind.example`;
  const name = nameOf(email);
  expect((await call("POST", "/users", { email, name, role, vendor: "" })).status).toBe(200);
  const key = new URL(await mailedLink(call, email, "access.invitation")).searchParams.get("id");
  const chosen = await fetch(`${servers()[0]}/api/auth/reset-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, oldP: "", newP: password, key }),
  });
  expect(chosen.status).toBe(200);
  return email;
}

async function login(page: Page, email: string, server = servers()[0]): Promise<void> {
  await page.goto(`${server}/login`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Types the code of the key that the page shows, and keeps the recovery codes that come then. */
async function setUp(page: Page): Promise<{ readonly key: string; readonly codes: readonly string[] }> {
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await page.getByRole("textbox", { name: "Code" }).fill(codeOf(key));
  await page.getByRole("button", { name: "Confirm the code" }).click();
  const list = page.getByRole("list", { name: "Recovery codes" });
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const codes = await list.getByRole("listitem").allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("gatehouse-recovery-codes.txt");
  await page.getByRole("button", { name: "I have kept them" }).click();
  return { key, codes };
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("textbox", { name: "Code" }).press("Enter");
}

/** Their last proof of who is at work was a while ago. */
const age = (email: string) =>
  select(
    "update login_session set created_at = created_at - 900, proven_at = null where user_id = (select id from app_user where email = $1)",
    [email],
  );

async function withBrowser(browser: Browser, work: (page: Page, context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext();
  await work(await context.newPage(), context);
  await context.close();
}

// ACC-29, ACC-30, ACC-31, ACC-32, ACC-36
test("an authenticator app is set up, asked for at sign-in, stands for a proof, and is turned off", async ({
  page,
  browser,
}) => {
  const email = await newcomer(await caller("admin"), "CRM_OPERATOR");
  let codes: readonly string[] = [];
  let key = "";

  await test.step("it is set up in the profile", async () => {
    await login(page, email);
    await expect(page).toHaveURL(/\/dashboard\//);
    await page.goto(`${servers()[0]}/dashboard/profile`);
    await page.getByRole("button", { name: "Set up" }).click();
    ({ key, codes } = await setUp(page));
    await expect(page.getByText("10 of 10 left")).toBeVisible();
  });

  await test.step("another browser is asked for a code, which counts once", async () => {
    await withBrowser(browser, async (other) => {
      await login(other, email);
      await expect(other.getByRole("heading", { name: "Second step" })).toBeVisible();
      // The code of the setup was used: the clock of the phone may be half a minute ahead.
      await typeCode(other, codeOf(key, 1));
      await expect(other).toHaveURL(/\/dashboard\//);
      await other.context().clearCookies();
      await login(other, email);
      await typeCode(other, codeOf(key));
      await expect(other.getByText(/^This code is wrong, or was used already/)).toBeVisible();
      await typeCode(other, (codes[0] ?? "").toLowerCase());
      await expect(other).toHaveURL(/\/dashboard\//);
    });
    await expect(page.getByText("9 of 10 left")).toBeVisible();
  });

  await test.step("new codes take a proof once the last one is old; the question is answered, and they come", async () => {
    await age(email);
    await page.getByRole("button", { name: "Make new ones" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Make new ones" }).click();
    const question = page.getByRole("dialog", { name: "Is it you?" });
    await expect(question.getByLabel("Password", { exact: true })).toBeFocused();
    await question.getByLabel("Password", { exact: true }).fill(password);
    await typeCode(page, "000000");
    await expect(question.getByText(/^The password or the code is wrong/)).toBeVisible();
    await typeCode(page, codes[1] ?? "");
    await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
    await page.getByRole("button", { name: "I have kept them" }).click();
  });

  await test.step("turned off, the password is enough", async () => {
    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
    await withBrowser(browser, async (other) => {
      await login(other, email);
      await expect(other).toHaveURL(/\/dashboard\//);
    });
  });
});

/** The server by its name: passkeys are not for addresses of machines. */
const site = () => servers()[0].replace("127.0.0.1", "localhost");

// ACC-33
test("a passkey is added with a name, signs in from the login page and after the password, and is removed", async ({
  page,
}) => {
  const email = await newcomer(await caller("admin"), "CRM_OPERATOR");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await test.step("it is added and renamed in the profile, and brings recovery codes", async () => {
    await login(page, email, site());
    await expect(page).toHaveURL(/\/dashboard\//);
    await page.goto(`${site()}/dashboard/profile`);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Journey key");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await page.getByRole("button", { name: "Rename Journey key" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Desk");
    await page.getByRole("button", { name: "Go on" }).click();
    await expect(page.getByRole("button", { name: "Remove Desk" })).toBeVisible();
  });

  await test.step("it signs in by itself", async () => {
    await page.context().clearCookies();
    await page.goto(`${site()}/login`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step("it is the second step after the password", async () => {
    await page.context().clearCookies();
    await login(page, email, site());
    await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step("it proves who is at work before it is removed", async () => {
    await page.goto(`${site()}/dashboard/profile`);
    await expect(page.getByText(/^Last used/).first()).toBeVisible();
    await age(email);
    await page.getByRole("button", { name: "Remove Desk" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await page.getByRole("dialog", { name: "Is it you?" }).getByRole("button", { name: "Use a passkey" }).click();
    await expect(page.getByRole("button", { name: "Remove Desk" })).toHaveCount(0);
  });
});

// ACC-34, ACC-35
test("an administrator requires a second factor of a role; who has none sets it up first, and loses it by a reset", async ({
  page,
  browser,
}) => {
  const call = await caller("admin");
  const email = await newcomer(call, "BILLING");
  await signIn(page, "admin", "/dashboard/admin/users");
  const require = async (on: boolean) => {
    await page.getByRole("button", { name: "Second factor by role" }).click();
    const dialog = page.getByRole("dialog", { name: "Who must have a second factor?" });
    await dialog.getByRole("checkbox", { name: "Billing" }).setChecked(on);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  };
  await require(true);
  try {
    await withBrowser(browser, async (other) => {
      await login(other, email);
      await expect(other.getByRole("heading", { name: "Set up a second factor" })).toBeVisible();
      await setUp(other);
      await expect(other).toHaveURL(/\/dashboard\//);
      await other.goto(`${servers()[0]}/dashboard/profile`);
      await expect(other.getByText("required for your role")).toBeVisible();
      await expect(other.getByRole("button", { name: "Turn off" })).toHaveCount(0);
      await page.getByRole("searchbox", { name: "Name or e-mail" }).fill(email);
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await page.getByRole("rowheader", { name: nameOf(email) }).dblclick();
      await page.getByRole("dialog").getByRole("button", { name: "Reset second factor" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Reset second factor" }).click();
      // Their sessions end with it.
      await expect(other).toHaveURL(/\/login/);
      await page.keyboard.press("Escape");
    });
  } finally {
    await call("PUT", "/users/second-factor", { roles: [] });
  }
});
