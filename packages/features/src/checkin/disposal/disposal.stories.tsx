import { createUser } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { stayOffline } from "../../app/story-offline.ts";
import { callsOf, grid, message, rowOf } from "../stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "../stories/queue-stage.tsx";
import { fewCheckIns, heldCheckIns } from "../stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Disposing",
  component: QueueStage,
  args: { role: "OPERATOR", search: { view: "bp-not-attached" }, onSearchChange: () => undefined },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  beforeEach: () => sessionStorage.setItem("gatehouse.checkin.notes", "dismissed"),
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const bar = (canvasElement: HTMLElement) => within(canvasElement).findByRole("group", { name: "Selected check-ins" });
const question = () => screen.findByRole("dialog", { name: /^Dispose/ });
const stateOf = (id: number) =>
  world()
    .rows()
    .find(({ checkInId }) => checkInId === id)?.currentState;

async function select(canvasElement: HTMLElement, ...names: readonly string[]) {
  for (const name of names) {
    const row = await rowOf(canvasElement, name);
    await userEvent.click(within(row).getByRole("checkbox"));
  }
}

/** Keys alone: D, the issue, the sub issue, Enter; then Z takes it back. */
export const ByKeysAndTakenBack: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana", "NOVAK, Luka");
    await userEvent.keyboard("d");
    const dialog = await question();
    await expect(dialog).toHaveAccessibleName("Dispose 2 check-ins");
    await within(dialog).findByRole("radio", { name: "Online check-in not possible" });
    await userEvent.keyboard("2");
    await userEvent.keyboard("3");
    await expect(within(dialog).getByRole("radio", { name: "not supported by the airport" })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await message("Successfully disposed checkin ids - 1, 2");
    await waitFor(() =>
      expect(callsOf("checkin.disposals.dispose")).toEqual([
        {
          call: "checkin.disposals.dispose",
          input: { checkInIds: [1, 2], reason1: "2", reason2: "2-airport", pnr: "K7XQ2M", bookingNo: "60418827" },
        },
      ]),
    );
    await waitFor(() => expect(stateOf(1)).toBe("ELIGIBLE_FOR_DISPOSAL"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("z");
    await message("The disposal was taken back: 2 check-ins are open again");
    await waitFor(() => expect(stateOf(1)).toBe("ELIGIBLE_FOR_CHECKIN"));
  },
};

/** Only this one, always for the same reason. */
async function disposeByKeys(canvasElement: HTMLElement, name: string, id: number) {
  const clear = within(canvasElement).queryByRole("button", { name: "Clear" });
  if (clear) await userEvent.click(clear);
  await select(canvasElement, name);
  await userEvent.keyboard("d21{Enter}");
  await waitFor(() => expect(screen.getByText(`Successfully disposed checkin ids - ${id}`)).toBeVisible(), {
    timeout: 12_000,
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
const freeCheckIns = (now: number) => fewCheckIns(now).map((row) => ({ ...row, _lock: null }));
const undoButton = () => screen.findByRole("button", { name: /^Undo/ });
const undoCalls = () => callsOf("checkin.disposals.undo").map(({ input }) => input);

/** Each disposal can be taken back as soon as it is made; Z takes the last one back, and offers the one before it. */
export const OneAfterTheOther: Story = {
  loaders: [inWorld({ checkIns: freeCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    await disposeByKeys(canvasElement, "NOVAK, Ana", 1);
    await disposeByKeys(canvasElement, "OKAFOR, Chidi", 3);
    await disposeByKeys(canvasElement, "GARCÍA LÓPEZ, Inés", 5);
    await expect(await undoButton()).toHaveTextContent(/^Undo ?(9|10) s$/);
    await userEvent.keyboard("z");
    await waitFor(() => expect(screen.queryByText("Successfully disposed checkin ids - 5")).toBeNull());
    await message("The disposal was taken back: one check-in is open again");
    await message("Successfully disposed checkin ids - 3");
    await waitFor(() => expect(screen.getAllByRole("button", { name: /^Undo/ })).toHaveLength(1));
    await userEvent.keyboard("z");
    await waitFor(() => expect(undoCalls()).toEqual([{ checkInIds: [5] }, { checkInIds: [3] }]));
    await expect(stateOf(1)).toBe("ELIGIBLE_FOR_DISPOSAL");
  },
};

/** However many messages stand: the Undo of a disposal is there when it is made, and stays for its time. */
export const UndoAmongWarnings: Story = {
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    await message("Please select at least one checkin.");
    await userEvent.keyboard("o");
    await disposeByKeys(canvasElement, "NOVAK, Ana", 1);
    await expect(await undoButton()).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Please select at least one checkin.")).toBeNull());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Clear" }));
    await userEvent.keyboard("d");
    await message("Please select at least one checkin.");
    await expect(await undoButton()).toBeVisible();
  },
};

/** What the operator does with the check-in afterwards ends the offer to take its disposal back. */
export const ResetEndsTheOffer: Story = {
  args: { search: { view: "pnr-search", pnr: "M0VWY5" } },
  play: async ({ canvasElement }) => {
    await disposeByKeys(canvasElement, "GARCÍA LÓPEZ, Inés", 5);
    // It is offered once the row that the disposal changed was read.
    const reset = within(await bar(canvasElement)).getByRole("button", { name: "Reset Status" });
    await waitFor(() => expect(reset).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(reset);
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(asked).getByRole("button", { name: "Reset" }));
    await message("One check-in was reset");
    await waitFor(() => expect(screen.queryByText("Successfully disposed checkin ids - 5")).toBeNull(), {
      timeout: 1000,
    });
    await expect(sessionStorage.getItem("gatehouse.checkin.undo")).toBeNull();
  },
};

/** Somebody else changed it meanwhile: nothing is offered that no longer works; what stands as it was is. */
export const OthersEndTheOffer: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana", "NOVAK, Luka");
    await userEvent.keyboard("d21{Enter}");
    await message("Successfully disposed checkin ids - 1, 2");
    world().change(1, { currentState: "ELIGIBLE_FOR_CHECKIN", disposeState: null });
    await message("Successfully disposed checkin ids - 2");
    world().change(2, { currentState: "ELIGIBLE_FOR_CHECKIN", disposeState: null });
    await waitFor(() => expect(screen.queryByText(/^Successfully disposed/)).toBeNull(), { timeout: 3000 });
  },
};

/** A fast hand: what is pressed before the issues are there chooses when they are. */
export const KeysBeforeTheIssues: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false, slow: { "checkin.disposals.options": 1500 } })],
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    await userEvent.keyboard("2");
    await within(await question()).findByRole("status", { name: "Reading the issues…" });
    await userEvent.keyboard("1{Enter}");
    await expect(callsOf("checkin.disposals.dispose")).toEqual([]);
    await message("Successfully disposed checkin ids - 1");
    await waitFor(() =>
      expect(callsOf("checkin.disposals.dispose")).toMatchObject([
        { input: { checkInIds: [1], reason1: "2", reason2: "2-not-offered" } },
      ]),
    );
    await waitFor(() => expect(callsOf("checkin.disposals.options")).toHaveLength(1));
  },
};

const keptQuestion = "gatehouse.kept.disposal";

/** A session ended in the middle: the question is asked again, with what was chosen. */
export const KeptOverASignIn: Story = {
  beforeEach: () => {
    const kept = { checkInIds: [1, 2], reason1: "2", reason2: "2-airport" };
    const value = { path: location.pathname + location.search, value: kept };
    sessionStorage.setItem(keptQuestion, JSON.stringify({ userid: "operator", value }));
    return () => sessionStorage.removeItem(keptQuestion);
  },
};

export const KeptOverASignInTest: Story = {
  ...KeptOverASignIn,
  play: async ({ canvasElement }) => {
    const dialog = await question();
    await expect(dialog).toHaveAccessibleName("Dispose 2 check-ins");
    await expect(await within(dialog).findByRole("radio", { name: "not supported by the airport" })).toBeChecked();
    // Keys go on from there.
    await userEvent.keyboard("1");
    await expect(sessionStorage.getItem(keptQuestion)).toContain('"reason2":"2-not-offered"');
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(sessionStorage.getItem(keptQuestion)).toBeNull();
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    await within(await question()).findByRole("radio", { name: "Online check-in not possible", checked: false });
  },
};

/** Keys of a dialog that was given up are nobody's. */
export const KeysGivenUp: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false, slow: { "checkin.disposals.options": "infinite" } })],
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    await question();
    await userEvent.keyboard("21");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const heard: string[] = [];
    const listener = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener("keydown", listener);
    await userEvent.keyboard("7");
    document.removeEventListener("keydown", listener);
    await expect(heard).toEqual(["7"]);
  },
};

/** The page was loaded again within the ten seconds: what the server still takes back is still offered. */
export const UndoneAfterReload: Story = {
  loaders: [
    inWorld({
      checkIns: (now) =>
        fewCheckIns(now).map((row) =>
          row.checkInId === 1
            ? {
                ...row,
                currentState: "ELIGIBLE_FOR_DISPOSAL",
                disposedAt: now,
                disposeState: { disposedBy: "operator", reason1: "2", reason2: "2-airport" },
              }
            : row,
        ),
      enabled: false,
    }),
  ],
  beforeEach: () => {
    const undo = { userid: "operator", checkInIds: [1], until: Date.now() + 60_000 };
    sessionStorage.setItem("gatehouse.checkin.undo", JSON.stringify([undo]));
  },
};

export const UndoneAfterReloadTest: Story = {
  ...UndoneAfterReload,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "NOVAK, Luka");
    await message("Successfully disposed checkin ids - 1");
    await userEvent.keyboard("z");
    await waitFor(() => expect(callsOf("checkin.disposals.undo")).toMatchObject([{ input: { checkInIds: [1] } }]));
    await expect(sessionStorage.getItem("gatehouse.checkin.undo")).toBeNull();
  },
};

/** Only what one holds can be given back, whatever else is selected. */
export const UnassignOwn: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [inWorld({ checkIns: heldCheckIns("operator-admin"), enabled: false })],
  play: async ({ canvasElement }) => {
    await select(canvasElement, "OKAFOR, Chidi");
    const acts = within(await bar(canvasElement));
    await expect(acts.queryByRole("button", { name: "Un-assign" })).toBeNull();
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.click(await acts.findByRole("button", { name: "Un-assign (1)" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(asked).getByRole("button", { name: "Un-assign" }));
    await message("One check-in went back to the pool");
    await expect(
      world()
        .rows()
        .find(({ checkInId }) => checkInId === 1)?._lock,
    ).toBeNull();
  },
};

export const UndoneInTheMessage: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "OKAFOR, Chidi");
    world().change(3, { _lock: null });
    await userEvent.click(within(await bar(canvasElement)).getByRole("button", { name: "Dispose" }));
    const dialog = within(await question());
    await userEvent.click(await dialog.findByRole("radio", { name: "Passenger data problem" }));
    await userEvent.click(dialog.getByRole("radio", { name: "name does not match" }));
    await userEvent.click(dialog.getByRole("button", { name: "Dispose" }));
    await message("Successfully disposed checkin ids - 3");
    await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    await message("The disposal was taken back: one check-in is open again");
    await waitFor(() => expect(screen.queryByText("Successfully disposed checkin ids - 3")).toBeNull());
  },
};

export const SubIssueMissing: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    const dialog = within(await question());
    await dialog.findByRole("radio", { name: "Flight changed or cancelled" });
    await userEvent.keyboard("4");
    await userEvent.keyboard("{Enter}");
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Please select a sub issue");
    await expect(callsOf("checkin.disposals.dispose")).toHaveLength(0);
    await userEvent.keyboard("{Backspace}");
    await expect(dialog.queryByRole("group", { name: "Sub issue" })).toBeNull();
  },
};

export const NothingSelected: Story = {
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    await message("Please select at least one checkin.");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

export const PassStillAttached: Story = {
  args: { search: { view: "pool" } },
  loaders: [
    inWorld({
      enabled: false,
      checkIns: (now) =>
        fewCheckIns(now).map((row) => (row.checkInId === 5 ? { ...row, pass: { dmscode: "DMS-5" } } : row)),
    }),
  ],
  play: async ({ canvasElement }) => {
    await select(canvasElement, "GARCÍA LÓPEZ, Inés");
    await userEvent.keyboard("d");
    await message("Remove boarding pass before disposing");
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** What cannot be disposed is named with its reason; the rest is disposed. */
export const SomeRefused: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana", "OKAFOR, Chidi");
    await userEvent.keyboard("d");
    await within(await question()).findByRole("radio", { name: "Flight changed or cancelled" });
    await userEvent.keyboard("1");
    await userEvent.keyboard("1");
    await userEvent.keyboard("{Enter}");
    await message("Successfully disposed checkin ids - 1");
    await message("Failed to dispose checkin ids - 3");
    await message("OKAFOR, Chidi is held by operator-7");
  },
};

export const DisposingFails: Story = {
  loaders: [
    inWorld({
      checkIns: fewCheckIns,
      enabled: false,
      failing: { "checkin.disposals.dispose": "INTERNAL_SERVER_ERROR" },
    }),
  ],
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    const dialog = within(await question());
    await dialog.findByRole("radio", { name: "Flight changed or cancelled" });
    await userEvent.keyboard("1");
    await userEvent.keyboard("2");
    await userEvent.keyboard("{Enter}");
    await message("Failed to dispose checkin ids - 1");
    // What was chosen stands, for another try.
    await waitFor(() => expect(dialog.getByRole("radio", { name: "at the airport counter only" })).toBeChecked());
  },
};

/** Without a connection the dialog says what happens: nothing is sent, the choice stays, and Enter sends it later. */
export const WithoutConnection: Story = {
  play: async ({ canvasElement, abortSignal }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    const dialog = within(await question());
    await dialog.findByRole("radio", { name: "Flight changed or cancelled" });
    const goOnline = stayOffline();
    abortSignal.addEventListener("abort", goOnline);
    await userEvent.keyboard("1");
    await userEvent.keyboard("2");
    await userEvent.keyboard("{Enter}");
    await expect(await dialog.findByText(/^There is no connection: nothing was disposed\./)).toBeVisible();
    await expect(callsOf("checkin.disposals.dispose")).toEqual([]);
    await expect(screen.queryByText(/^Failed to dispose/)).toBeNull();
    goOnline();
    await userEvent.keyboard("{Enter}");
    await message("Successfully disposed checkin ids - 1");
  },
};

export const OptionsFail: Story = {
  loaders: [
    inWorld({ checkIns: fewCheckIns, enabled: false, failing: { "checkin.disposals.options": "LOOKUP_FAILED" } }),
  ],
  parameters: { reach: ["[role=row][aria-selected=false] [role=rowheader]", "[aria-keyshortcuts=D]"] },
};

export const OptionsFailTest: Story = {
  ...OptionsFail,
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    const dialog = within(await question());
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Failed to fetch disposition options");
    world().mend("checkin.disposals.options");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await expect(await dialog.findByRole("radio", { name: "Passenger data problem" })).toBeVisible();
  },
};

export const OptionsLoading: Story = {
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false, slow: { "checkin.disposals.options": "infinite" } })],
  parameters: { reach: ["[role=row][aria-selected=false] [role=rowheader]", "[aria-keyshortcuts=D]"] },
};

export const OptionsLoadingTest: Story = {
  ...OptionsLoading,
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    await userEvent.keyboard("d");
    await expect(await within(await question()).findByRole("status", { name: "Reading the issues…" })).toBeVisible();
  },
};

export const Reset: Story = {
  args: { search: { view: "disposed" } },
  play: async ({ canvasElement }) => {
    await select(canvasElement, "TANAKA, Haruto");
    await userEvent.click(within(await bar(canvasElement)).getByRole("button", { name: "Reset Status" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(asked).getByRole("button", { name: "Reset" }));
    await message("One check-in was reset");
    await waitFor(() => expect(stateOf(8)).toBe("ELIGIBLE_FOR_CHECKIN"));
  },
};

/** Somebody else was quicker, while the question stood. */
export const ResetRefused: Story = {
  args: { search: { view: "disposed" } },
  play: async ({ canvasElement }) => {
    await select(canvasElement, "TANAKA, Haruto");
    await userEvent.click(within(await bar(canvasElement)).getByRole("button", { name: "Reset Status" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    world().change(8, { currentState: "ELIGIBLE_FOR_CHECKIN", disposeState: null, disposedAt: null });
    await userEvent.click(within(asked).getByRole("button", { name: "Reset" }));
    await message("Error while reset checkins");
  },
};

/** What was never disposed cannot be reset: the button says why, and so does the palette by not doing it. */
export const ResetNotOffered: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    const reset = within(await bar(canvasElement)).getByRole("button", { name: "Reset Status" });
    await expect(reset).toHaveAttribute("aria-disabled", "true");
    await userEvent.hover(reset);
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Only what was disposed can be reset");
    await userEvent.click(reset);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** Of several the bar says how many it is about, and the question how many stay as they are. */
export const ResetSome: Story = {
  args: { search: { view: "airline-search", airline: "PC,LO,LH" } },
  play: async ({ canvasElement }) => {
    await select(canvasElement, "TANAKA, Haruto", "GARCÍA LÓPEZ, Inés", "MÜLLER, Jörg");
    const acts = within(await bar(canvasElement));
    await userEvent.click(acts.getByRole("button", { name: "Reset Status (2)" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(asked).toHaveTextContent("2 check-ins are opened again");
    await expect(asked).toHaveTextContent("One of the selected check-ins stays as it is.");
    await userEvent.click(within(asked).getByRole("button", { name: "Reset" }));
    await message("2 check-ins were reset");
    await waitFor(() => expect(callsOf("checkin.reset")[0]?.input).toEqual({ checkInIds: [8, 9] }));
  },
};

/** Locking takes the whole unit; what somebody holds is said. */
export const Lock: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana", "OKAFOR, Chidi");
    await userEvent.click(within(await bar(canvasElement)).getByRole("button", { name: "Lock (1)" }));
    await message("K7XQ2M is locked for you: 2 check-ins");
    await waitFor(() =>
      expect(callsOf("checkin.lock").map(({ input }) => input)).toEqual([
        { checkInId: 1, pnr: "K7XQ2M", bookingNo: "60418827" },
      ]),
    );
    await expect(await within(await grid(canvasElement)).findAllByText("operator")).not.toHaveLength(0);
  },
};

export const Reschedule: Story = {
  play: async ({ canvasElement }) => {
    await select(canvasElement, "GARCÍA LÓPEZ, Inés");
    await userEvent.click(within(await bar(canvasElement)).getByRole("button", { name: "Re-schedule Check-In" }));
    const asked = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(asked).toHaveTextContent("24 hours before departure");
    await userEvent.click(within(asked).getByRole("button", { name: "Re-schedule" }));
    // It departs in five hours.
    await message("One check-in is available again at once: it departs within 24 hours");
    await waitFor(() =>
      expect(callsOf("checkin.reschedule")[0]?.input).toEqual({
        pnr: "M0VWY5",
        bookingNo: "60421002",
        checkInIds: [5],
        hoursBefore: 24,
      }),
    );
  },
};

/** A vendor's operator may not reset. */
export const WithoutReset: Story = {
  args: { role: "OPERATOR_VENDOR", search: { view: "bp-not-attached" } },
  loaders: [
    inWorld({
      enabled: false,
      checkIns: (now) =>
        fewCheckIns(now).map((row) => ({ ...row, vendor: createUser("OPERATOR_VENDOR").organisation.code })),
    }),
  ],
};

export const WithoutResetTest: Story = {
  ...WithoutReset,
  play: async ({ canvasElement }) => {
    await select(canvasElement, "NOVAK, Ana");
    const buttons = within(await bar(canvasElement));
    await waitFor(() => expect(buttons.getByRole("button", { name: "Dispose" })).toBeVisible());
    await expect(buttons.queryByRole("button", { name: "Reset Status" })).toBeNull();
  },
};

export const FrenchInTheDarkOnAPhone: Story = {
  globals: { theme: "dark", language: "fr", viewport: { value: "phone" } },
};

export const FrenchInTheDarkOnAPhoneTest: Story = {
  ...FrenchInTheDarkOnAPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(await grid(canvasElement)).findByRole("checkbox", { name: /NOVAK, Ana/ }));
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Clôturer" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: "Vol modifié ou annulé" }));
    await userEvent.click(dialog.getByRole("radio", { name: "annulé" }));
    await expect(dialog.getByRole("button", { name: "Clôturer" })).toBeVisible();
  },
};

/** What finds no room beside the count is behind "…"; choosing and Escape close it. */
export const FoldedOnAPhone: Story = {
  args: { search: { view: "disposed" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(await grid(canvasElement)).findByRole("checkbox", { name: /TANAKA/ }));
    const acts = within(await bar(canvasElement));
    await expect(within(canvasElement).getAllByText("1 selected")).toHaveLength(1);
    await waitFor(() => expect(acts.queryByRole("button", { name: "Reset Status" })).toBeNull());
    const more = acts.getByRole("button", { name: "More actions" });
    await userEvent.click(more);
    await expect(acts.getByRole("button", { name: "Reset Status" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await userEvent.click(acts.getByRole("button", { name: "Reset Status" }));
    await waitFor(() => expect(screen.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible());
    await expect(more).toHaveAttribute("aria-expanded", "false");
  },
};
