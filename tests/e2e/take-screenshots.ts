/** Takes the pictures for the docs; `pnpm screenshots` runs it with a browser and fresh builds. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import config from "./playwright.config.ts";
import { fillLogin, openView, rows, servers } from "./world/people.ts";
import start from "./world/start.ts";

const folder = fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
mkdirSync(folder, { recursive: true });

const devices = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const schemes = ["light", "dark"] as const;

const inThreeWeeks = new Date(Date.now() + 21 * 86_400_000).toISOString().slice(0, 10);

/** Waits until nothing on the page is being read or moved. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[role=progressbar]") === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
}

const stop = await start({ workers: 1 });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const [device, viewport] of Object.entries(devices)) {
    for (const colorScheme of schemes) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", locale: "en-GB" });
      const page = await context.newPage();
      const take = async (name: string) => {
        await settled(page);
        await page.screenshot({ path: `${folder}/${name}-${device}-${colorScheme}.png` });
        console.log(`${name}-${device}-${colorScheme}.png`);
      };
      await page.goto(`${servers()[0]}/login`);
      await page.getByText("operator@gatehouse.example", { exact: true }).waitFor();
      await take("login");
      await fillLogin(page, "operator-admin");
      await page.getByRole("grid").waitFor();
      await openView(page, "pool");
      await rows(page).first().waitFor();
      await take("queue");
      if (device === "phone") await page.getByRole("button", { name: "Open the menu" }).click();
      else await page.keyboard.press("Control+k");
      await take("shell");
      await page.goto(`${servers()[0]}/dashboard/report/efficiency-report`);
      await page.getByRole("row").nth(2).waitFor();
      await take("efficiency");
      await page.goto(`${servers()[0]}/fsbsearch?from=JFK&to=LIS&departDate=${inThreeWeeks}&passengerCount=2`);
      await page.getByRole("heading", { name: /^Flights \d/ }).waitFor({ timeout: 60_000 });
      await take("flights");
      await page.goto(`${servers()[0]}/missing-info?searchid=demo-missing-information-1&bookingNo=69000001`);
      await page.getByRole("textbox").first().waitFor();
      await take("missing-info");
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stop();
}
