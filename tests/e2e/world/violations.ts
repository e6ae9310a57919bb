import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Whether nothing is sampled (`pnpm test --all`). */
export const everything = Boolean(process.env["TEST_ALL"]);

const tags = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
/** What a page in other colours can violate that it does not in these. */
const ofColours = ["color-contrast", "link-in-text-block"];

async function analyze(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // What passed is not described. Frames, of which each costs a page more, are looked into when nothing is sampled.
  const axe = new AxeBuilder({ page }).setLegacyMode(!everything).options({ resultTypes: ["violations"] });
  const { violations: found } = await choose(axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** What axe finds wrong with a page as it stands (WCAG 2.2 AA, and what is good practice): each rule with its elements. */
export const violations = (page: Page): Promise<string[]> => analyze(page, (axe) => axe.withTags(tags));

/** Shows the page in an appearance, once its colours have stopped changing. */
async function show(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (theme) => {
    // Not every page follows the machine while it stands: those of travellers ask when they begin.
    document.documentElement.dataset["theme"] = theme;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, colorScheme);
}

/** Which texts and links of a page and of the frames in it are not told from what they lie on. */
export async function unseenInFrames(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withRules(ofColours).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** What axe finds on a light page in both appearances: in the dark only colours differ. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const light = await violations(page);
  await show(page, "dark");
  const dark = await analyze(page, (axe) => axe.withRules(ofColours));
  await show(page, "light");
  return [...light, ...dark.map((violation) => `dark: ${violation}`)];
}
