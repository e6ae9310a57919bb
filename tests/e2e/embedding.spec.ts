import { type Browser, expect, type FrameLocator, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { type HostPage, openHostPage } from "./world/host-page.ts";
import { dayAhead } from "./world/missing-info.ts";
import { servers } from "./world/people.ts";

const traveller = "ellen.marchetti@gatehouse.example";

const frameOf = (page: Page): FrameLocator => page.frameLocator("gatehouse-module iframe");
/** What the page around has heard last. */
const told = (page: Page) => page.getByRole("status");

/** A visitor of a vendor's page who is nobody to Gatehouse: no cookie of it is in their browser. */
async function visit(browser: Browser, host: HostPage, path: string): Promise<{ page: Page; refusals: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const refusals: string[] = [];
  page.on("console", (message) => refusals.push(message.text()));
  await page.goto(`${host.origin}${path}`);
  return { page, refusals };
}

/** Does something with a host page, and closes it. */
async function onPageOf(options: Parameters<typeof openHostPage>[0], work: (host: HostPage) => Promise<void>) {
  const host = await openHostPage(options);
  try {
    await work(host);
  } finally {
    host.close();
  }
}

test.describe("modules on a vendor's own page, under a strict policy and without a cookie", () => {
  // EMB-1, EMB-3, EMB-9
  test("a traveller asks for a trip; the page around hears its number, and the frame is as high as its form", async ({
    browser,
  }) => {
    await onPageOf({ vendor: "ALD", traveller }, async (host) => {
      const { page, refusals } = await visit(browser, host, "/travel-request");
      const frame = frameOf(page);
      await expect(frame.getByRole("heading", { level: 1, name: "Create Travel Request" })).toBeVisible();
      const field = (name: string) => frame.getByRole("textbox", { name, exact: true });
      const type = async (name: string, value: string): Promise<void> => {
        await field(name).fill(value);
        await field(name).press("Tab");
      };
      await type("Start date", dayAhead(20));
      await type("End date", dayAhead(23));
      await frame.getByRole("combobox", { name: "Program" }).selectOption({ label: "St. Brigid Medical" });
      const modal = frame.getByRole("dialog", { name: "Call House" });
      await expect(modal).toBeInViewport({ ratio: 1 });
      await modal.getByRole("button", { name: "Close" }).first().click();
      await frame.getByRole("combobox", { name: "Department" }).selectOption({ index: 1 });
      await frame.getByRole("combobox", { name: "Purpose" }).selectOption({ label: "Corporate Travel" });
      await field("Case type").fill("Valve repair");
      await frame.getByRole("button", { name: "Add flight" }).click();
      for (const [name, code] of [
        ["Departure airport", "ATL"],
        ["Destination airport", "RST"],
      ] as const) {
        await frame.getByRole("combobox", { name }).fill(code);
        await frame
          .getByRole("option", { name: new RegExp(code) })
          .first()
          .click();
      }
      await type("Departure date", dayAhead(20));
      await frame.getByRole("button", { name: /^Submit/ }).click();
      await expect(told(page)).toContainText(/^requested \{"id":\d+,"name":"TR/);
      const [made] = await select<{ readonly vendor: string }>(
        "select vendor from travel_request order by id desc limit 1",
      );
      expect(made?.vendor).toBe("ALD");
      expect(await page.context().cookies()).toEqual([]);
      expect(refusals.filter((text) => /Content Security Policy|Refused|violates/.test(text))).toEqual([]);
      expect(servers()).toHaveLength(2);
      await page.context().close();
    });
  });
});
