import { expect, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { copyBooking } from "./world/own-booking.ts";
import { servers, signIn } from "./world/people.ts";

const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format());

/** Countries of which one has its day at any time: elsewhere an SMS waits for the morning (MSG-13). */
const countries = [
  { code: "33", zones: ["Europe/Paris"], good: "639981111", stops: "639980007" },
  { code: "64", zones: ["Pacific/Auckland", "Pacific/Chatham"], good: "211231111", stops: "211230007" },
  { code: "54", zones: ["America/Argentina/Buenos_Aires"], good: "91123451111", stops: "91123450007" },
] as const;
// An hour before the night, so that it does not fall while the journey runs.
const isDay = (zone: string): boolean => hourIn(zone) >= 8 && hourIn(zone) < 20;
const country = countries.find(({ zones }) => zones.every(isDay)) ?? countries[0];

// MSG-10, MSG-12, MSG-14, MSG-15, MSG-16, MSG-18
test("an operator writes an SMS and an e-mail about a booking, finds both, the delivery report arrives, STOP is respected", async ({
  page,
}) => {
  const [found] = await select<{ readonly booking_no: string; readonly vendor: string }>(
    "select b.booking_no, b.vendor from booking b order by b.id limit 1",
  );
  const bookingNo = found?.booking_no ?? "";
  const words = `Gate 7, please hurry ${Date.now()}`;
  await signIn(
    page,
    "admin",
    `/dashboard/communication/send-sms?bookingNo=${bookingNo}&vendorCode=${found?.vendor ?? ""}`,
  );
  const codeField = page.getByRole("combobox", { name: /country calling code/ });
  const number = page.getByRole("textbox", { name: /^Phone number/ });
  const message = page.getByRole("textbox", { name: /^Message/ });

  await test.step("what is missing is said where it is missing", async () => {
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("Please enter a valid phone number.")).toBeVisible();
    await expect(number).toBeFocused();
  });

  await test.step("the SMS is counted while it is written, and goes", async () => {
    await codeField.fill(country.code);
    await number.fill(country.good);
    await message.fill("é".repeat(160));
    await expect(page.getByText("160 characters · 1 segment · 0 left")).toBeVisible();
    await message.fill(`${words} č`);
    await expect(page.getByText(/“č” is in no SMS alphabet/)).toBeVisible();
    await message.fill(words);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("The SMS is on its way")).toBeVisible();
    await expect(message).toHaveValue("");
  });

  await test.step("Search SMS shows it, and that it was delivered, by itself", async () => {
    await page.getByRole("link", { name: "Show it in Search SMS" }).click();
    const row = page.getByRole("grid").getByRole("row").filter({ hasText: words });
    await expect(row).toContainText("Delivered", { timeout: 20_000 });
    await expect(row).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  });

  await test.step("who answers STOP gets no other", async () => {
    await page.goto(`${servers()[0]}/dashboard/communication/send-sms`);
    const write = async () => {
      await codeField.fill(country.code);
      await number.fill(country.stops);
      await message.fill("Do you want to hear from us?");
      await page.getByRole("button", { name: "Send", exact: true }).click();
    };
    await write();
    await expect(page.getByText("The SMS is on its way")).toBeVisible();
    await expect
      .poll(
        async () => (await select("select 1 from sms_opt_out where number like '%0007' and ended_at is null")).length,
        {
          timeout: 20_000,
        },
      )
      .toBe(1);
    await write();
    await expect(page.getByText("The owner of this number has written STOP and gets no SMS.")).toBeVisible();
    await expect(message).toHaveValue("Do you want to hear from us?");
    await page.goto(
      `${servers()[0]}/dashboard/communication/search-sms?from=${encodeURIComponent(`+${country.code}${country.stops}`)}`,
    );
    await expect(page.getByRole("grid").getByRole("row").filter({ hasText: "STOP" })).toContainText("Received");
  });

  const subject = `Your room ${Date.now()}`;
  await test.step("the e-mail is previewed, goes, and is found", async () => {
    await page.goto(
      `${servers()[0]}/dashboard/communication/send-email?bookingNo=${bookingNo}&vendorCode=${found?.vendor ?? ""}`,
    );
    await page.getByRole("textbox", { name: /^Email id/ }).fill("zoe.quill@traveller.example");
    await page.getByRole("textbox", { name: /^Subject/ }).fill(subject);
    await page.getByRole("textbox", { name: /^Text Email/ }).fill("Hello Zoë,\n\nthe room is ready.");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.frameLocator("iframe").getByText("the room is ready.")).toBeVisible();
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("The e-mail is on its way")).toBeVisible();
    await page.getByRole("link", { name: "Show it in Search Email" }).click();
    const row = page.getByRole("grid").getByRole("row").filter({ hasText: "zoe.quill@traveller.example" });
    await expect(row.first()).toContainText("Sent", { timeout: 20_000 });
    await row
      .first()
      .getByRole("button", { name: /^Open / })
      .click();
    await expect(page.getByRole("dialog").frameLocator("iframe").getByText("the room is ready.")).toBeVisible();
  });

  await test.step("both hang on the booking", async () => {
    const answer = await select<{ readonly channel: string }>(
      `select channel from outbox where booking_no = '${bookingNo}' and kind in ('messaging.sms', 'messaging.letter') order by channel`,
    );
    expect(answer.map(({ channel }) => channel)).toEqual(["email", "sms"]);
  });
});

// MSG-4
test("whoever may not see addresses finds an e-mail by one that they know, and by its subject in the list", async ({
  page,
}) => {
  const [mail] = await select<{ readonly receiver: string; readonly number: string }>(
    "select receiver, count(*) as number from outbox where channel = 'email' and kind = 'checkin.pass' and sent_at is not null and receiver <> '' group by receiver order by 2, 1 limit 1",
  );
  const receiver = mail?.receiver ?? "";
  await signIn(page, "crm-operator", "/dashboard/communication/search-email");
  const field = page.getByRole("searchbox", { name: "Booking number or whole address" });
  const found = page
    .getByRole("grid")
    .getByRole("row")
    .filter({ has: page.getByRole("gridcell") });
  await field.fill(receiver.slice(0, -2));
  await field.press("Enter");
  await expect(page.getByText(/^No e-mail/).first()).toBeVisible();
  await field.fill(receiver);
  await field.press("Enter");
  await expect(found).toHaveCount(Number(mail?.number));
  // Whichever language the passenger reads.
  await expect(found.first()).toContainText(/Your boarding pass|Votre carte d’embarquement/);
  await expect(page.getByRole("grid").getByText(receiver)).toHaveCount(0);
});

// MSG-20, MSG-21
test("who may not see addresses writes to the traveller of a booking, who stops such e-mails by a link and gets them again", async ({
  page,
  browser,
}) => {
  const [single] = await select<{ readonly booking_no: string }>(
    "select booking_no from pnr group by booking_no having count(*) = 1 order by booking_no limit 1",
  );
  const bookingNo = await copyBooking(single?.booking_no ?? "", "STOP-1");
  const address = "nadia.stops@traveller.example";
  await select(
    "update passenger set email = $1 where pnr_id in (select id from pnr where booking_no = $2) returning id",
    [address, bookingNo],
  );
  const form = `/dashboard/communication/send-email?to=traveller&bookingNo=${bookingNo}`;
  await signIn(page, "crm-operator", form);
  await expect(page.getByText("n•••@t•••.example")).toBeVisible();
  await page.getByRole("textbox", { name: /^Subject/ }).fill("Your room");
  await page.getByRole("textbox", { name: /^Text Email/ }).fill("It is ready.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("The e-mail is on its way")).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);

  let link = "";
  await expect
    .poll(
      async () => {
        const [mail] = await select<{ readonly head: string }>(
          "select convert_from(raw, 'UTF8') as head from caught_mail where receiver = $1",
          [address],
        );
        link = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail?.head ?? "")?.[1] ?? "";
        return link;
      },
      { timeout: 20_000 },
    )
    .toContain("/api/messaging/opt-out/");
  const traveller = await browser.newContext();
  const theirs = await traveller.newPage();
  // Servers of journeys take any port, which their own address does not say.
  const { pathname, search } = new URL(link);
  await theirs.goto(`${servers()[0]}${pathname}${search}`);
  await expect(theirs.getByText(address)).toHaveCount(0);
  await theirs.getByRole("button", { name: "Stop these e-mails" }).click();
  await expect(theirs.getByRole("heading", { name: "These e-mails are stopped" })).toBeVisible();

  await page.goto(`${servers()[0]}${form}`);
  await expect(page.getByText(/^They have stopped e-mails/)).toBeVisible();
  await theirs.getByRole("button", { name: "Get these e-mails again" }).click();
  await expect(theirs.getByRole("button", { name: "Stop these e-mails" })).toBeVisible();
  await traveller.close();
});
