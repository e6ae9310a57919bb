import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { codeOf } from "./world/authenticator.ts";
import { select } from "./world/database.ts";
import { mailedLink } from "./world/mailed-link.ts";
import { type Caller, caller, servers } from "./world/people.ts";

const password = "quilted brook 19 saddle";

/** Somebody who was invited and has chosen a password; the demo's users stay as they are. */
async function newcomer(call: Caller, role: string): Promise<string> {
  const email = `factor-${Date.now().toString(36)}@gatehouse-journey.example`;
  expect((await call("POST", "/users", { email, name: "Factor Person", role, vendor: "" })).status).toBe(200);
  const key = new URL(await mailedLink(call, email, "access.invitation")).searchParams.get("id");
  const chosen = await fetch(`${servers()[0]}/api/auth/reset-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, oldP: "", newP: password, key }),
  });
  expect(chosen.status).toBe(200);
  return email;
}

async function login(page: Page, email: string): Promise<void> {
  await page.goto(`${servers()[0]}/login`);
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
    await expect(question.getByRole("textbox", { name: "Code" })).toBeFocused();
    await typeCode(page, "000000");
    await expect(question.getByText(/^This code is wrong/)).toBeVisible();
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
