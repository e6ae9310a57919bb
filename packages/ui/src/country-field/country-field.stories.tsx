import { Box } from "@chakra-ui/react";
import type { Country } from "@gatehouse/domain/addresses";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { addressWords, labelsFrom } from "../address-editor/words/index.ts";
import { CountryField, type CountryFieldProps } from "./index.ts";
import { enterAtOnce, everyCountry, failingSearch, type FillKind, heldSearch } from "./story-world.ts";

const english = labelsFrom(addressWords.en, "en");

function Held(props: CountryFieldProps<Country>) {
  const [value, setValue] = useState(props.value);
  return (
    <Box p="4" maxW="sm" minH="96">
      <CountryField
        {...props}
        value={value}
        onChange={(iso3, country) => {
          setValue(iso3);
          props.onChange(iso3, country);
        }}
      />
    </Box>
  );
}

const meta = {
  title: "Country field",
  tags: ["autodocs"],
  component: CountryField<Country>,
  render: Held,
  args: {
    value: "",
    onChange: fn(),
    searchCountries: everyCountry,
    locale: "en",
    labels: { ...english.countrySearch, label: "Nationality", placeholder: "Type 2 letters or more" },
  },
} satisfies Meta<typeof CountryField<Country>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { parameters: { reach: [{ type: "c", into: "[role=combobox]" }] } };

const field = (name = "Nationality") => screen.getByRole<HTMLInputElement>("combobox", { name });
const option = (name: RegExp) => screen.findByRole("option", { name });
const enter = (text: string, kind: FillKind = "insertText") => enterAtOnce(field(), text, kind);

export const ByKeys: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    await expect(screen.getByText(english.countrySearch.short, { selector: "p" })).toBeVisible();
    await userEvent.keyboard("crO");
    await expect(await option(/^Croatia\s*HRV$/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^1 country found$/));
    await userEvent.keyboard("{Enter}");
    await expect(field()).toHaveValue("Croatia");
    await expect(field()).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith("HRV", expect.objectContaining({ iso2: "HR" }));
    await userEvent.click(screen.getByRole("button", { name: english.countrySearch.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith("", undefined);
    await expect(field()).toHaveValue("");
  },
};

/** A code, and a name in another language than the page's, are understood too. */
export const ByCodeAndOtherNames: Story = {
  play: async () => {
    await userEvent.type(field(), "jpn");
    await expect(await option(/^Japan/)).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), "Deutschland");
    await userEvent.click(await option(/^Germany/));
    await expect(field()).toHaveValue("Germany");
  },
};

/** Who leaves the field after a whole name, a code or the beginning of only one country has chosen it. */
export const LeftWithAName: Story = {
  play: async ({ args }) => {
    await userEvent.click(field());
    // One character after the other, and gone before anything was searched for.
    enter("at");
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue("Austria"));
    await expect(args.onChange).toHaveBeenLastCalledWith("AUT", expect.anything());
    await expect(field()).not.toHaveFocus();
    await expect(field()).toBeValid();
  },
};

/** What is no country stays in the field, with what is wrong about it, and is no value. */
export const NoCountry: Story = {
  args: { value: "FRA" },
};

export const NoCountryTest: Story = {
  ...NoCountry,
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveValue("France"));
    await userEvent.clear(field());
    await userEvent.type(field(), "Atlantis");
    await expect(await screen.findByText("No country is called “Atlantis”.", { selector: "p" })).toBeVisible();
    await userEvent.tab();
    await expect(field()).toHaveValue("Atlantis");
    await waitFor(() => expect(field()).toHaveAccessibleDescription(english.countrySearch.unknown));
    await expect(field()).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith("", undefined);
    // One letter cannot be searched for, and is no country either.
    await userEvent.clear(field());
    await userEvent.type(field(), "F");
    await userEvent.tab();
    await expect(field()).toBeInvalid();
  },
};

/** Browsers fill in the name in their own language, or the code; neither asks for a choice. */
export const FilledInByTheBrowser: Story = {
  args: { autoComplete: "country-name" },
  play: async ({ args }) => {
    await expect(field()).toHaveAttribute("autocomplete", "country-name");
    enter("Vereinigte Staaten", "insertReplacementText");
    await waitFor(() => expect(field()).toHaveValue("United States"));
    await expect(args.onChange).toHaveBeenLastCalledWith("USA", expect.anything());
    await expect(screen.queryByRole("option")).toBeNull();
    enter("GB", "");
    await waitFor(() => expect(field()).toHaveValue("United Kingdom"));
    await expect(args.onChange).toHaveBeenLastCalledWith("GBR", expect.anything());
  },
};

const held = heldSearch();

/** One search for what is typed at once, and what comes too late is dropped. */
export const LateAnswers: Story = {
  args: { searchCountries: held.search },
  play: async () => {
    held.asked.clear();
    await userEvent.click(field());
    enter("g");
    enter("ge");
    enter("geo");
    await expect(screen.getByText(english.countrySearch.loading, { selector: "p" })).toBeVisible();
    await waitFor(() => expect([...held.asked.keys()]).toEqual(["geo"]));
    enter("germ");
    await waitFor(() => expect([...held.asked.keys()]).toEqual(["geo", "germ"]));
    await expect(held.asked.get("geo")?.signal.aborted).toBe(true);
    held.asked.get("germ")?.answer(await everyCountry("germany", new AbortController().signal));
    await expect(await option(/^Germany/)).toBeVisible();
    held.asked.get("geo")?.answer(await everyCountry("georgia", new AbortController().signal));
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.queryByRole("option", { name: /^Georgia/ })).toBeNull();
  },
};

const failing = failingSearch();

export const SearchFails: Story = {
  args: { searchCountries: failing.search },
  parameters: { reach: [{ type: "x", into: "[role=combobox]" }] },
};

export const SearchFailsTest: Story = {
  ...SearchFails,
  play: async () => {
    await userEvent.type(field(), "hung");
    await expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(screen.getByRole("status")).toHaveTextContent(english.countrySearch.failed);
    failing.mend();
    // By the button, or by Enter in the field.
    await userEvent.keyboard("{Enter}");
    await expect(await option(/^Hungary/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(field()).toHaveValue("Hungary");
  },
};

/** A saved code of either length is looked up; one that nobody knows stands for itself. */
export const SavedCode: Story = {
  args: { value: "KR", name: "nationality" },
};

export const SavedCodeTest: Story = {
  ...SavedCode,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field()).toHaveValue("South Korea"));
    await expect(canvasElement.querySelector("input[name=nationality]")).toHaveValue("KR");
  },
};

export const Described: Story = {
  args: { required: true, error: "Please fill out the nationality.", helper: "As in your passport." },
};

export const DescribedTest: Story = {
  ...Described,
  play: async () => {
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription("Please fill out the nationality. As in your passport."),
    );
    await expect(field()).toBeRequired();
    await expect(field()).toBeInvalid();
  },
};

export const Disabled: Story = {
  args: { value: "HRV", disabled: true },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await waitFor(() => expect(field()).toHaveValue("Croatia"));
    await expect(field()).toBeDisabled();
    await expect(screen.queryByRole("button")).toBeNull();
  },
};

export const French: Story = {
  args: { locale: "fr", labels: { ...labelsFrom(addressWords.fr, "fr").countrySearch, label: "Nationalité" } },
  globals: { theme: "dark" },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    await userEvent.type(field("Nationalité"), "croat");
    await userEvent.click(await option(/^Croatie/));
    await expect(field("Nationalité")).toHaveValue("Croatie");
  },
};
