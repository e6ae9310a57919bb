import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { enterAtOnce } from "../country-field/story-world.ts";
import { PhoneField, type PhoneFieldProps } from "./index.ts";

function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Box p="4" maxW="sm" minH="96">
      <PhoneField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </Box>
  );
}

const meta = {
  title: "Phone field",
  tags: ["autodocs"],
  component: PhoneField,
  render: Held,
  args: {
    value: { code: "1", number: "" },
    onChange: fn(),
    locale: "en",
    codes: [
      { iso2: "US", code: "1" },
      { iso2: "CA", code: "1" },
      { iso2: "HR", code: "385" },
      { iso2: "CI", code: "225" },
      { iso2: "DE", code: "49" },
      { iso2: "AE", code: "971" },
      { iso2: "GB", code: "44" },
      { iso2: "GG", code: "44" },
    ],
    labels: {
      label: "Phone",
      code: "Country calling code",
      optional: "(optional)",
      found: (count) => `${count} found`,
      none: "No country has this name or code.",
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const code = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Country calling code" });
const number = (name = "Phone (optional)") => screen.getByRole<HTMLInputElement>("textbox", { name });

export const ByKeys: Story = {
  play: async ({ args }) => {
    const group = within(screen.getByRole("group", { name: "Phone (optional)" }));
    await expect(group.getByRole("combobox")).toBe(code());
    await expect(group.getByRole("textbox")).toBe(number());
    await userEvent.tab();
    await expect(code()).toHaveFocus();
    await expect(code()).toHaveValue("+1");
    // A country by its name, and its code is chosen.
    await userEvent.keyboard("croa");
    await expect(screen.getByRole("option", { name: /^Croatia\s*\+385$/ })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(code()).toHaveValue("+385");
    await userEvent.tab();
    await expect(number()).toHaveFocus();
    await userEvent.keyboard("91 234 5678");
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: "385", number: "91 234 5678" });
  },
};

/** Digits are the code itself, whether or not a list knows them; letters that were not chosen leave the code as it was. */
export const TypedCode: Story = {
  play: async ({ args }) => {
    await userEvent.click(code());
    await userEvent.keyboard("0049");
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: "49", number: "" });
    await userEvent.tab();
    await expect(code()).toHaveValue("+49");
    await userEvent.click(code());
    await userEvent.keyboard("nowhere");
    await expect(screen.getByText("No country has this name or code.", { selector: "p" })).toBeVisible();
    await userEvent.tab();
    await expect(code()).toHaveValue("+49");
    await userEvent.clear(code());
    await userEvent.tab();
    // No number is left without a code.
    await expect(code()).toHaveValue("+1");
  },
};

/** UI-6: a number that is typed without a code gets code 1. */
export const WithoutCodeTest: Story = {
  args: { value: { code: "", number: "" } },
  play: async ({ args }) => {
    await expect(code()).toHaveValue("");
    await expect(code()).toHaveAttribute("placeholder", "+1");
    await userEvent.click(number());
    await userEvent.keyboard("5");
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: "1", number: "5" });
    await expect(code()).toHaveValue("+1");
  },
};

/** Of the countries that share a code, the one it is known by comes first. */
export const SharedCode: Story = {
  play: async () => {
    await userEvent.click(code());
    await userEvent.keyboard("44");
    await expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "United Kingdom+44",
      "Guernsey+44",
    ]);
    await userEvent.clear(code());
    await userEvent.keyboard("1");
    await expect(screen.getAllByRole("option")[0]).toHaveTextContent("United States");
  },
};

/** A whole international number is divided, whether it is pasted or filled in. */
export const PastedWhole: Story = {
  play: async ({ args }) => {
    await userEvent.click(number());
    await userEvent.paste("+44 20 7946 0958");
    await expect(code()).toHaveValue("+44");
    await expect(number()).toHaveValue("20 7946 0958");
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: "44", number: "20 7946 0958" });
  },
};

export const FilledInByTheBrowser: Story = {
  args: { autoComplete: "section-guest mobile" },
  play: async ({ args }) => {
    await expect(code()).toHaveAttribute("autocomplete", "section-guest mobile tel-country-code");
    await expect(number()).toHaveAttribute("autocomplete", "section-guest mobile tel-national");
    await expect(number()).toHaveAttribute("inputmode", "tel");
    // Both before anything is drawn again.
    enterAtOnce(code(), "+971");
    enterAtOnce(number(), "50 123 4567");
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: "971", number: "50 123 4567" });
    await expect(code()).toHaveValue("+971");
    await expect(screen.queryByRole("option")).toBeNull();
  },
};

export const Described: Story = {
  args: { required: true, error: "Please enter a valid phone number.", helper: "The airline calls it about changes." },
};

export const DescribedTest: Story = {
  ...Described,
  play: async () => {
    for (const input of [code(), number("Phone")]) {
      await waitFor(() =>
        expect(input).toHaveAccessibleDescription(
          "Please enter a valid phone number. The airline calls it about changes.",
        ),
      );
      await expect(input).toBeInvalid();
      await expect(input).toBeRequired();
    }
  },
};

/** Without a list the code is a plain input. */
export const WithoutList: Story = {
  args: { codes: [] },
};

export const WithoutListTest: Story = {
  ...WithoutList,
  play: async ({ args }) => {
    const plain = screen.getByRole("textbox", { name: "Country calling code" });
    await userEvent.clear(plain);
    await userEvent.type(plain, "353");
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: "353", number: "" });
    await expect(screen.queryByRole("combobox")).toBeNull();
  },
};

export const Disabled: Story = {
  args: { disabled: true, value: { code: "44", number: "20 7946 0958" } },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(code()).toBeDisabled();
    await expect(number()).toBeDisabled();
  },
};

/** The digits keep their order, and stand where Arabic lines begin; countries are found by their Arabic names. */
export const ArabicInTheDark: Story = {
  args: {
    locale: "ar",
    size: "lg",
    value: { code: "971", number: "50 123 4567" },
    labels: {
      label: "الهاتف",
      code: "رمز الاتصال بالبلد",
      optional: "(اختياري)",
      found: (count) => `${count}`,
      none: "لا يوجد بلد بهذا الاسم أو الرمز.",
    },
  },
  globals: { theme: "dark", density: "comfortable" },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const ArabicInTheDarkTest: Story = {
  ...ArabicInTheDark,
  play: async () => {
    const arabicCode = screen.getByRole("combobox", { name: "رمز الاتصال بالبلد" });
    await expect(getComputedStyle(arabicCode).direction).toBe("ltr");
    await expect(getComputedStyle(arabicCode).textAlign).toBe("end");
    await userEvent.click(arabicCode);
    await userEvent.keyboard("كرواتيا");
    await userEvent.click(screen.getByRole("option", { name: /كرواتيا/ }));
    await expect(arabicCode).toHaveValue("+385");
    await userEvent.click(arabicCode);
  },
};

export const OnTheSmallestPhone: Story = {
  globals: { viewport: { value: "small" }, density: "comfortable" },
  args: { size: "lg" },
};

export const OnTheSmallestPhoneTest: Story = {
  ...OnTheSmallestPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(code());
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
