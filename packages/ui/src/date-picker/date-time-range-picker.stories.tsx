import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DateTimeRangePicker, type DateTimeRangePickerProps } from "./index.ts";
import { labels } from "./story-labels.ts";

/** 2026-11-20 17:12 in Kolkata. */
const now = Date.UTC(2026, 10, 20, 11, 42) / 1000;

function Held(props: DateTimeRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Box p="4">
      <DateTimeRangePicker
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

const lastHour = { startDate: "2026-11-20", startTime: "16:12", endDate: "2026-11-20", endTime: "17:12" };
const empty = { startDate: "", startTime: "", endDate: "", endTime: "" };

const meta = {
  title: "Date picker/Date and time range",
  tags: ["autodocs"],
  component: DateTimeRangePicker,
  render: Held,
  args: {
    value: lastHour,
    onChange: fn(),
    max: "2026-11-21",
    today: "2026-11-20",
    locale: "en",
    timeZone: "Asia/Kolkata",
    zoneLabel: "All input date-time is in IST",
    now: () => now,
    name: "range",
    id: "range",
    labels: {
      ...labels,
      label: "Date and time range",
      start: "Start",
      end: "End",
      startDate: "Start date",
      startTime: "Start time",
      endDate: "End date",
      endTime: "End time",
      startAfterEnd: "Start date is greater than End date",
    },
    quickRanges: [
      { id: "30", label: "Last 30 mins", minutes: 30 },
      { id: "60", label: "Last 1 hour", minutes: 60 },
      { id: "180", label: "Last 3 hour", minutes: 180 },
    ],
    initialQuickRange: "60",
    children: (
      <>
        <Button variant="solid">Search</Button>
        <Button>Reset</Button>
      </>
    ),
  },
} satisfies Meta<typeof DateTimeRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const field = (name: string): HTMLElement => screen.getByRole("textbox", { name });

export const LastHour: Story = {
  play: async () => {
    await expect(screen.getByRole("group", { name: "Start" })).toBeVisible();
    await expect(field("Start time")).toHaveValue("16:12");
    await expect(screen.getByRole("button", { name: "Last 1 hour" })).toHaveAttribute("aria-pressed", "true");
    await expect(screen.getByText("All input date-time is in IST")).toBeVisible();
  },
};

export const QuickRange: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Last 3 hour" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...lastHour, startTime: "14:12" });
    await expect(screen.getByRole("button", { name: "Last 3 hour" })).toHaveAttribute("aria-pressed", "true");
    // What was changed by hand is no quick range any more.
    await userEvent.clear(field("End time"));
    await userEvent.type(field("End time"), "1700{Enter}");
    await expect(field("End time")).toHaveValue("17:00");
    await expect(screen.getByRole("button", { name: "Last 3 hour" })).toHaveAttribute("aria-pressed", "false");
  },
};

/** A screen that keeps track of the quick range itself says which is in force, and hears of every choice. */
export const QuickRangeOfTheScreen: Story = {
  args: { quickRange: "180", onQuickRange: fn() },
};

export const QuickRangeOfTheScreenTest: Story = {
  ...QuickRangeOfTheScreen,
  play: async ({ args }) => {
    await expect(screen.getByRole("button", { name: "Last 3 hour" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "Last 30 mins" }));
    await expect(args.onQuickRange).toHaveBeenCalledOnce();
    await expect(args.onQuickRange).toHaveBeenCalledWith("30");
    await expect(screen.getByRole("button", { name: "Last 30 mins" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const StartAfterEnd: Story = {
  play: async () => {
    await userEvent.clear(field("Start date"));
    await userEvent.type(field("Start date"), "2026-11-21");
    await expect(field("End date")).toHaveValue("");
    await expect(field("End time")).toHaveValue("17:12");
    await expect(screen.getByText("Start date is greater than End date")).toBeVisible();
    // A warning, for the eye as for the machine: what is there is not wrong, it is missing.
    await expect(field("End date")).toHaveAttribute("aria-invalid", "false");
    await expect(field("End date").closest("[data-parts]")).not.toHaveAttribute("data-invalid");
    await expect(field("End date").closest("[data-parts]")).toHaveAttribute("data-warning");
    await userEvent.type(field("End date"), "2026-11-21");
    await expect(screen.queryByText("Start date is greater than End date")).toBeNull();
  },
};

export const EndBeforeStart: Story = {
  play: async () => {
    await userEvent.clear(field("End time"));
    await userEvent.type(field("End time"), "15:00");
    await userEvent.tab();
    // Nothing typed is taken away.
    await expect(field("End time")).toHaveValue("15:00");
    await expect(field("End time")).toHaveAccessibleDescription("Start date is greater than End date");
    await expect(field("End time")).toBeInvalid();
    await expect(field("End date")).toBeInvalid();
    await userEvent.clear(field("End date"));
    await userEvent.type(field("End date"), "2026-11-19{Enter}");
    await expect(field("End date")).toHaveAccessibleDescription("The first possible day is 2026-11-20.");
  },
};

export const ByCalendar: Story = {
  args: { value: empty, initialQuickRange: undefined },
};

export const ByCalendarTest: Story = {
  ...ByCalendar,
  play: async ({ args }) => {
    const opener = screen.getByRole("button", { name: "Start: Choose a date" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Date and time range" });
    await expect(within(dialog).getAllByRole("grid")).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole("gridcell", { name: /November 20/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(within(dialog).getByText("Choose the last day")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...empty, startDate: "2026-11-13", endDate: "2026-11-14" });
  },
};

export const InAForm: Story = {
  args: {
    layout: "form",
    required: true,
    quickRanges: undefined,
    errors: { endTime: "Please fill out the end time." },
  },
};

export const InAFormTest: Story = {
  ...InAForm,
  play: async () => {
    await expect(field("End time")).toBeInvalid();
    await expect(field("End time")).toHaveAccessibleDescription("Please fill out the end time.");
    await expect(field("Start date")).toHaveAttribute("name", "range.startDate");
    await expect(field("Start date")).toBeRequired();
  },
};

/** Both parts of an end are missing: a line for each. */
export const NothingFilledIn: Story = {
  args: {
    value: empty,
    layout: "form",
    required: true,
    initialQuickRange: undefined,
    errors: {
      startDate: "Please fill out the start date.",
      startTime: "Please fill out the start time.",
      endDate: "Please fill out the end date.",
      endTime: "Please fill out the end time.",
    },
  },
};

export const NothingFilledInTest: Story = {
  ...NothingFilledIn,
  play: async () => {
    for (const end of ["start", "end"]) {
      const box = (part: string) => screen.getByText(`Please fill out the ${end} ${part}.`).getBoundingClientRect();
      await expect(box("time").top).toBeGreaterThanOrEqual(box("date").bottom);
    }
  },
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const DisabledTest: Story = {
  ...Disabled,
  play: async () => {
    await expect(field("Start date")).toBeDisabled();
    await expect(screen.getByRole("button", { name: "End: Choose a date" })).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Last 1 hour" })).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async () => {
    await expect(screen.getByRole("group", { name: "End" }).getBoundingClientRect().right).toBeLessThanOrEqual(
      innerWidth,
    );
    await userEvent.click(screen.getByRole("button", { name: "End: Choose a date" }));
    const dialog = await screen.findByRole("dialog");
    await expect(within(dialog).getAllByRole("grid")).toHaveLength(1);
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight));
  },
};
