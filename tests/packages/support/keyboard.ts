import type { Locator, Page } from "@playwright/test";

/** Presses Tab until something has the focus. @throws Error when it cannot be reached so */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => (element.getRootNode() as Document).activeElement === element)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/**
 * Fills an address editor from its first field to its last with the keyboard alone, chooses the country from what is found for its
 * code, the state from the country's list, and sends the form with Enter.
 */
export async function fillAddress(page: Page): Promise<void> {
  const field = (name: RegExp) => page.getByRole("textbox", { name });
  const list = (name: RegExp) => page.getByRole("combobox", { name });
  await tabTo(page, field(/^Address line 1/));
  await page.keyboard.type("1 Market Street");
  await tabTo(page, field(/^City/));
  await page.keyboard.type("San Francisco");
  await tabTo(page, list(/^Country/));
  await page.keyboard.type("usa");
  await page
    .getByRole("option", { name: /United States/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await tabTo(page, list(/^State/));
  await page.keyboard.type("Calif");
  await page.getByRole("option", { name: "California" }).waitFor();
  // What is typed may be a state the list does not have: a state of the list is taken on purpose.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(page, field(/^ZIP code/));
  await page.keyboard.type("94105");
  await page.keyboard.press("Enter");
}

/** What `fillAddress` gives. */
export const filledAddress = {
  line1: "1 Market Street",
  line2: "",
  city: "San Francisco",
  country: "USA",
  state: "CA",
  pincode: "94105",
};
