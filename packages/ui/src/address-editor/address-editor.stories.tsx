import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { enterAtOnce, everyCountry, failingSearch } from "../country-field/story-world.ts";
import { AddressEditor } from "./index.ts";
import { addressIn, countryOf, Held, labelsIn } from "./story-stage.tsx";

/** The props as a foreign team reads them: by the names of their types. */
const types = {
  value: "Address",
  defaultValue: "Address",
  onChange: "(next: Address, change: { field, country }) => void",
  onBlur: "(field: AddressField) => void",
  onCountry: "(country: Country | undefined) => void",
  errors: "Partial<Record<AddressField, string>>",
  hints: "Partial<Record<AddressField, ReactNode>>",
  labels: "AddressEditorLabels",
  country: "Country",
  searchCountries: "(query: string, signal: AbortSignal) => Promise<Country[]>",
  locale: "string",
  autoComplete: "string",
  idPrefix: "string",
  name: "string",
  required: "boolean",
  disabled: "boolean",
  size: '"md" | "lg"',
  ref: "Ref<AddressEditorHandle>",
} as const;

const meta = {
  title: "Address editor/States",
  component: AddressEditor,
  render: Held,
  argTypes: Object.fromEntries(
    Object.entries(types).map(([name, summary]) => [name, { table: { type: { summary } } }]),
  ),
  args: {
    "aria-label": "Destination address",
    value: addressIn(""),
    onChange: fn(),
    onBlur: fn(),
    searchCountries: everyCountry,
    locale: "en",
    labels: labelsIn("en"),
    required: true,
  },
} satisfies Meta<typeof AddressEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const list = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const known = (country: string) => waitFor(() => expect(list("Country")).toHaveValue(country));

/** By the keyboard alone, from the first field to the last; each has its name, and what is required follows the country (ADR-4). */
export const ByKeys: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("group", { name: "Destination address" })).toBeVisible();
    await userEvent.tab();
    await expect(box("Address line 1")).toHaveFocus();
    await userEvent.keyboard("1 Ferry Building");
    await userEvent.tab();
    await expect(box("Address line 2 (optional)")).toHaveFocus();
    await userEvent.tab();
    await expect(box("City")).toHaveFocus();
    await userEvent.keyboard("San Francisco");
    await userEvent.tab();
    await expect(list("Country")).toHaveFocus();
    await userEvent.keyboard("united sta");
    await expect(await screen.findByRole("option", { name: /^United States\s*USA$/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(list("Country")).toHaveValue("United States");
    await userEvent.tab();
    // The country has its own words for these, and needs both.
    await expect(list("State")).toHaveFocus();
    await expect(list("State")).toBeRequired();
    await userEvent.keyboard("cal{ArrowDown}{Enter}");
    await expect(list("State")).toHaveValue("California");
    await userEvent.tab();
    await expect(box("ZIP code")).toHaveFocus();
    await expect(box("ZIP code")).toHaveAccessibleDescription(/^For example \d{5}$/);
    await expect(box("ZIP code")).toHaveAttribute("inputmode", "numeric");
    await userEvent.keyboard("94105");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      {
        line1: "1 Ferry Building",
        line2: "",
        city: "San Francisco",
        country: "USA",
        state: "CA",
        pincode: "94105",
      },
      { field: "pincode", country: countryOf("USA") },
    );
    await expect(args.onBlur).toHaveBeenLastCalledWith("pincode");
  },
};

/** A state belongs to its country, and goes with it (ADR-3). */
export const AnotherCountry: Story = {
  args: { value: addressIn("USA", { line1: "1 Main St", city: "Reno", state: "NV", pincode: "89501" }) },
  play: async ({ args }) => {
    await known("United States");
    await expect(list("State")).toHaveValue("Nevada");
    await userEvent.clear(list("Country"));
    await userEvent.type(list("Country"), "canada");
    await userEvent.click(await screen.findByRole("option", { name: /^Canada/ }));
    await expect(list("Province")).toHaveValue("");
    await expect(box("Postal code")).toHaveAccessibleDescription(/^For example [A-Z]\d[A-Z]/);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ line1: "1 Main St", country: "CAN", state: "" }),
      expect.objectContaining({ field: "country" }),
    );
    // Written out, by its name or its code, it is the country's own; nothing needs to be chosen.
    await userEvent.type(list("Province"), "qc");
    await userEvent.tab();
    await expect(list("Province")).toHaveValue("Quebec");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ state: "QC" }), expect.anything());
  },
};

/** A state that no list has is kept as it was typed, even one that is a part of a listed one. */
export const UnlistedState: Story = {
  args: { value: addressIn("USA") },
  play: async ({ args }) => {
    await known("United States");
    await userEvent.type(list("State"), "York");
    await expect(screen.getByRole("option", { name: /^New York/ })).toBeVisible();
    await userEvent.tab();
    await expect(list("State")).toHaveValue("York");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ state: "York" }), expect.anything());
  },
};

/** Enter takes the state that the list leaves over; Tab leaves the text as it is, for states that no list has. */
export const EnterInTheState: Story = {
  args: { value: addressIn("ARE") },
  play: async ({ args }) => {
    await known("United Arab Emirates");
    const last = (state: string) =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ state }), expect.anything());
    await userEvent.type(list("Emirate"), "Shar{Enter}");
    await expect(list("Emirate")).toHaveValue("Sharjah");
    await last("SH");
    await userEvent.clear(list("Emirate"));
    await userEvent.type(list("Emirate"), "Dub");
    await userEvent.tab();
    await expect(list("Emirate")).toHaveValue("Dub");
    await last("Dub");
  },
};

/** What is written out is meant, and what begins so, although other states have the word too. */
export const EnterAmongSeveral: Story = {
  args: { value: addressIn("USA") },
  play: async () => {
    await known("United States");
    await userEvent.type(list("State"), "virginia");
    await expect(screen.getAllByRole("option").length).toBeGreaterThan(1);
    await userEvent.keyboard("{Enter}");
    await expect(list("State")).toHaveValue("Virginia");
    await userEvent.clear(list("State"));
    await userEvent.type(list("State"), "caro{Enter}");
    // North or South: nobody has said which.
    await expect(list("State")).toHaveValue("caro");
    await expect(screen.queryByRole("option")).toBeNull();
  },
};

/** Browsers fill in every field before anything is drawn again; the country by its name or by its code. */
export const FilledInByTheBrowser: Story = {
  args: { autoComplete: "shipping" },
  play: async ({ args }) => {
    const tokens = [
      [box("Address line 1"), "address-line1", "1-1 Chiyoda"],
      [box("Address line 2 (optional)"), "address-line2", "3F"],
      [box("City"), "address-level2", "Chiyoda"],
      [list("Country"), "country-name", "日本"],
      [box("State/Province"), "address-level1", "東京都"],
      [box("Pin/Zip code"), "postal-code", "100-8111"],
    ] as const;
    for (const [input, token] of tokens) await expect(input).toHaveAttribute("autocomplete", `shipping ${token}`);
    // All of them before anything is drawn again.
    for (const [input, , text] of tokens) enterAtOnce(input, text);
    await known("Japan");
    await expect(list("Prefecture")).toHaveValue("Tokyo");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      {
        line1: "1-1 Chiyoda",
        line2: "3F",
        city: "Chiyoda",
        country: "JPN",
        state: "13",
        pincode: "100-8111",
      },
      expect.anything(),
    );
    // Again, over what is there: another country by its code, and its state by a code too.
    enterAtOnce(list("Country"), "US", "");
    enterAtOnce(list("Prefecture"), "CA", "");
    await known("United States");
    await expect(list("State")).toHaveValue("California");
  },
};

/** What the country has not is not asked for. */
export const NoPostalCode: Story = {
  args: { value: addressIn("AE") },
};

export const NoPostalCodeTest: Story = {
  ...NoPostalCode,
  play: async () => {
    await known("United Arab Emirates");
    await expect(list("Emirate")).toBeRequired();
    await expect(screen.queryAllByRole("textbox")).toHaveLength(3);
    await userEvent.click(list("Emirate"));
    await expect(screen.getAllByRole("option")).toHaveLength(7);
  },
};

/** A postal code that was saved for such a country is shown, not sent unseen. */
export const PostalCodeNobodyNeeds: Story = {
  args: { value: addressIn("ARE", { pincode: "00000" }) },
};

export const PostalCodeNobodyNeedsTest: Story = {
  ...PostalCodeNobodyNeeds,
  play: async () => {
    await known("United Arab Emirates");
    await expect(box("Postal code (optional)")).toHaveValue("00000");
  },
};

export const Japan: Story = {
  args: { value: addressIn("JPN", { state: "東京都", pincode: "100-8111" }) },
};

export const JapanTest: Story = {
  ...Japan,
  play: async () => {
    await known("Japan");
    await expect(list("Prefecture")).toHaveValue("Tokyo");
    await userEvent.click(list("Prefecture"));
    await expect(screen.getAllByRole("option")).toHaveLength(47);
  },
};

export const Ireland: Story = {
  args: { value: addressIn("IRL") },
};

export const IrelandTest: Story = {
  ...Ireland,
  play: async () => {
    await known("Ireland");
    await expect(list("County (optional)")).not.toBeRequired();
    await expect(box("Eircode (optional)")).toHaveAttribute("inputmode", "text");
    await expect(box("Eircode (optional)")).toHaveAttribute("autocapitalize", "characters");
  },
};

/** The post needs no region, and anyone who gives one finds it in the list or types another. */
export const France: Story = {
  args: { value: addressIn("FR", { line1: "3 quai Branly", city: "Paris", pincode: "75007" }) },
};

export const FranceTest: Story = {
  ...France,
  play: async ({ args }) => {
    await known("France");
    await expect(box("Postal code")).toBeRequired();
    await expect(list("Region (optional)")).not.toBeRequired();
    await userEvent.type(list("Region (optional)"), "ile{Enter}");
    await expect(list("Region (optional)")).toHaveValue("Île-de-France");
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ state: "IDF" }), expect.anything());
    await userEvent.clear(list("Region (optional)"));
    await userEvent.type(list("Region (optional)"), "Savoie du Nord");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ state: "Savoie du Nord" }),
      expect.anything(),
    );
  },
};

/** Neither of these needs a state, and each may have one. */
export const GermanyAndTheUnitedKingdom: Story = {
  args: { value: addressIn("DEU", { city: "Berlin" }) },
  play: async () => {
    await known("Germany");
    await expect(list("State (optional)")).not.toBeRequired();
    await userEvent.click(list("State (optional)"));
    await expect(screen.getAllByRole("option")).toHaveLength(16);
    await userEvent.keyboard("{Escape}");
    await userEvent.clear(list("Country"));
    await userEvent.type(list("Country"), "united kingdom");
    await userEvent.click(await screen.findByRole("option", { name: /^United Kingdom/ }));
    await userEvent.click(screen.getByRole("combobox", { name: /\(optional\)$/ }));
    await expect(screen.getAllByRole("option").length).toBeGreaterThan(1);
  },
};

/** Where addresses know no such thing, nothing is asked for. */
export const VaticanCity: Story = {
  args: { value: addressIn("VAT") },
};

export const VaticanCityTest: Story = {
  ...VaticanCity,
  play: async () => {
    await known("Vatican City");
    await expect(screen.getAllByRole("combobox")).toHaveLength(1);
  },
};

/** Every field can say what is wrong with it, and where the reader jumps to. */
export const Wrong: Story = {
  args: {
    value: addressIn("USA", { pincode: "9410" }),
    errors: {
      line1: "Enter the street and number.",
      city: "Enter the city.",
      state: "Choose or enter the state or province.",
      pincode: "This is no postal code of the country.",
    },
    hints: { line1: "Where you stay on the first night" },
  },
};

export const WrongTest: Story & Required<Pick<Story, "play">> = {
  ...Wrong,
  play: async () => {
    await known("United States");
    await expect(box("Address line 1")).toBeInvalid();
    await waitFor(() =>
      expect(box("Address line 1")).toHaveAccessibleDescription(
        "Enter the street and number. Where you stay on the first night",
      ),
    );
    await expect(list("State")).toHaveAccessibleDescription("Choose or enter the state or province.");
    await expect(box("ZIP code")).toHaveAccessibleDescription(
      /^This is no postal code of the country\. For example \d{5}$/,
    );
  },
};
export const WrongInTheDark: Story = { ...Wrong, globals: { theme: "dark", density: "comfortable" } };

export const WrongInTheDarkTest: Story = { ...WrongInTheDark, play: WrongTest.play };

/** The list of countries does not answer: the rest of the form still stands. */
const failing = failingSearch();
export const CountriesFail: Story = {
  args: { searchCountries: failing.search, value: addressIn("HRV", { city: "Zagreb" }) },
};

export const CountriesFailTest: Story = {
  ...CountriesFail,
  play: async () => {
    await expect(list("Country")).toHaveValue("HRV");
    await userEvent.clear(list("Country"));
    await userEvent.type(list("Country"), "croatia");
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(list("Country")).toHaveAccessibleDescription("The list of countries did not answer."));
    failing.mend();
    // The same words once more are a new question.
    await userEvent.clear(list("Country"));
    await userEvent.type(list("Country"), "croatia");
    await userEvent.click(await screen.findByRole("option", { name: /^Croatia/ }));
    await expect(list("Country")).toBeValid();
  },
};

export const Disabled: Story = {
  args: {
    disabled: true,
    value: addressIn("USA", { line1: "1 Main St", city: "Reno", state: "NV", pincode: "89501" }),
  },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await known("United States");
    for (const input of [...screen.getAllByRole("textbox"), ...screen.getAllByRole("combobox")])
      await expect(input).toBeDisabled();
    await expect(screen.queryByRole("button")).toBeNull();
  },
};

/** Nothing is needed, so nothing is marked. */
export const Optional: Story = {
  args: { required: false, value: addressIn("USA") },
};

export const OptionalTest: Story = {
  ...Optional,
  play: async () => {
    await known("United States");
    await expect(box("Address line 2")).toBeVisible();
    await expect(list("State")).not.toBeRequired();
  },
};

/** Stars instead of words, where a product marks what is needed. */
export const Stars: Story = {
  args: { labels: { ...labelsIn("en"), optional: undefined }, value: addressIn("USA") },
};

export const StarsTest: Story = {
  ...Stars,
  play: async () => {
    await known("United States");
    await expect(within(screen.getByRole("group")).getAllByText("*")).toHaveLength(5);
  },
};

const long = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
export const LongNamesOnTheSmallestPhone: Story = {
  args: {
    size: "lg",
    value: addressIn("GBR", { line1: `${long} Road, Isle of Anglesey, Wales`, city: long, pincode: "LL61 5UJ" }),
    errors: { city: "This name is longer than what fits on the airline’s form. Shorten it to forty letters." },
  },
  globals: { viewport: { value: "small" }, density: "comfortable" },
};

export const LongNamesOnTheSmallestPhoneTest: Story = {
  ...LongNamesOnTheSmallestPhone,
  play: async ({ canvasElement }) => {
    await known("United Kingdom");
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const OnAPhone: Story = {
  args: { ...Wrong.args, size: "lg" },
  globals: { viewport: { value: "phone" }, density: "comfortable" },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async () => {
    await known("United States");
    // What a finger can hit, and what a phone does not zoom in on.
    await expect(box("City").getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
    await expect(getComputedStyle(box("City")).fontSize).toBe("16px");
  },
};
