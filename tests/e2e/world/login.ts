import type { Page } from "@playwright/test";
import { servers } from "./people.ts";

/** Fills and sends the form of the login page that is open, or about to be: the page before may have a field of that name, too. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs in by the form, with any address and password. */
export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${servers()[0]}/login`);
  await fillIn(page, email, password);
}
