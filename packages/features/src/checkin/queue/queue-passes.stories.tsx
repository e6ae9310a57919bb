import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { callsOf, message, rowOf } from "../stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Queue screen, boarding passes",
  component: QueueStage,
  args: { role: "OPERATOR", search: {}, onSearchChange: fn() },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const patient = { timeout: 15_000 };
const pane = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole("region", { name: "Candidate boarding passes" }, patient));
const passOf = (id: number) =>
  world()
    .rows()
    .find(({ checkInId }) => checkInId === id)?.pass;

/** The check-in that is given out next. */
function heldRow() {
  const row = world()
    .rows()
    .find(({ checkInId }) => checkInId === 5);
  if (!row) throw new Error("There is no check-in 5.");
  return row;
}

/** The page is on the screen: its points can be settled. */
const painted = () =>
  waitFor(() => expect(screen.getByRole("button", { name: /^Tick all that agree/ })).toBeEnabled(), patient);

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
    await painted();
    await userEvent.keyboard("a");
    await userEvent.keyboard("m");
    await userEvent.keyboard("{Enter}");
    await message("Successfully updated BP status.");
    await waitFor(() => expect(passOf(1)?.dmscode).toBe("d_c000001"), patient);
    // The other traveller of the booking is up.
    await within(viewer).findByText("NOVAK, Luka", {}, patient);
    await within(viewer).findByRole("list", { name: "The nine points" }, patient);
    await painted();
    await userEvent.keyboard("am{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(passOf(2)?.dmscode).toBe("d_c000002");
    // What comes next has the focus at its row, not at a header.
    world().add({ ...heldRow(), _lock: { userid: "operator", lockedAt: world().now() } });
    world().emit({ type: "assignment.changed" });
    await waitFor(
      () => expect(document.activeElement?.closest("[data-row]")?.getAttribute("data-row")).toBe("5"),
      patient,
    );
    await expect(callsOf("boardingPasses.link")).toHaveLength(2);
  },
};

/** Start Next Assignment and Open BP typed at once: the pass opens when the check-in is there, and what follows is the viewer's. */
export const StartedAndOpenedAtOnce: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(within(canvasElement).getAllByRole("button", { name: /^Start Next Assignment/ })[0]).not.toHaveAttribute(
          "aria-disabled",
        ),
      patient,
    );
    await userEvent.keyboard("noam{Enter}");
    await screen.findByRole("dialog", { name: "9-point quality check" }, patient);
    await waitFor(() => expect(passOf(1)?.dmscode).toBe("d_c000001"), patient);
    await expect(screen.queryByText("Please select only one row to open BP.")).toBeNull();
  },
};

/** Open BP typed as soon as the last pass is linked: the viewer opens with what is selected next, and what follows is its own. */
export const NextAskedForAtOnce: Story = {
  args: { search: { view: "assigned" } },
  loaders: [
    inWorld({
      checkIns: (now) =>
        fewCheckIns(now)
          .filter(({ checkInId }) => checkInId === 1)
          .map((row) => ({ ...row, _lock: { userid: "operator", lockedAt: now } })),
      enabled: false,
    }),
  ],
  play: async ({ canvasElement }) => {
    await pane(canvasElement);
    await userEvent.keyboard("oam{Enter}");
    await waitFor(() => expect(passOf(1)?.dmscode).toBe("d_c000001"), patient);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await userEvent.keyboard("o");
    const [, next] = fewCheckIns(world().now());
    if (next) world().add({ ...next, _lock: { userid: "operator", lockedAt: world().now() } });
    world().emit({ type: "assignment.changed" });
    const viewer = await screen.findByRole("dialog", { name: "9-point quality check" }, patient);
    await expect(await within(viewer).findByText("NOVAK, Luka", {}, patient)).toBeVisible();
    await expect(screen.queryByText("Please select only one row to open BP.")).toBeNull();
  },
};

/** Nothing was given out: nothing opens, and keys are the queue's again. */
export const StartedWithoutWork: Story = {
  loaders: [inWorld({ checkIns: [], enabled: false })],
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(within(canvasElement).getAllByRole("button", { name: /^Start Next Assignment/ })[0]).not.toHaveAttribute(
          "aria-disabled",
        ),
      patient,
    );
    await userEvent.keyboard("no");
    await waitFor(() => expect(callsOf("checkin.assignments.next")).toHaveLength(1), patient);
    await waitFor(async () => {
      await userEvent.keyboard("o");
      await expect(screen.getByText("Please select only one row to open BP.")).toBeVisible();
    }, patient);
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const oneHeld = (now: number) =>
  fewCheckIns(now).map((row) =>
    row.checkInId === 5 ? { ...row, _lock: { userid: "operator", lockedAt: now - 60 } } : row,
  );

/** Opening the view of what one holds selects the only one of it; of several none. */
export const TheOnlyOneHeld: Story = {
  loaders: [inWorld({ checkIns: oneHeld })],
};

export const TheOnlyOneHeldTest: Story = {
  ...TheOnlyOneHeld,
  play: async ({ canvasElement }) => {
    await expect((await pane(canvasElement)).getByRole("button", { name: /^Upload BP/ })).toBeVisible();
    await userEvent.keyboard("u");
    const upload = await screen.findByRole("dialog", { name: "Upload BP" }, patient);
    await expect(within(upload).getByRole("textbox", { name: /PNR/ })).toHaveValue("M0VWY5");
  },
};

/** QUE-17: exactly one check-in shows its candidate pages; two show none. */
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
    // As high as it needs again.
    await userEvent.dblClick(divider);
    await expect(localStorage.getItem("gatehouse.checkin.candidates-height")).toBeNull();
    // Folded by its key: the head stays, with what it counts, and so it is remembered.
    await userEvent.keyboard("c");
    await waitFor(() => expect(canvas.queryByRole("separator")).toBeNull());
    const folded = await pane(canvasElement);
    await expect(folded.getByText("2 of 2 pages matched")).toBeVisible();
    await expect(folded.queryByRole("grid")).toBeNull();
    await expect(localStorage.getItem("gatehouse.checkin.candidates-folded")).not.toBeNull();
    await userEvent.click(folded.getByRole("button", { name: "Unfold the candidate boarding passes" }));
    await expect(await folded.findByRole("grid")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select NOVAK, Luka" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "Candidate boarding passes" })).toBeNull());
  },
};

/** Several ticked rows, of several bookings: the viewer walks over them, each with the candidate pages of its booking. */
export const SeveralTicked: Story = {
  args: { search: { view: "available" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Luka");
    for (const name of ["GARCÍA LÓPEZ, Inés", "NOVAK, Luka"])
      await userEvent.click(canvas.getByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Check and link/ }));
    const viewer = await screen.findByRole("dialog", { name: "9-point quality check" }, patient);
    const dialog = within(viewer);
    await dialog.findByRole("list", { name: "The nine points" }, patient);
    await waitFor(() => expect(viewer.contains(document.activeElement)).toBe(true));
    // As the rows are in the grid; the booking's other traveller, who was not ticked, is no part of it.
    await expect(dialog.getByText("NOVAK, Luka")).toBeVisible();
    await expect(dialog.getByText("Check-in 1 of 2")).toBeVisible();
    await expect(dialog.getByText("Of those selected")).toBeVisible();
    await userEvent.keyboard("]");
    await expect(await dialog.findByText("GARCÍA LÓPEZ, Inés", {}, patient)).toBeVisible();
    await expect(await dialog.findByText("Page 1 of 1", {}, patient)).toBeVisible();
    // Doubled, because a story writes keys by name in brackets.
    await userEvent.keyboard("[[");
    await dialog.findByText("NOVAK, Luka", {}, patient);
    await userEvent.keyboard("[[");
    await message("No more checkin data available.");
    await dialog.findByRole("list", { name: "The nine points" }, patient);
    await painted();
    await userEvent.keyboard("am{Enter}");
    await waitFor(() => expect(passOf(2)?.dmscode).toBe("d_c000002"), patient);
    await dialog.findByText("GARCÍA LÓPEZ, Inés", {}, patient);
    await waitFor(() => expect(dialog.getByText("Check-in 1 of 1")).toBeVisible());
    await dialog.findByRole("list", { name: "The nine points" }, patient);
    await painted();
    await userEvent.keyboard("am{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(passOf(5)?.dmscode).toBe("d_t000005");
    await expect(passOf(1)).toBeNull();
  },
};

/** BP-20: own passes are opened one at a time: two ticked rows that have theirs are too many. */
export const OnePassAtATime: Story = {
  args: { search: { view: "bp-attached" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "WÓJCIK, Zofia");
    for (const name of ["WÓJCIK, Zofia", "SINGH, Harpreet"])
      await userEvent.click(canvas.getByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.keyboard("o");
    await message("Please select only one row to open BP.");
    await expect(screen.queryByRole("dialog")).toBeNull();
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

/** A PDF that is dropped on the candidate pages goes to the PNR of the selected check-in. */
export const Dropped: Story = {
  args: { search: { view: "available" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await rowOf(canvasElement, "NOVAK, Ana")).getByText("NOVAK, Ana"));
    const target = await (await pane(canvasElement)).findByText("2 of 2 pages matched", {}, patient);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["%PDF-1.4"], "passes.pdf", { type: "application/pdf" }));
    const drag = (type: string): boolean =>
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    drag("dragenter");
    await expect(await within(canvasElement).findByText("Drop the PDF to upload it for K7XQ2M")).toBeVisible();
    drag("drop");
    const dialog = await screen.findByRole("dialog", { name: "Upload BP" }, patient);
    const read = await within(dialog).findByText("2 pages read, 2 matched.", {}, patient);
    await waitFor(() => expect(read).toBeVisible());
    const [call, ...more] = callsOf("boardingPasses.upload");
    await expect(call?.input).toMatchObject({ pnr: "K7XQ2M" });
    await expect(more).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole("button", { name: "Done" }));
    await (await pane(canvasElement)).findByText("4 of 4 pages matched", {}, patient);
  },
};
