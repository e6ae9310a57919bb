import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { EntrySheet } from "./entry-sheet.tsx";

const cell = (text: string) => ({ shown: text, edited: text });
const meta = {
  title: "Entry sheet",
  component: EntrySheet,
  tags: ["autodocs"],
  args: {
    label: "Flights",
    id: "flights",
    head: "number",
    columns: [
      { name: "pnr", label: "PNR", kind: "code", share: 2 },
      { name: "airline", label: "Airline", kind: "text", share: 4 },
      { name: "cost", label: "Cost", kind: "money", share: 2, placeholder: "0.00" },
    ],
    rows: [
      {
        label: "Flight 1",
        cells: {
          pnr: { ...cell("GK8M2T"), mark: { letter: "I", label: "From the itinerary, not confirmed" } },
          airline: cell("Delta Air Lines"),
          cost: { shown: "1,062.40", edited: "1062.40" },
        },
      },
      { label: "Flight 2", cells: { pnr: cell("GK8M2T"), airline: cell(""), cost: cell("") } },
    ],
    onChange: fn(),
    onLeave: fn(),
    onPasteCells: fn(),
    onConfirm: fn(),
    onEnterLast: fn(),
    onRemove: fn(),
    labels: {
      remove: (row) => `Remove ${row}`,
      field: (row, column) => `${row}, ${column}`,
      confirm: (field) => `Confirm ${field}`,
    },
  },
} satisfies Meta<typeof EntrySheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Dark: Story = { globals: { theme: "dark" } };
export const Stacked: Story = { args: { stacked: true }, globals: { viewport: { value: "phone" } } };
export const Wrong: Story = {
  args: {
    rows: [
      { label: "Flight 1", cells: { cost: { ...cell("lots"), problem: "Please enter an amount." } } },
      { label: "Flight 2", cells: {}, problem: "Please fill up at least one data" },
    ],
  },
};

/** Days that carry a mark are whole beside six other fields, as a hotel has them on a laptop. */
export const DaysTest: Story = {
  args: {
    head: "label",
    columns: [
      { name: "name", label: "Name", kind: "text", share: 120 },
      { name: "code", label: "Confirmation", kind: "code", share: 106 },
      { name: "city", label: "City", kind: "text", share: 92 },
      { name: "from", label: "Check-in", kind: "day", share: 118 },
      { name: "to", label: "Check-out", kind: "day", share: 118 },
      { name: "cost", label: "Cost", kind: "money", share: 78 },
      { name: "charge", label: "Date of charge", kind: "day", share: 106 },
    ],
    rows: [
      {
        label: "1st Hotel",
        cells: Object.fromEntries(
          ["from", "to", "charge"].map((name) => [
            name,
            { ...cell("2026-11-28"), mark: { letter: "I", label: "From the itinerary, not confirmed" } },
          ]),
        ),
      },
    ],
  },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 830 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const name of ["Check-in", "Check-out", "Date of charge"]) {
      const day = within(canvasElement).getByRole("textbox", { name: `1st Hotel, ${name}` });
      await waitFor(() => expect(day.scrollWidth, name).toBeLessThanOrEqual(day.clientWidth));
    }
  },
};

/** Enter goes down, and beyond the last row; the arrows stay within; Ctrl+. confirms. */
export const KeyboardTest: Story = {
  ...Success,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const cost = canvas.getByRole("textbox", { name: "Flight 1, Cost" });
    await userEvent.click(cost);
    await expect(cost).toHaveValue("1062.40");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "Flight 2, Cost" })).toHaveFocus();
    await expect(cost).toHaveValue("1,062.40");
    await userEvent.keyboard("{Enter}");
    await expect(args.onEnterLast).toHaveBeenCalledWith("cost");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(cost).toHaveFocus();
    await userEvent.click(canvas.getByRole("textbox", { name: "Flight 1, PNR" }));
    await userEvent.keyboard("{Control>}.{/Control}");
    await expect(args.onConfirm).toHaveBeenCalledWith(0, "pnr");
  },
};

/** Cells of a spreadsheet are handed over; a single text is pasted as anywhere. */
export const PasteTest: Story = {
  ...Success,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox", { name: "Flight 2, Airline" }));
    await userEvent.paste("Delta\t75.00");
    await expect(args.onPasteCells).toHaveBeenCalledWith(1, "airline", "Delta\t75.00");
    await userEvent.paste("Delta");
    await expect(args.onChange).toHaveBeenCalledWith(1, "airline", "Delta");
    await userEvent.click(canvas.getByRole("button", { name: "Remove Flight 2" }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
  },
};

export const WrongTest: Story = {
  ...Wrong,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Flight 1, Cost" })).toBeInvalid();
    await expect(canvas.getAllByRole("alert")).toHaveLength(2);
  },
};
