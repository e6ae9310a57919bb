import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, Stage, stage } from "./stories/info-stage.tsx";

/** What the page says of itself holds at every moment: counts, notices, titles. */
const meta = {
  title: "Travellers/Missing information/What it says",
  component: Stage,
  globals: { density: "comfortable" },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Text at once, as it is pasted: typed key by key where keys are what a story is about. */
const put = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const part = async (name: string) => within(await screen.findByRole("region", { name }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const saveForNow = async () => {
  const [save] = await screen.findAllByRole("button", { name: "Save for now" });
  if (save) await userEvent.click(save);
};

/** As after a reload: what this tab kept of the booking. */
const afterReload = (fields: Readonly<Record<string, string>>) => (): void => {
  const key = "gatehouse.missing-info.bWlzc2luZy1pbmZvLW1vY2s.60418827";
  sessionStorage.setItem(key, JSON.stringify({ fields, removed: [] }));
};

/** A contact of whom everything is given is complete; one of whom a part is given is not, and nothing is wrong with that. */
export const ContactGiven: Story = {
  beforeEach: afterReload({
    "emergencyContact.firstname": "Ana",
    "emergencyContact.lastname": "Novak",
    "emergencyContact.email": "ana.novak@posta.example",
    "emergencyContact.phoneNumber": "2025550123",
  }),
  play: async () => {
    const contact = await part("Emergency contact");
    await press("Edit Emergency contact");
    const list = within(screen.getByRole("region", { name: "What is still missing" }));
    await expect(list.getByText("Optional")).toBeVisible();
    await expect(contact.queryByText("Complete")).toBeNull();
    await put(contact.getByRole("combobox", { name: "Nationality" }), "croatia");
    await userEvent.click(await screen.findByRole("option", { name: /^Croatia/ }));
    await expect(await contact.findByText("Complete")).toBeVisible();
    await expect(list.queryByText("Optional")).toBeNull();
    const email = contact.getByRole("textbox", { name: "E-mail" });
    await userEvent.clear(email);
    await put(email, "ana@");
    await expect(await contact.findByText("1 to correct")).toBeVisible();
    await expect(contact.queryByText("Complete")).toBeNull();
  },
};

/** Once the passport is saved, nobody is told to type it again. */
export const SavedAfterAReload: Story = {
  beforeEach: afterReload({ "passenger 1002 middlename": "Ivan" }),
  play: async () => {
    const luka = await part("Luka Novak");
    await expect(screen.getByText(/Passport details have to be typed again\.$/)).toBeVisible();
    await press("Show all details of Luka Novak");
    await put(luka.getByRole("textbox", { name: "Passport number" }), "284713906");
    await put(luka.getByRole("textbox", { name: "E-mail (optional)" }), "luka@");
    await press("Submit");
    await saveForNow();
    await expect(await screen.findByText("2 details were saved.")).toBeVisible();
    await expect(screen.queryByText(/typed again/)).toBeNull();
    await waitFor(() => expect(screen.getByText(/^What you type is kept on this device/)).toBeVisible());
  },
};

/** What was not accepted is told of until it is right, whatever else is missing. */
export const CorrectedBesideWhatIsMissing: Story = {
  play: async () => {
    const luka = await part("Luka Novak");
    const field = (name: string) => luka.getByRole("textbox", { name });
    await press("Show all details of Luka Novak");
    await put(field("Passport number"), "28471");
    await put(field("E-mail (optional)"), "luka@");
    await press("Submit");
    await saveForNow();
    await screen.findByText("2 were not accepted: they stand as you typed them.");
    await userEvent.clear(field("Passport number"));
    await put(field("Passport number"), "284713906");
    await expect(await screen.findByText("One was not accepted: it stands as you typed it.")).toBeVisible();
    await put(field("E-mail (optional)"), "posta.example");
    await expect(screen.queryByText(/not accepted/)).toBeNull();
    // The passport's end is missing as before.
    await expect(screen.getByText("1 detail still missing")).toBeVisible();
  },
};

/** What comes back wrong after a reload says so at once; what nobody has touched says nothing. */
export const WrongAfterAReload: Story = {
  beforeEach: afterReload({
    "passenger 1002 email": "luka@",
    "passenger 1002 phoneNumber": "12",
    "passenger 1002 dob": "2026-11-23",
    "destinationAddress.pincode": "1",
    "emergencyContact.firstname": "Bo 2",
    "emergencyContact.lastname": "Bo 2",
  }),
};

export const WrongAfterAReloadTest: Story = {
  ...WrongAfterAReload,
  play: async () => {
    const luka = await part("Luka Novak");
    const field = async (block: string, name: string) => (await part(block)).findByRole("textbox", { name });
    for (const name of ["Passport number", "Passport expiry date"])
      await expect(luka.getByRole("textbox", { name })).not.toHaveAttribute("aria-invalid", "true");
    for (const [block, name, words] of [
      ["Luka Novak", "Date of birth (optional)", /The date of birth cannot be after today\./],
      ["Luka Novak", "E-mail (optional)", /Please enter a valid email address\./],
      ["Luka Novak", "Phone (optional)", /Please enter a valid phone number\./],
      ["Destination address", "Postcode", /Please enter a valid postal code for this country\./],
      ["Emergency contact", "First name", /Please write the first name in letters\./],
      // A contact needs no passport: nothing is said of one.
      ["Emergency contact", "Last name", /^Please write the last name in letters\.$/],
    ] as const) {
      const open = screen.queryByRole("button", { name: `Edit ${block}` });
      if (open) await userEvent.click(open);
      await expect(await field(block, name)).toHaveAttribute("aria-invalid", "true");
      await expect(await field(block, name)).toHaveAccessibleDescription(words);
    }
    await expect(screen.queryByText(/^Please (fill out|provide)/)).toBeNull();
  },
};

/** A field that is missing is called what its country calls it. */
export const NamesOfACountry: Story = {
  loaders: [inWorld({ sample: "nothing" })],
};

export const NamesOfACountryTest: Story = {
  ...NamesOfACountry,
  play: async () => {
    const destination = await part("Destination address");
    await press("Add: Destination address");
    await put(destination.getByRole("combobox", { name: "Country" }), "united arab");
    await userEvent.click(await screen.findByRole("option", { name: /^United Arab Emirates/ }));
    await press("Submit");
    await expect(await destination.findByText("Please fill out the field “Emirate”.")).toBeVisible();
    await waitFor(() => expect(destination.getByText("Please fill out the street and number.")).toBeVisible());
    await expect(screen.queryByText("Please fill out the state or province.")).toBeNull();
  },
};

/** A search for a country that fails, by a false status or by none (API-2). */
export const CountriesNotFetched: Story = {
  loaders: [inWorld({ sample: "nothing" }, { failing: { "reference.countries": "LOOKUP_FAILED" } })],
  play: async () => {
    const nationality = (await part("Ana Novak")).getByRole("combobox", { name: "Nationality" });
    await put(nationality, "croatia");
    const refused = "Failed to search countries. Response status is false.";
    await expect((await screen.findAllByText(refused))[0]).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(nationality).toHaveAccessibleDescription(refused));
  },
};

export const CountriesOutOfReach: Story = {
  loaders: [inWorld({ sample: "nothing" }, { failing: { "reference.countries": "NETWORK" } })],
  play: async () => {
    const nationality = (await part("Ana Novak")).getByRole("combobox", { name: "Nationality" });
    await put(nationality, "croatia");
    const failed = "The server could not be reached. Check your connection and try again. Failed to search countries.";
    await expect((await screen.findAllByText(failed))[0]).toBeVisible();
  },
};

/** A change that has waited since before is no news: a form taken away alone updates nothing. */
export const RemovalBesideAWaitingChange: Story = {
  loaders: [
    (context) => {
      inWorld()(context);
      const { travellers } = stage();
      for (const { searchId, bookingNo, passengers } of travellers.bookings()) {
        const sent = passengers.map(({ id, primary }) => (primary ? { id, firstname: "Anamarija" } : { id }));
        travellers.update(searchId, bookingNo, { passengers: sent });
      }
      return {};
    },
  ],
  play: async () => {
    await part("Luka Novak");
    await press("Remove Luka Novak");
    const question = within(await screen.findByRole("alertdialog", { name: "Remove Luka Novak?" }));
    await userEvent.click(question.getByRole("button", { name: /^Remove/ }));
    await screen.findByRole("button", { name: "Undo removing Luka Novak" });
    await press("Submit");
    await screen.findByRole("heading", { level: 1, name: "Nothing new was saved." });
    await expect(screen.getByText(/^First name “Anamarija” counts once/)).toBeVisible();
  },
};

/** French says nothing of a person that would make them a man. */
export const RemovalInFrench: Story = {
  globals: { density: "comfortable", language: "fr" },
  play: async () => {
    await part("Luka Novak");
    await press("Retirer Luka Novak");
    const question = within(await screen.findByRole("alertdialog", { name: "Retirer Luka Novak ?" }));
    await userEvent.click(question.getByRole("button", { name: /^Retirer/ }));
    const said = await screen.findAllByText("Luka Novak ne figure plus dans ce formulaire.");
    await waitFor(() => expect(said[0]).toBeVisible());
    const list = within(screen.getByRole("region", { name: "Ce qui manque encore" }));
    await expect(list.getByText("Hors formulaire")).toBeVisible();
    await expect(list.getAllByText("Rien ne manque")[0]).toBeVisible();
  },
};
