import { createHmac } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { openForeignPage } from "./world/foreign-page.ts";
import { dayAhead } from "./world/missing-info.ts";
import { copyBooking } from "./world/own-booking.ts";
import { caller, fillLogin, person, servers, signIn } from "./world/people.ts";
import { meanAllSo } from "./world/problems.ts";

const path = "/dashboard/ancillary/add";
const bank = (page: Page) => page.frameLocator("iframe");

/** Chooses a card on the bank's page, and sends it. */
async function choose(page: Page, card: string): Promise<void> {
  await bank(page).getByLabel(card).check();
  await bank(page).getByRole("button", { name: "Pay" }).click();
}

/** Closes the bank's frame as the page in it asks, once it says what came of it. */
async function leave(page: Page, says: string): Promise<void> {
  await expect(bank(page).getByRole("heading", { name: says })).toBeVisible();
  await bank(page).getByRole("button", { name: "Ok" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function payWith(page: Page, card: string, says: string): Promise<void> {
  await choose(page, card);
  await leave(page, says);
}

const again = (page: Page) => page.getByRole("button", { name: /^Pay / }).click();

/** Orders one product for a booking; the bank's page stands open then. */
async function order(page: Page, product: string): Promise<void> {
  await page.getByRole("button", { name: `Add ${product}` }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await again(page);
}

/** A flight as an airline writes it into its confirmation. */
function ticket(day: string): Buffer {
  const flight = {
    "@context": "https://schema.org",
    "@type": "FlightReservation",
    reservationNumber: "SITE01",
    reservationStatus: "https://schema.org/ReservationConfirmed",
    underName: { "@type": "Person", name: "Tessa Grove" },
    reservationFor: {
      "@type": "Flight",
      flightNumber: "117",
      airline: { "@type": "Airline", name: "British Airways", iataCode: "BA" },
      departureAirport: { "@type": "Airport", iataCode: "LHR" },
      departureTime: `${day}T08:25`,
      arrivalAirport: { "@type": "Airport", iataCode: "JFK" },
      arrivalTime: `${day}T11:15`,
    },
  };
  return Buffer.from(
    `<html><head><script type="application/ld+json">${JSON.stringify(flight)}</script></head><body>Thank you.</body></html>`,
  );
}

interface Paid {
  readonly id: string;
  readonly state: string;
  readonly order_state: string;
  readonly amount: number;
  readonly currency: string;
}

/** Payments of a booking as they are written, oldest first. */
const paymentsOf = (bookingNo: string) =>
  select<Paid>(
    `select p.id, p.state, o.state as order_state, p.amount::int, p.currency from payment p join ancillary_order o on o.id = p.order_id
     where o.booking_no = $1 order by p.created_at, p.state_at`,
    [bookingNo],
  );

test.describe("products of bookings", () => {
  // ANC-2, ANC-3, ANC-6, ANC-7, PAY-1, PAY-2, PAY-3, PAY-5, PAY-6, PAY-7
  test("a cart is filled and ordered, its card is declined, another one pays, the products are active, and billing gives the money back", async ({
    page,
    browser,
  }) => {
    const bookingNo = await copyBooking("NWT-70344", "NWT-CART");
    await signIn(page, "vendor", `${path}?bookingNo=${bookingNo}`);
    const contained = ["Flight Watcher", "Auto Check-in", "Weather Alerts"];
    for (const name of contained) await page.getByRole("button", { name: `Add ${name}` }).click();
    await page.getByRole("button", { name: "Add Air-Traveler Assist" }).click();
    for (const name of contained) {
      await expect(
        page.getByText(`As "Air-Traveler Assist" contains "${name}", it has been removed from the cart`),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: `Add ${name}` })).toHaveCount(0);
    }
    await expect(page.getByText("Included", { exact: true })).toHaveCount(3);
    await page.getByRole("button", { name: "Add Flight Disruption Guarantee" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Remove Flight Disruption Guarantee" })).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await again(page);
    await payWith(page, "A card that is declined", "Try again");
    await expect(page.getByText(/The payment of order \d+ was declined. Nothing was charged./)).toBeVisible();
    await again(page);
    await payWith(page, "A card that pays", "Thank you for your payment.");
    await expect(page.getByText(/Order \d+ is paid and active./)).toBeVisible();
    await expect(page.getByText("The booking has it").first()).toBeVisible();

    const billing = await person(browser, "billing", undefined, `/dashboard/payments?bookingNo=${bookingNo}`);
    await expect(billing.page.getByText("2 payments")).toBeVisible();
    await billing.page.getByRole("button", { name: new RegExp(`^Refund .* of booking ${bookingNo}`) }).click();
    await billing.page.getByRole("alertdialog").getByRole("button", { name: "Refund" }).click();
    await expect(billing.page.getByRole("gridcell", { name: "Refunded" })).toBeVisible();
    await billing.context.close();
    // The vendor's page hears of it.
    await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
    await expect(page.getByText("The booking has it")).toHaveCount(0);
  });

  // ANC-5, PAY-7
  test("travellers add to their own bookings alone, and see their own payments", async ({ page }) => {
    await signIn(page, "traveller", `${path}?bookingNo=ALD-50187`);
    await expect(page.getByText("No booking ALD-50187")).toBeVisible();
    await page.goto(`${servers()[0]}/dashboard/payments`);
    await expect(page.getByText("There are no payments")).toBeVisible();
  });

  // ANC-9
  test("a product chosen on the site goes along through signing in to Create Trip, and into the cart of the booking that is made", async ({
    page,
  }) => {
    await page.goto(`${servers()[0]}/product/air-traveler-assist`);
    await page.getByRole("link", { name: "Add it to a booking" }).click();
    await fillLogin(page, "vendor");
    await expect(page.getByText("Chosen: Air-Traveler Assist")).toBeVisible();
    await page.getByRole("link", { name: "No booking yet: create the trip" }).click();
    await expect(page.getByText("To be added to the booking: Air-Traveler Assist")).toBeVisible();
    await expect(page).toHaveURL(`${servers()[0]}/dashboard/trips/create?ancillaries=air-traveler-assist`);

    // The address by itself does the same.
    await page.context().clearCookies();
    await page.goto(`${servers()[0]}/dashboard/trips/create?ancillaries=flight-watcher%2Cweather-alerts`);
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await fillLogin(page, "vendor");
    await expect(page.getByText("To be added to the booking: Flight Watcher, Weather Alerts")).toBeVisible();
    const field = (name: RegExp) => page.getByRole("textbox", { name });
    await field(/^Booking number/).fill("NWT-FROM-SITE");
    await expect(field(/^Vendor code/)).toHaveCount(0);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: "ticket.html", mimeType: "text/html", buffer: ticket(dayAhead(20)) });
    const read = page.getByRole("region", { name: /^BA 117,/ });
    await read.getByRole("button", { name: /^Take \d+ fields?$/ }).click();
    await page.getByRole("button", { name: "Close the file" }).click();
    await page.getByRole("button", { name: "Add a traveller" }).click();
    await field(/^First name/).fill("Tessa");
    await field(/^Last name/).fill("Grove");
    await meanAllSo(page);
    await page.getByRole("button", { name: /^Publish version 1/ }).click();
    const asked = page.getByRole("alertdialog");
    await expect(
      asked.getByText("Then the cart of the booking opens with Flight Watcher, Weather Alerts."),
    ).toBeVisible();
    await asked.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page).toHaveURL(
      `${servers()[0]}${path}?bookingNo=NWT-FROM-SITE&vendorCode=NWT&products=flight-watcher%2Cweather-alerts`,
    );
    for (const name of ["Flight Watcher", "Weather Alerts"])
      await expect(page.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  });
});

test.describe("paying at the bank", () => {
  // PAY-3, PAY-4, PAY-5, PAY-8
  test("3-D Secure: a wrong code and no code at all are declines, a page that is closed is opened again, and the right code pays", async ({
    page,
  }) => {
    const bookingNo = await copyBooking("NWT-70344", "NWT-SECURE");
    await signIn(page, "vendor", `${path}?bookingNo=${bookingNo}`);
    await order(page, "Weather Alerts");
    const secure = "A card with 3-D Secure";
    const code = bank(page).getByLabel("Code from your bank");

    await choose(page, secure);
    await code.fill("000000");
    await bank(page).getByRole("button", { name: "Confirm" }).click();
    await expect(bank(page).getByText("The code was wrong.")).toBeVisible();
    await leave(page, "Try again");
    await expect(page.getByText(/The payment of order \d+ was declined.*The code was wrong\./)).toBeVisible();

    await again(page);
    await choose(page, secure);
    await bank(page).getByRole("button", { name: "Cancel" }).click();
    await leave(page, "Try again");
    await expect(page.getByText(/was declined.*You did not confirm the payment\./)).toBeVisible();

    await again(page);
    await choose(page, secure);
    await expect(code).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByText(/^You closed the bank’s page. If you paid there, order \d+ is active/)).toBeVisible();

    await again(page);
    await choose(page, secure);
    await code.fill("123456");
    await bank(page).getByRole("button", { name: "Confirm" }).click();
    await leave(page, "Thank you for your payment.");
    await expect(page.getByText(/Order \d+ is paid and active./)).toBeVisible();
    expect((await paymentsOf(bookingNo)).map(({ state }) => state).toSorted()).toEqual([
      "DECLINED",
      "DECLINED",
      "SUCCEEDED",
    ]);
  });

  // PAY-5
  test("a bank that is slow completes an order whose page was closed long ago", async ({ page, browser }) => {
    const bookingNo = await copyBooking("NWT-70344", "NWT-LATE");
    const buyer = await person(browser, "vendor", undefined, `${path}?bookingNo=${bookingNo}`);
    await order(buyer.page, "Weather Alerts");
    await choose(buyer.page, "A card whose bank is slow");
    await expect(bank(buyer.page).getByText("The bank needs a little longer.")).toBeVisible();
    await buyer.context.close();
    // What the address of the bank's page says is not believed.
    expect(await paymentsOf(bookingNo)).toMatchObject([{ state: "PENDING", order_state: "OPEN" }]);

    await signIn(page, "vendor", `${path}?bookingNo=${bookingNo}`);
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await expect(page.getByText("The booking has it")).toHaveCount(1);
    expect(await paymentsOf(bookingNo)).toMatchObject([{ state: "SUCCEEDED", order_state: "ACTIVE" }]);
  });

  // PAY-5, PAY-7, PAY-11
  test("forged news is refused, and a bank that says everything twice is paid once, in French", async ({ browser }) => {
    const bookingNo = await copyBooking("NWT-70344", "NWT-TWICE");
    const { page, context } = await person(browser, "vendor", undefined, `${path}?bookingNo=${bookingNo}`, {
      locale: "fr-FR",
    });
    await page.getByRole("button", { name: "Ajouter Weather Alerts" }).click();
    await page.getByRole("button", { name: "Continuer" }).click();
    await page.getByRole("button", { name: /^Payer / }).click();
    await expect(bank(page).getByRole("heading", { name: "Banque simulée" })).toBeVisible();
    await expect(bank(page).getByText(/^Réservation NWT-TWICE, commande \d+$/)).toBeVisible();

    const [pending] = await paymentsOf(bookingNo);
    if (!pending) throw new Error("There is no payment.");
    const { id: paymentId, amount, currency } = pending;
    const news = JSON.stringify({ id: "forged", event: "succeeded", paymentId, amount, currency, message: "" });
    const time = String(Math.floor(Date.now() / 1000));
    const tell = (headers: Record<string, string>) =>
      fetch(`${servers()[0]}/api/payments/news/simulated`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: news,
      });
    const mark = createHmac("sha256", "a secret that is not the bank's").update(`${time}.`).update(news).digest("hex");
    for (const headers of [{}, { "gatehouse-timestamp": time, "gatehouse-signature": `v1=${mark}` }]) {
      const answer = await tell(headers);
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: "BAD_SIGNATURE" }]);
    }
    expect(await paymentsOf(bookingNo)).toMatchObject([{ state: "PENDING", order_state: "OPEN" }]);

    await bank(page).getByLabel("Une carte dont la banque dit tout deux fois").check();
    await bank(page).getByRole("button", { name: "Payer" }).click();
    await bank(page).getByRole("button", { name: "Ok" }).click();
    await expect(page.getByText(/La commande \d+ est payée et active\./)).toBeVisible();
    const told = () => select("select 1 from payment_news where payment_id = $1 and event = 'succeeded'", [paymentId]);
    await expect.poll(async () => (await told()).length).toBe(2);
    expect(await paymentsOf(bookingNo)).toMatchObject([{ id: paymentId, state: "SUCCEEDED", order_state: "ACTIVE" }]);
    const log = await select<{ readonly event: string }>(
      "select l.event from ancillary_order_log l join ancillary_order o on o.id = l.order_id where o.booking_no = $1 order by l.id",
      [bookingNo],
    );
    expect(log.map(({ event }) => event)).toEqual(["ordered", "paid", "activated"]);
    const billing = await caller("billing");
    const { body } = await billing("GET", `/travelapi/payments?bookingNo=${bookingNo}`);
    expect(body).toMatchObject({ payments: [{ id: paymentId, amount, state: "SUCCEEDED" }] });
    await context.close();
  });

  // PAY-1, PAY-2
  test("the page on which a payment ends tells a page of another site around it to take the frame away, and nothing else", async ({
    page,
  }) => {
    const search = new URLSearchParams({ status: "false", message: "<b>Card declined</b>" });
    const shop = await openForeignPage(
      servers()[0],
      `<iframe title="Bank" width="600" height="500" src="${servers()[0]}/payment/status?${search}"></iframe>`,
      "",
    );
    try {
      await page.goto(shop.origin);
      await page.evaluate(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        window.addEventListener("message", ({ data, origin }: MessageEvent<unknown>) => heard.push({ data, origin }));
      });
      const frame = bank(page);
      await expect(frame.getByRole("heading", { name: "Try again" })).toBeVisible();
      await expect(frame.getByText("<b>Card declined</b>")).toBeVisible();
      const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
      expect(await heard()).toEqual([]);
      await frame.getByRole("button", { name: "Ok" }).click();
      await expect.poll(heard).toEqual([{ data: { type: "close-iframe" }, origin: servers()[0] }]);
    } finally {
      await shop.close();
    }
  });
});
