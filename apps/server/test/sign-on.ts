import { expect } from "vitest";
import type { Answer, Browser } from "./browser.ts";
import { ProviderBrowser } from "./identity-provider.ts";

/** Begins a single sign-on. @returns the address at the provider */
export async function beginSignOn(browser: Browser, provider = "staff", redirectUrl = ""): Promise<string> {
  const { status, body } = await browser.post("/auth/sso/begin", { provider, redirectUrl });
  expect([status, body]).toEqual([200, { url: expect.any(String) as string }]);
  return String(body["url"]);
}

/** Brings what a provider has sent a browser back with. */
export const finishSignOn = (browser: Browser, back: URL, provider = "staff"): Promise<Answer> =>
  browser.post("/auth/sso/finish", { provider, answer: back.search });

/** The whole way, by the certified provider. @param login who says that they are there */
export async function signOn(browser: Browser, login: string, provider = "staff"): Promise<Answer> {
  const url = await beginSignOn(browser, provider);
  return finishSignOn(browser, await new ProviderBrowser().signIn(url, login), provider);
}

/** Why somebody did not come in; the status where they did. */
export const problemOf = ({ status, body }: Answer): unknown =>
  body["code"] === "SIGN_ON_FAILED" ? (body["data"] as { readonly problem: string }).problem : status;
