import { expect, test } from "@playwright/test";
import { fillLogin, servers, signIn, viewPath } from "./world/people.ts";

const at = (path: string) => `${servers()[0]}${path}`;

test("an operator signs in and is before the queue", async ({ page }) => {
  await page.goto(at("/login"));
  await fillLogin(page, "operator");
  await expect(page).toHaveURL(/\/dashboard\/checkin\/info/);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Queue views" })).toBeVisible();
});

test("a wrong password is said at the form, and what was typed stays", async ({ page }) => {
  await page.goto(at("/login"));
  await fillLogin(page, "billing", "wrong");
  await expect(page.getByRole("alert")).toHaveText("E-mail or password is wrong.");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("billing@gatehouse.example");
  await expect(page).toHaveURL(/\/login/);
});

// ACC-11
test("a page that needs a session asks for it and leads back", async ({ page }) => {
  await page.goto(at("/dashboard/checkin/info?view=disposed"));
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  await fillLogin(page, "operator");
  await expect(page).toHaveURL(/\/dashboard\/checkin\/info\?view=disposed/);
});

// ACC-12
test("a redirect to another site is dropped", async ({ page }) => {
  await page.goto(at("/login?redirectUrl=//evil.example/"));
  await fillLogin(page, "operator");
  await expect(page).toHaveURL(new RegExp(`^${servers()[0]}/dashboard/checkin/info`));
});

test("a reload keeps the session without a password", async ({ page }) => {
  await signIn(page, "operator");
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
});

test("an expired session leads to the login page and back to where it was", async ({ page, context }) => {
  await signIn(page, "operator", viewPath("pool"));
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  await fillLogin(page, "operator");
  await expect(page).toHaveURL(/view=pool/);
});

// ACC-8
test("signing out in one tab signs the other out", async ({ context }) => {
  const first = await context.newPage();
  await signIn(first, "operator");
  const second = await context.newPage();
  await second.goto(at("/dashboard/checkin/info"));
  await expect(second.getByRole("grid")).toBeVisible();
  await first.getByRole("button", { name: "Logout" }).click();
  await expect(first).toHaveURL(/\/login/);
  await expect(second).toHaveURL(/\/login/);
});

test("a session that is ended elsewhere ends here at once", async ({ page, context }) => {
  await signIn(page, "operator");
  // The same cookie somewhere else, through the other server: what a stolen or shared browser would do.
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${servers()[1]}/api/auth/logout`, { method: "POST", headers: { cookie: cookies } });
  expect(answer.ok).toBe(true);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();
});

// ACC-4
test("somebody without the permission is told so, and which one", async ({ page }) => {
  await page.goto(at("/login?redirectUrl=/dashboard/checkin/info"));
  await fillLogin(page, "billing");
  await expect(page.getByRole("heading", { name: /permission/i })).toBeVisible();
  await expect(page.getByText("checkinInfo")).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(0);
});

test("an unknown page is said to be unknown, inside and outside the dashboard", async ({ page }) => {
  await page.goto(at("/no-such-page"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await signIn(page, "operator", "/dashboard/no-such-page");
  await expect(page.getByRole("heading", { name: "There is no such page" })).toBeVisible();
});
