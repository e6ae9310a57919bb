import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { ClockContext } from "../clock.ts";
import { QueueScreen } from "../queue/queue-screen.tsx";
import { parseQueueSearch } from "../queue-search.ts";
import { callsOf, message, rowOf } from "../stories/queue-queries.ts";
import { inWorld, moment, world } from "../stories/queue-stage.tsx";
import { fewCheckIns, heldCheckIns, nothingWaiting } from "../stories/queue-story-data.ts";
import { createActivity } from "./activity.ts";
import { AssignmentWatch } from "./assignment-watch.tsx";
import { ActivityContext } from "./use-activity.ts";

const minute = 60;
/** Time of the story: of the server, of the screen, and of anyone who sits before it. Seconds since 1970, UTC. */
let now = moment;
const clock = () => now;

interface StageProps {
  readonly role: Role;
  readonly view: string;
}

/** The queue as the dashboard shows it, with the watch over what is held. */
function Stage({ role, view }: StageProps): ReactNode {
  return (
    <ActivityContext value={createActivity(() => now * 1000)}>
      <ClockContext value={clock}>
        <StoryAddress role={role} start={parseQueueSearch({ view })} onSearchChange={() => undefined}>
          {(search, change) => (
            <div style={{ blockSize: "100%", display: "flex", flexDirection: "column" }}>
              <AssignmentWatch />
              <QueueScreen search={search} onSearchChange={change} clock={clock} />
            </div>
          )}
        </StoryAddress>
      </ClockContext>
    </ActivityContext>
  );
}

const meta = {
  title: "Check-in/Presence",
  component: Stage,
  args: { role: "OPERATOR", view: "available" },
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.removeItem("gatehouse.checkin.active-at");
    now = moment;
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The reader holds the first unit, locked so many seconds ago. */
const heldFor = (seconds: number, seenAt?: number) =>
  inWorld({
    now: clock,
    ...(seenAt === undefined ? {} : { seenAt }),
    checkIns: (at) =>
      heldCheckIns("operator")(at).map((row) =>
        row._lock?.userid === "operator" ? { ...row, _lock: { ...row._lock, lockedAt: moment - seconds } } : row,
      ),
  });

/** The page looks whether something has changed, as it does four times a minute. */
const look = () => document.dispatchEvent(new Event("visibilitychange"));
const presenceCalls = () => callsOf("checkin.assignments.presence");

/** Two minutes before: wherever the reader is, with the seconds counting down, one key to keep it. */
export const Warning: Story = {
  loaders: [heldFor(28 * minute)],
};

export const WarningTest: Story = {
  ...Warning,
  play: async () => {
    await message("K7XQ2M goes back to the pool soon");
    await waitFor(() => expect(screen.getByText(/Press K, or go on working on it/)).toBeVisible());
    await waitFor(() => expect(screen.getByRole("button", { name: /^Keep it/ })).toBeVisible());
  },
};

export const KeptByKey: Story = {
  ...Warning,
  play: async () => {
    await message("K7XQ2M goes back to the pool soon");
    await userEvent.keyboard("k");
    await message("K7XQ2M stays yours");
    await waitFor(() =>
      expect(presenceCalls().map(({ input }) => input)).toEqual([{ checkInIds: [1, 2], idle: 0, seen: false }]),
    );
  },
};

export const KeptByButton: Story = {
  ...Warning,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^Keep it/ }));
    await message("K7XQ2M stays yours");
  },
};

/** Nothing was changed for two hours: looking keeps it no longer, and anyone who tries is told why. */
export const NotKeptByLooking: Story = {
  loaders: [heldFor(130 * minute, moment - 28 * minute)],
  play: async () => {
    await message("K7XQ2M goes back to the pool soon");
    await userEvent.keyboard("k");
    await message("It cannot be kept any longer just by looking");
    await waitFor(() => expect(screen.getByText(/^Nothing was changed on it for two hours/)).toBeVisible());
    await expect(screen.queryByText("K7XQ2M stays yours")).toBeNull();
  },
};

/** A second earlier there is nothing to warn of. */
export const NotYet: Story = {
  loaders: [heldFor(28 * minute - 5)],
};

export const NotYetTest: Story = {
  ...NotYet,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "NOVAK, Ana");
    await expect(await within(canvasElement).findByText(/goes back in 3 minutes/)).toBeVisible();
    await expect(screen.queryByText("K7XQ2M goes back to the pool soon")).toBeNull();
  },
};

/** Anyone who works on what they hold is not asked: a key in its view keeps it. */
export const KeptByWorking: Story = {
  args: { view: "assigned" },
  loaders: [heldFor(29 * minute)],
  play: async ({ canvasElement }) => {
    await message("K7XQ2M goes back to the pool soon");
    await rowOf(canvasElement, "NOVAK, Ana");
    now += 1;
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(presenceCalls()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("K7XQ2M goes back to the pool soon")).toBeNull());
    // At most once a minute.
    await userEvent.keyboard("{ArrowDown}{ArrowUp}");
    now += minute - 1;
    await userEvent.keyboard("{ArrowDown}");
    await expect(presenceCalls()).toHaveLength(1);
    now += 1;
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(presenceCalls()).toHaveLength(2));
  },
};

export const GivenBack: Story = {
  loaders: [heldFor(30 * minute)],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    world().giveBackIdle();
    const told = await canvas.findByRole("region", { name: "What went back" });
    await waitFor(() => expect(told).toHaveTextContent("K7XQ2M went back to the pool at"));
    await expect(told.closest("[aria-live=polite]")).not.toBeNull();
    await waitFor(() => expect(within(told).getByRole("button", { name: "Take K7XQ2M again" })).toBeVisible());
    // Until that was seen nothing else comes by itself.
    await expect(callsOf("checkin.assignments.next")).toHaveLength(0);
  },
};

export const TakenAgain: Story = {
  ...GivenBack,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    world().giveBackIdle();
    await userEvent.click(await canvas.findByRole("button", { name: "Take K7XQ2M again" }));
    await message("K7XQ2M is yours again");
    await waitFor(() => expect(canvas.queryByRole("region", { name: "What went back" })).toBeNull());
    await waitFor(() =>
      expect(
        world()
          .rows()
          .flatMap(({ checkInId, _lock }) => (_lock?.userid === "operator" ? [checkInId] : [])),
      ).toEqual([1, 2]),
    );
  },
};

/** Somebody else was quicker: that is said, and seen at once. */
export const TakenByAnother: Story = {
  ...GivenBack,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    world().giveBackIdle();
    await canvas.findByRole("button", { name: "Take K7XQ2M again" });
    for (const id of [1, 2]) world().change(id, { _lock: { userid: "operator-7", lockedAt: now } });
    world().emit({ type: "assignment.changed" });
    await expect(await canvas.findByText("K7XQ2M: operator-7 has it now.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Take K7XQ2M again" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Go on with the next" }));
    await waitFor(() => expect(canvas.queryByRole("region", { name: "What went back" })).toBeNull());
    await waitFor(() =>
      expect(callsOf("checkin.assignments.next").map(({ input }) => input)).toEqual([{ automatic: true }]),
    );
  },
};

export const InFrenchOnAPhone: Story = {
  ...GivenBack,
  args: { view: "assigned" },
  globals: { language: "fr", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/NOVAK, Ana/);
    world().giveBackIdle();
    await expect(await canvas.findByRole("button", { name: "Reprendre K7XQ2M" })).toBeVisible();
    await expect(await canvas.findByText("Votre travail est retourné dans le pool")).toBeVisible();
  },
};

/** Nobody is there: what comes in waits, and the screen says so. The first key goes on. */
export const StoppedPulling: Story = {
  args: { view: "assigned" },
  loaders: [inWorld({ now: clock, checkIns: nothingWaiting })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("You hold nothing at the moment");
    now += 10 * minute - 1;
    look();
    await expect(canvas.getByText("Next assignment is enabled")).toBeVisible();
    now += 1;
    look();
    await expect(await canvas.findByText("Next assignment waits for you")).toBeVisible();
    const [first] = fewCheckIns(moment);
    if (first) world().add(first);
    await waitFor(() => expect(callsOf("checkin.assignments.current").length).toBeGreaterThan(1));
    await expect(callsOf("checkin.assignments.next")).toHaveLength(0);
    await userEvent.keyboard("{Shift}");
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
    await expect(canvas.getByText("Next assignment is enabled")).toBeVisible();
  },
};
