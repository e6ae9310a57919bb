/**
 * Uses the page of the Next app that `pnpm try:next` has started: it has to wake up without a complaint and obey the keyboard.
 * The page's address is the one argument.
 */
import { chromium } from "@playwright/test";
import { fillAddress, filledAddress } from "./support/keyboard.ts";

const url = process.argv[2];
if (!url) throw new Error("Name the page's address.");
const browser = await chromium.launch({
  ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
const problems: string[] = [];
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) problems.push(message.text());
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await fillAddress(page);
  const saved = page.getByLabel("Saved").filter({ hasText: /./ });
  await saved.waitFor();
  const text = await saved.textContent();
  if (text !== JSON.stringify(filledAddress)) problems.push(`The form saved ${text}.`);
} finally {
  await browser.close();
}
if (problems.length > 0) throw new Error(`The page did not wake up cleanly:\n${problems.join("\n")}`);
