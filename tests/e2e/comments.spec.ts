import { expect, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { phone } from "./world/missing-info.ts";
import { person, servers, signIn } from "./world/people.ts";

const secret = "Fare class M, do not tell";

/** Types into the box of comments, as a keyboard does. */
async function write(page: Page, text: string): Promise<void> {
  const box = page.getByRole("textbox", { name: "Message" });
  await box.click();
  await page.keyboard.type(text);
  await expect(box).toContainText(text);
}
const comments = (page: Page) => page.getByRole("log").getByRole("article");

test.describe("comments", () => {
  test.use({ viewport: phone, hasTouch: true });

  // CMT-1, CMT-2, CMT-5, CMT-6, CMT-8, CMT-9, CMT-12, CMT-14
  test("go between a traveller and an operator at once, internal ones stay inside, none is lost without a network; its case is closed, found by a word, reopened", async ({
    page,
    browser,
  }) => {
    const [request] = await select<{ readonly id: string }>(
      "select r.id from travel_request r join app_user u on u.id = r.traveller_id where u.userid = 'noah.okafor' and r.status = 'SUBMITTED' order by r.id limit 1",
    );
    const path = `/dashboard/travel-request/view-travel-details?data=${request?.id ?? ""}&type=TR`;
    await signIn(page, "noah.okafor", path);
    const crm = await person(browser, "crm-operator", undefined, path);
    await expect(
      page.getByText("For any changes to the travel request, please type your message below."),
    ).toBeVisible();
    await expect(page.getByText("Nobody has written anything yet.")).toBeVisible();

    await test.step("an internal note is read by staff alone", async () => {
      await crm.page.getByRole("tab", { name: /Internal Comment/ }).click();
      await expect(crm.page.getByText("Only staff see this, never the traveller")).toBeVisible();
      await write(crm.page, secret);
      await crm.page.keyboard.press("ControlOrMeta+Enter");
      await expect(comments(crm.page)).toContainText([secret]);
    });

    await test.step("an external one appears at the traveller without a reload", async () => {
      await crm.page.getByRole("tab", { name: /External Comment/ }).click();
      await write(crm.page, "Row 14 is free.");
      await crm.page.getByRole("button", { name: /^Send/ }).click();
      await expect(comments(page)).toContainText(["Row 14 is free."]);
      await expect(comments(page).getByText(/ Travel Team$/)).toBeVisible();
      await expect(page.getByText(secret)).toHaveCount(0);
      await expect(page.getByText("crm-operator")).toHaveCount(0);
    });

    await test.step("what is written without a network is sent once, when there is one again", async () => {
      await page.context().setOffline(true);
      await write(page, "Please take the wheelbarrow seat.");
      await page.getByRole("button", { name: /^Send/ }).click();
      await expect(page.getByText(/It is still here\./)).toBeVisible();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: "Try again" }).last().click();
      await expect(page.getByRole("button", { name: "Add Note(s)" })).toBeVisible();
      await expect(comments(crm.page)).toContainText(["wheelbarrow", "Row 14"]);
    });

    await test.step("a picture pasted from the clipboard is read by the traveller", async () => {
      await crm.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await crm.page.evaluate(async () => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 200 });
        canvas.getContext("2d")?.fillRect(20, 20, 200, 100);
        const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
        if (picture) await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      });
      await write(crm.page, "The way to the gate:");
      await crm.page.keyboard.press("ControlOrMeta+V");
      await expect(crm.page.getByRole("textbox", { name: "Message" }).getByRole("link")).toBeVisible();
      await crm.page.keyboard.press("ControlOrMeta+Enter");
      const shown = comments(page).filter({ hasText: "The way to the gate:" }).locator("img");
      await expect(shown).toBeVisible();
      await expect
        .poll(() => shown.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
        .toBe(320);
    });

    await test.step("words that an input method puts together are written once, as they were put together", async () => {
      const box = crm.page.getByRole("textbox", { name: "Message" });
      await box.click();
      await crm.page.keyboard.type("Gate ");
      const keyboard = await crm.context.newCDPSession(crm.page);
      // As a Japanese keyboard does: what is typed changes until it is chosen.
      for (const text of ["と", "とう", "とうき", "東京"])
        await keyboard.send("Input.imeSetComposition", {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await keyboard.send("Input.insertText", { text: "東京" });
      await crm.page.keyboard.type(" B");
      await expect(box).toHaveText("Gate 東京 B");
      await crm.page.keyboard.press("ControlOrMeta+Enter");
      await expect(comments(page).filter({ hasText: "Gate 東京 B" })).toHaveCount(1);
    });

    await test.step("the case is closed, found by a word of it, and reopened", async () => {
      await crm.page.getByRole("link", { name: "View Case" }).click();
      await expect(crm.page.getByRole("heading", { level: 1, name: "Case Details" })).toBeVisible();
      await crm.page.getByRole("button", { name: "Close Case" }).click();
      const dialog = crm.page.getByRole("dialog");
      await dialog.getByRole("textbox", { name: /Closing comment/ }).fill("Seat taken");
      await dialog.getByRole("button", { name: "Close Case" }).click();
      await expect(crm.page.getByText("Case closed: Seat taken")).toBeVisible();
      await crm.page.goto(`${servers()[0]}/dashboard/casemgmt/search-cases`);
      await crm.page.getByRole("textbox", { name: "Words in the case" }).fill("wheelb");
      await crm.page.keyboard.press("Enter");
      await expect(crm.page.locator("mark", { hasText: "wheelbarrow" })).toBeVisible();
      await crm.page.getByRole("link", { name: /^View the case of / }).click();
      await crm.page.getByRole("button", { name: "Reopen Case" }).click();
      await crm.page
        .getByRole("dialog")
        .getByRole("textbox", { name: /Reason/ })
        .fill("A question is open");
      await crm.page.getByRole("dialog").getByRole("button", { name: "Reopen Case" }).click();
      await expect(crm.page.getByRole("button", { name: "Close Case" })).toBeVisible();
    });
    await crm.context.close();
  });

  // CMT-30
  test("are one touch away on a phone, on the page of a case and of a trip", async ({ page }) => {
    const about = "ALD-50187";
    const part = page.getByRole("region", { name: "Comments", exact: true }).first();
    const box = page.getByRole("textbox", { name: "Message" }).first();
    const bar = page.getByRole("navigation", { name: "On this page" });
    await signIn(page, "admin", `/dashboard/casemgmt/case-details?bookingNo=${about}&vCode=ALD`);
    await expect(bar).toBeInViewport();
    await expect(part).toBeAttached();
    await expect(part).not.toBeInViewport();
    await bar.getByRole("button", { name: /^Comments/ }).tap();
    await expect(box).toBeInViewport();
    await expect(bar).toBeInViewport();
    await bar.getByRole("button", { name: /^Trips/ }).tap();
    await expect(box).not.toBeInViewport();

    await page.goto(
      `${servers()[0]}/dashboard/my-trips/view-trips-details?data=${about}&vendorCode=ALD&type=itinerary`,
    );
    await expect(part).toBeAttached();
    await expect(part).not.toBeInViewport();
    await page.getByRole("button", { name: "New comment" }).tap();
    await expect(box).toBeInViewport();
    await expect(bar).toBeInViewport();
  });
});

/** Comments that fill more than a screen. */
const earlier = 30;

/** A page whose clock stands still: nothing that asks every so often asks, and what appears came by itself. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
}

/** Milliseconds until something is shown. */
async function timeUntil(shown: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await shown();
  return Math.round(performance.now() - from);
}

// CMT-9
test("a comment reaches either side by itself while no clock of its page runs; what is being read stays where it is", async ({
  page,
  browser,
}) => {
  // A request of its own, so that nobody else writes about it.
  const [request] = await select<{ readonly id: string }>(
    `insert into travel_request (vendor, traveller_id, traveller_name, created_by, created_at, start_date, end_date, status, content)
     select r.vendor, r.traveller_id, r.traveller_name, r.created_by, r.created_at, r.start_date, r.end_date, 'SUBMITTED', r.content
     from travel_request r join app_user u on u.id = r.traveller_id where u.userid = 'noah.okafor' order by r.id limit 1 returning id`,
  );
  const id = Number(request?.id);
  const path = `/dashboard/travel-request/view-travel-details?data=${String(id)}&type=TR`;
  const [server] = servers();
  const signedIn = await page.request.post(`${server}/api/auth/login`, {
    data: { email: "crm-operator@gatehouse.example", password: "gatehouse-demo" },
  });
  const { accessToken } = (await signedIn.json()) as { readonly accessToken: string };
  for (let place = 1; place <= earlier; place += 1) {
    const sent = await page.request.post(`${server}/api/cases/comments`, {
      headers: { authorization: `Bearer ${accessToken}` },
      data: {
        travelRequestId: id,
        commentsType: "TR",
        commentsFor: "external",
        clientId: crypto.randomUUID(),
        comments: `<p>Earlier ${String(place)}.</p>`,
      },
    });
    expect(sent.status()).toBe(200);
  }
  await page.context().clearCookies();
  await page.clock.install();
  await signIn(page, "noah.okafor", path);
  const context = await browser.newContext();
  const staff = await context.newPage();
  await staff.clock.install();
  await signIn(staff, "crm-operator", path);
  await expect(comments(staff)).toHaveCount(earlier);
  await expect(comments(page)).toHaveCount(earlier);

  const line = comments(page).filter({ hasText: "Earlier 12." });
  await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(line).toBeInViewport();
  await expect(comments(page).first()).not.toBeInViewport();
  const top = async () => (await line.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));

  await test.step("what staff write appears above, and the line that is read does not move", async () => {
    await stopClock(page);
    await write(staff, "Your seat is 14A.");
    const taken = staff.waitForResponse(
      (answer) => answer.url().includes("/api/cases/comments") && answer.request().method() === "POST",
    );
    await staff.keyboard.press("ControlOrMeta+Enter");
    await taken;
    const took = await timeUntil(() => expect(comments(page).first()).toContainText("Your seat is 14A."));
    test.info().annotations.push({ type: "to the traveller", description: `${String(took)} ms` });
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    await expect(page.getByRole("button", { name: /1 new comment/ })).toBeVisible();
  });

  await test.step("what the traveller answers appears at staff in the same way", async () => {
    await page.clock.resume();
    await page.getByRole("button", { name: /1 new comment/ }).click();
    await expect(comments(page).first()).toBeInViewport();
    await stopClock(staff);
    await write(page, "Thank you, and a window?");
    const taken = page.waitForResponse(
      (answer) => answer.url().includes("/api/cases/comments") && answer.request().method() === "POST",
    );
    await page.keyboard.press("ControlOrMeta+Enter");
    await taken;
    const took = await timeUntil(() => expect(comments(staff).first()).toContainText("Thank you, and a window?"));
    test.info().annotations.push({ type: "to staff", description: `${String(took)} ms` });
  });

  await test.step("nor does it move where the request is in view beside it", async () => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await staff.clock.resume();
    const read = comments(page).nth(2);
    // The comments begin above what is in view, and the request does not end there.
    await read.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await expect(comments(page).first()).not.toBeInViewport();
    const from = (await read.boundingBox())?.y ?? Number.NaN;
    const name = (await read.getAttribute("data-comment")) ?? "";
    const same = page.locator(`[data-comment="${name}"]`);
    await write(staff, "14A is a window.");
    await staff.keyboard.press("ControlOrMeta+Enter");
    await expect(comments(page).first()).toContainText("14A is a window.");
    await expect(page.getByRole("button", { name: /1 new comment/ })).toBeVisible();
    expect(Math.abs(((await same.boundingBox())?.y ?? Number.NaN) - from)).toBeLessThanOrEqual(1);
  });
  // Nothing was loaded again meanwhile.
  expect(await page.evaluate(() => "sameAsBefore" in window)).toBe(true);
  await context.close();
});
