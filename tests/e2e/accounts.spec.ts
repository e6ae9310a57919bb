import { expect, type Page, test } from "@playwright/test";
import { login } from "./world/login.ts";
import { mailedLink } from "./world/mailed-link.ts";
import { caller, person, servers, signIn } from "./world/people.ts";

async function choose(page: Page, password: string): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Reset", exact: true }).click();
}

// ACC-18, ACC-19, ACC-24, ACC-25, ACC-26, ACC-27
test("somebody is invited, takes the account, forgets the password, is seen and ended live, and is disabled", async ({
  page,
  browser,
}) => {
  const email = `journey-${Date.now().toString(36)}@northwind.example`;
  const [first, second] = ["quilted brook 19 saddle", "plum tram 44 verandah"];
  const call = await caller("admin");

  await test.step("an administrator invites", async () => {
    await signIn(page, "admin", "/dashboard/admin/users");
    await page.getByRole("button", { name: "Invite by link" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite a user" });
    await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
    await dialog.getByRole("textbox", { name: "Name" }).fill("Journey Person");
    await dialog.getByRole("combobox", { name: "Role" }).selectOption("CRM_OPERATOR");
    await dialog.getByRole("button", { name: "Send the invitation" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("searchbox", { name: "Name or e-mail" }).fill(email);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("grid").getByText("Invited")).toBeVisible();
  });

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step("the mail’s link leads to the choice of a password, which signs in", async () => {
    await theirs.goto(await mailedLink(call, email, "access.invitation"));
    await choose(theirs, first);
    await expect(theirs).toHaveURL(/\/login$/);
    await login(theirs, email, first);
    await expect(theirs).toHaveURL(/\/dashboard\/trips\/next-48-hours/);
    await expect(page.getByRole("grid").getByText("Active")).toBeVisible();
  });

  await test.step("Forgot password? sends a link that works once, and ends the session in the other browser", async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(`${servers()[0]}/login`);
    await other.getByRole("textbox", { name: "E-mail" }).fill(email);
    await other.getByRole("button", { name: "Forgot password?" }).click();
    await other.getByRole("button", { name: "Send a link" }).click();
    await expect(other.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
    const link = await mailedLink(call, email, "access.reset");
    await other.goto(link);
    await choose(other, second);
    await expect(other).toHaveURL(/\/login$/);
    await expect(theirs).toHaveURL(/\/login\?redirectUrl=/);
    await other.goto(link);
    await choose(other, "another quilted brook 20");
    await expect(other.getByRole("alert")).toContainText("The link has been used, or is too old.");
    await login(other, email, first);
    await expect(other.getByRole("alert")).toContainText("E-mail or password is wrong.");
    await login(other, email, second);
    await expect(other).toHaveURL(/\/dashboard\//);
    await elsewhere.close();
  });

  await test.step("they see where they are signed in, and are out at once when they are disabled", async () => {
    await login(theirs, email, second);
    await expect(theirs).toHaveURL(/\/dashboard\//);
    await theirs.goto(`${servers()[1]}/dashboard/profile`);
    await expect(theirs.getByText("This session")).toBeVisible();
    await page.getByRole("rowheader", { name: "Journey Person" }).dblclick();
    await page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
    await expect(theirs).toHaveURL(/\/login/);
  });
  await context.close();
});

test("anything else below /reset-password is not found", async ({ page }) => {
  const answer = await page.goto(`${servers()[0]}/reset-password/other`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

// ACC-24
test("a vendor looks after its own users alone; an operator is not let in", async ({ browser }) => {
  const vendor = await person(browser, "vendor", undefined, "/dashboard/admin/users");
  await expect(vendor.page.getByRole("grid").getByText("vendor@gatehouse.example")).toBeVisible();
  await expect(vendor.page.getByRole("grid").getByText("admin@gatehouse.example")).toHaveCount(0);
  const operator = await person(browser, "operator", undefined, "/dashboard/admin/users");
  await expect(operator.page.getByRole("heading", { name: "You have no permission for this page" })).toBeVisible();
  await vendor.context.close();
  await operator.context.close();
});
