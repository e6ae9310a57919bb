import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { phone } from "./world/missing-info.ts";
import { signIn } from "./world/people.ts";

/** The box for a comment of a trip that no other journey writes to. */
async function openBox(page: Page) {
  const [request] = await select<{ readonly id: string }>(
    "select r.id from travel_request r join app_user u on u.id = r.traveller_id where u.userid = 'noah.okafor' and r.status = 'SUBMITTED' order by r.id desc limit 1",
  );
  await signIn(page, "noah.okafor", `/dashboard/travel-request/view-travel-details?data=${request?.id ?? ""}&type=TR`);
  const box = page.getByRole("textbox", { name: "Message" });
  await box.click();
  await expect(box).toBeFocused();
  const html = () => box.evaluate((element) => element.innerHTML);
  return { box, html };
}

/** What the keyboard of a phone does: words are put together, replaced and taken apart; keys say nothing of it. */
function keyboardOf(session: CDPSession) {
  const compose = (text: string, replacing?: { readonly start: number; readonly end: number }) =>
    session.send("Input.imeSetComposition", {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
      ...(replacing ? { replacementStart: replacing.start, replacementEnd: replacing.end } : {}),
    });
  const commit = (text: string) => session.send("Input.insertText", { text });
  return {
    compose,
    commit,
    /** A word, letter by letter, as it is seen while it is typed; then the word that is meant. */
    word: async (typed: string, meant = typed) => {
      for (let length = 1; length <= typed.length; length += 1) await compose(typed.slice(0, length));
      await commit(meant);
    },
  };
}

test.describe("on the keyboard of a phone", () => {
  test.use({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    // The editor has a way of its own for these keyboards, which it takes by this name.
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
  });

  // CMT-25
  test("words that are composed, corrected and taken back stand in a comment as they are seen", async ({ page, context }) => {
    const { box } = await openBox(page);
    const keyboard = keyboardOf(await context.newCDPSession(page));

    await test.step("a word is corrected when it is finished", async () => {
      await keyboard.word("Teh", "The");
      await keyboard.commit(" ");
      await keyboard.word("gate");
      await expect(box).toHaveText("The gate");
    });
    console.log(await box.innerHTML());
  });
});
