import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** What a page in other colours can violate that it does not in these. */
const ofColours = ["color-contrast", "link-in-text-block"];

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // What passed is not described, and all frames are ours: both are most of the cost.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations: found } = await choose(axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** What axe finds wrong with a page as it stands (WCAG 2.2 AA, and what is good practice): each rule with its elements. */
export const violations = (page: Page): Promise<string[]> => analyze(page, (axe) => axe.withTags(tags));

/** Not every page follows the machine while it stands: those of travellers ask when they begin. */
async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate((theme) => (document.documentElement.dataset["theme"] = theme), colorScheme);
}

/** The same in both appearances. In the dark, only colours differ. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const light = await violations(page);
  await show(page, "dark");
  const dark = await analyze(page, (axe) => axe.withRules(ofColours));
  await show(page, "light");
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}
