import type { Page } from "@playwright/test";
import { servers } from "./people.ts";

/** Signs in by the form, with any address and password. */
export async function login(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${servers()[0]}/login`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
