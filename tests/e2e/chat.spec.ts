import { demoDisruptionPath, demoDisruptions } from "@gatehouse/domain/access";
import { expect, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { person, servers, signIn } from "./world/people.ts";

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const box = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press("Enter");
}

test.describe("live chat", () => {
  // CHAT-2, CHAT-3, CHAT-4, CHAT-6, CHAT-8, CHAT-10, CHAT-13, CHAT-14
  test("a traveller and an operator talk through two servers; nothing is lost without a network; taken, answered, closed", async ({
    page,
    browser,
  }) => {
    await signIn(page, "traveller", "/dashboard/my-trips/upcoming-trips");
    await page.getByRole("button", { name: /^Chat with a travel agent/ }).click();
    const window = page.getByRole("dialog", { name: "Chat with a travel agent" });
    await expect(window.getByText("Not connected")).toBeVisible();
    await window.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(window.getByText("Connected", { exact: true })).toBeVisible();
    await say(page, "Our flight is cancelled.");
    await expect(window.getByText("Sent")).toBeVisible();

    const crm = await person(browser, "crm-operator", servers()[1], "/dashboard/chat");
    await test.step("the operator takes who waits longest by a key, and answers", async () => {
      await expect(crm.page.getByText("You are connected")).toBeVisible();
      const own = await select<{ readonly id: string; readonly name: string }>(
        "select r.id, r.name from chat_room r join app_user u on u.id = r.traveller_id where u.userid = 'traveller'",
      );
      await crm.page.getByRole("button", { name: new RegExp(own[0]?.name ?? "nobody") }).click();
      await expect(log(crm.page)).toContainText("Our flight is cancelled.");
      await crm.page.getByRole("button", { name: /^Take/ }).click();
      await say(crm.page, "I am looking at tonight’s seats.");
      await expect(log(page)).toContainText("I am looking at tonight’s seats.");
      await expect(log(page)).not.toContainText("Crm Operator");
      // The time stands before the mark.
      await expect(window.getByText(/^[\d:]+ Read$/)).toBeVisible();
      await expect(log(crm.page).getByText(/^[\d:]+ Read$/)).toBeVisible();
    });

    await test.step("what is said without a network is sent once, when there is one again", async () => {
      await page.context().setOffline(true);
      await say(page, "Are there two of them?");
      await expect(log(page).getByText("Sending…")).toBeVisible();
      await page.context().setOffline(false);
      await expect(log(crm.page).getByText("Are there two of them?")).toHaveCount(1, { timeout: 30_000 });
      await expect(log(page).getByText("Sending…")).toHaveCount(0);
    });

    await test.step("Escape minimises, and the focus is where it was; leaving is asked about", async () => {
      await box(page).focus();
      await page.keyboard.press("Escape");
      const launcher = page.getByRole("button", { name: /^Chat with a travel agent/ });
      await expect(launcher).toBeFocused();
      await launcher.click();
      await window.getByRole("button", { name: "Close chat" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
      await expect(log(crm.page)).toContainText("Traveller got disconnected", { timeout: 30_000 });
    });

    await test.step("the conversation is closed by a key", async () => {
      await crm.page.getByRole("heading", { name: "Live chat" }).click();
      await crm.page.keyboard.press("x");
      await expect(crm.page.getByText(/^The conversation with .* is closed\.$/)).toBeVisible();
    });
    await crm.context.close();
  });

  // CHAT-1, CHAT-15
  test("who comes by a disruption's link talks from its page on a phone, without a session", async ({ browser }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await phone.newPage();
    const [disruption] = demoDisruptions;
    if (!disruption) throw new Error("The demo world has no disruption.");
    await page.goto(demoDisruptionPath(disruption));
    await page.getByRole("button", { name: "Chat with us" }).click();
    const window = page.getByRole("dialog", { name: "Chat with a travel agent" });
    await expect(
      window.getByText(`An agent will see these messages and your booking ${disruption.bookingNo}.`),
    ).toBeVisible();
    await window.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(window.getByText("Connected", { exact: true })).toBeVisible();
    await say(page, "Which lounge can we use?");
    await expect(window.getByText("Sent")).toBeVisible();

    const crm = await person(browser, "crm-operator", servers()[1], "/dashboard/chat");
    const rooms = await select<{ readonly name: string }>(
      `select name from chat_room where booking_no = '${disruption.bookingNo}' and traveller_id is null`,
    );
    await crm.page.getByRole("button", { name: new RegExp(rooms[0]?.name ?? "nobody") }).click();
    await expect(log(crm.page)).toContainText("Which lounge can we use?");
    await page.keyboard.press("Escape");
    const launcher = page.getByRole("button", { name: /^Chat with a travel agent/ });
    await expect(launcher).toBeFocused();
    await say(crm.page, "The one beside gate B12.");
    await expect(launcher.getByText("1 new message")).toBeAttached();
    await launcher.click();
    await expect(log(page)).toContainText("The one beside gate B12.");
    await expect(log(page)).not.toContainText("Crm Operator");
    await crm.context.close();
    await phone.close();
  });
});
