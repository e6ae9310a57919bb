import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll } from "vitest";

/**
 * A browser for the tests of a file. Errors of the page, and whatever it asks for outside the machine, fail the test in which
 * they occur: packages that need the network to show themselves would be a surprise.
 * @returns opens a page
 */
export function browserPages(): () => Promise<Page> {
  let browser: Browser;
  let problems: string[] = [];
  const pages: Page[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
    });
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
    const found = problems;
    problems = [];
    if (found.length > 0) throw new Error(found.join("\n"));
  });
  afterAll(async () => {
    await browser.close();
  });
  return async () => {
    const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1000, height: 800 } });
    pages.push(page);
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1") problems.push(`asked for ${request.url()}`);
    });
    return page;
  };
}
