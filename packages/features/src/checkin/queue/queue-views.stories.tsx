import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { message, rail, rowOf } from "../stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Queue screen, views",
  component: QueueStage,
  args: { role: "OPERATOR", search: {}, onSearchChange: fn() },
  loaders: [inWorld({ checkIns: fewCheckIns })],
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyView: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: [] })],
};

/** UI-12 */
export const EmptyViewTest: Story = {
  ...EmptyView,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nothing is waiting for check-in")).toBeVisible();
  },
};

/** Something has been given out, and its row is still on its way. */
export const AssignmentComing: Story = {
  args: { search: { view: "assigned" } },
  loaders: [inWorld({ checkIns: [] })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("You hold nothing at the moment")).toBeVisible();
    const [row] = fewCheckIns(world().now());
    if (!row) throw new Error("There is no sample check-in.");
    world().delay("checkin.list", 1500);
    world().add({ ...row, _lock: { userid: "operator", lockedAt: world().now() } });
    world().emit({ type: "assignment.changed" });
    await expect(await within(canvasElement).findByText("Your next assignment is coming")).toBeVisible();
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
  },
};

/** A view without rows offers those that have departed. */
export const EmptyViewOffersExpired: Story = {
  args: { search: { view: "disposed" } },
  loaders: [inWorld({ checkIns: (now) => fewCheckIns(now).filter(({ expired }) => expired) })],
};

export const EmptyViewOffersExpiredTest: Story = {
  ...EmptyViewOffersExpired,
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByText("There are no check-ins in Disposed");
    const view = within(message.parentElement as HTMLElement);
    await userEvent.click(view.getByRole("button", { name: "Show Expired" }));
    await expect(await rowOf(canvasElement, "KOWALSKA, Maja")).toBeVisible();
  },
};

/** A view of others' in an address that was passed on. */
export const FilterNotAvailable: Story = {
  args: { search: { view: "re-qc-attached" } },
};

export const FilterNotAvailableTest: Story = {
  ...FilterNotAvailable,
  play: async ({ canvasElement }) => {
    const messages = await within(canvasElement).findAllByText("Filter not available");
    await waitFor(() => expect(messages[0]).toBeVisible());
  },
};

/** Expired rows are marked (QUE-16). */
export const ExpiredShown: Story = {
  args: { search: { view: "disposed" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "B9HCQJ");
    await expect(within(canvasElement).queryByText("X1FQE0")).toBeNull();
    await userEvent.keyboard("x");
    const row = await rowOf(canvasElement, "X1FQE0");
    await expect(row).toHaveTextContent("departed");
    await expect(row).toHaveAttribute("data-tone", "expired");
    await expect(within(canvasElement).getByRole("checkbox", { name: "Show Expired" })).toBeChecked();
    await expect(within(canvasElement).getByText("Expired")).toBeVisible();
    await waitFor(() => expect(within(rail(canvasElement)).getByRole("button", { name: "Disposed 3" })).toBeVisible());
  },
};

export const SearchPnr: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("You hold nothing, and next assignment is disabled");
    const field = canvas.getByRole("textbox", { name: "PNR Search" });
    await userEvent.click(field);
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Please enter PNR.")).toBeVisible();
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, "p3rdnl{Enter}");
    const found = await rowOf(canvasElement, "OKAFOR, Chidi");
    await expect(found).toBeVisible();
    await expect(canvas.getByRole("grid", { name: "Check-ins: PNR Search" })).toBeVisible();
    // The keyboard goes on from what was found.
    await waitFor(() => expect(found.contains(document.activeElement)).toBe(true));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "pnr-search", pnr: "P3RDNL" });
    await userEvent.clear(field);
    await userEvent.type(field, "NOSUCH{Enter}");
    await expect(await canvas.findByText("No check-ins for PNR NOSUCH")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("group", { name: "No check-ins for PNR NOSUCH" })).toHaveFocus());
  },
};

export const SearchAirline: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("You hold nothing, and next assignment is disabled");
    await userEvent.click(canvas.getByRole("button", { name: "Search airline" }));
    await expect(await canvas.findByText("Please enter Airline.")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Airlines Search" }), "lo{Enter}");
    await expect(await rowOf(canvasElement, "M0VWY5")).toBeVisible();
    await expect(canvas.queryByText("P3RDNL")).toBeNull();
    // Several at once, with commas or blanks between them.
    const field = canvas.getByRole("textbox", { name: "Airlines Search" });
    await userEvent.clear(field);
    await userEvent.type(field, "lo, dy{Enter}");
    await expect(await rowOf(canvasElement, "ZQ81KT")).toBeVisible();
    await expect(await rowOf(canvasElement, "M0VWY5")).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "airline-search", airline: "LO,DY" });
  },
};

/** The views are one stop of the Tab key; arrows go from one to the next. */
export const RailByKeyboard: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("You hold nothing, and next assignment is disabled");
    const stops = within(rail(canvasElement))
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toHaveLength(1);
    stops[0]?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(within(rail(canvasElement)).getByRole("button", { name: /^All available/ })).toHaveFocus();
    await userEvent.tab();
    await expect(rail(canvasElement)).not.toContainElement(document.activeElement as HTMLElement);
  },
};

export const CountersFail: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, failing: { "checkin.counters": "INTERNAL_SERVER_ERROR" } })],
};

export const CountersFailTest: Story = {
  ...CountersFail,
  play: async ({ canvasElement }) => {
    const alert = (await within(canvasElement).findByText("Failed to fetch counters")).closest<HTMLElement>(
      "[role=alert]",
    );
    await rowOf(canvasElement, "NOVAK, Ana");
    world().mend("checkin.counters");
    await userEvent.click(within(alert as HTMLElement).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(within(canvasElement).queryByText("Failed to fetch counters")).toBeNull());
  },
};

export const CopyCounts: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const writeText = fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, "clipboard");
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    try {
      await within(canvasElement).findByText(/^Counters updated/);
      const copy = within(canvasElement).getByRole("button", { name: "Copy pending counts" });
      await userEvent.click(copy);
      await message("Pending counts copied");
      await waitFor(() =>
        expect(writeText.mock.calls[0]?.[0]).toContain("Available for Checkin: 5\n  Less than 1 Hour: 3\n"),
      );
      writeText.mockRejectedValueOnce(new Error("denied"));
      await userEvent.click(copy);
      await message("Failed to copy");
    } finally {
      Reflect.deleteProperty(navigator, "clipboard");
      if (original) Object.defineProperty(Navigator.prototype, "clipboard", original);
    }
  },
};
