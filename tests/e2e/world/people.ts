import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { world } from "./worlds.ts";

/** Addresses of the two servers, which share one database. */
export const servers = (): readonly [string, string] => world().servers;

const password = "gatehouse-demo";
const emailOf = (user: string): string => `${user}@gatehouse.example`;

/** Fills and sends the login form that is on the page. */
export async function fillLogin(page: Page, user: string, typed = password): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(emailOf(user));
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const queuePath = "/dashboard/checkin/info";

/** Where a view of the queue is. */
export const viewPath = (view: string): string => `${queuePath}?view=${view}`;

/**
 * Signs in without the form, which has journeys of its own, and opens a page; of the queue it waits for the grid. A sign-in is not
 * stored for the next journey: a refresh token that is used twice ends its session (ACC-6).
 * @param path the first page that the journey looks at: each page that is loaded costs a second or two
 */
export async function signIn(page: Page, user: string, path = queuePath, server = servers()[0]): Promise<void> {
  const answer = await page.request.post(`${server}/api/auth/login`, { data: { email: emailOf(user), password } });
  expect(answer.status()).toBe(200);
  await page.goto(`${server}${path}`);
  // Beside a selected check-in stands the grid of its candidate pages.
  if (path.startsWith(queuePath)) await expect(page.getByRole("grid").first()).toBeVisible();
}

/**
 * A person with a browser of their own, at the queue or at another page.
 * @param options what is other than for the first person of the journey, whose device and language count otherwise
 */
export async function person(
  browser: Browser,
  user: string,
  server = servers()[0],
  path = queuePath,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signIn(page, user, path, server);
  return { page, context };
}

/** Opens a view of the queue by its address. */
export const openView = (page: Page, view: string, server = servers()[0]) => page.goto(`${server}${viewPath(view)}`);

/** Rows of the queue that are in the document: all but the heading. */
export const rows = (page: Page) =>
  page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });

/** The PNR of a row. */
export const pnrOf = async (row: Locator): Promise<string> => (await row.getByRole("rowheader").innerText()).trim();

/** The buttons of the option bar. */
export const work = (page: Page) => page.getByRole("group", { name: "Assignment" });

/** Makes calls of the API for somebody, beside the browser. */
export type Caller = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** A signed-in caller of the API. A form is sent as it is, everything else as JSON. */
export async function caller(user: string, server = servers()[0]): Promise<Caller> {
  const answer = await fetch(`${server}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: emailOf(user), password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return async (method, path, body) => {
    const json = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${server}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(json ? { "content-type": "application/json" } : {}),
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
    });
    return { status: response.status, body: await response.json() };
  };
}

/** A desk in English, whatever device and language the journey is for. */
export const desk: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: "en-GB",
  hasTouch: false,
  isMobile: false,
};
