import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { hardCodedTexts } from "../app/story-text.ts";
import { chooseLanguage } from "../i18n/index.ts";
import { inWorld, Stage, stage, updates } from "./stories/info-stage.tsx";

const meta = {
  title: "Travellers/Missing information/Form",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const phone = { density: "comfortable", viewport: { value: "phone" } };
const dark = { density: "comfortable", theme: "dark" };

/** Text at once, as it is pasted: typed key by key where keys are what a story is about. */
const put = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const part = async (name: string) => within(await screen.findByRole("region", { name }));
/** All fields of the passenger whose step is open. */
const showAll = async (name: string) => {
  await part(name);
  await press(`Show all details of ${name}`);
};
const rail = () => within(screen.getByRole("region", { name: "What is still missing" }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
/** Nothing has to be scrolled to be read. */
const isInWindow = (element: HTMLElement) =>
  waitFor(async () => {
    const { top, bottom } = element.getBoundingClientRect();
    await expect(Math.min(top, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  });
const isAt = (element: HTMLElement) => waitFor(() => expect(element).toHaveFocus());

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

/** From the first key on what is there can be saved, without a word about the rest; then what is missing is said, per passenger. */
export const SavesTheRest: Story = {
  play: async () => {
    const luka = await part("Luka Novak");
    await expect(screen.queryByRole("button", { name: "Save for now" })).toBeNull();
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await press("Save for now");
    await screen.findByRole("heading", { name: "Successfully updated information." });
    await expect(screen.getByRole("alert")).toHaveTextContent(/^Some information is still missing\./);
    const missing = within(screen.getByRole("list", { name: "Still missing for Luka Novak" }));
    await expect(missing.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Passport expiry date"]);
    await press("Go Back");
    await expect(await screen.findByText("1 detail still missing")).toBeVisible();
  },
};

/** What the server does not take stays as it was typed, with its text; the rest is saved. */
export const KeepsWhatWasRefused: Story = {
  globals: phone,
  play: async () => {
    const luka = await part("Luka Novak");
    await put(luka.getByRole("textbox", { name: "Passport number" }), "28471");
    await put(luka.getByRole("textbox", { name: "Passport expiry date" }), "2030-05-01");
    await press("Submit");
    const [rest] = await screen.findAllByRole("button", { name: "Save for now" });
    if (rest) await userEvent.click(rest);
    const saved = await screen.findByText("1 detail was saved.");
    const number = (await part("Luka Novak")).getByRole("textbox", { name: "Passport number" });
    await isAt(number);
    await expect(number).toHaveValue("28471");
    await expect(number).toHaveAccessibleDescription(/Please provide the valid passport number\./);
    await expect(screen.getByText("1 detail to correct")).toBeVisible();
    // Wherever the focus went, it is there to be read until all of it is right.
    await isInWindow(saved);
    await isInWindow(screen.getByText("One was not accepted: it stands as you typed it."));
    await userEvent.click(screen.getAllByRole("button", { name: "Save for now" }).at(-1) ?? number);
    const nothing = await screen.findByText("Nothing new was saved.");
    await userEvent.clear(number);
    await put(number, "284713906");
    await expect(nothing).not.toBeInTheDocument();
    await expect(saved).not.toBeInTheDocument();
  },
};

/** A telephone number is one detail, whatever of it was refused; put right, it is not refused any more. */
export const RefusedPhone: Story = {
  play: async () => {
    const luka = await part("Luka Novak");
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await put(luka.getByRole("textbox", { name: "Passport expiry date" }), "2030-05-01");
    await showAll("Luka Novak");
    const number = luka.getByRole("textbox", { name: "Phone (optional)" });
    await userEvent.clear(number);
    await put(number, "12");
    await press("Submit");
    const [rest] = await screen.findAllByRole("button", { name: "Save for now" });
    if (rest) await userEvent.click(rest);
    await screen.findByText("One was not accepted: it stands as you typed it.");
    await waitFor(() => expect(screen.getByText("1 detail to correct")).toBeVisible());
    await waitFor(() => expect(rail().getAllByRole("link", { name: "Phone, Luka Novak" })).toHaveLength(1));
    await userEvent.clear(number);
    await put(number, "2025550123");
    await expect(await screen.findByText("Nothing is missing")).toBeVisible();
  },
};

/** A passenger is taken off the form after a question, and comes back; the one whom the booking is written to stays. */
export const RemovesAPassenger: Story = {
  play: async () => {
    await part("Luka Novak");
    await press("Remove Luka Novak");
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Luka Novak?" }));
    await userEvent.click(question.getByRole("button", { name: /^Remove/ }));
    const undo = await screen.findByRole("button", { name: "Undo removing Luka Novak" });
    await isAt(undo);
    await expect(screen.getByText("Nothing is missing for the others")).toBeVisible();
    // Who was removed still flies: what the airline lacks of them is said, and nothing is called done.
    await press("Submit");
    await screen.findByRole("heading", { level: 1, name: "Nothing new was saved." });
    await expect(screen.getByText("Some information is still missing.")).toBeVisible();
    await expect(screen.queryByText(/^Nothing is missing\./)).toBeNull();
    const missing = within(screen.getByRole("list", { name: "Still missing for Luka Novak" }));
    await expect(missing.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Passport number",
      "Passport expiry date",
    ]);
    await expect(screen.getByText(/^You removed Luka Novak from this form: .+ seat is not cancelled/)).toBeVisible();
    await expect(updates()).toMatchObject([{ passengers: [{ id: "1001" }] }]);
    await press("Go Back");
    await part("Luka Novak");
    await press("Remove Luka Novak");
    await userEvent.click(
      within(await screen.findByRole("alertdialog", { name: "Remove Luka Novak?" })).getByRole("button", {
        name: /^Remove/,
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Undo removing Luka Novak" }));
    const luka = await part("Luka Novak");
    await isAt(luka.getByRole("heading", { name: "Luka Novak" }));
    await press("Edit Ana Novak");
    const remove = screen.getByRole("button", { name: "Remove Ana Novak" });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(remove);
    await expect(screen.getByRole("alert")).toHaveTextContent("Cannot remove a primary passenger");
  },
};

/** What was typed survives a reload, except for the passport; Reset asks, and goes back to what is stored. */
export const KeepsWhatWasTyped: Story = {
  args: { onUnsavedChange: fn() },
  beforeEach: () => {
    const key = "gatehouse.missing-info.bWlzc2luZy1pbmZvLW1vY2s.60418827";
    sessionStorage.setItem(key, JSON.stringify({ fields: { "passenger 1002 middlename": "Ivan" }, removed: [] }));
  },
};

export const KeepsWhatWasTypedTest: Story = {
  ...KeepsWhatWasTyped,
  play: async ({ args }) => {
    const luka = await part("Luka Novak");
    const middle = luka.getByRole("textbox", { name: "Middle name (optional)" });
    await expect(middle).toHaveValue("Ivan");
    await expect(screen.getByText(/^We kept what you typed on this device\./)).toBeVisible();
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("284713906");
    await press("Reset");
    const question = within(await screen.findByRole("alertdialog", { name: "Reset the form?" }));
    await userEvent.click(question.getByRole("button", { name: /^Reset/ }));
    await waitFor(() => expect(middle).toHaveValue(""));
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(false));
    await expect(sessionStorage).toHaveLength(0);
    await expect(screen.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** A name that stands already is changed by staff only: said before, and after. */
export const WaitsForStaff: Story = {
  loaders: [inWorld({ sample: "complete" })],
  play: async () => {
    await part("Ana Novak");
    await press("Edit Ana Novak");
    const first = (await part("Ana Novak")).getByRole("textbox", { name: "First name" });
    await userEvent.clear(first);
    // Nobody confirms what cannot be sent.
    await expect(first).not.toHaveAccessibleDescription(/Our staff/);
    await put(first, "Anamarija");
    await expect(first).toHaveAccessibleDescription("Our staff confirms this change before it counts.");
    await press("Submit");
    await expect(
      await screen.findByText(
        "First name “Anamarija” counts once a member of our staff has confirmed it. Until then the airline has “Ana”.",
      ),
    ).toBeVisible();
    // Until then no boarding pass can be issued: nothing else is claimed.
    await waitFor(() =>
      expect(screen.getByText(/^You have given everything\..+once our staff has confirmed/)).toBeVisible(),
    );
    await expect(screen.queryByText(/^Nothing is missing/)).toBeNull();
    await waitFor(() => expect(screen.getByText("Waits for our staff")).toBeVisible());
    await waitFor(() => expect(screen.getAllByText("Complete")).toHaveLength(1));
    await press("Go Back");
    await press("Edit Ana Novak");
    await expect((await part("Ana Novak")).getByRole("textbox", { name: "First name" })).toHaveAccessibleDescription(
      "“Anamarija” waits for our staff to confirm it.",
    );
  },
};

/** An e-mail address that is taken away waits for staff, too. */
export const RemovalWaitsForStaff: Story = {
  loaders: [inWorld({ sample: "complete" })],
  play: async () => {
    const email = async () => {
      await part("Luka Novak");
      await press("Edit Luka Novak");
      return (await part("Luka Novak")).getByRole("textbox", { name: "E-mail (optional)" });
    };
    await put(await email(), "luka@posta.example");
    await press("Submit");
    await userEvent.click(await screen.findByRole("button", { name: "Go Back" }));
    await userEvent.clear(await email());
    await press("Submit");
    await expect(
      await screen.findByText(
        "E-mail is removed once a member of our staff has confirmed it. Until then the airline has “l•••@•••.example”.",
      ),
    ).toBeVisible();
    await press("Go Back");
    await expect(await email()).toHaveAccessibleDescription("Its removal waits for our staff to confirm it.");
  },
};

/** What is stored stands masked in its field; whatever is typed there takes its place as a whole, and nothing else is sent. */
export const TypesOverWhatIsMasked: Story = {
  loaders: [inWorld({ sample: "complete" })],
  play: async () => {
    await part("Ana Novak");
    await press("Edit Ana Novak");
    const email = (await part("Ana Novak")).getByRole("textbox", { name: "E-mail" });
    await expect(email).toHaveValue("a•••@•••.example");
    await expect(email).toBeValid();
    await userEvent.type(email, "b");
    await expect(email).toHaveValue("b");
    await put(email, "@posta.example");
    await press("Submit");
    await expect(
      await screen.findByText(
        "E-mail “b•••@•••.example” counts once a member of our staff has confirmed it. Until then the airline has “a•••@•••.example”.",
      ),
    ).toBeVisible();
    const { travellers } = stage();
    await expect(travellers.bookings()[0]?.passengers[0]).toMatchObject({ email: "ana.novak@posta.example" });
    travellers.decide(true);
    await expect(travellers.bookings()[0]?.passengers[0]).toMatchObject({ email: "b@posta.example" });
  },
};

/** A name that staff did not accept is told of, beside the one that stands; another request takes its place. */
export const RefusedByStaff: Story = {
  loaders: [
    (context) => {
      inWorld({ sample: "complete" })(context);
      const { travellers } = stage();
      for (const { searchId, bookingNo, passengers } of travellers.bookings()) {
        const sent = passengers.map(({ id, primary }) => (primary ? { id, firstname: "Anamarija" } : { id }));
        travellers.update(searchId, bookingNo, { passengers: sent });
      }
      travellers.decide(false);
      return {};
    },
  ],
};

export const RefusedByStaffTest: Story = {
  ...RefusedByStaff,
  play: async () => {
    const ana = () => part("Ana Novak");
    await expect(
      await (await ana()).findByText("First name “Anamarija” was not accepted by our staff. The airline has “Ana”."),
    ).toBeVisible();
    await press("Edit Ana Novak");
    const first = (await ana()).getByRole("textbox", { name: "First name" });
    await expect(first).toHaveValue("Ana");
    await expect(first).toHaveAccessibleDescription("Our staff did not accept “Anamarija”.");
    await put(first, "Maria");
    await press("Submit");
    await userEvent.click(await screen.findByRole("button", { name: "Go Back" }));
    await expect(await (await ana()).findByText(/^First name “AnaMaria” counts once/)).toBeVisible();
    await expect(screen.queryByText(/not accepted/)).toBeNull();
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

export const Phone: Story = {
  globals: phone,
};

export const PhoneTest: Story = {
  ...Phone,
  play: async () => {
    await part("Luka Novak");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const button of screen.getAllByRole("button", { name: /^(Submit|Reset|Edit|Remove)/ }))
      await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(40);
  },
};

/** On phones a long list of what is missing is folded, so that the fields are not screens away. */
export const LongListOnAPhone: Story = {
  globals: phone,
  loaders: [inWorld({ sample: "nothing" })],
};

export const LongListOnAPhoneTest: Story = {
  ...LongListOnAPhone,
  play: async () => {
    const ana = await part("Ana Novak");
    const show = rail().getByRole("button", { name: "Show 5 details for Ana Novak" });
    await expect(rail().queryByRole("link")).toBeNull();
    await expect(screen.getByRole("region", { name: "What is still missing" }).offsetHeight).toBeLessThan(
      innerHeight / 2,
    );
    await userEvent.click(show);
    await expect(show).toHaveAttribute("aria-expanded", "true");
    await expect(rail().getAllByRole("link")).toHaveLength(5);
    await userEvent.click(rail().getByRole("link", { name: "Passport number, Ana Novak" }));
    await isAt(ana.getByRole("textbox", { name: "Passport number" }));
  },
};

export const SmallestPhoneWithErrorsInTheDark: Story = {
  globals: { density: "comfortable", theme: "dark", viewport: { value: "small" } },
  loaders: [inWorld({ sample: "expired" })],
  parameters: { reach: ["[type=submit]"] },
};

export const SmallestPhoneWithErrorsInTheDarkTest: Story = {
  ...SmallestPhoneWithErrorsInTheDark,
  play: async () => {
    await part("Ana Novak");
    await press("Submit");
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Dark: Story = {
  globals: dark,
};

export const French: Story = {
  globals: { density: "comfortable", language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    await part("Luka Novak");
    await press("Envoyer");
    const luka = await part("Luka Novak");
    await expect(luka.getByRole("textbox", { name: "Numéro de passeport" })).toHaveAccessibleDescription(
      /Veuillez indiquer un numéro de passeport valable\./,
    );
    await expect(screen.getByText("2 informations manquent encore")).toBeVisible();
    await press("Ajouter : Contact d’urgence");
    const contact = (await part("Contact d’urgence")).getByRole("textbox", { name: "Prénom" });
    await put(contact, "Bo 2");
    await expect(contact).toHaveAccessibleDescription("Veuillez écrire le prénom en lettres.");
  },
};

/** Beside the window's edge the list of countries stays in its panel. */
export const CountriesOnALaptop: Story = {
  globals: { density: "comfortable", viewport: { value: "laptop" } },
  play: async () => {
    const luka = await part("Luka Novak");
    await showAll("Luka Novak");
    const nationality = luka.getByRole("combobox", { name: "Nationality" });
    await userEvent.clear(nationality);
    await put(nationality, "united");
    await screen.findByRole("option", { name: /^United States/ });
    const list = screen.getByRole("listbox").getBoundingClientRect();
    const panel = screen.getByRole("region", { name: "Luka Novak" }).getBoundingClientRect();
    const field = nationality.getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(panel.right);
    await expect(list.left).toBeLessThan(field.left);
    await expect(list.width).toBeGreaterThan(field.width);
  },
};

export const PseudoLanguage: Story = {
  globals: { density: "comfortable", language: "en-XA" },
  play: async ({ canvasElement }) => {
    await part("Luka Novak");
    const data = [
      /^(Ana|Luka) Novak$/,
      /Croatia|United Kingdom/,
      /^(BUD|LTN|W6 \d+)$/,
      /London|Budapest|Gordon Square|WC1H/,
    ];
    const more = [
      /•@•••\.example$/,
      /^\w+, \w+ \d+, \d{4}( · )?$/,
      /^\w{3}$/,
      /Ana Novak|Luka Novak/,
      /^title: Wizz Air$/,
    ];
    await expect(hardCodedTexts(canvasElement, [...data, ...more])).toEqual([]);
  },
};

export const RightToLeft: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.dir = "rtl";
    await part("Luka Novak");
    // The mask is before the signs that it leaves, in every direction of writing.
    const mask = (await part("Ana Novak")).getByText("•••417");
    await expect(getComputedStyle(mask)).toMatchObject({ direction: "ltr", unicodeBidi: "isolate" });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
