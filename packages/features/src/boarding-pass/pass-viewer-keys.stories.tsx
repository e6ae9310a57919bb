import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, rowOf } from "./stories/pass-stage.tsx";
import { differing, fewPages, onePage, withOwnPass } from "./stories/pass-story-data.ts";
import {
  patient,
  viewer,
  opened,
  drawn,
  message,
  pressedUntil,
  hasFocus,
  linkCalls,
  isLinked,
} from "./stories/viewer-queries.ts";
import { ViewerStage } from "./stories/viewer-stage.tsx";

const meta = {
  title: "Check-in/Boarding pass viewer, keys",
  component: ViewerStage,
  args: { role: "OPERATOR", onChanged: fn(), closed: false },
  loaders: [inWorld(fewPages)],
} satisfies Meta<typeof ViewerStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed before the viewer, its facts and its page are there: done in its order once they are, and nothing to the next one. */
export const TypedAhead: Story = {
  args: { closed: true },
  loaders: [inWorld({ ...fewPages, slow: { "boardingPasses.facts": 400, "documents.file": 300 } })],
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    await userEvent.keyboard("am{Enter}am{Enter}");
    const dialog = within(await viewer());
    await expect(await dialog.findByText("PAPADOPOULOS, Nikolaos", {}, patient)).toBeVisible();
    await message("Successfully updated BP status.");
    await waitFor(() => expect(rowOf(1).pass?.dmscode).toBe("d_9f27a1c4"));
    // What came after Enter was for a page that nobody had seen.
    await expect(
      await dialog.findByText("Typed before anybody could see what they are for.", { exact: false }, patient),
    ).toHaveTextContent("Not done: A M ↵.");
    await dialog.findByRole("list", { name: "The nine points" }, patient);
    await drawn();
    await expect(dialog.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
    await expect(linkCalls()).toHaveLength(1);
  },
};

/** Keys that wait are shown. */
export const KeysWaiting: Story = {
  args: { closed: true },
  loaders: [inWorld({ ...fewPages, slow: { "documents.file": "infinite" } })],
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    await userEvent.keyboard("am{Enter}");
    const dialog = within(await opened());
    await expect(await dialog.findByText("Typed, and done as soon as it can be:")).toBeVisible();
    await expect(linkCalls()).toHaveLength(0);
  },
};

/** A differing point turns up: what was typed ends there, says why, and links nothing. */
export const TypedAheadDiffers: Story = {
  args: { closed: true },
  loaders: [inWorld(differing)],
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    await userEvent.keyboard("am{Enter}");
    const dialog = within(await opened());
    await expect(await dialog.findByText("Not done: ↵.", {}, patient)).toBeVisible();
    await waitFor(() =>
      expect(
        dialog.getByText("First name needs a reason, Flight number needs a reason.", { exact: false }),
      ).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(7));
    await expect(linkCalls()).toHaveLength(0);
  },
};

/** A page that nobody can have looked at, and that does not show itself whose it is, is not linked by what was typed before. */
export const TypedAheadUnseen: Story = {
  args: { closed: true },
  loaders: [inWorld(onePage({ source: "none", passes: [] }))],
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    await userEvent.keyboard("am{Enter}");
    const dialog = within(await opened());
    await expect(
      await dialog.findByText("Look at the page first, then press the key again.", { exact: false }, patient),
    ).toBeVisible();
    await expect(linkCalls()).toHaveLength(0);
    await pressedUntil("{Enter}", isLinked);
    await message("Successfully updated BP status.");
    await waitFor(() => expect(rowOf(1).needQC).toBe(true));
  },
};

/** The session ends in the middle: after the sign-in the viewer stands where it stood, with all that was ticked and typed. */
export const SignedInAgain: Story = {
  loaders: [inWorld(differing)],
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await userEvent.keyboard("am");
    await pressedUntil(
      "1",
      hasFocus(() => dialog.getByRole("textbox", { name: "Reason: First name" })),
    );
    await userEvent.keyboard("Her short name{Enter}");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
    document.querySelector<HTMLElement>("[data-again]")?.click();
    const again = within(await opened());
    await expect(again.getByRole("textbox", { name: "Reason: First name" })).toHaveValue("Her short name");
    await expect(again.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
  },
};

/** What stands over the viewer, or is on its way, has the keys: nothing below it is done, ticked or left. */
export const UnderADialog: Story = {
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    // Typed before the upload can be seen.
    await userEvent.keyboard("u]a");
    const upload = await screen.findByRole("dialog", { name: "Upload BP" }, patient);
    await waitFor(() => expect(upload.contains(document.activeElement)).toBe(true));
    const frame = dialog.getByRole("button", { name: /^Frame the barcode/, pressed: true, hidden: true });
    await userEvent.keyboard("ka1]");
    await expect(frame).toHaveAttribute("aria-pressed", "true");
    await expect(dialog.getByText("Check-in 1 of 2")).toBeVisible();
    await expect(dialog.queryAllByRole("checkbox", { checked: true, hidden: true })).toHaveLength(0);
    await expect(isLinked()).toBe(false);
  },
};

/** The same for a question. */
export const UnderAQuestion: Story = {
  loaders: [inWorld(withOwnPass(false))],
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    const frame = dialog.getByRole("button", { name: /^Frame the barcode/, pressed: true });
    // Typed before the question can be seen.
    await userEvent.keyboard("xk");
    await screen.findByRole("alertdialog", { name: "Are you sure?" }, patient);
    await userEvent.keyboard("k");
    await expect(frame).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await pressedUntil("k", () => frame.getAttribute("aria-pressed") === "false");
  },
};
