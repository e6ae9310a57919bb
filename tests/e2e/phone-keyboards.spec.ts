import { type CDPSession, expect, type Locator, type Page, test } from "@playwright/test";
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
  return box;
}

/** Takes off everything, and the look of the line. */
async function clear(page: Page, box: Locator): Promise<void> {
  // On a busy machine the editor may hear of what is selected after the key.
  await expect(async () => {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("Backspace");
    await expect(box).toHaveText(/^(?:\uFEFF|Type your message here\.\.\.)*$/, { timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Backspace");
}

/** Selects from within one piece of text to within another. */
const selectAcross = (box: Locator, from: readonly [string, number], to: readonly [string, number]) =>
  box.evaluate(
    (element, [[first, start], [last, end]]) => {
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: Node[] = [];
      while (letters.nextNode()) nodes.push(letters.currentNode);
      const node = (words: string) => nodes.find(({ textContent }) => textContent?.includes(words));
      const [begin, finish] = [node(first), node(last)];
      if (begin && finish) getSelection()?.setBaseAndExtent(begin, start, finish, end);
    },
    [from, to] as const,
  );

/** What Word copies of a list of two levels. */
const wordList =
  "<html xmlns:o='urn:schemas-microsoft-com:office:office'><body><!--StartFragment--><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]><b style='mso-bidi-font-weight:normal'>Seat</b><o:p></o:p></p><p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span>14C<o:p></o:p></p><!--EndFragment--></body></html>";

/** What the keyboard of a phone does: words are put together, replaced and taken apart; keys say nothing of it. */
function keyboardOf(session: CDPSession) {
  const compose = (text: string) =>
    session.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
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

  // CMT-23, CMT-25
  test("words that are composed, corrected and taken back stand in a comment as they are seen, and what Word copied as it was", async ({
    page,
    context,
  }) => {
    const box = await openBox(page);
    const { compose, commit, word } = keyboardOf(await context.newCDPSession(page));
    const { keyboard } = page;

    await test.step("a word is corrected when it is finished, a letter taken back, a word given up", async () => {
      await word("Teh", "The");
      await commit(" ");
      await word("gates");
      await keyboard.press("Backspace");
      await expect(box).toHaveText("The gate");
      await commit(" ");
      await compose("nu");
      await compose("n");
      await compose("");
      await expect(box).toHaveText("The gate ");
      await commit("😀");
      await commit("👩‍👩‍👧");
      await expect(box).toHaveText("The gate 😀👩‍👩‍👧");
      await keyboard.press("Backspace");
      await expect(box).toHaveText("The gate 😀");
    });

    await test.step("signs make headings, lists and bold words; Enter ends what was just composed", async () => {
      await clear(page, box);
      await commit("#");
      await commit(" ");
      await word("Plan");
      await expect(box.getByRole("heading", { level: 1 })).toHaveText("Plan");
      await keyboard.press("Enter");
      await commit("- ");
      await word("one");
      await keyboard.press("Enter");
      await commit("*");
      await commit("*");
      await word("loud");
      await commit("*");
      await commit("*");
      await expect(box.locator("strong")).toHaveText("loud");
      await compose("th");
      await commit("th");
      await keyboard.press("Enter");
      await word("x");
      await expect(box.locator("> *")).toHaveText(["Plan", "one", "loudth", /^x$/]);
    });

    await test.step("taken back at its beginning, an item becomes a line, and joins the one before it", async () => {
      await keyboard.press("Home");
      await keyboard.press("Backspace");
      await expect(box.locator("> p")).toHaveText("x");
      await keyboard.press("Backspace");
      await expect(box.locator("> *")).toHaveText(["Plan", "one", "loudthx"]);
    });

    await test.step("what is composed over words of two looks takes the place of both", async () => {
      await selectAcross(box, ["one", 2], ["loud", 2]);
      await compose("X");
      await compose("XY");
      await commit("XY");
      await expect(box.locator("> *")).toHaveText(["Plan", "onXYudthx"]);
      await expect(box.locator("strong")).toHaveText("ud");
    });

    await test.step("what Word put on the clipboard is the list that it was", async () => {
      await page.evaluate((html) => {
        window.addEventListener(
          "copy",
          (event) => {
            event.clipboardData?.setData("text/html", html);
            event.clipboardData?.setData("text/plain", "·\tSeat");
            event.preventDefault();
            event.stopImmediatePropagation();
          },
          { capture: true, once: true },
        );
      }, wordList);
      await keyboard.press("ControlOrMeta+A");
      await keyboard.press("ControlOrMeta+C");
      await clear(page, box);
      await keyboard.press("Backspace");
      await keyboard.press("ControlOrMeta+V");
      await expect(box.locator("strong")).toHaveText("Seat");
      await word("d");
      await expect(box).toHaveText(/14Cd$/);
    });

    await test.step("all of it is in the comment that is sent", async () => {
      await page.getByRole("button", { name: /^Send/ }).click();
      const comment = page.getByRole("log").getByRole("article").first();
      await expect(comment.locator("ul > li > strong")).toHaveText("Seat");
      await expect(comment.locator("ul > li > ol > li")).toHaveText("14Cd");
    });
  });
});
