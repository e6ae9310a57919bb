import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createReadPass } from "@gatehouse/api/mocks/factories";
import { PassViewer } from "./index.ts";
import { inWorld, PassStage, rowOf, world } from "./stories/pass-stage.tsx";
import { anastasia, differing, fewPages, manyPages, onePage, withOwnPass } from "./stories/pass-story-data.ts";
import type { ViewerTarget } from "./viewer/use-viewer.ts";

interface StageProps {
  readonly role: Role;
  readonly onChanged: () => void;
}

function Opener({ onChanged }: Pick<StageProps, "onChanged">) {
  const [target, setTarget] = useState<ViewerTarget | undefined>(() => ({ checkIn: rowOf(1) }));
  return (
    <>
      <button type="button" onClick={() => setTarget({ checkIn: rowOf(1) })}>
        Open BP
      </button>
      <PassViewer target={target} onClose={() => setTarget(undefined)} onChanged={onChanged} />
    </>
  );
}

function Stage({ role, onChanged }: StageProps) {
  return (
    <PassStage user={role}>
      <Opener onChanged={onChanged} />
    </PassStage>
  );
}

const meta = {
  title: "Check-in/Boarding pass viewer",
  component: Stage,
  args: { role: "OPERATOR", onChanged: fn() },
  loaders: [inWorld(fewPages)],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const patient = { timeout: 15_000 };
const viewer = () => screen.findByRole("dialog", { name: "9-point quality check" }, patient);
/** The points are there, and the keyboard is the viewer's. */
const opened = async () => {
  const dialog = await viewer();
  await within(dialog).findByRole("list", { name: "The nine points" }, patient);
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
};
const drawn = async () =>
  waitFor(() => expect(document.querySelector(".react-pdf__Page__canvas")).not.toBeNull(), patient);
/** A message slides in: it is there before it can be seen. */
const message = async (text: string) => {
  const found = await screen.findByText(text, {}, patient);
  await waitFor(() => expect(found).toBeVisible());
};
const linkCalls = () => world().calls.filter(({ call }) => call === "checkin.boardingPasses.link");

/** A fully agreeing pass: one key ticks what agrees, one settles what is not on it, one links; the next check-in is up. */
export const Matched: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await drawn();
    await expect(dialog.getByText("Check-in 1 of 2")).toBeVisible();
    await expect(dialog.getByText("Page 1 of 4")).toBeVisible();
    await expect(dialog.getByText("Matched")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
    await userEvent.keyboard("a");
    await expect(dialog.getByText("One point left:")).toBeVisible();
    await expect(dialog.getByText(/Passport expiry date is not ticked/)).toBeVisible();
    await userEvent.keyboard("m");
    await expect(dialog.getByText("All nine points are settled")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await message("Successfully updated BP status.");
    await expect(await dialog.findByText("PAPADOPOULOS, Nikolaos", {}, patient)).toBeVisible();
    await expect(dialog.getByText("Check-in 1 of 1")).toBeVisible();
    await expect(await dialog.findByText("Page 1 of 3")).toBeVisible();
    await expect(rowOf(1).pass?.dmscode).toBe("d_9f27a1c4");
    await expect(args.onChanged).toHaveBeenCalled();
    await dialog.findByRole("list", { name: "The nine points" });
    await userEvent.keyboard("am{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
    await expect(rowOf(2).pass?.dmscode).toBe("d_9f27a1c5");
  },
};

/** A differing point blocks Link until it has a typed reason; then somebody else checks the pass. */
export const DifferingPoint: Story = {
  loaders: [inWorld(differing)],
  play: async () => {
    const dialog = await opened();
    await drawn();
    await userEvent.keyboard("am");
    await expect(dialog.getByText("2 points left:")).toBeVisible();
    await expect(dialog.getByText("First name needs a reason, Flight number needs a reason")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(linkCalls()).toHaveLength(0);
    // Its digit leads to its reason.
    await userEvent.keyboard("1");
    await expect(dialog.getByRole("textbox", { name: "Reason: First name" })).toHaveFocus();
    await userEvent.keyboard("The airline uses her short name{Enter}");
    await expect(dialog.getByRole("checkbox", { name: "First name" })).toBeChecked();
    // Another page and back: nothing typed is lost.
    await userEvent.click(dialog.getByRole("button", { name: "Codeshare flight" }));
    await expect(dialog.getByText("All nine points are settled; a quality check follows")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    const again = await opened();
    await expect(again.getByRole("textbox", { name: "Reason: First name" })).toHaveValue(
      "The airline uses her short name",
    );
    await userEvent.click(again.getByRole("button", { name: /^Link/ }));
    await waitFor(() => expect(rowOf(1).needQC).toBe(true), patient);
  },
};

/** Steps through pages and check-ins end with a word. */
export const Candidates: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.keyboard("{ArrowLeft}");
    await message("No more candidate page data available.");
    await userEvent.keyboard("{ArrowRight}");
    await expect(await dialog.findByText("Page 2 of 4")).toBeVisible();
    await expect(dialog.getByText("Matches another check-in")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(await dialog.findByText("Text of the page")).toBeVisible();
    await userEvent.keyboard("]");
    await expect(await dialog.findByText("Check-in 2 of 2")).toBeVisible();
    await userEvent.keyboard("]");
    await message("No more checkin data available.");
  },
};

/** The check-in's own pass: what it says, and Unlink with its question. */
export const OwnPass: Story = {
  loaders: [inWorld(withOwnPass(false))],
  play: async () => {
    const dialog = await opened();
    await drawn();
    await expect(dialog.getByText("Own boarding pass", { selector: "span" })).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Link/ })).toBeNull();
    await userEvent.keyboard("x");
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" }, patient);
    await userEvent.click(within(question).getByRole("button", { name: "Unlink" }));
    await message("Successfully updated BP status.");
    await expect(await dialog.findByText("Candidate page", {}, patient)).toBeVisible();
    await expect(rowOf(1).pass).toBeNull();
  },
};

/** Whoever may do quality checks passes or fails what somebody else linked. */
export const QualityCheck: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [inWorld(withOwnPass(true))],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText("Somebody must check this pass")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: "Note" }), "Compared with the booking");
    await userEvent.click(dialog.getByRole("button", { name: "Pass" }));
    await waitFor(() => expect(rowOf(1).currentState).toBe("APPROVED"), patient);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Nobody could read a barcode or text: every point is compared by eye. */
export const NoBarcode: Story = {
  loaders: [inWorld(onePage({ source: "none", passes: [] }))],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText("No barcode")).toBeVisible();
    await expect(dialog.getAllByText("Not on the pass")).toHaveLength(9);
    await expect(dialog.getByRole("button", { name: /^Tick all that agree/ })).toBeDisabled();
  },
};

/** A standby pass: a warning that only a reason overrides. */
export const NoPassToTravelWith: Story = {
  loaders: [inWorld(onePage({ passes: [createReadPass(anastasia, { leg: { status: "7" } })] }))],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText("This is a standby pass: the passenger has no confirmed place.")).toBeVisible();
    await userEvent.keyboard("am");
    await expect(dialog.getByText("the warning needs a reason")).toBeVisible();
    await userEvent.type(
      dialog.getByPlaceholderText("Why it is linked all the same"),
      "Seat confirmed by phone{Control>}{Enter}{/Control}",
    );
    await waitFor(() => expect(rowOf(1).needQC).toBe(true), patient);
  },
};

export const NoCandidates: Story = {
  loaders: [inWorld({ ...fewPages, candidates: [] })],
  play: async () => {
    const dialog = within(await viewer());
    const hint = await dialog.findByText("Nothing has been uploaded for this booking, or all of it is linked.");
    await waitFor(() => expect(hint).toBeVisible());
  },
};

/** Three hundred pages: the one that matches comes first. */
export const ManyPages: Story = {
  loaders: [inWorld(manyPages)],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText("Page 1 of 300")).toBeVisible();
    await expect(dialog.getByText("PDF page 12")).toBeVisible();
  },
};

/** A document of three hundred pages: only those in view are drawn. */
export const LongDocument: Story = {
  loaders: [inWorld({ ...fewPages, documentPages: 300 })],
  play: async () => {
    const dialog = await opened();
    await drawn();
    await expect(dialog.getAllByRole("listitem", { name: /^Page \d+ of 300$/ })).toHaveLength(300);
    await expect(document.querySelectorAll(".react-pdf__Page__canvas").length).toBeLessThan(8);
    await userEvent.keyboard("w+r");
    await expect(dialog.getByRole("button", { name: "Fit width" })).toHaveAttribute("aria-pressed", "false");
  },
};

export const SlowPdf: Story = {
  loaders: [inWorld({ ...fewPages, slow: { "documents.file": "infinite" } })],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText("Loading the PDF")).toBeVisible();
    await expect(
      await dialog.findByText("This takes longer than usual. The points can be read meanwhile.", {}, patient),
    ).toBeVisible();
  },
};

export const BrokenPdf: Story = {
  parameters: { expectedErrors: [/Invalid PDF|InvalidPDF/] },
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "BROKEN_PDF" } })],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText("This PDF is damaged and cannot be shown.", {}, patient)).toBeVisible();
  },
};

export const LostPdf: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "NETWORK" } })],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText("The PDF could not be loaded.", {}, patient)).toBeVisible();
    world().mend("documents.file");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await drawn();
  },
};

/** Somebody else links the page in the same moment: who it was is said where Link stands, and the pages are read anew. */
export const TakenByAnother: Story = {
  play: async () => {
    const dialog = await opened();
    await userEvent.keyboard("am");
    world().fail("checkin.boardingPasses.link", {
      code: "CANDIDATE_TAKEN",
      data: { userid: "operator-7", checkInId: 2 },
    });
    await userEvent.keyboard("{Enter}");
    await expect(
      await dialog.findByText(/operator-7 has linked this page already, to check-in 2\./, {}, patient),
    ).toBeVisible();
    await expect(dialog.getByText("Failed to update BP status.")).toBeVisible();
    await expect(dialog.getByText("All nine points are settled")).toBeVisible();
  },
};

export const NoPermission: Story = {
  args: { role: "BILLING" },
  play: async () => {
    const dialog = within(await viewer());
    const failed = await dialog.findByText("Failed to fetch checkin data");
    await waitFor(() => expect(failed).toBeVisible());
    await expect(dialog.getAllByText("Your role does not allow this.")[0]).toBeVisible();
  },
};

export const French: Story = {
  globals: { language: "fr" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Contrôle qualité en 9 points" }, patient));
    await expect(await dialog.findByRole("list", { name: "Les neuf points" }, patient)).toBeVisible();
  },
};
