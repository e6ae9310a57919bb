import { expect, test } from "@playwright/test";
import { freshWork, passOf, upload } from "./world/passes.ts";
import { caller, fillLogin, servers } from "./world/people.ts";

// CHK-10, MSG-4
test("a linked pass is mailed; staff open the mail as it was received, and send it once more", async ({ page }) => {
  const call = await caller("operator");
  const work = await freshWork(call);
  const { passenger, bookingNo, pnr, checkInId } = work;
  const pages = await upload(call, work, [await passOf(call, work)]);
  const dmscode = pages.find(({ matched }) => matched)?.dmscode;
  const linked = await call("POST", "/checkin/boarding-passes/link", { checkInId, dmscode, bookingNo, pnr });
  expect(linked.status).toBe(200);

  await page.goto(
    `${servers()[0]}/login?redirectUrl=${encodeURIComponent(`/dashboard/communication/search-email?text=${bookingNo}`)}`,
  );
  await fillLogin(page, "admin");
  const row = page.getByRole("grid").getByRole("row").filter({ hasText: bookingNo });
  await expect(row.filter({ hasText: "Sent" })).toHaveCount(1);
  await row.getByRole("button", { name: /^Open / }).click();
  const panel = page.getByRole("dialog", { name: new RegExp(`^Boarding pass, ${bookingNo}`) });
  await expect(panel.getByText("As the demo’s mail server received it")).toBeVisible();
  const mail = panel.frameLocator("iframe");
  // Travellers are written to in their own language.
  const isFrench = await panel.getByText(/^Votre carte d’embarquement/).isVisible();
  const hello = isFrench ? "Bonjour" : "Hello";
  await expect(mail.getByText(`${hello} ${passenger.firstname} ${passenger.lastname},`)).toBeVisible();
  const download = page.waitForEvent("download");
  await panel.getByRole("button", { name: /^Download boarding-pass-.*\.pdf$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^boarding-pass-.*\.pdf$/);

  // Sent once more it is a second e-mail, which appears by itself.
  await panel.getByRole("button", { name: "Send again" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send again" }).click();
  await page.keyboard.press("Escape");
  await expect(row.filter({ hasText: "Sent" })).toHaveCount(2);

  // The details page says so too.
  await page.goto(`${servers()[0]}/dashboard/checkin/details?pnr=${pnr}&bookingNo=${bookingNo}`);
  await expect(page.getByText(/^E-mail with the pass: Sent /).first()).toBeVisible();
});
