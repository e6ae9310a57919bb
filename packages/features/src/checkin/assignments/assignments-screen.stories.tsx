import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { Role } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { callsOf, message } from "../stories/queue-queries.ts";
import { inWorld, moment, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";
import { AssignmentsScreen } from "./assignments-screen.tsx";
import { parseAssignmentsSearch } from "./assignments-search.ts";

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

function Stage({ role, search: start }: StageProps) {
  const [search, setSearch] = useState(() => parseAssignmentsSearch(start));
  return (
    <StoryApp role={role} path="/dashboard/checkin/assignments">
      <main style={{ blockSize: "100dvh" }}>
        <AssignmentsScreen search={search} onSearchChange={setSearch} />
      </main>
    </StoryApp>
  );
}

/** Three operators at work; one of them on two check-ins of one booking. */
const atWork = (now: number): readonly CheckIn[] =>
  fewCheckIns(now).map((row) =>
    row.pnr === "K7XQ2M"
      ? { ...row, _lock: { userid: "operator-1", lockedAt: now - 900 } }
      : row.checkInId === 5
        ? { ...row, _lock: { userid: "operator-2", lockedAt: now - 60 } }
        : row,
  );

const meta = {
  title: "Check-in/Assignments screen",
  component: Stage,
  args: { role: "OPERATOR_ADMIN", search: {} },
  loaders: [inWorld({ checkIns: atWork })],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const locked = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("grid", { name: "List of check-ins assigned to all operators" });
const locks = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("grid", { name: "Lock status of all check-ins (including automation)" });

/** Unlocking asks first, and sends each booking number once. */
export const Unlock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = within(await locked(canvasElement));
    await expect(await grid.findByText("operator-1")).toBeVisible();
    await expect(canvas.getAllByText("Total: 3")).not.toHaveLength(0);
    await expect(canvas.queryByRole("button", { name: "UNLOCK" })).toBeNull();
    await userEvent.click(grid.getByRole("checkbox", { name: /60418827 operator-1/ }));
    await userEvent.click(canvas.getByRole("button", { name: "UNLOCK" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(asked).toHaveTextContent("Booking 60418827 goes back to the pool.");
    await userEvent.click(within(asked).getByRole("button", { name: "Unlock" }));
    await message("Assignments unlocked successfully");
    await waitFor(() =>
      expect(callsOf("checkin.assignments.unlock")[0]?.input).toEqual({
        checkInIds: [1, 2],
        bookingNos: ["60418827"],
      }),
    );
    await waitFor(() => expect(grid.queryByText("operator-1")).toBeNull());
    await waitFor(() => expect(canvas.queryByRole("button", { name: "UNLOCK" })).toBeNull());
  },
};

export const UnlockFails: Story = {
  loaders: [inWorld({ checkIns: atWork, failing: { "checkin.assignments.unlock": "INTERNAL_SERVER_ERROR" } })],
  play: async ({ canvasElement }) => {
    const grid = within(await locked(canvasElement));
    await userEvent.click(await grid.findByRole("checkbox", { name: /60418827 operator-1/ }));
    await userEvent.click(within(canvasElement).getByRole("button", { name: "UNLOCK" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(asked).getByRole("button", { name: "Unlock" }));
    await message("Error while unlocking assignments");
    await waitFor(() => expect(grid.getByText("operator-1")).toBeVisible());
    // What worked at last leaves no failure standing.
    world().mend("checkin.assignments.unlock");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "UNLOCK" }));
    const again = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(again).getByRole("button", { name: "Unlock" }));
    await message("Assignments unlocked successfully");
    await waitFor(() => expect(screen.queryByText("Error while unlocking assignments")).toBeNull(), { timeout: 1000 });
  },
};

/** Times as HH:MM; the pool and automation are among the operators. */
export const LockStatus: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(await locks(canvasElement));
    await expect(await grid.findByText("AUTOMATION")).toBeVisible();
    await waitFor(() => expect(grid.getByRole("gridcell", { name: "00:45 h" })).toBeVisible());
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: "GROUP BY LOCK ID" }));
    const group = await grid.findByRole("row", { name: /operator-1/ });
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(grid.queryByText("K7XQ2M")).toBeNull();
  },
};

/** What others take appears by itself. */
export const Live: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(await locked(canvasElement));
    await grid.findByText("operator-1");
    await waitFor(
      async () => {
        world().change(9, { currentState: "ELIGIBLE_FOR_CHECKIN", _lock: { userid: "operator-9", lockedAt: moment } });
        await grid.findByText("operator-9", {}, { timeout: 2500 });
      },
      { timeout: 12_000 },
    );
  },
};

const thousands = (now: number): readonly CheckIn[] =>
  Array.from({ length: 10_000 }, (_, index) =>
    createCheckIn(now, {
      checkInId: index + 1,
      pnr: `P${String(index).padStart(5, "0")}`,
      bookingNo: String(70_000_000 + index),
      departsIn: 7200,
      waitedFor: 60 * (index % 700),
      _lock: index % 3 === 0 ? null : { userid: `operator-${index % 40}`, lockedAt: now - 60 * (index % 90) },
    }),
  );

/** Ten thousand rows are grouped and ungrouped; few of them are in the page at any time. */
export const TenThousandRows: Story = {
  args: { search: { grouped: "true" } },
  loaders: [inWorld({ checkIns: thousands })],
};

export const TenThousandRowsTest: Story = {
  ...TenThousandRows,
  play: async ({ canvasElement }) => {
    const grid = within(await within(canvasElement).findByRole("treegrid", {}, { timeout: 20_000 }));
    await grid.findAllByRole("row", { expanded: false }, { timeout: 20_000 });
    const toggle = within(canvasElement).getByRole("checkbox", { name: "GROUP BY LOCK ID" });
    await userEvent.click(toggle);
    await grid.findAllByText(/^P\d{5}$/);
    await waitFor(() => expect(grid.getAllByRole("row").length).toBeLessThan(100));
    await userEvent.click(toggle);
    await waitFor(() => expect(grid.queryByText(/^P\d{5}$/)).toBeNull());
  },
};

export const NobodyAtWork: Story = {
  loaders: [inWorld({ checkIns: [] })],
};

export const NobodyAtWorkTest: Story = {
  ...NobodyAtWork,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Nobody holds anything")).toBeVisible();
    await expect(await within(canvasElement).findByText("No check-in is open")).toBeVisible();
  },
};

export const Loading: Story = {
  loaders: [inWorld({ checkIns: atWork, slow: { "*": "infinite" } })],
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await locked(canvasElement)).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  loaders: [
    inWorld({
      checkIns: atWork,
      failing: { "checkin.assignments.locked": "INTERNAL_SERVER_ERROR", "checkin.locks": "INTERNAL_SERVER_ERROR" },
    }),
  ],
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Error while fetching locked assignments")).toBeVisible();
    await expect(await canvas.findByText("The lock status could not be read")).toBeVisible();
    world().mend("checkin.assignments.locked");
    const [first] = canvas.getAllByRole("button", { name: "Try again" });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText("operator-1")).toBeVisible();
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "ACTUALISER" })).toBeVisible();
  },
};
