import { createHash, randomBytes } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { select } from "./world/database.ts";
import { fillLogin, servers } from "./world/people.ts";

const path = "/dashboard/trips/next-48-hours";
const grid = (page: Page) => page.getByRole("treegrid", { name: "Next 48 Hours" });
const flights = (page: Page) =>
  grid(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });

/** Sends bookings as a system of the vendor NWT does. */
async function feedOf() {
  const key = `ghv_${randomBytes(32).toString("base64url")}`;
  const hash = createHash("sha256").update(key).digest("base64url");
  await select("insert into vendor_key (hash, vendor, created_at) values ($1, 'NWT', 0)", [hash]);
  return async (booking: object): Promise<void> => {
    const answer = await fetch(`${servers()[1]}/api/checkin/imports`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ bookings: [booking] }),
    });
    expect(await answer.json()).toMatchObject({ bookings: [{ code: null, issues: [] }] });
  };
}

/** A flight of tomorrow, seen from London. */
function tomorrow(number: string) {
  const at = (hours: number) => {
    const words = new Date(Date.now() + hours * 3_600_000).toLocaleString("sv", { timeZone: "Europe/London" });
    return { date: words.slice(0, 10), time: words.slice(11, 16) };
  };
  return {
    segment: 1,
    marketing: { carrier: "BA", number },
    from: "LHR",
    to: "LGW",
    departure: at(30),
    arrival: at(31),
  };
}

// ACC-13, TRP-30, TRP-31, TRP-35
test("a CRM operator lands on what departs next, finds a booking, and sees its flight cancelled", async ({ page }) => {
  const number = randomBytes(4).readUInt32BE();
  const bookingNo = `E2E-${number}`;
  const pnr = `E${(number % 60_466_176).toString(36).toUpperCase().padStart(5, "0")}`;
  const passengers = [
    {
      passenger: 1,
      title: "MS",
      firstname: "Ilse",
      lastname: "Brandt",
      gender: "F",
      email: `ilse-${number}@traveller.example`,
    },
    { passenger: 2, title: "MR", firstname: "Jan", lastname: "Brandt", gender: "M" },
  ];
  const flight = tomorrow("4711");
  const send = await feedOf();
  await send({ bookingNo, pnr, segments: [flight], passengers });

  await page.goto(`${servers()[0]}/login`);
  await fillLogin(page, "crm-operator");
  await expect(page).toHaveURL(`${servers()[0]}${path}`);
  await expect(page.getByRole("heading", { level: 1, name: "Next 48 Hours" })).toBeVisible();
  await expect(flights(page).first()).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("link", { name: "Next 48 Hours" })).toHaveAttribute(
    "aria-current",
    "page",
  );

  // Vendor and airline are in the address, and so is what is searched for.
  await page.getByRole("combobox", { name: "Vendor" }).selectOption("NWT");
  await expect(page).toHaveURL(/[?&]vendor=NWT/);
  await page.getByRole("combobox", { name: "Airline" }).selectOption("BA");
  await expect(page).toHaveURL(/[?&]airline=BA/);
  await page.getByRole("searchbox", { name: "E-mail or booking" }).fill(`ilse-${number}@traveller.example`);
  await page.keyboard.press("Enter");
  await expect(flights(page)).toHaveCount(1);
  await expect(flights(page)).toContainText(bookingNo);
  await expect(flights(page)).toContainText("Ilse Brandt");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Airline" })).toHaveValue("BA");
  await expect(flights(page)).toHaveCount(1);
  await expect(flights(page)).not.toContainText("Cancelled");

  // The other server takes the cancellation; nobody presses anything.
  await send({ bookingNo, pnr, segments: [{ ...flight, cancelled: true }] });
  await expect(flights(page).getByText("Cancelled", { exact: true })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Disrupted 1" })).toBeVisible();
});
