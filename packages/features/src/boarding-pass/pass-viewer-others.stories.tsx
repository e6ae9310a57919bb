import { createReadPass } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, rowOf, world } from "./stories/pass-stage.tsx";
import { anastasia, differing, fewPages, onePage, ownByAdmin } from "./stories/pass-story-data.ts";
import { patient, opened, drawn, message, ticked, linkedBy7, linkCalls } from "./stories/viewer-queries.ts";
import { ViewerStage } from "./stories/viewer-stage.tsx";

const meta = {
  title: "Check-in/Boarding pass viewer, others",
  component: ViewerStage,
  args: { role: "OPERATOR", onChanged: fn(), closed: false },
  loaders: [inWorld(fewPages)],
} satisfies Meta<typeof ViewerStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Anyone who may do quality checks passes or fails what somebody else linked, by keys; how it was settled can only be read. */
export const QualityCheck: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [
    inWorld(differing),
    () => world().link("operator", 1, "d_9f27a1c4", { firstName: "Short name", flightNumber: "Codeshare flight" }),
  ],
};

export const QualityCheckTest: Story = {
  ...QualityCheck,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("Linked by operator", {}, patient)).toBeVisible();
    await waitFor(() => expect(dialog.getByText("Short name")).toBeVisible());
    await waitFor(() => expect(dialog.getByText("Codeshare flight")).toBeVisible());
    await expect(dialog.queryAllByRole("checkbox")).toHaveLength(0);
    await expect(dialog.queryByText("needed to tick")).toBeNull();
    await expect(dialog.queryByText(/go to the audit log/)).toBeNull();
    await waitFor(() => expect(dialog.getByText("Somebody must check this pass")).toBeVisible());
    await userEvent.keyboard("n");
    const note = dialog.getByRole("textbox", { name: /^Note/ });
    await expect(note).toHaveFocus();
    await drawn();
    await userEvent.keyboard("Compared with the booking{Escape}p");
    await waitFor(() => expect(rowOf(1).currentState).toBe("APPROVED"), patient);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call] = world().calls.filter((each) => each.call === "boardingPasses.qualityCheck");
    await expect(call?.input).toMatchObject({ passed: true, note: "Compared with the booking" });
  },
};

/** Anyone who checks sees first what the page is and why it was linked, then what differed, with both values as they were. */
/** On a small laptop the buttons that settle it are in view from the beginning. */
export const QualityCheckOnALaptop: Story = {
  ...QualityCheck,
  globals: { viewport: { value: "laptop" } },
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("Linked by operator", {}, patient)).toBeVisible();
    const buttons = await dialog.findAllByRole("button", { name: /^(Pass|Fail|Unlink)/ }, patient);
    await expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      const { top, bottom, right } = button.getBoundingClientRect();
      await expect([top >= 0, bottom <= innerHeight, right <= innerWidth]).toEqual([true, true, true]);
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    }
  },
};

export const QualityCheckOfAStandbyPass: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [
    inWorld({
      ...onePage({
        passes: [createReadPass(anastasia, { documentType: "I", leg: { status: "7", flightNumber: "604" } })],
      }),
      checkIns: [{ ...anastasia, _lock: null }],
    }),
    () => world().link("operator", 1, "d_9f27a1c4", { flightNumber: "Codeshare flight" }, "Sent by the airline"),
  ],
};

export const QualityCheckOfAStandbyPassTest: Story = {
  ...QualityCheckOfAStandbyPass,
  play: async () => {
    const dialog = within(await opened());
    const what = await dialog.findByText(
      "an itinerary receipt, no boarding pass · standby, no confirmed place",
      {},
      patient,
    );
    await expect(what).toBeVisible();
    await waitFor(() => expect(dialog.getByText("This is an itinerary receipt, no boarding pass.")).toBeVisible());
    await waitFor(() => expect(dialog.getByText("“Sent by the airline”")).toBeVisible());
    await waitFor(() => expect(dialog.getByText("“Codeshare flight”")).toBeVisible());
    await expect(dialog.queryByText(/ITINERARY_RECEIPT|STANDBY/)).toBeNull();
    await drawn();
  },
};

/** Nobody checks what they linked themselves. */
export const OwnWork: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [
    inWorld(ownByAdmin),
    () =>
      world().link("operator-admin", 1, "d_9f27a1c4", { firstName: "Short name", flightNumber: "Codeshare flight" }),
  ],
};

export const OwnWorkTest: Story = {
  ...OwnWork,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("You linked this pass yourself: somebody else must check it.")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Pass/ })).toBeNull();
  },
};

/** Somebody else links the page in the same moment: who it was is said where Link stands, and the pages are read again. */
export const TakenByAnother: Story = {
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await userEvent.keyboard("am");
    world().fail("boardingPasses.link", {
      code: "CANDIDATE_TAKEN",
      data: { userid: "operator-7", checkInId: 2 },
    });
    await userEvent.keyboard("{Enter}");
    // The next traveller is up by then: it is said by name, with the way back.
    await expect(
      await dialog.findByText("PAPADOPOULOU, Anastasia: the boarding pass could not be linked.", {}, patient),
    ).toBeVisible();
    await waitFor(() =>
      expect(dialog.getByText(/operator-7 has linked this page already, to check-in 2\./)).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByText("PAPADOPOULOS, Nikolaos")).toBeVisible());
    await expect(dialog.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
    await userEvent.click(dialog.getByRole("button", { name: /^Go back to it/ }));
    await expect(await dialog.findByText("Failed to update BP status.", {}, patient)).toBeVisible();
    await waitFor(() => expect(dialog.getByText("PAPADOPOULOU, Anastasia")).toBeVisible());
    await waitFor(() => expect(dialog.getByText("All nine points are settled")).toBeVisible());
  },
};

/** A page that somebody else takes stays, with its ticks, until the operator goes on himself; never somebody else's page. */
export const RefusalStays: Story = {
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await ticked();
    world().change(2, linkedBy7("d_9f27a1c4"), "BP_ATTACHED", "operator-7");
    world().takeCandidate("d_9f27a1c4", 2, "operator-7");
    await message("operator-7 has linked this page already, to PAPADOPOULOS, Nikolaos (check-in 2).", false);
    await userEvent.keyboard("{Enter}");
    await expect(linkCalls()).toHaveLength(0);
    await expect(dialog.getByText("9", { selector: "span" })).toBeVisible();
    await expect(dialog.getByText("No candidate any more")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
    await expect(dialog.getByText("PAPADOPOULOU, Anastasia")).toBeVisible();
    await userEvent.keyboard("d");
    await expect(await dialog.findByText("Page 1 of 3", {}, patient)).toBeVisible();
    await expect(dialog.queryByText(/has linked this page already/)).toBeNull();
  },
};

/** Somebody else links a pass to the check-in that is compared: said at once, before Link is pressed. */
export const Overtaken: Story = {
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await ticked();
    world().change(1, linkedBy7("d_9f27a1c7"), "BP_ATTACHED", "operator-7");
    await message("operator-7 has linked a pass to PAPADOPOULOU, Anastasia meanwhile.", false);
    await waitFor(() => expect(dialog.getByText("Page 1 of 4")).toBeVisible());
    await userEvent.keyboard("d");
    await expect(await dialog.findByText("Own boarding pass", { selector: "span" }, patient)).toBeVisible();
  },
};

/** Nobody held the check-in when it was opened; anyone who takes it meanwhile is named at once, and Link waits. */
export const HeldByAnother: Story = {
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await ticked();
    world().change(1, { _lock: { userid: "operator-7", lockedAt: world().now() } });
    await message("operator-7 works on this check-in now.", false);
    await waitFor(() => expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled());
    await userEvent.keyboard("{Enter}");
    await expect(linkCalls()).toHaveLength(0);
    world().change(1, { _lock: null }, "UNLOCK_PNR", "operator-7");
    await waitFor(() => expect(dialog.getByRole("button", { name: /^Link/ })).toBeEnabled(), patient);
  },
};
