import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { chooseLanguage } from "../i18n/index.ts";
import { isAt, missingList, press, put, region, showAll } from "./stories/form-steps.ts";
import { inWorld, Stage, updates } from "./stories/info-stage.tsx";

const meta = {
  title: "Travellers/Missing information/Form",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = async (name: string) => within(await region(name));
const rail = () => within(missingList());

export const Default: Story = {};

/** A complete passenger is read back with a masked passport; the other one's form is open, and what is missing is one tap away. */
export const HalfGiven: Story = {
  play: async () => {
    const ana = await part("Ana Novak");
    await expect(ana.getByText("•••417")).toBeVisible();
    await expect(ana.getByText("Passenger 1, primary")).toBeVisible();
    await waitFor(() => expect(ana.getByText("Croatia")).toBeVisible());
    await expect(ana.queryByRole("textbox")).toBeNull();
    const luka = await part("Luka Novak");
    await expect(luka.getByText("2 missing")).toBeVisible();
    await expect(luka.getByRole("textbox", { name: "Passport number" })).toHaveAccessibleDescription(
      "Passports of this country have 9 digits.",
    );
    const booking = within(screen.getByRole("region", { name: "Booking number" }));
    await expect(booking.getByText("60418827")).toBeVisible();
    await expect(booking.getAllByRole("listitem")[0]).toHaveTextContent(
      /^18:24BUDLTNWed, Nov 25, 2026 · W6 2204Budapest to London Luton$/,
    );
    await expect(screen.getByText("2 details still missing")).toBeVisible();
    await expect(rail().getByText("5 of 7 details given")).toBeInTheDocument();
    await userEvent.click(rail().getByRole("link", { name: "Passport expiry date, Luka Novak" }));
    await isAt(luka.getByRole("textbox", { name: "Passport expiry date" }));
    // Nobody has tried to send it: nothing is called wrong.
    await expect(screen.queryByText("Please fill out the passport expiry date.")).toBeNull();
    // Only what is missing is asked for, until somebody wants to see the rest.
    await expect(luka.getAllByRole("textbox").map((field) => field.id)).toEqual([
      "passengers-1-passportNo",
      "passengers-1-passportExpDate",
    ]);
    await showAll("Luka Novak");
    await isAt(luka.getByRole("textbox", { name: "First name" }));
  },
};

/** Everybody has given everything: the page says so, and reads it back. */
export const EverythingGiven: Story = {
  loaders: [inWorld({ sample: "complete" })],
};

export const EverythingGivenTest: Story = {
  ...EverythingGiven,
  play: async () => {
    await expect(await screen.findByText("Nothing is missing")).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Edit .+ Novak$/ })).toHaveLength(2));
    // The facts of one passenger are below those of the other.
    const starts = async (name: string) =>
      (await part(name)).getAllByRole("term").map((term) => term.getBoundingClientRect().left);
    await waitFor(async () => expect((await part("Ana Novak")).getByText("Croatia")).toBeVisible());
    await expect(await starts("Luka Novak")).toEqual(await starts("Ana Novak"));
    // Nothing to send: nothing is sent, and nothing is called updated.
    await press("Submit");
    const nothing = await screen.findByText("Nothing has changed since it was last saved, so nothing was sent.");
    await expect(nothing).toBeVisible();
    await expect(updates()).toEqual([]);
    await press("Edit Luka Novak");
    const luka = await part("Luka Novak");
    await isAt(luka.getByRole("textbox", { name: "First name" }));
    await put(luka.getByRole("textbox", { name: "Middle name (optional)" }), "I");
    await expect(nothing).not.toBeInTheDocument();
    await press("Done with Luka Novak");
    await isAt(luka.getByRole("heading", { name: "Luka Novak" }));
    await expect(luka.queryByRole("textbox")).toBeNull();
  },
};

/** An attempt to send: every text at its field, the summary with its numbers, the focus on the first, and nothing sent. */
export const SaysWhatIsWrong: Story = {
  loaders: [inWorld({ sample: "nothing" })],
  play: async () => {
    await part("Ana Novak");
    await press("Submit");
    const ana = await part("Ana Novak");
    await isAt(ana.getByRole("combobox", { name: "Gender" }));
    await expect(screen.getByRole("alert")).toHaveTextContent(
      "Please fill/select all mandatory fields correctly.See the 5 details for Ana Novak.See the 5 details for Luka Novak.",
    );
    const texts: [string, string, string][] = [
      ["combobox", "Gender", "Please select the gender."],
      ["combobox", "Nationality", "Please fill out the nationality."],
      ["textbox", "Passport number", "Please provide the valid passport number."],
      ["textbox", "Passport issue date", "Please fill out the passport issue date."],
      ["textbox", "Passport expiry date", "Please fill out the passport expiry date."],
    ];
    for (const [role, name, text] of texts) {
      const field = ana.getByRole(role, { name });
      await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll(".", "\\.")));
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(updates()).toEqual([]);
    // What has been put right no longer complains, and counts at once.
    await userEvent.selectOptions(ana.getByRole("combobox", { name: "Gender" }), "Female");
    await expect(screen.queryByText("Please select the gender.")).toBeNull();
    await expect(screen.getByText("9 details still missing")).toBeVisible();
    // One passenger at a time: the next one is a step further.
    await expect(ana.getByText("Passenger 1, primary · Step 1 of 2")).toBeVisible();
    await press("Next: Luka Novak");
    await expect(ana.queryByRole("textbox")).toBeNull();
    const gender = (await part("Luka Novak")).getByRole("combobox", { name: "Gender" });
    await isAt(gender);
    await expect(gender).toHaveAccessibleDescription("Please select the gender.");
  },
};

/** What cannot be right is said when its field is left; days by the bounds of the picker, typed or chosen. */
export const ChecksAsOneGoes: Story = {
  play: async () => {
    const luka = await part("Luka Novak");
    const text = async (name: string, typed: string) => {
      const field = luka.getByRole("textbox", { name });
      await userEvent.clear(field);
      await put(field, typed);
      await userEvent.tab();
      return field;
    };
    await expect(await text("Passport number", "28471")).toHaveAccessibleDescription(
      /Please provide the valid passport number\./,
    );
    // Wrong is not missing.
    await expect(screen.getByText("1 detail still missing, 1 to correct")).toBeVisible();
    await expect(luka.getByText("1 missing, 1 to correct")).toBeVisible();
    await expect(await text("Passport expiry date", "2026-11-21")).toHaveAccessibleDescription(
      /The passport expiry date cannot be before today\./,
    );
    // It is still valid, but not for long enough: a word of warning, no error.
    await expect(await text("Passport expiry date", "2026-11-26")).toHaveAccessibleDescription(
      /^This passport ends before the last flight on Sat, Nov 28, 2026\./,
    );
    await expect(luka.getByRole("textbox", { name: "Passport expiry date" })).toHaveAttribute("aria-invalid", "false");
  },
};

/** By the keyboard alone: from the list of what is missing to a complete form that is sent, and the success that leads back. */
export const ByKeys: Story = {
  beforeEach: async () => {
    await chooseLanguage("en");
    return () => localStorage.removeItem("gatehouse.language");
  },
  play: async () => {
    await part("Luka Novak");
    rail().getByRole("link", { name: "Passport number, Luka Novak" }).focus();
    await userEvent.keyboard("{Enter}");
    const luka = await part("Luka Novak");
    await isAt(luka.getByRole("textbox", { name: "Passport number" }));
    await userEvent.keyboard("284713906");
    // The stored passport has expired: the issue date of the new one is asked for as well.
    await userEvent.tab();
    await isAt(luka.getByRole("textbox", { name: "Passport issue date" }));
    const expires = luka.getByRole("textbox", { name: "Passport expiry date" });
    for (let stops = 0; stops < 3 && document.activeElement !== expires; stops += 1) await userEvent.tab();
    await isAt(expires);
    // As the passport prints it.
    await userEvent.keyboard("01MAY30{Enter}");
    const title = await screen.findByRole("heading", { level: 1, name: "Successfully updated information." });
    await isAt(title);
    await expect(screen.getByText(/^Nothing is missing\./)).toBeVisible();
    await expect(updates()).toHaveLength(1);
    await expect(updates()[0]).toMatchObject({
      language: "en",
      passengers: [{ id: "1001" }, { id: "1002", passportNo: "284713906", passportExpDate: "2030-05-01" }],
    });
    await press("Go Back");
    await expect((await part("Luka Novak")).getByText("•••906")).toBeVisible();
    await isAt(screen.getByRole("heading", { level: 1, name: "Missing passenger information" }));
  },
};

/** A family: the nationality is copied for who asks, and a number that fits its country's code gets it. */
export const FamilyOfOneCountry: Story = {
  loaders: [inWorld({ sample: "nothing", phoneRequired: true })],
  play: async () => {
    const ana = await part("Ana Novak");
    await put(ana.getByRole("combobox", { name: "Nationality" }), "croatia");
    await userEvent.click(await screen.findByRole("option", { name: /^Croatia/ }));
    await userEvent.click(await ana.findByRole("button", { name: "Use Croatia for Luka Novak too" }));
    await isAt(ana.getByRole("combobox", { name: "Nationality" }));
    await put(ana.getByRole("textbox", { name: "Phone" }), "0912345678");
    await userEvent.click(await ana.findByRole("button", { name: /^Use \+385 \(Croatia\): the number fits it$/ }));
    await expect(ana.getByRole("combobox", { name: "Country calling code" })).toHaveValue("+385");
    await expect(ana.queryByRole("button", { name: /the number fits it/ })).toBeNull();
    await expect(rail().queryByRole("link", { name: /^(Phone|Nationality),/ })).toBeNull();
    await press("Next: Luka Novak");
    const luka = await part("Luka Novak");
    await expect(luka.getByRole("textbox", { name: "Passport number" })).toHaveAccessibleDescription(
      "Passports of this country have 9 digits.",
    );
    await waitFor(() => expect(luka.getByRole("combobox", { name: "Nationality" })).toHaveValue("Croatia"));
  },
};

/** A destination begun has to be finished, by the rules of its country. */
export const BeginsAnAddress: Story = {
  loaders: [inWorld({ sample: "nothing" })],
  play: async () => {
    const destination = await part("Destination address");
    await press("Add: Destination address");
    await isAt(destination.getByRole("textbox", { name: "Street and number" }));
    await expect(destination.getByRole("group", { name: "Destination address" })).toBeVisible();
    await expect(rail().getAllByText("Optional")).toHaveLength(2);
    await put(destination.getByRole("combobox", { name: "Country" }), "croatia");
    await userEvent.click(await screen.findByRole("option", { name: /^Croatia/ }));
    await expect(await destination.findByText(/^\d missing$/)).toBeVisible();
    await put(destination.getByRole("textbox", { name: /^Postal code/ }), "1");
    await userEvent.tab();
    await expect(await destination.findByText("Please enter a valid postal code for this country.")).toBeVisible();
  },
};
