import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { callsOf, message, rowOf } from "../stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "../stories/queue-stage.tsx";
import { fewCheckIns, heldCheckIns, nothingWaiting } from "../stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Queue screen, work",
  component: QueueStage,
  args: { role: "OPERATOR", search: {}, onSearchChange: fn() },
  loaders: [inWorld({ checkIns: fewCheckIns })],
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AssignmentDisabled: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
};

export const AssignmentDisabledTest: Story = {
  ...AssignmentDisabled,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("You hold nothing, and next assignment is disabled")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("Next assignment is disabled")).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByText("No work is pending. Start Next Assignment resumes work.")).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Going On Break" })).toHaveAttribute("aria-disabled", "true"),
    );
    await expect(callsOf("checkin.assignments.next")).toHaveLength(0);
    await userEvent.keyboard("n");
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
    await expect(canvas.getByText("Next assignment is enabled")).toBeVisible();
  },
};

/** Going on a break with work in hand: it stays, and the screen says so. */
export const HoldingWork: Story = {
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld({ checkIns: heldCheckIns("operator") })],
};

export const HoldingWorkTest: Story = {
  ...HoldingWork,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    await userEvent.click(canvas.getByRole("button", { name: "Going On Break" }));
    const warning = await canvas.findByText("Finish your 2 pending check-ins before your break.");
    await expect(warning).toBeVisible();
    // All of it: a warning takes a line more rather than being cut.
    await expect(warning.scrollWidth).toBeLessThanOrEqual(warning.clientWidth);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Start Next Assignment" })).not.toHaveAttribute("aria-disabled"),
    );
    // The button that was pressed keeps the focus.
    await waitFor(() => expect(canvas.getByRole("button", { name: "Going On Break" })).toHaveFocus());
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
  },
};

/** Two quick clicks are one call. */
export const NoDoubleSubmit: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false, slow: { "checkin.assignments.next": 300 } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The message that nothing is held offers it as well.
    const bar = within(canvas.getByRole("group", { name: "Assignment" }));
    const start = await bar.findByRole("button", { name: "Start Next Assignment" });
    await expect(start).not.toHaveAttribute("aria-disabled");
    start.click();
    start.click();
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
    await expect(callsOf("checkin.assignments.next")).toHaveLength(1);
  },
};

/** Given back is given back: the same unit does not return by itself at once. */
export const ReleaseAssignment: Story = {
  loaders: [inWorld({ checkIns: heldCheckIns("operator") })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    await userEvent.click(canvas.getByRole("button", { name: "Release Assignment" }));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toHaveTextContent("The 2 check-ins that you hold go back to the pool");
    await userEvent.click(within(question).getByRole("button", { name: "Release" }));
    await message("2 check-ins went back to the pool");
    await expect(await canvas.findByText("You gave your work back")).toBeVisible();
    await expect(callsOf("checkin.assignments.next")).toHaveLength(0);
    await expect(
      world()
        .rows()
        .filter(({ _lock }) => _lock?.userid === "operator"),
    ).toEqual([]);
  },
};

export const ReleaseNothingHeld: Story = {
  loaders: [inWorld({ checkIns: nothingWaiting })],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("You hold nothing at the moment");
    const release = within(canvasElement).getByRole("button", { name: "Release Assignment" });
    await waitFor(() => expect(release).toHaveAttribute("aria-disabled", "true"));
    // Why is read with the keyboard too, and pressing does nothing.
    await userEvent.hover(release);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "You hold nothing, so there is nothing to release.",
    );
    await userEvent.click(release);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The login page says it; nobody pressed a button that could have failed. */
export const NextAssignmentAfterTheSession: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, failing: { "checkin.assignments.next": "UNAUTHORIZED" } })],
  play: async () => {
    // Asked for again only when another answer has come meanwhile.
    await waitFor(() => expect(callsOf("checkin.assignments.next")).not.toHaveLength(0));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(screen.queryByText("Failed to fetch next assignments.")).toBeNull();
  },
};

export const NextAssignmentFails: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, failing: { "checkin.assignments.next": "INTERNAL_SERVER_ERROR" } })],
  play: async ({ canvasElement }) => {
    await message("Failed to fetch next assignments.");
    // It is not asked again and again.
    await waitFor(() => expect(callsOf("checkin.assignments.next")).toHaveLength(1));
    world().mend("checkin.assignments.next");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
  },
};

export const CurrentAssignmentFails: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, failing: { "checkin.assignments.current": "INTERNAL_SERVER_ERROR" } })],
};

export const CurrentAssignmentFailsTest: Story = {
  ...CurrentAssignmentFails,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Failed to fetch current assignments.")).toBeVisible();
    await expect(callsOf("checkin.assignments.next")).toHaveLength(0);
  },
};

export const SelfAssign: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "M0VWY5");
    await userEvent.click(canvas.getByRole("button", { name: "Self Assign Task" }));
    await message("Please select at least one checkin.");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select GARCÍA LÓPEZ, Inés" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select LINDQVIST, Åsa" }));
    await userEvent.click(canvas.getByRole("button", { name: "Self Assign Task" }));
    await message("2 check-ins are yours");
    // A person acts on it: automation gives it up.
    await waitFor(async () => expect(await rowOf(canvasElement, "ZQ81KT")).toHaveTextContent("Eligible for Checkin"));
    await expect(await rowOf(canvasElement, "ZQ81KT")).toHaveTextContent("operator");
  },
};

/** Everything that matches, on all pages: how many can be taken is said before, and what came of it after. */
export const SelfAssignAllMatching: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "pool" } },
  loaders: [inWorld({ enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows on this page" }));
    await userEvent.click(await canvas.findByRole("button", { name: /^Select all [\d,]+ matching$/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Self Assign Task" }));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    const free = Number(/^\D*(\d+) of the \d+ selected/.exec(question.textContent ?? "")?.[1]);
    await expect(free).toBeGreaterThan(1);
    await expect(callsOf("checkin.assignments.self")).toHaveLength(0);
    await userEvent.click(within(question).getByRole("button", { name: "Assign to me" }));
    await message(`${free} check-ins are yours`);
    await waitFor(() =>
      expect(
        world()
          .rows()
          .filter(({ _lock }) => _lock?.userid === "operator-admin"),
      ).toHaveLength(free),
    );
  },
};

/** Somebody else was quicker: the message says who, and nothing is lost. */
export const ConflictOnSelfAssign: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await canvas.findByRole("checkbox", { name: "Select NOVAK, Ana" });
    await userEvent.click(box);
    const take = canvas.getByRole("button", { name: "Self Assign Task" });
    // Somebody is quicker, and the news of it is still on its way.
    world().change(1, { _lock: { userid: "operator-7", lockedAt: Math.floor(Date.now() / 1000) } });
    await userEvent.click(take);
    await message("The check-ins could not be assigned to you.");
    await waitFor(() =>
      expect(screen.getByText("NOVAK, Ana is held by operator-7. The rows show who works on what.")).toBeVisible(),
    );
    await waitFor(() => expect(box).toBeChecked());
  },
};

/** Release Atmn, for those who may: what automation has had for too long goes back to people. */
export const ReleaseAutomation: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "ZQ81KT");
    await userEvent.click(canvas.getByRole("button", { name: "Release Atmn" }));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(callsOf("checkin.automation.release")).toHaveLength(0);
    await userEvent.click(within(question).getByRole("button", { name: "Release" }));
    await message(/taken back from automation$/);
    await waitFor(() =>
      expect(callsOf("checkin.automation.release")).toEqual([
        { call: "checkin.automation.release", input: { minutes: 30 } },
      ]),
    );
    await waitFor(async () => expect(await rowOf(canvasElement, "ZQ81KT")).toHaveTextContent("Pool"));
  },
};
