import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { callsOf, message, rowOf } from "./stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "./stories/queue-stage.tsx";
import { fewCheckIns } from "./stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Queue screen, boarding passes",
  component: QueueStage,
  args: { role: "OPERATOR", search: {}, onSearchChange: fn() },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

const patient = { timeout: 15_000 };
const pane = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole("region", { name: "Candidate boarding passes" }, patient));
const passOf = (id: number) =>
  world()
    .rows()
    .find(({ checkInId }) => checkInId === id)?.pass;

/** From Start Next Assignment to a linked pass with the keyboard alone: five keys, and five more for the second traveller. */
export const KeyboardAlone: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("You hold nothing, and next assignment is disabled", {}, patient);
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole("button", { name: /^Start Next Assignment/ })[0]).not.toHaveAttribute(
        "aria-disabled",
      ),
    );
    await userEvent.keyboard("n");
    await expect((await pane(canvasElement)).getByRole("button", { name: /^Check and link/ })).toBeVisible();
    await userEvent.keyboard("o");
    const viewer = await screen.findByRole("dialog", { name: "9-point quality check" }, patient);
    await within(viewer).findByRole("list", { name: "The nine points" }, patient);
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("a");
    await userEvent.keyboard("m");
    await userEvent.keyboard("{Enter}");
    await message("Successfully updated BP status.");
    await waitFor(() => expect(passOf(1)?.dmscode).toBe("d_c000001"), patient);
    // The other traveller of the booking is up.
    await within(viewer).findByText("NOVAK, Luka", {}, patient);
    await within(viewer).findByRole("list", { name: "The nine points" }, patient);
    await userEvent.keyboard("am{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(passOf(2)?.dmscode).toBe("d_c000002");
    await expect(callsOf("checkin.boardingPasses.link")).toHaveLength(2);
  },
};

/** Exactly one check-in shows its candidate pages; two show none. */
export const OneSelected: Story = {
  args: { search: { view: "available" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(within(await rowOf(canvasElement, "NOVAK, Ana")).getByText("NOVAK, Ana"));
    await expect(await (await pane(canvasElement)).findByText("2 of 2 pages matched", {}, patient)).toBeVisible();
    const divider = canvas.getByRole("separator", { name: "Height of the candidate boarding passes" });
    divider.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(localStorage.getItem("gatehouse.checkin.candidates-height")).not.toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select NOVAK, Luka" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Candidate boarding passes" })).toBeNull());
  },
};

/** The upload starts with the PNR of what is selected, by its key. */
export const Upload: Story = {
  args: { search: { view: "available" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await rowOf(canvasElement, "NOVAK, Ana")).getByText("NOVAK, Ana"));
    await pane(canvasElement);
    await userEvent.keyboard("u");
    const dialog = await screen.findByRole("dialog", { name: "Upload BP" }, patient);
    await expect(within(dialog).getByRole("textbox", { name: /PNR/ })).toHaveValue("K7XQ2M");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
