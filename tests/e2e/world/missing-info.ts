import { expect, type Locator, type Page } from "@playwright/test";
import { servers } from "./people.ts";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1366, height: 768 };

/** The link that the travellers of a demo booking got. */
export const linkTo = (booking: 1 | 2 | 3 | 4): string =>
  `${servers()[0]}/missing-info?searchid=demo-missing-information-${booking}&bookingNo=6900000${booking}`;

/** A day from today on, as the reader's clock has it, yyyy-mm-dd. */
export function dayAhead(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** A part of the missing-information form by its name. */
export const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
/** The passenger of this number on the page of missing information. */
export const passenger = (page: Page, number: number) =>
  page.getByRole("region").filter({ has: page.getByText(new RegExp(`^Passenger ${number}\\b`)) });
/** A text field of the missing-information form by its name. */
export const text = (where: Locator, name: string | RegExp) => where.getByRole("textbox", { name });
/** The heading that says that everything missing was given. */
export const success = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Successfully updated information." });

/** Opens the step of a passenger, or a part that is closed; what is open stays so. */
export async function open(where: Locator): Promise<void> {
  const button = where.getByRole("button", { name: /^(?:Fill in for |Edit |Add: )/ });
  const fields = where.locator("input, select");
  await expect(button.or(fields).first()).toBeVisible();
  if ((await fields.count()) === 0) await button.click();
  await expect(fields.first()).toBeVisible();
}

/** Opens a passenger's step with all of its fields, not only those that are missing. */
export async function openAll(where: Locator): Promise<void> {
  await open(where);
  const all = where.getByRole("button", { name: /^Show all details of / });
  if (!(await all.isVisible())) return;
  await all.click();
  // The focus goes to the first of the fields that came.
  await expect(text(where, "First name")).toBeFocused();
}

/** What the page keeps on this device. */
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("gatehouse.")));

/** Types something and goes on to the next field. */
export async function type(field: Locator, value: string): Promise<void> {
  await field.fill(value);
  await field.press("Tab");
}

/** Looks a country up in a field of the missing-information form and chooses it. */
export async function chooseCountry(field: Locator, typed: string, name: RegExp): Promise<void> {
  await field.fill("");
  await field.pressSequentially(typed);
  await expect(field.page().getByRole("option", { name }).first()).toBeVisible();
  await field.press("Enter");
  await expect(field).toHaveValue(name);
}

/** What is said at a field, as a screen reader hears it. */
export const says = (field: Locator, words: string) => expect(field).toHaveAccessibleDescription(new RegExp(words));

/** Fills in everything that a passenger of the missing-information form lacks. */
export async function fillInEverything(where: Locator, passport: string): Promise<void> {
  await openAll(where);
  await where.getByRole("combobox", { name: "Gender" }).selectOption("Male");
  await chooseCountry(where.getByRole("combobox", { name: "Nationality" }), "india", /^India/);
  await type(text(where, "Passport number"), passport);
  await type(text(where, "Passport issue date"), dayAhead(-400));
  await type(text(where, "Passport expiry date"), dayAhead(2000));
}
