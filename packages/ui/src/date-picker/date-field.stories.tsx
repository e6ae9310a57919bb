import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Dialog } from "../dialog/index.ts";
import { DateField, type DateFieldProps } from "./index.ts";
import { french, labels } from "./story-labels.ts";

function Held(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Box p="4" maxW="xs">
      <DateField
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
  title: "Date picker/Date field",
  tags: ["autodocs"],
  component: DateField,
  render: Held,
  args: {
    value: "2026-11-22",
    onChange: fn(),
    today: "2026-11-20",
    locale: "en",
    labels: { ...labels, label: "From date" },
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { parameters: { reach: ["[aria-haspopup=dialog]"] } };

const field = (name = "From date"): HTMLElement => screen.getByRole("textbox", { name });
const day = (name: RegExp | string): HTMLElement => screen.getByRole("gridcell", { name });
const open = async (name = "From date: Choose a date"): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole("button", { name }));
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.querySelector("[role=grid] :focus")).not.toBeNull());
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

export const Empty: Story = {
  args: { value: "", helper: "The first day of the report." },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async () => {
    await expect(field()).toHaveAccessibleDescription("The first day of the report.");
    await open();
    // Without a date the calendar begins with today.
    await expect(day("Friday, November 20, 2026, Today")).toHaveFocus();
    await expect(day("Friday, November 20, 2026, Today")).toHaveAttribute("aria-current", "date");
  },
};

export const Filled: Story = {
  play: async ({ args }) => {
    const dialog = await open();
    await expect(dialog).toHaveAccessibleName("From date");
    await expect(day("Sunday, November 22, 2026")).toHaveFocus();
    await expect(day("Sunday, November 22, 2026")).toHaveAttribute("aria-selected", "true");
    await userEvent.click(day("Monday, November 30, 2026"));
    await closed();
    await expect(field()).toHaveValue("2026-11-30");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "From date: Choose a date" })).toHaveFocus();
  },
};

/** A day that may well be of the next month: both are seen at once. */
export const TwoMonths: Story = {
  args: { months: 2 },
  parameters: { reach: ["[aria-haspopup=dialog]"] },
};

export const TwoMonthsTest: Story = {
  ...TwoMonths,
  play: async ({ args }) => {
    const dialog = await open();
    await expect(within(dialog).getByRole("grid", { name: "November 2026" })).toBeVisible();
    await expect(within(dialog).getByRole("grid", { name: "December 2026" })).toBeVisible();
    await userEvent.click(day("Tuesday, December 8, 2026"));
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-12-08");
  },
};

export const TwoMonthsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { months: 2 },
};

export const TwoMonthsOnAPhoneTest: Story = {
  ...TwoMonthsOnAPhone,
  play: async () => {
    await expect(within(await open()).getAllByRole("grid")).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(day("Sunday, November 22, 2026")).toHaveFocus());
    const walk: readonly [string, string][] = [
      ["{ArrowRight}", "Monday, November 23, 2026"],
      ["{ArrowDown}", "Monday, November 30, 2026"],
      ["{ArrowDown}", "Monday, December 7, 2026"],
      ["{ArrowLeft}{ArrowUp}", "Sunday, November 29, 2026"],
      ["{End}", "Saturday, December 5, 2026"],
      ["{Home}", "Sunday, November 29, 2026"],
      ["{PageDown}", "Tuesday, December 29, 2026"],
      ["{Shift>}{PageDown}{/Shift}", "Wednesday, December 29, 2027"],
      ["{Shift>}{PageUp}{/Shift}{PageUp}", "Sunday, November 29, 2026"],
    ];
    for (const [keys, name] of walk) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(day(name)).toHaveFocus());
    }
    // The month is announced whenever it changes.
    const announced = dialog.querySelector("[aria-live=polite]");
    await expect(announced).toHaveTextContent("November 2026");
    await userEvent.keyboard("{PageDown}");
    await waitFor(() => expect(announced).toHaveTextContent("December 2026"));
    await userEvent.keyboard(" ");
    await closed();
    await expect(field()).toHaveValue("2026-12-29");
    await expect(field()).toHaveFocus();
  },
};

export const EscapeChangesNothing: Story = {
  args: { onKeyDown: fn() },
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Escape}");
    await closed();
    await expect(screen.getByRole("button", { name: "From date: Choose a date" })).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await open();
    await userEvent.pointer({ target: screen.getByRole("dialog"), keys: "[MouseLeft]", coords: { x: 1400, y: 880 } });
    await closed();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const FocusStaysInside: Story = {
  play: async () => {
    const dialog = await open();
    // Round and round, the grid being one stop.
    for (const name of [
      "Today",
      "Previous month",
      "Month",
      "Year",
      "Next month",
      "Sunday, November 22, 2026",
      "Today",
    ]) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(document.activeElement).toHaveAccessibleName("Next month");
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
};

export const InADialog: Story = {
  render: (args) => {
    const Opened = () => {
      const [shown, setShown] = useState(true);
      return (
        <Dialog open={shown} onClose={() => setShown(false)} title="Reschedule" labels={{ close: "Close" }}>
          <Held {...args} />
        </Dialog>
      );
    };
    return <Opened />;
  },
};

export const InADialogTest: Story = {
  ...InADialog,
  play: async () => {
    const outer = await screen.findByRole("dialog", { name: "Reschedule" });
    await userEvent.click(await screen.findByRole("button", { name: "From date: Choose a date" }));
    const inner = await screen.findByRole("dialog", { name: "From date" });
    await waitFor(() => expect(day("Sunday, November 22, 2026")).toHaveFocus());
    // Escape closes what lies on top, and only that.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(inner).not.toBeInTheDocument());
    await expect(outer).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: "From date: Choose a date" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "From date: Choose a date" }));
    await waitFor(() => expect(day("Tuesday, November 24, 2026")).toBeVisible());
    await userEvent.click(day("Tuesday, November 24, 2026"));
    await expect(field()).toHaveValue("2026-11-24");
    await expect(outer).toBeVisible();
  },
};

export const Bounds: Story = {
  args: { min: "2026-11-19", max: "2026-12-04" },
};

export const BoundsTest: Story = {
  ...Bounds,
  play: async ({ args }) => {
    const dialog = await open();
    const first = day("Thursday, November 19, 2026");
    await expect(first).toHaveAttribute("aria-disabled", "false");
    // What lies outside can be read, by eye and by key, and not chosen.
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    const before = day("Wednesday, November 18, 2026");
    await expect(before).toHaveFocus();
    await expect(before).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(before);
    await expect(dialog).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    // The pages end with the months of the bounds.
    await expect(within(dialog).getByRole("button", { name: "Previous month" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Next month" }));
    await expect(within(dialog).getByRole("grid", { name: "December 2026" })).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Next month" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await closed();
    await userEvent.clear(field());
    await userEvent.type(field(), "5 December 2026");
    await userEvent.tab();
    await expect(field()).toHaveValue("2026-12-05");
    await expect(field()).toHaveAccessibleDescription("The last possible day is 2026-12-04.");
  },
};

export const Typed: Story = {
  play: async ({ args }) => {
    for (const [typed, value] of [
      ["11/30/2026", "2026-11-30"],
      ["1 Dec 2026", "2026-12-01"],
      ["20270102", "2027-01-02"],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), typed);
      await userEvent.keyboard("{Enter}");
      await expect(field()).toHaveValue(value);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
    }
    await expect(field()).toBeValid();
  },
};

/** Days that are ahead, for readers who are no staff: shown and read as people write them; a press opens the calendar. */
export const Ahead: Story = {
  args: { ahead: true },
};

export const AheadTest: Story = {
  ...Ahead,
  play: async ({ args }) => {
    await expect(field()).toHaveValue("Sun 22 Nov 2026");
    await userEvent.click(field());
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(day("Sunday, November 22, 2026")).toHaveFocus());
    // Who would rather type just types.
    await userEvent.keyboard("t");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("omorrow{Enter}");
    await expect(field()).toHaveValue("Sat 21 Nov 2026");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-21");
    await userEvent.tab();
    await expect(field()).toBeValid();
  },
};

/** The browser's language, as its reader has chosen it. */
const speaks = (...languages: string[]) => {
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
  return () => Reflect.deleteProperty(navigator, "languages");
};

/** Where English is written day first, the field reads it so, and weeks begin on Monday. */
export const BritishReader: Story = {
  beforeEach: () => speaks("en-GB", "en"),
};

export const BritishReaderTest: Story = {
  ...BritishReader,
  play: async () => {
    for (const [typed, value] of [
      ["05/10/2030", "2030-10-05"],
      ["15/10/2030", "2030-10-15"],
      ["15.10.2030", "2030-10-15"],
    ] as const) {
      await userEvent.clear(field());
      await userEvent.type(field(), `${typed}{Enter}`);
      await expect(field()).toHaveValue(value);
    }
    const [firstDay] = within(await open()).getAllByRole("columnheader");
    await expect(firstDay).toHaveAttribute("abbr", "Monday");
  },
};

/** English for a reader whose region says nothing about it: a date that may be two is not guessed at. */
export const NobodyKnowsTheOrder: Story = {
  beforeEach: () => speaks("hr-HR", "en-US"),
};

export const NobodyKnowsTheOrderTest: Story = {
  ...NobodyKnowsTheOrder,
  play: async () => {
    await userEvent.clear(field());
    await userEvent.type(field(), "05/10/2030");
    await userEvent.tab();
    await expect(field()).toHaveValue("05/10/2030");
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription("This can be 2030-05-10 or 2030-10-05. Type the one you mean.");
    await userEvent.clear(field());
    await userEvent.type(field(), "15/10/2030{Enter}");
    await expect(field()).toHaveValue("2030-10-15");
    await expect(field()).toBeValid();
  },
};

export const BadInput: Story = {
  play: async ({ args }) => {
    await userEvent.clear(field());
    await userEvent.type(field(), "2026-11-31");
    // Nobody is corrected in the middle of a word.
    await expect(field()).toBeValid();
    await userEvent.tab();
    await expect(field()).toHaveValue("2026-11-31");
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription("This is not a date. Type it like 2026-11-22.");
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-31");
    await userEvent.type(field(), "{Backspace}0");
    await expect(field()).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-30");
  },
};

export const WithError: Story = {
  args: { value: "", error: "Please fill out the from date.", required: true, name: "from", id: "from" },
};

export const WithErrorTest: Story = {
  ...WithError,
  play: async () => {
    await expect(field("From date")).toBeInvalid();
    await expect(field("From date")).toHaveAccessibleDescription("Please fill out the from date.");
    await expect(field("From date")).toHaveAttribute("name", "from");
    await expect(field("From date")).toHaveAttribute("id", "from");
    await expect(field("From date")).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(field()).toBeDisabled();
    await expect(screen.getByRole("button", { name: "From date: Choose a date" })).toBeDisabled();
  },
};

export const YearOfBirth: Story = {
  args: { value: "1984-02-29", max: "2026-11-20", labels: { ...labels, label: "Date of birth" } },
};

export const YearOfBirthTest: Story = {
  ...YearOfBirth,
  play: async () => {
    const dialog = await open("Date of birth: Choose a date");
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Year" }), "1931");
    await userEvent.selectOptions(within(dialog).getByRole("combobox", { name: "Month" }), "May");
    await expect(within(dialog).getByRole("grid", { name: "May 1931" })).toBeVisible();
    await userEvent.click(day("Tuesday, May 5, 1931"));
    await closed();
    await expect(field("Date of birth")).toHaveValue("1931-05-05");
  },
};

/** For readers who are no staff: a day as people write it. */
export const Written: Story = { args: { written: true } };

// UI-2
export const WrittenTest: Story = {
  ...Written,
  play: async ({ args }) => {
    await expect(field()).toHaveValue("22 Nov 2026");
    // A part of it is changed, and read as it is written.
    await userEvent.type(field(), "{Backspace}7");
    await expect(field()).toHaveValue("22 Nov 2027");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("2027-11-22");
    await expect(field()).toHaveValue("22 Nov 2027");
    await userEvent.clear(field());
    await userEvent.type(field(), "15OCT1990{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith("1990-10-15");
    await expect(field()).toHaveValue("15 Oct 1990");
    await open();
    await expect(day("Monday, October 15, 1990")).toHaveFocus();
  },
};

export const French: Story = {
  globals: { language: "fr" },
  args: { locale: "fr", labels: { ...french, label: "Date de début" } },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    await userEvent.clear(field("Date de début"));
    await userEvent.type(field("Date de début"), "3 déc. 2026{Enter}");
    await expect(field("Date de début")).toHaveValue("2026-12-03");
    const dialog = await open("Date de début: Choisir une date");
    await expect(day("jeudi 3 décembre 2026")).toHaveFocus();
    await expect(within(dialog).getAllByRole("columnheader")[0]).toHaveTextContent("lun.");
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
    const dialog = await open();
    await expect(day(/٢٢/)).toHaveFocus();
    // The next day is at the left.
    await userEvent.keyboard("{ArrowLeft}");
    await expect(day(/٢٣/)).toHaveFocus();
    await expect(day(/٢٣/).getBoundingClientRect().left).toBeLessThan(day(/٢٢/).getBoundingClientRect().left);
    await expect(within(dialog).getAllByRole("columnheader")[0]).toHaveTextContent("السبت");
    const [back, forward] = ["Previous month", "Next month"].map((name) =>
      within(dialog).getByRole("button", { name }).getBoundingClientRect(),
    );
    await expect(forward?.left).toBeLessThan(back?.left ?? 0);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "small" }, density: "comfortable" },
  args: { size: "lg" },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async () => {
    const dialog = await open();
    const { width, height } = day("Sunday, November 22, 2026").getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await closed();
  },
};

export const Dark: Story = {
  globals: { theme: "dark" },
};

export const DarkTest: Story = {
  ...Dark,
  play: async () => {
    await open();
    await userEvent.keyboard("{ArrowRight}");
    await expect(day("Monday, November 23, 2026")).toHaveFocus();
  },
};

/** As of any other field, only the name is strong; the mark behind it is not. */
export const Optional: Story = {
  args: { labels: { ...labels, label: "Date of birth", optional: "(optional)" } },
};

export const OptionalTest: Story = {
  ...Optional,
  play: async () => {
    const mark = getComputedStyle(screen.getByText("(optional)"));
    const name = getComputedStyle(screen.getByText("Date of birth"));
    await expect(Number(mark.fontWeight)).toBeLessThan(Number(name.fontWeight));
    await expect(mark.color).not.toBe(name.color);
  },
};
