import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillIn, login } from "./world/login.ts";
import { caller, servers, signIn } from "./world/people.ts";

const id = Date.now().toString(36);
const orgName = `Meridian Trips ${id}`;
const email = `desk-${id}@meridian.example`;
const [startPassword, ownPassword] = ["copper lantern 31 orchard", "plum tram 44 verandah"];
const [english, french] = [`MT-${id}-1`, `MT-${id}-2`];
const pnr = "K7Q2MD";

const logo = (size = 0) => ({
  name: "meridian.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32"><title>${"x".repeat(size)}</title><circle cx="16" cy="16" r="12" fill="#1f4e8c"/></svg>`,
  ),
});
const html = (name: string, body: string) => ({
  name,
  mimeType: "text/html",
  buffer: Buffer.from(
    `<html><head><title>Meridian asks, {{bookingNumber}}</title></head><body>\n${body}\n</body></html>`,
  ),
});
const englishFile = html(
  "missing.html",
  `<script>document.title = "run"</script><h1>{{vendorName}} needs a little more</h1>
<p>Dear {{travellerName}}, this is about booking {{bookingNumber}} ({{pnr}}) and {{airlineName}} {{flightNumber}} from {{departureAirport}} at {{departureTime}}. Ask {{careEmail}}.</p>
<a href="{{missingInfoLink}}">Give what is missing</a>`,
);
const frenchFile = html(
  "manquant.html",
  `<h1>{{vendorName}} a besoin de vous</h1><p>Bonjour {{travellerName}}, dossier {{bookingNumber}}.</p><a href="{{missingInfoLink}}">Compléter</a>`,
);

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const products = (page: Page) => page.getByRole("group", { name: "Product types" });
const logoButton = (page: Page) => page.getByRole("button", { name: /^(?:Choose a file|Replace) Logo$/ });
const chooseLogo = (page: Page, size?: number) => page.locator("input[type=file]").setInputFiles(logo(size));
const create = (page: Page) => page.getByRole("button", { name: /^Create vendor/ }).click();
/** What is said at a field begins with these words; what helps to fill it in may follow. */
const says = (field: Locator, words: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(`^${words.replaceAll(/[.?+]/g, String.raw`\$&`)}(?: |$)`));

const basicSummary = "Please correctly fill out all mandatory basic details fields.";
const preferencesSummary = "Please correctly fill out all mandatory preferences fields.";
const [noChange, minutes, hours] = [
  "Messages without a change, at most",
  "Tell of a change from, in minutes",
  "Say “on time” before departure, in hours",
];
/** Text fields of Create Vendor that must be filled in and are told by their names, with what is typed in the end. */
const required = [
  ["Organization name", orgName],
  ["E-mail", email],
  ["Alert e-mail", `alerts-${id}@meridian.example`],
  ["BCC e-mail", `archive-${id}@meridian.example`],
  ["First name", "Mira"],
  ["Last name", "Delacroix"],
  ["Support e-mail", `help-${id}@meridian.example`],
  ["Address line 1", "12 Harbour Street"],
  ["City", "Lyon"],
  ["Pincode", "69001"],
  ["Channel key", `trips-${id}@meridian.example`],
  [noChange, "2"],
  [minutes, "15"],
  [hours, "24"],
] as const;
/** What cannot be right, and what is said of it. */
const wrong = [
  ["Phone", "12", "Nobody can have this number. With its country it begins with +."],
  ["Website (optional)", "no website", "This is no address of a website."],
  ["E-mail", "desk@meridian,example", "Please enter correct email id. A comma stands where a point belongs."],
  ["Alert e-mail", "alerts", "Please enter correct email id"],
  ["BCC e-mail", "archive@", "Please enter correct email id"],
  ["Support e-mail", "@meridian.example", "Please enter correct email id"],
  ["Pincode", "6900", "This is no code of this country."],
  ["Channel key", "trips", "Please enter correct email id"],
  [noChange, "two", "Write a whole number, 0 or more, and not too large a one."],
  [minutes, "-15", "Write a whole number, 0 or more, and not too large a one."],
  [hours, "1.5", "Write a whole number, 0 or more, and not too large a one."],
] as const;

async function chooseFrance(page: Page): Promise<void> {
  await select(page, "Country").fill("Fra");
  await page
    .getByRole("option", { name: /^France/ })
    .first()
    .click();
  await select(page, "State").fill("Auv");
  await page.getByRole("option", { name: /^Auvergne/ }).click();
}

// VEN-1, VEN-2, VEN-3, VEN-5, VEN-6, VEN-7, VEN-11, VEN-12, VEN-14, ACC-22
test("a vendor is created after every mistake, and its travellers are written to in its own words", async ({
  page,
  browser,
}) => {
  const call = await caller("admin");

  await test.step("an empty form says what is missing, each at its field", async () => {
    await signIn(page, "admin", "/dashboard/admin/vendors");
    await page.getByRole("link", { name: "Create Vendor" }).click();
    await create(page);
    for (const [name] of required) await says(box(page, name), `Please fill out the ${name}`);
    await says(box(page, "Phone"), "Please fill out the phone number.");
    await says(products(page), "Please select at least one product type.");
    await says(logoButton(page), "Please select the logo.");
    await says(select(page, "Gender"), "Please fill out the Gender");
    await says(select(page, "Country"), "Please fill out the Country");
    await says(box(page, "State"), "Please fill out the State");
    await says(select(page, "Channel"), "Please select at least one channel.");
    await expect(password(page)).toHaveAccessibleErrorMessage("Please fill out the Password");
    await expect(page.getByText(basicSummary)).toBeVisible();
    await expect(page.getByText(preferencesSummary)).toBeVisible();
    await expect(box(page, "Organization name")).toBeFocused();
  });

  await test.step("what cannot be right is said at its field, and stays as it was typed", async () => {
    await box(page, "Organization name").fill(orgName);
    await products(page).getByRole("checkbox", { name: "Flight Watcher" }).check();
    await password(page).fill("   ");
    await chooseLogo(page, 100_000);
    await select(page, "Gender").selectOption("F");
    await chooseFrance(page);
    await select(page, "Channel").selectOption("email");
    for (const [name, typed] of wrong) await box(page, name).fill(typed);
    await create(page);
    for (const [name, , words] of wrong) await says(box(page, name), words);
    await expect(password(page)).toHaveAccessibleErrorMessage("Please fill out the Password");
    await says(logoButton(page), "Logo Image size should be less than 100KB.");
    await expect(page.getByText(basicSummary)).toBeVisible();
    await expect(page.getByText(preferencesSummary)).toBeVisible();
    for (const [name, typed] of wrong) await expect(box(page, name)).toHaveValue(typed);
    for (const [typed, words] of [
      ["lantern", "A password has 12 characters at least."],
      [email, "This password is made of the vendor’s own name or address."],
    ] as const) {
      await box(page, "E-mail").fill(email);
      await password(page).fill(typed);
      await expect(password(page)).toHaveAccessibleErrorMessage(words);
    }
    await page.getByRole("button", { name: "Add a channel" }).click();
    const second = page.getByRole("group", { name: "Channel 2" });
    await second.getByRole("combobox", { name: "Channel" }).selectOption("email");
    await says(second.getByRole("combobox", { name: "Channel" }), "This channel is there already.");
    await second.getByRole("button", { name: "Remove this channel" }).click();
    // Another country has other states.
    await select(page, "Country").fill("Ital");
    await page.getByRole("option", { name: /^Italy/ }).click();
    await says(select(page, "State"), "Please fill out the State");
    await expect(select(page, "State")).toHaveValue("");
    await chooseFrance(page);
  });

  await test.step("the device keeps what was typed; an address that another vendor has is refused by the server", async () => {
    await page.reload();
    for (const [name, typed] of wrong) if (name !== "E-mail") await expect(box(page, name)).toHaveValue(typed);
    await expect(select(page, "State")).toHaveValue(/^Auvergne/);
    for (const [name, typed] of required) await box(page, name).fill(typed);
    await box(page, "Phone").fill("617 555 0148");
    await box(page, "Website (optional)").fill("meridian.example");
    await box(page, "E-mail").fill("ops@northwind.example");
    await create(page);
    // Never kept.
    await expect(password(page)).toBeFocused();
    await password(page).fill(startPassword);
    await chooseLogo(page);
    await expect(page.getByTestId("logo-preview").locator("img")).toHaveCount(2);
    await create(page);
    await says(box(page, "E-mail"), "Another vendor or user has this e-mail address.");
    await expect(box(page, "E-mail")).toBeFocused();
    await expect(password(page)).toHaveValue(startPassword);
    await expect(page.getByText("meridian.svg")).toBeVisible();
  });

  await test.step("the vendor is created, and stands on the Vendor Dashboard", async () => {
    await box(page, "E-mail").fill(email);
    await create(page);
    await expect(page.getByText("Logo successfully updated. Please wait..").first()).toBeVisible();
    await expect(page.getByText("Vendor successfully created.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/admin\/vendors$/);
    await page.getByRole("grid").getByRole("link", { name: orgName }).click();
    await expect(page).toHaveURL(new RegExp(`/vendor-details/${encodeURIComponent(email)}$`));
    await expect(page.getByRole("heading", { level: 1, name: orgName })).toBeVisible();
  });

  await test.step("templates are uploaded after every mistake, and shown on sample data in a frame where nothing runs", async () => {
    await page.getByRole("link", { name: /^Templates/ }).click();
    await page.getByRole("button", { name: "Upload templates" }).click();
    const form = page.getByRole("form", { name: "Upload templates" });
    const template = (number: number) => form.getByRole("group", { name: `Template ${number}`, exact: true });
    const choose = (number: number, file: ReturnType<typeof html>) =>
      template(number).locator("input[type=file]").setInputFiles(file);
    const upload = (words: string) => form.getByRole("button", { name: words }).click();
    await upload("Upload 1 template");
    for (const words of [
      "Please fill out all mandatory template details fields.",
      "Please select html template for template 1.",
      "Please fill out all mandatory fields for template 1.",
    ])
      await expect(form.getByText(words).last()).toBeVisible();
    await says(template(1).getByRole("textbox", { name: "Name" }), "Please fill out the Name");
    await says(template(1).getByRole("combobox", { name: "Context" }), "Please fill out the Context");
    await says(template(1).getByRole("combobox", { name: "Language" }), "Please fill out the Language");
    await says(form.getByRole("combobox", { name: "Product type" }), "Please fill out the Product type");
    await template(1).getByRole("button", { name: "Remove" }).click();
    await expect(form.getByText("At least 1 template must be present.")).toBeVisible();
    for (let number = 2; number <= 6; number += 1) await form.getByRole("button", { name: "Add a template" }).click();
    await form.getByRole("button", { name: "Add a template" }).click();
    await expect(form.getByText("The maximum template limit of 6 has been reached.")).toBeVisible();
    await expect(page.getByText("template has been added.").first()).toBeVisible();
    for (let number = 6; number > 2; number -= 1)
      await template(number).getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("template has been removed.").first()).toBeVisible();

    await form.getByRole("combobox", { name: "Product type" }).selectOption("Flight Watcher");
    await expect(form.getByRole("combobox", { name: "Channel key" })).toHaveValue(`trips-${id}@meridian.example`);
    for (const [number, language] of [
      [1, "English"],
      [2, "French"],
    ] as const) {
      await template(number).getByRole("combobox", { name: "Context" }).selectOption("Missing information");
      await template(number).getByRole("combobox", { name: "Language" }).selectOption(language);
    }
    await choose(1, html("wrong.html", "<p>Dear {{travelerName}}</p>"));
    await choose(2, frenchFile);
    await expect(
      template(1).getByText(
        "Line 2, column 9: {{travelerName}} is no variable of “Missing information”. Did you mean {{travellerName}}?",
      ),
    ).toBeVisible();
    await expect(
      template(1).getByText("{{missingInfoLink}} is missing: it usually stands in the button."),
    ).toBeVisible();
    await upload("Upload 2 templates");
    await expect(form.getByText("There is something to put right in template 1.").last()).toBeVisible();
    await choose(1, englishFile);
    await expect(template(1).getByText("Taken off on upload: script")).toBeVisible();
    const frame = template(1).locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(
      frame.contentFrame().getByText("Dear Amelia Hart, this is about booking 4100001 (QX7P2L)"),
    ).toBeVisible();
    await upload("Upload 2 templates");
    await expect(page.getByText("HTML file successfully updated. Please wait...")).toBeVisible();
    await expect(page.getByText("Template successfully uploaded.")).toBeVisible();
    for (const language of ["English", "French"])
      await expect(page.getByRole("button", { name: `Missing information, ${language}: v1` })).toBeVisible();
  });

  const secret = await test.step("a key is made, and shown this once", async () => {
    await page.getByRole("link", { name: /^Keys/ }).click();
    await page.getByRole("button", { name: "New key" }).click();
    await page.getByRole("button", { name: "Create key" }).click();
    await says(box(page, "What is it for?"), "Say what it is for.");
    await box(page, "What is it for?").fill("Booking feed");
    await page.getByRole("button", { name: "Create key" }).click();
    const shown = page.getByText(/^ghv_\S+$/);
    const text = await shown.innerText();
    await page.getByRole("button", { name: "I have stored it" }).click();
    await expect(page.getByRole("row", { name: /^Booking feed .* never/ })).toBeVisible();
    await expect(shown).toHaveCount(0);
    return text;
  });

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step("the vendor’s user chooses another password, signs in, and sees its own vendor alone", async () => {
    await login(theirs, email, startPassword);
    await expect(theirs).toHaveURL(/\/reset-password\?id=/);
    await theirs.getByLabel("New password", { exact: true }).fill(ownPassword);
    await theirs.getByLabel("Confirm password", { exact: true }).fill(ownPassword);
    await theirs.getByRole("button", { name: "Reset", exact: true }).click();
    await expect(theirs).toHaveURL(/\/login$/);
    await fillIn(theirs, email, ownPassword);
    await theirs.getByRole("link", { name: "Vendor Details" }).click();
    await expect(theirs.getByRole("heading", { level: 1, name: orgName })).toBeVisible();
    for (const text of [`help-${id}@meridian.example`, "+1-6175550148", "Flight Watcher"])
      await expect(theirs.getByText(text).first()).toBeVisible();
    // Whether a vendor exists is nobody else’s to know.
    for (const foreign of ["ops@northwind.example", "nobody@nowhere.example"]) {
      await theirs.goto(`${servers()[0]}/dashboard/admin/vendor-details/${encodeURIComponent(foreign)}`);
      await expect(theirs.getByText("There is no such vendor.")).toBeVisible();
      await expect(theirs.getByText("Northwind")).toHaveCount(0);
    }
    await theirs.goto(`${servers()[0]}/dashboard/admin/vendors`);
    await expect(theirs.getByRole("heading", { name: "You have no permission for this page" })).toBeVisible();
  });

  const feed = async (bookings: readonly object[], more: object = {}) => {
    const answer = await fetch(`${servers()[1]}/api/checkin/imports`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify({ bookings, ...more }),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  // Long after what the demo world has, and before anything closes.
  const date = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const booked = (bookingNo: string, firstname: string, language: string) => ({
    bookingNo,
    pnr,
    segments: [
      {
        segment: 1,
        marketing: { carrier: "LH", number: "902" },
        from: "FRA",
        to: "LHR",
        departure: { date, time: "09:15" },
        arrival: { date, time: "09:55" },
      },
    ],
    passengers: [
      { passenger: 1, firstname, lastname: "Novak", email: `${firstname}-${id}@traveller.example`, language },
    ],
  });

  await test.step("its system feeds bookings with the key, and none of another vendor", async () => {
    const bookings = [booked(english, "Ana", "en"), booked(french, "Zoé", "fr")];
    expect(await feed(bookings, { vendor: "NWT" })).toMatchObject({ status: 403, body: { code: "FOREIGN_VENDOR" } });
    expect(await feed(bookings)).toMatchObject({
      status: 200,
      body: { bookings: [{ outcome: "created" }, { outcome: "created" }] },
    });
    await theirs.getByRole("link", { name: "Vendor Details" }).click();
    await theirs.getByRole("link", { name: /^Keys/ }).click();
    await expect(theirs.getByRole("row", { name: /^Booking feed .* still in use/ })).toBeVisible();
  });

  await test.step("mails that ask for what is missing are in its own words, in the traveller’s language", async () => {
    await page.goto(`${servers()[0]}/dashboard/checkin/details?pnr=${pnr}&bookingNo=${english}`);
    await page.getByRole("button", { name: "Missing information link" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByText(/A mail with it is on its way to the first passenger\./)).toBeVisible();
    expect((await call("POST", "/travellers/missing-info/links", { bookingNo: french })).status).toBe(200);
    await page.goto(`${servers()[0]}/dashboard/communication/search-email?text=${english}`);
    const row = page.getByRole("grid").getByRole("row").filter({ hasText: english });
    await expect(row.filter({ hasText: "Sent" })).toHaveCount(1);
    await row.getByRole("button", { name: /^Open / }).click();
    const panel = page.getByRole("dialog", { name: new RegExp(english) });
    await expect(panel.getByText("As the demo’s mail server received it")).toBeVisible();
    await expect(panel.getByRole("definition").filter({ hasText: orgName })).toBeVisible();
    await expect(panel.getByText(`Meridian asks, ${english}`)).toBeVisible();
    const mail = panel.frameLocator("iframe");
    await expect(mail.getByRole("heading", { name: `${orgName} needs a little more` })).toBeVisible();
    await expect(
      mail.getByText(
        `Dear Ana Novak, this is about booking ${english} (${pnr}) and Lufthansa LH 902 from Frankfurt (FRA) at 09:15. Ask help-${id}@meridian.example.`,
      ),
    ).toBeVisible();
    const link = await mail.getByRole("link", { name: "Give what is missing" }).getAttribute("href");

    // The other one goes by the same way.
    await expect(async () => {
      const found = await call("POST", "/messaging/emails/search", { text: french, page: 0, size: 20 });
      const [one] = (found.body as { readonly content: readonly { readonly id: string }[] }).content;
      const { body } = await call("GET", `/messaging/emails/${one?.id ?? ""}`);
      expect(body).toMatchObject({
        content: {
          source: "received",
          fromName: orgName,
          subject: `Meridian asks, ${french}`,
          html: expect.stringContaining(`<p>Bonjour Zoé Novak, dossier ${french}.</p>`),
        },
      });
    }).toPass({ timeout: 30_000 });

    // The link leads to the page of the vendor whose mail it was (TRV-21).
    const { pathname, search } = new URL(link ?? "");
    await theirs.goto(`${servers()[0]}${pathname}${search}`);
    await expect(theirs.getByText(orgName).first()).toBeVisible();
  });
  await context.close();
});
