import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import { normaliseRecord } from "@gatehouse/domain/costs";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { BillingEntryScreen } from "./billing-entry-screen.tsx";
import { parseBillingSearch } from "./billing-search.ts";

const moment = Date.UTC(2026, 10, 21, 12, 2, 0) / 1000;
const onSearchChange = fn();
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "BILLING", now: () => moment, checkIns: [], ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, search }: StageProps) => (
  <StoryAddress
    role={role}
    path="/dashboard/travel-request/billing"
    start={parseBillingSearch(search)}
    onSearchChange={onSearchChange}
  >
    {(shown, change) => <BillingEntryScreen search={shown} onSearchChange={change} />}
  </StoryAddress>
);

const fresh = { bookingNo: "60422031" };
const stored = { bookingNo: "60422040" };

const meta = {
  title: "Costs/Billing Entry",
  component: Stage,
  args: { role: "BILLING", search: fresh },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
  beforeEach: () => {
    onSearchChange.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new record, filled from what is known. */
export const New: Story = {};
/** One that was saved, with a total typed over the sum. */
export const Stored: Story = { args: { search: stored } };
export const Administrator: Story = { args: { role: "ADMIN", search: stored } };
export const Dark: Story = { args: { search: stored }, globals: { theme: "dark" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Start: Story = { args: { search: {} } };
export const SeveralVendors: Story = { args: { search: { bookingNo: "77" } } };
export const NothingFound: Story = { args: { search: { bookingNo: "NONE" } } };
export const Loading: Story = { loaders: [inWorld({ slow: { "costs.search": "infinite" } })] };
export const Failed: Story = { loaders: [inWorld({ failing: { "costs.search": "INTERNAL_SERVER_ERROR" } })] };

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole<HTMLInputElement>("textbox", { name });
const saves = () => world.calls.filter(({ call }) => call === "costs.save");

/** A record has these sections, in this order, and below them what was saved (COST-1). */
export const SectionsTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Billing Details" })).toBeVisible();
    await expect(canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Billing Details",
      "Service Fee Details",
      "Flight Details",
      "Hotel Details",
      "Call House Details",
      "Car Details",
      "Hospital Details",
      "Cost Details",
      "Changes",
    ]);
  },
};

/** A booking number is needed, and leads to its record (COST-2). */
export const SearchTest: Story = {
  ...Start,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Search" }));
    await expect(await canvas.findByText("Please fill out the booking number.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Booking number" }), "77{Enter}");
    await userEvent.click(await canvas.findByRole("button", { name: "Northwind Travel" }));
    await expect(await canvas.findByText("Northwind Travel, GBP")).toBeVisible();
  },
};

/** What was filled carries a letter until somebody types or confirms (COST-3). */
export const ConfirmTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("28 values to confirm")).toBeVisible();
    await userEvent.click(await field(canvasElement, "Flight 1, PNR"));
    await userEvent.keyboard("{Control>}.{/Control}");
    await expect(await canvas.findByText("27 values to confirm")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Confirm Trip start" }));
    await userEvent.clear(await field(canvasElement, "1st Hotel, City"));
    await userEvent.type(await field(canvasElement, "1st Hotel, City"), "Austin");
    await expect(await canvas.findByText("25 values to confirm")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Confirm all" }));
    await waitFor(() => expect(canvas.queryByText(/to confirm$/)).toBeNull());
  },
};

/** Entries up to their limit, named by ordinals, taken away and put back; sums follow (COST-5, COST-6, COST-7). */
export const EntriesTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const add = await canvas.findByRole("button", { name: "Add flight" });
    for (const _ of [2, 3, 4, 5, 6]) await userEvent.click(add);
    await expect(await canvas.findByText("Flight 6 added")).toBeVisible();
    await waitFor(async () => expect(await field(canvasElement, "Flight 6, PNR")).toHaveFocus());
    await userEvent.click(add);
    await expect(await canvas.findByText("Cannot add more than 6 flights")).toBeVisible();
    const fee = canvas.getByRole("button", { name: "Add service fee" });
    await userEvent.click(fee);
    await userEvent.click(fee);
    await userEvent.click(fee);
    await userEvent.type(await field(canvasElement, "Original Fee, Service fee"), "35{Enter}25{Enter}2.675{Tab}");
    await expect(await field(canvasElement, "2nd Change Fee, Service fee")).toHaveValue("2.68");
    await expect(canvas.getAllByText("62.68").length).toBeGreaterThan(1);
    await userEvent.click(canvas.getByRole("button", { name: "Remove 1st Change Fee" }));
    await expect(await canvas.findByText("Service fee 2 removed")).toBeVisible();
    await expect(await field(canvasElement, "1st Change Fee, Service fee")).toHaveValue("2.68");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(await field(canvasElement, "1st Change Fee, Service fee")).toHaveValue("25.00");
  },
};

/** A typed total is kept beside the sum (COST-5). */
export const TotalTest: Story = {
  ...Stored,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("92.40 more than the sum.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Use the sum" }));
    await expect(canvas.getByText("follows the sum")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Total trip cost" })).toHaveValue("1,407.60");
  },
};

/** Rows of a spreadsheet go into the entries, and can be taken back (COST-9). */
export const PasteTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await field(canvasElement, "Flight 1, Cost"));
    await userEvent.paste('"1,062.405"\t20 Nov 2026\t34\t35\r\n75\t2026-11-21\r\n');
    await expect(await field(canvasElement, "Flight 2, Date of charge")).toHaveValue("2026-11-21");
    await expect(await field(canvasElement, "Flight 1, Seat fare")).toHaveValue("34.00");
    await expect(canvas.getAllByText("1,206.41").length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(canvas.queryByRole("textbox", { name: "Flight 2, Cost" })).toBeNull();
  },
};

/** What is wrong is named where it is, and nothing is sent (COST-8). */
export const WrongTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add car" }));
    await userEvent.type(await field(canvasElement, "Flight 1, Cost"), "lots");
    await userEvent.clear(await field(canvasElement, "Trip end"));
    await userEvent.type(await field(canvasElement, "Trip end"), "2026-02-30");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByText("Please fill up at least one data")).toBeVisible();
    await expect(canvas.getByText("Cost: Please enter an amount, like 1234.50.")).toBeVisible();
    await expect(canvas.getByText("3 things are to be put right before this can be saved.")).toBeVisible();
    await expect(await field(canvasElement, "Trip end")).toHaveFocus();
    await expect(saves()).toHaveLength(0);
  },
};

/** Saving tells so, and what changed (COST-11). */
export const SaveTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement, "Flight 1, Cost"), "918.40");
    await userEvent.click(canvas.getByRole("button", { name: /^Create/ }));
    await expect((await screen.findAllByText("Billing Data Successfully updated")).length).toBeGreaterThan(0);
    await expect(saves()).toHaveLength(1);
    await expect(await canvas.findByText("Filled from 4 sources")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Save/ })).toBeVisible();
    await expect(canvas.getByText("28 values to confirm")).toBeVisible();
  },
};

/** What is typed while a save is answered stays, and is saved the next time (COST-10). */
export const TypedDuringSaveTest: Story = {
  ...New,
  loaders: [inWorld({ slow: { "costs.save": 400 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement, "Flight 1, Cost"), "918.40");
    await userEvent.click(canvas.getByRole("button", { name: /^Create/ }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    await userEvent.type(await field(canvasElement, "Middle"), "Grace");
    await userEvent.click(await canvas.findByRole("button", { name: /^Save/ }));
    await waitFor(() => expect(saves()).toHaveLength(2));
    await expect(saves()[1]?.input).toMatchObject({ customerMiddleName: "Grace" });
    await expect(await field(canvasElement, "Flight 1, Cost")).toHaveValue("918.40");
  },
};

/** Without an answer nothing that was typed is lost. */
export const SaveFailedTest: Story = {
  ...New,
  loaders: [inWorld({ failing: { "costs.save": "NETWORK" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement, "Flight 1, Cost"), "918.40");
    await userEvent.click(canvas.getByRole("button", { name: /^Create/ }));
    await expect(await canvas.findByText("Failed to update billing data")).toBeVisible();
    await expect(await field(canvasElement, "Flight 1, Cost")).toHaveValue("918.40");
    world.mend("costs.save");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Filled from 4 sources")).toBeVisible();
  },
};

const saveElsewhere = (change: { readonly customerId?: string; readonly customerLastName?: string }) => {
  const [record] = world.costs.find("60422040");
  if (!record) throw new Error("There is no record.");
  world.costs.save(
    { bookingNo: record.bookingNo, vendorCode: record.vendorCode, version: record.version },
    { record: normaliseRecord({ ...record.record, ...change }), marks: record.marks },
    "billing-2",
  );
};

/** Two people save: the later sees both sides and loses nothing (COST-10). */
export const ConflictTest: Story = {
  ...Stored,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const id = await field(canvasElement, "Customer id");
    await userEvent.clear(id);
    await userEvent.type(id, "MINE");
    saveElsewhere({ customerId: "THEIRS", customerLastName: "Raman-Grove" });
    await userEvent.click(canvas.getByRole("button", { name: /^Save/ }));
    await expect(await canvas.findByText(/^billing-2 saved this record/)).toBeVisible();
    const row = within(await canvas.findByRole("row", { name: /^Customer id/ }));
    await expect(row.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual([
      "ALD-2207",
      "THEIRS",
      "MINE",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Save mine over it" }));
    await waitFor(() => expect(canvas.queryByText(/saved this record while/)).toBeNull());
    await expect(await field(canvasElement, "Customer id")).toHaveValue("MINE");
    await expect(await field(canvasElement, "Last name")).toHaveValue("Raman-Grove");
  },
};

/** Somebody else saves while nothing is sent: the page says so, and takes it in without what was typed being lost (COST-10). */
export const NewerTest: Story = {
  ...Stored,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement, "Middle"), "Grace");
    saveElsewhere({ customerId: "THEIRS" });
    await userEvent.click(await canvas.findByRole("button", { name: "Show it, and keep what I typed" }));
    await waitFor(async () => expect(await field(canvasElement, "Customer id")).toHaveValue("THEIRS"));
    await expect(await field(canvasElement, "Middle")).toHaveValue("Grace");
  },
};

/** Reset asks when something was typed. */
export const ResetTest: Story = {
  ...Stored,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await field(canvasElement, "Middle"), "Grace");
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Reset" }));
    await waitFor(async () => expect(await field(canvasElement, "Middle")).toHaveValue(""));
  },
};

/** A program fills Hospital Details; Others leaves them to be typed (COST-12). */
export const ProgramTest: Story = {
  ...New,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = await canvas.findByRole<HTMLSelectElement>("combobox", { name: "Program" });
    await waitFor(() => expect([...select.options].at(-1)?.textContent).toBe("Others"));
    await userEvent.selectOptions(select, "St. Brigid Medical · 4420 · Oncology");
    await expect(await field(canvasElement, "Department")).toHaveValue("Oncology");
    await userEvent.selectOptions(select, "Others");
    await waitFor(async () => expect(await field(canvasElement, "Hospital")).toHaveFocus());
    await expect(await field(canvasElement, "Hospital")).toHaveValue("");
  },
};

export const NothingFoundTest: Story = {
  ...NothingFound,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No booking NONE")).toBeVisible();
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The record could not be read")).toBeVisible();
    world.mend("costs.search");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("28 values to confirm")).toBeVisible();
  },
};
