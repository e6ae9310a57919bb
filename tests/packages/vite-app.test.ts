import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { installInto } from "../../scripts/lib/consumer.ts";
import { readmeFiles } from "../../scripts/lib/readme-files.ts";
import { root } from "../../scripts/lib/run.ts";
import { browserPages } from "./support/browser.ts";
import { temporaryFolder } from "./support/folder.ts";
import { fillAddress, filledAddress } from "./support/keyboard.ts";
import { programOf, runNode } from "./support/program.ts";
import { type Site, serve } from "./support/server.ts";

/** A fresh app whose sources are the examples of the READMEs, verbatim. */
const app = temporaryFolder();
const openPage = browserPages();
let site: Site;

beforeAll(async () => {
  cpSync(join(root, "tests/packages/vite-app"), app, { recursive: true });
  for (const [file, code] of Object.entries({ ...readmeFiles("ui"), ...readmeFiles("domain") })) {
    if (!file.startsWith("src/")) continue;
    mkdirSync(join(app, dirname(file)), { recursive: true });
    writeFileSync(join(app, file), code);
  }
  await installInto(app, [
    "@types/react",
    "@types/react-dom",
    "@emotion/cache",
    "@vitejs/plugin-react",
    "react-hook-form",
    "sanitize-html",
    "@types/sanitize-html",
    "typescript",
    "vite",
  ]);
  const { code, output } = runNode([programOf(join(app, "node_modules/vite"), "vite"), "build"], app);
  if (code !== 0) throw new Error(output);
  site = await serve(join(app, "dist"));
});

test("a fresh Vite app with the tarballs type-checks, declarations of the packages too", () => {
  const tsc = programOf(join(app, "node_modules/typescript"), "tsc");
  const { output } = runNode([tsc, "-p", "tsconfig.app.json"], app);
  // Declarations are checked too (no `skipLibCheck`), strictly; what others' say wrong is not counted.
  const others = /^\S*node_modules\/(?!\.pnpm\/@gatehouse)\S*\(\d+,\d+\): error/;
  expect(output.split("\n").filter((line) => /^\S/.test(line) && !others.test(line))).toEqual([]);
});

test("its address editor is filled in by keyboard", async () => {
  const page = await openPage();
  await page.goto(site.url);
  await fillAddress(page);
  await page.getByLabel("Saved").filter({ hasText: /./ }).waitFor();
  expect(await page.getByLabel("Saved").textContent()).toBe(JSON.stringify(filledAddress));
});

test("what is missing is said at its field, which gets the focus", async () => {
  const page = await openPage();
  await page.goto(site.url);
  await page.getByRole("button", { name: "Save" }).click();
  const line1 = page.getByRole("textbox", { name: /^Address line 1/ });
  await page.getByText("Enter the street and number.").waitFor();
  expect(await line1.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await line1.getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Saved").textContent()).toBe("");
  // Once something is given, all that its country asks for is said.
  await page.getByRole("textbox", { name: /^City/ }).fill("San Francisco");
  await page.keyboard.press("Enter");
  await page.getByText("Choose a country.").waitFor();
});

test("a token set on the page is what widgets show", async () => {
  const page = await openPage();
  await page.goto(site.url);
  await page.addStyleTag({ content: "html { --gh-colors-accent-solid: rgb(1, 2, 3) }" });
  const save = page.getByRole("button", { name: "Save" });
  await expect.poll(() => save.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(1, 2, 3)");
});

test("the domain's example says what its README says", () => {
  const program = 'console.log(JSON.stringify(await import("./src/check-address.ts")))';
  const { output } = runNode(["--input-type=module", "--eval", program], app);
  expect(JSON.parse(output)).toEqual({
    right: [],
    stored: "USA",
    wrong: [{ field: "pincode", code: "addresses.pincode.invalid" }],
  });
});
