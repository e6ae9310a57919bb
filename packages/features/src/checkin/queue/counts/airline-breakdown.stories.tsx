import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { grid } from "../../stories/queue-queries.ts";
import { inWorld, QueueStage } from "../../stories/queue-stage.tsx";

const meta = {
  title: "Check-in/Airline breakdown",
  component: QueueStage,
  args: { role: "OPERATOR", search: { view: "available" }, onSearchChange: fn() },
  loaders: [inWorld({ enabled: false })],
  beforeEach: () => {
    sessionStorage.setItem("gatehouse.checkin.notes", "dismissed");
  },
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const opened = async (canvasElement: HTMLElement) => {
  await grid(canvasElement);
  const [button] = await within(canvasElement).findAllByRole("button", { name: "Airline breakdown" });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole("dialog", { name: "Airline breakdown" }));
};

/** QUE-19: those with the most first; a press shows the airline's check-ins. */
export const ByAirline: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await opened(canvasElement);
    const rows = await dialog.findAllByRole("row");
    const counts = rows.slice(1).map((row) => Number(within(row).getAllByRole("cell")[0]?.textContent));
    await expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const [first] = dialog.getAllByRole("button", { name: /^Show the check-ins of/ });
    const airline = first?.textContent ?? "";
    if (first) await userEvent.click(first);
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "airline-search", airline });
  },
};

/** However many there are, it is at most 400 px high. */
export const ManyAirlines: Story = {
  loaders: [
    inWorld({
      enabled: false,
      checkIns: (now) =>
        Array.from({ length: 30 }, (_, index) =>
          createCheckIn(now, {
            checkInId: index + 1,
            airline: { iata: `${String.fromCodePoint(65 + (index % 26))}${index < 26 ? "X" : "Y"}` },
          }),
        ),
    }),
  ],
};

export const ManyAirlinesTest: Story = {
  ...ManyAirlines,
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(await dialog.findAllByRole("row")).toHaveLength(31);
    const { height } = screen.getByRole("dialog", { name: "Airline breakdown" }).getBoundingClientRect();
    await expect(height).toBe(400);
  },
};

export const NothingWaits: Story = {
  loaders: [inWorld({ checkIns: [], enabled: false })],
};

export const NothingWaitsTest: Story = {
  ...NothingWaits,
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement);
    await expect(dialog.getByText("Nothing is waiting for check-in")).toBeInTheDocument();
  },
};
