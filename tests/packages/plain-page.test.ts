import { copyFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { beforeAll, expect, test } from "vitest";
import { installInto } from "../../scripts/lib/consumer.ts";
import { elementFile } from "../../scripts/lib/published-exports.ts";
import { readmeFiles } from "../../scripts/lib/readme-files.ts";
import { browserPages } from "./support/browser.ts";
import { temporaryFolder } from "./support/folder.ts";
import { fillAddress, filledAddress, tabTo } from "./support/keyboard.ts";
import { type Site, serve } from "./support/server.ts";

/** The page of the README beside the one file of the tarball; nothing else. */
const folder = temporaryFolder();
const app = temporaryFolder();
const openPage = browserPages();
let site: Site;

beforeAll(async () => {
  await installInto(app);
  const file = elementFile("./address-editor/element");
  copyFileSync(join(app, "node_modules/@gatehouse/ui", file), join(folder, basename(file)));
  writeFileSync(join(folder, "index.html"), readmeFiles("ui")["index.html"] ?? "");
  site = await serve(folder);
});

test("a plain page's form posts what was typed into the element", async () => {
  const page = await openPage();
  await page.goto(site.url);
  await fillAddress(page);
  await page.getByRole("heading", { name: "Thanks" }).waitFor();
  expect(Object.fromEntries(new URLSearchParams(site.posted.at(-1)))).toEqual(
    Object.fromEntries(Object.entries(filledAddress).map(([field, text]) => [`address.${field}`, text])),
  );
});

test("the form waits until the address is right, and says what is missing", async () => {
  const page = await openPage();
  const before = site.posted.length;
  await page.goto(site.url);
  await page.getByRole("textbox", { name: /^Address line 1/ }).waitFor();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("Enter the street and number.").waitFor();
  expect(site.posted).toHaveLength(before);
});

test("the page around the element keeps its looks, and the element keeps its own", async () => {
  const page = await openPage();
  await page.goto(site.url);
  await page.getByRole("textbox", { name: /^City/ }).waitFor();
  const looks = await page.evaluate(() => {
    const font = (element: Element) => getComputedStyle(element).fontFamily;
    const city = document.querySelector("gatehouse-address-editor")?.shadowRoot?.querySelector("input");
    return {
      sheets: document.head.querySelectorAll("style").length,
      margin: getComputedStyle(document.body).margin,
      body: font(document.body),
      city: city ? font(city) : "",
    };
  });
  expect(looks).toMatchObject({ sheets: 0, margin: "8px" });
  expect(looks.city).not.toBe(looks.body);
});

test("a policy that allows nothing from elsewhere and no style in the page leaves it its looks", async () => {
  const strict = await serve(folder, "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'");
  const page = await openPage();
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(strict.url);
  const city = page.getByRole("textbox", { name: /^City/ });
  await city.waitFor();
  const look = await city.evaluate((element) => {
    const { borderTopStyle, borderRadius, paddingInlineStart } = getComputedStyle(element);
    return { borderTopStyle, borderRadius, paddingInlineStart };
  });
  expect(look).toMatchObject({ borderTopStyle: "solid" });
  expect(look.borderRadius).not.toBe("0px");
  // Its lists and bubbles are placed by a script, and tokens hold.
  await fillAddress(page);
  await page.getByRole("heading", { name: "Thanks" }).waitFor();
  expect(refused).toEqual([]);
});

test("a token set on the element is what it shows", async () => {
  const page = await openPage();
  await page.goto(site.url);
  await page.addStyleTag({ content: "gatehouse-address-editor { --gh-colors-border-control: rgb(1, 2, 3) }" });
  const city = page.getByRole("textbox", { name: /^City/ });
  await expect.poll(() => city.evaluate((element) => getComputedStyle(element).borderColor)).toBe("rgb(1, 2, 3)");
});

/** Opens the page and chooses a country by the keyboard. */
async function openWith(query: string, country: string): Promise<Page> {
  const page = await openPage();
  await page.goto(site.url);
  await tabTo(page, page.getByRole("combobox", { name: /^Country/ }));
  await page.keyboard.type(query);
  await page.getByRole("option", { name: country }).first().waitFor();
  await page.keyboard.press("Enter");
  return page;
}

test("Enter takes the state that is left in the list, and sends the form only with the next one", async () => {
  const page = await openWith("are", "United Arab Emirates");
  const before = site.posted.length;
  const emirate = page.getByRole("combobox", { name: /^Emirate/ });
  await tabTo(page, emirate);
  await page.keyboard.type("Dub");
  await page.getByRole("option", { name: "Dubai" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => emirate.inputValue()).toBe("Dubai");
  expect(await page.getByText("Enter the street and number.").count()).toBe(0);
  await page.keyboard.press("Enter");
  // Now the form was tried: it says what is missing.
  await page.getByText("Enter the street and number.").waitFor();
  expect(site.posted).toHaveLength(before);
});

test("Escape closes a list and keeps what was typed, Shift and Tab lead back", async () => {
  const page = await openWith("usa", "United States");
  const state = page.getByRole("combobox", { name: /^State/ });
  await tabTo(page, state);
  await page.keyboard.type("Cal");
  await page.getByRole("option", { name: "California" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.getByRole("option").count()).toBe(0);
  expect(await state.inputValue()).toBe("Cal");
  await page.keyboard.press("Shift+Tab");
  const country = page.getByRole("combobox", { name: /^Country/ });
  expect(await country.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(true);
  expect(await state.inputValue()).toBe("Cal");
});

test.each<[string, (element: Element) => void]>([
  ["within its form", (element) => element.parentElement?.append(element)],
  [
    "by a script that takes it out and puts it back",
    (element) => {
      const { parentElement } = element;
      element.remove();
      parentElement?.prepend(element);
    },
  ],
])("an element that is moved %s keeps its looks and what was typed", async (_how, move) => {
  const page = await openWith("usa", "United States");
  const state = page.getByRole("combobox", { name: /^State/ });
  await tabTo(page, state);
  await page.keyboard.type("Elsewhere");
  const look = () =>
    state.evaluate((input) => {
      const { borderTopWidth, borderRadius, display, fontFamily, height, paddingInlineStart } = getComputedStyle(input);
      return { borderTopWidth, borderRadius, display, fontFamily, height, paddingInlineStart };
    });
  await page.keyboard.press("Tab");
  const before = await look();
  expect(before.borderRadius).not.toBe("0px");
  await page.locator("gatehouse-address-editor").evaluate(move);
  await expect.poll(look).toEqual(before);
  expect(await state.inputValue()).toBe("Elsewhere");
  expect(await page.getByRole("combobox", { name: /^Country/ }).inputValue()).toBe("United States");
});
