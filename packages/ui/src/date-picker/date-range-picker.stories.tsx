import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DateRangePicker, type DateRangePickerProps } from "./index.ts";
import { french, labels } from "./story-labels.ts";

function Held(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Box p="4" maxW="2xl">
      <DateRangePicker
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
  title: "Date picker/Date range",
  tags: ["autodocs"],
  component: DateRangePicker,
  render: Held,
  args: {
    value: { from: "2026-11-24", to: "2026-12-03" },
    onChange: fn(),
    // Yesterday to 270 days ahead, as flights are searched.
    min: "2026-11-19",
    max: "2027-08-17",
    today: "2026-11-20",
    locale: "en",
    labels: {
      ...labels,
      label: "Travel dates",
      from: "Depart Date",
      to: "Return Date",
      startAfterEnd: "From date is greater than to date",
    },
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { parameters: { reach: ["[aria-haspopup=dialog]"] } };

const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });
const day = (name: RegExp | string): HTMLElement => screen.getByRole("gridcell", { name });
const open = async (end: string): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole("button", { name: `${end}: Choose a date` }));
  const dialog = await screen.findByRole("dialog", { name: "Travel dates" });
  await waitFor(() => expect(dialog.querySelector("[tabindex='0']")).toHaveFocus());
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Filled: Story = {
  play: async () => {
    const dialog = await open("Depart Date");
    await expect(within(dialog).getByRole("grid", { name: "November 2026" })).toBeVisible();
    await expect(within(dialog).getByRole("grid", { name: "December 2026" })).toBeVisible();
    await expect(within(dialog).getAllByRole("gridcell", { selected: true })).toHaveLength(10);
    await expect(within(dialog).getByText("Choose the first day")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { value: { from: "", to: "" } },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ args }) => {
    const dialog = await open("Depart Date");
    await userEvent.click(day("Saturday, November 28, 2026"));
    await expect(within(dialog).getByText("Choose the last day")).toBeVisible();
    // Pointing shows the range that would be.
    await userEvent.hover(day("Wednesday, December 2, 2026"));
    await expect(dialog.querySelectorAll("[data-in-range]")).toHaveLength(5);
    await userEvent.click(day("Wednesday, December 2, 2026"));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-28", to: "2026-12-02" });
    await expect(field("Return Date")).toHaveValue("2026-12-02");
  },
};

export const ByKeyboard: Story = {
  args: { value: { from: "", to: "" } },
  play: async () => {
    const dialog = await open("Depart Date");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(day("Friday, December 11, 2026")).toHaveFocus());
    await expect(dialog.querySelectorAll("[data-in-range]")).toHaveLength(15);
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(field("Depart Date")).toHaveValue("2026-11-27");
    await expect(field("Return Date")).toHaveValue("2026-12-11");
    await expect(screen.getByRole("button", { name: "Depart Date: Choose a date" })).toHaveFocus();
  },
};

export const OtherEnd: Story = {
  play: async ({ args }) => {
    const dialog = await open("Return Date");
    // The calendar opens where the range ends, and one day is enough.
    await expect(day("Thursday, December 3, 2026")).toHaveFocus();
    await expect(within(dialog).getByText("Choose the last day")).toBeVisible();
    await userEvent.click(day("Sunday, December 20, 2026"));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-24", to: "2026-12-20" });
  },
};

export const StartAfterEnd: Story = {
  play: async () => {
    await userEvent.clear(field("Depart Date"));
    await userEvent.type(field("Depart Date"), "2026-12-24");
    await expect(field("Return Date")).toHaveValue("");
    await expect(field("Return Date")).toHaveAccessibleDescription("From date is greater than to date");
    await expect(field("Return Date")).toHaveAttribute("aria-invalid", "false");
    await expect(field("Return Date").closest("[data-parts]")).not.toHaveAttribute("data-invalid");
    await expect(field("Return Date").closest("[data-parts]")).toHaveAttribute("data-warning");
    await userEvent.type(field("Return Date"), "2026-12-20");
    await userEvent.tab();
    await expect(field("Return Date")).toHaveValue("2026-12-20");
    await expect(field("Return Date")).toHaveAccessibleDescription("The first possible day is 2026-12-24.");
  },
};

export const OnlyTheFirstDay: Story = {
  args: { value: { from: "", to: "" } },
  play: async ({ args }) => {
    const dialog = await open("Depart Date");
    await expect(within(dialog).getByRole("button", { name: "Done" })).toBeDisabled();
    await userEvent.click(day("Saturday, November 28, 2026"));
    await userEvent.click(within(dialog).getByRole("button", { name: "Done" }));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-28", to: "" });
  },
};

export const LastDays: Story = {
  args: {
    layout: "bar",
    min: undefined,
    max: "2026-11-21",
    value: { from: "2026-11-11", to: "2026-11-20" },
    quickRanges: [{ id: "ten", label: "Last 10 days", days: 10 }],
    initialQuickRange: "ten",
    labels: {
      ...labels,
      label: "Date range",
      from: "Start date",
      to: "End date",
      startAfterEnd: "Start date is greater than End date",
    },
  },
};

export const LastDaysTest: Story = {
  ...LastDays,
  play: async ({ args }) => {
    const quick = screen.getByRole("button", { name: "Last 10 days" });
    await expect(quick).toHaveAttribute("aria-pressed", "true");
    await userEvent.clear(field("Start date"));
    await expect(quick).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(quick);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-11", to: "2026-11-20" });
  },
};

export const WithErrors: Story = {
  args: {
    value: { from: "", to: "" },
    required: true,
    errors: { from: "Please fill out the from date.", to: "Please fill out the to date." },
  },
};

export const WithErrorsTest: Story = {
  ...WithErrors,
  play: async () => {
    await expect(field("Depart Date")).toHaveAccessibleDescription("Please fill out the from date.");
    await expect(field("Return Date")).toHaveAccessibleDescription("Please fill out the to date.");
  },
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(field("Depart Date")).toBeDisabled();
    await expect(field("Return Date")).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" }, density: "comfortable" },
  args: { size: "lg" },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async () => {
    const dialog = await open("Depart Date");
    await expect(within(dialog).getAllByRole("grid")).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole("button", { name: "Next month" }));
    await expect(within(dialog).getByRole("grid", { name: "December 2026" })).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const FrenchDark: Story = {
  globals: { theme: "dark" },
  args: {
    locale: "fr",
    labels: {
      ...french,
      calendar: "Choose a date",
      label: "Travel dates",
      from: "Départ",
      to: "Retour",
      startAfterEnd: "La date de début dépasse la date de fin",
    },
  },
};

export const FrenchDarkTest: Story = {
  ...FrenchDark,
  play: async () => {
    const dialog = await open("Départ");
    await expect(within(dialog).getByRole("grid", { name: "décembre 2026" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { locale: "ar-EG" },
  decorators: [
    (Story) => (
      <Box dir="rtl">
        <Story />
      </Box>
    ),
  ],
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    const dialog = await open("Depart Date");
    const [first, second] = within(dialog)
      .getAllByRole("grid")
      .map((grid) => grid.getBoundingClientRect());
    await expect(second?.left).toBeLessThan(first?.left ?? 0);
  },
};
