import { expect, type Page, test } from "@playwright/test";
import { type Caller, caller, servers, signIn } from "./world/people.ts";
import { rarePdf } from "./world/rare-pdf.ts";

const id = Date.now().toString(36);
const orgName = `Journey Partners ${id}`;
const email = `partners-${id}@journey.example`;
const password = "quilted brook 19 saddle";

/** The link in the newest mail of a kind to the prospect, as the demo's mail server received it. */
async function mailedLink(call: Caller, purpose: string, pattern: RegExp): Promise<string> {
  let link = "";
  await expect(async () => {
    const { body } = await call("POST", "/messaging/emails/search", { text: email, page: 0, size: 20 });
    const { content } = body as { readonly content: readonly { readonly id: string; readonly purpose: string }[] };
    const newest = content.find((mail) => mail.purpose === purpose);
    const read = await call("GET", `/messaging/emails/${newest?.id ?? ""}`);
    const { content: mail } = read.body as { readonly content: { readonly source: string; readonly text: string } };
    expect(mail.source).toBe("received");
    link = pattern.exec(mail.text)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass({ timeout: 30_000 });
  const { pathname, search } = new URL(link);
  return `${servers()[0]}${pathname}${search}`;
}

const agreement = (name: string) => ({ name, mimeType: "application/pdf", buffer: rarePdf() });
const choose = (page: Page, name: string) => page.locator("input[type=file]").setInputFiles(agreement(name));
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><circle cx="16" cy="16" r="12" fill="#1f4e8c"/></svg>';

// VEN-15, VEN-16, VEN-17, VEN-18, VEN-19, VEN-20, VEN-21
test("a prospect becomes a vendor, whose invited user signs in", async ({ page, browser }) => {
  const call = await caller("admin");
  const admin = await browser.newContext();
  const desk = await admin.newPage();
  await signIn(desk, "admin", "/dashboard/admin/agreement-details");

  await test.step("an organization fills in the form, and is asked by mail whether it did", async () => {
    await page.goto(`${servers()[0]}/`);
    // It opens beside the page, which keeps what was typed there.
    const partners = page.getByRole("contentinfo").getByRole("link", { name: "Partners" });
    const [beside] = await Promise.all([page.waitForEvent("popup"), partners.click()]);
    await expect(beside.getByRole("link", { name: "Become a partner" })).toBeVisible();
    await beside.close();
    await page.goto(`${servers()[0]}/partners`);
    await page.getByRole("link", { name: "Become a partner" }).click();
    await page.getByRole("textbox", { name: "Organization name" }).fill(orgName);
    await page.getByRole("textbox", { name: "E-mail" }).fill(email);
    await page.getByRole("textbox", { name: "Phone" }).fill("617 555 0148");
    await choose(page, "first.pdf");
    await page.getByRole("checkbox", { name: /The agreement is signed/ }).check();
    await page.getByRole("button", { name: "Send the request" }).click();
    await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
    // Nobody sees it before.
    await expect(desk.getByRole("grid").getByText("Solvane Voyages").first()).toBeVisible();
    await expect(desk.getByRole("grid").getByText(orgName)).toHaveCount(0);
  });

  await test.step("the mail’s link confirms it at a press, once, and its key stays in no address", async () => {
    const link = await mailedLink(call, "partners.confirm", /https?:\S+\/partners\/confirm\?\S+/);
    await page.goto(link);
    await expect(page).toHaveURL(`${servers()[0]}/partners/confirm?lang=en`);
    await page.reload();
    await page.getByRole("button", { name: "Confirm the request" }).click();
    await expect(page.getByRole("heading", { name: "Your request is with us" })).toBeVisible();
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm the request" }).click();
    await expect(page.getByRole("heading", { name: "This link has been used" })).toBeVisible();
  });

  await test.step("it appears in the grid by itself, and its agreement is shown beside what it says", async () => {
    await desk.getByRole("link", { name: `View ${orgName}` }).click();
    await expect(desk).toHaveURL(/\/dashboard\/admin\/view-Agreement\?orgName=/);
    await expect(desk.getByText("+1-6175550148")).toBeVisible();
    await expect(desk.getByRole("region", { name: "Signed agreement" }).locator("canvas").first()).toBeVisible();
  });

  await test.step("asked for another file, it sends one, and the open page shows it", async () => {
    await desk.getByRole("button", { name: "Ask for another file" }).click();
    const dialog = desk.getByRole("dialog", { name: `Ask ${orgName} for another file` });
    await dialog.getByRole("textbox", { name: "Reason" }).fill("The second page is missing.");
    await dialog.getByRole("button", { name: "Ask and send" }).click();
    await expect(desk.getByText(/admin has asked for another file/)).toBeVisible();
    await page.goto(await mailedLink(call, "partners.file-asked", /https?:\S+\/partners\/agreement\?\S+/));
    await expect(page.getByText("The second page is missing.")).toBeVisible();
    await choose(page, "whole.pdf");
    await page.getByRole("checkbox", { name: /The agreement is signed/ }).check();
    await page.getByRole("button", { name: "Send the agreement" }).click();
    await expect(page.getByRole("heading", { name: "Your agreement is with us" })).toBeVisible();
    await expect(desk.getByText(/^whole\.pdf, /)).toBeVisible();
  });

  await test.step("an administrator approves: the vendor is created as the prospect said, and the rest beside it", async () => {
    await desk.getByRole("link", { name: "Approve" }).click();
    await expect(desk.getByRole("textbox", { name: "Organization name" })).toHaveValue(orgName);
    await desk.getByRole("checkbox", { name: "Flight Watcher" }).check();
    for (const [name, value] of [
      ["Alert e-mail", `alerts-${id}@journey.example`],
      ["BCC e-mail", `archive-${id}@journey.example`],
      ["First name", "Journey"],
      ["Last name", "Person"],
      ["Support e-mail", `help-${id}@journey.example`],
      ["Address line 1", "12 Harbour Street"],
      ["City", "Lyon"],
      ["Channel key", `trips-${id}@journey.example`],
      ["Messages without a change, at most", "2"],
      ["Tell of a change from, in minutes", "15"],
      ["Say “on time” before departure, in hours", "24"],
    ] as const)
      await desk.getByRole("textbox", { name, exact: true }).fill(value);
    await desk.getByRole("combobox", { name: "Gender" }).selectOption("F");
    await desk.getByRole("combobox", { name: "Channel" }).selectOption("email");
    const country = desk.getByRole("combobox", { name: "Country", exact: true });
    await country.fill("Fra");
    await desk
      .getByRole("option", { name: /^France/ })
      .first()
      .click();
    await desk.getByRole("combobox", { name: "State", exact: true }).fill("Auv");
    await desk.getByRole("option", { name: /^Auvergne/ }).click();
    await desk.getByRole("textbox", { name: "Pincode" }).fill("69001");
    await desk
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
    await desk.getByRole("button", { name: "Create vendor" }).click();
    await expect(desk).toHaveURL(/\/dashboard\/admin\/agreement-details/);
    await expect(desk.getByRole("grid").getByText("Solvane Voyages").first()).toBeVisible();
    await expect(desk.getByRole("grid").getByText(orgName)).toHaveCount(0);
    await desk.goto(`${servers()[1]}/dashboard/admin/view-Agreement?orgName=${encodeURIComponent(orgName)}`);
    await desk.getByRole("link", { name: "To the vendor" }).click();
    await expect(desk.getByRole("heading", { level: 1, name: orgName })).toBeVisible();
  });

  await test.step("its first user takes the invitation, and signs in", async () => {
    await page.goto(await mailedLink(call, "access.invitation", /https?:\S+\/reset-password\?id=\S+/));
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Reset", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    // The page before has such a field, too.
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.getByRole("textbox", { name: "E-mail" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/dashboard\//);
    await page.goto(`${servers()[0]}/dashboard/admin/vendor-details`);
    await expect(page.getByRole("heading", { level: 1, name: orgName })).toBeVisible();
  });
  await admin.close();
});
