import { type IdentityProvider, startIdentityProvider } from "@gatehouse/server/identity-provider";
import { expect, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { caller, servers, signIn } from "./world/people.ts";

let provider: IdentityProvider;
test.beforeAll(async () => {
  provider = await startIdentityProvider();
  const [server] = servers();
  await provider.open([`${server}/login/sso/NWT`], [`${server}/login`]);
  provider.people.set("ina", { email: "ina.berg@people.example", name: "Ina Berg", groups: ["travel desk"] });
  provider.people.set("tom", { email: "tom.roux@people.example", name: "Tom Roux" });
});
test.afterAll(async () => {
  const call = await caller("admin");
  await call("POST", "/vendors/NWT/sign-on/remove", {});
  await provider.close();
});

/** At the provider's own page. */
async function say(page: Page, who: string, button = "Continue"): Promise<void> {
  await expect(page).toHaveTitle("Provider");
  await page.getByRole("textbox", { name: "Account" }).fill(who);
  await page.getByRole("button", { name: button }).click();
}

async function typeEmail(page: Page, email: string, path = "/login"): Promise<void> {
  await page.goto(`${servers()[0]}${path}`);
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.keyboard.press("Tab");
}

// ACC-37 to ACC-41
test("an administrator sets single sign-on up, and the people of the vendor come in by it", async ({
  page,
  browser,
}) => {
  await test.step("it is set up in the details of the vendor", async () => {
    await signIn(page, "admin", "/dashboard/admin/vendor-details/NWT?tab=signOn");
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("textbox", { name: "Name on the button" })).toBeFocused();
    await page.getByRole("textbox", { name: "Name on the button" }).fill("Northwind Travel");
    await page.getByRole("textbox", { name: "Issuer" }).fill(provider.issuer);
    await page.getByRole("textbox", { name: "Client id" }).fill(provider.clientId);
    await page.getByLabel("Client secret").fill(provider.clientSecret);
    await page.getByRole("textbox", { name: "Domains of e-mail addresses" }).fill("people.example");
    await page.getByRole("textbox", { name: "Claim with the role" }).fill("groups");
    await page.getByRole("button", { name: "Add a value" }).click();
    await page.getByRole("textbox", { name: "Value" }).fill("travel desk");
    await page.getByRole("combobox", { name: "Role", exact: true }).selectOption("VENDOR");
    await page.getByRole("checkbox", { name: "Make an account for whoever comes for the first time" }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("travel desk gives")).toBeVisible();
    await expect(page.getByText(`${servers()[0]}/login/sso/NWT`)).toBeVisible();
    await expect(page.getByText(provider.clientSecret)).toHaveCount(0);
  });

  const context = await browser.newContext();
  const own = await context.newPage();

  await test.step("the address says where somebody signs in, and they come to where they wanted", async () => {
    await typeEmail(own, "nobody@elsewhere.example");
    await own.getByRole("button", { name: "Single sign-on", exact: true }).click();
    await expect(own.getByText("There is no single sign-on for this address.")).toBeVisible();
    await typeEmail(own, "ina.berg@people.example", "/login?redirectUrl=%2Fdashboard%2Fprofile");
    await own.getByRole("button", { name: "Continue with Northwind Travel" }).click();
    await say(own, "ina");
    await expect(own).toHaveURL(`${servers()[0]}/dashboard/profile`);
    await expect(own.getByRole("textbox", { name: "E-mail" })).toHaveValue("ina.berg@people.example");
    const [made] = await select<{ role_list: string; vendor: string }>(
      "select role_list, vendor from app_user where email = 'ina.berg@people.example'",
    );
    expect(made).toEqual({ role_list: "VENDOR", vendor: "NWT" });
  });

  await test.step("signing out leads by the provider back to the login page", async () => {
    await own
      .getByRole("button", { name: /Sign out|Log ?out/ })
      .first()
      .click();
    await expect(own).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
    await own.getByRole("button", { name: /^Yes/ }).click();
    await expect(own).toHaveURL(new RegExp(`^${servers()[0]}/login`));
    await expect(own.getByRole("textbox", { name: "E-mail" })).toBeVisible();
  });

  await test.step("who turns back, or has no role, reads why", async () => {
    await typeEmail(own, "tom.roux@people.example");
    await own.getByRole("button", { name: "Continue with Northwind Travel" }).click();
    await say(own, "tom", "Deny");
    await expect(own.getByText("Your organisation did not let you in, or you turned back.")).toBeVisible();
    await expect(own).toHaveURL(`${servers()[0]}/login/sso/NWT`);
    await own.getByRole("button", { name: "Try again" }).click();
    await say(own, "tom");
    await expect(own.getByText("Your organisation gives you no role here.")).toBeVisible();
    await own.reload();
    await expect(own.getByText("This sign-in took too long, was used already")).toBeVisible();
    await own.getByRole("button", { name: "Back to sign in" }).click();
    await expect(own).toHaveURL(`${servers()[0]}/login`);
  });
  await context.close();
});
