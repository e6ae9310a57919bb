import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createCandidatePage, createReadPass, withPass } from "@gatehouse/api/mocks/factories";
import { flushSync } from "react-dom";
import { connection } from "../app/connection/index.ts";
import { useApp } from "../app/index.ts";
import { PassViewer } from "./index.ts";
import { holdTyped } from "./typed-ahead.ts";
import { inWorld, PassStage, rowOf, world } from "./stories/pass-stage.tsx";
import {
  anastasia,
  checkIns,
  differing,
  fewPages,
  manyPages,
  namesakes,
  onePage,
  ownByAdmin,
  withOwnPass,
} from "./stories/pass-story-data.ts";
import type { ViewerTarget } from "./viewer/use-viewer.ts";

interface StageProps {
  readonly role: Role;
  readonly onChanged: () => void;
  /** The viewer is opened by the story. */
  readonly closed: boolean;
}

function Opener({ onChanged, closed }: Pick<StageProps, "onChanged" | "closed">) {
  const [target, setTarget] = useState<ViewerTarget | undefined>(() => (closed ? undefined : { checkIn: rowOf(1) }));
  return (
    <>
      <button type="button" onClick={() => setTarget({ checkIn: rowOf(1), typed: holdTyped() })}>
        Open BP
      </button>
      <PassViewer target={target} onClose={() => setTarget(undefined)} onReopen={setTarget} onChanged={onChanged} />
    </>
  );
}

/** The screen goes, as it does when the session ends, and comes again. */
function Comings(props: Pick<StageProps, "onChanged" | "closed">) {
  const { session } = useApp();
  const [turn, setTurn] = useState(0);
  const again = (): void => {
    const state = session.state.get();
    flushSync(() => {
      session.state.set({ status: "signed-out", reason: "ended" });
      setTurn(-1);
    });
    flushSync(() => {
      session.state.set(state);
      setTurn(turn + 1);
    });
  };
  return (
    <>
      <button type="button" data-again="" onClick={again}>
        Sign in again
      </button>
      {turn >= 0 && <Opener key={turn} {...props} closed={props.closed || turn > 0} />}
    </>
  );
}

function Stage({ role, onChanged, closed }: StageProps) {
  return (
    <PassStage user={role}>
      <Comings onChanged={onChanged} closed={closed} />
    </PassStage>
  );
}

const meta = {
  title: "Check-in/Boarding pass viewer",
  component: Stage,
  args: { role: "OPERATOR", onChanged: fn(), closed: false },
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
/** The page stands on the screen: points can be settled. */
const drawn = async () => {
  await waitFor(() => expect(document.querySelector(".react-pdf__Page__canvas")).not.toBeNull(), patient);
  await waitFor(() => expect(screen.queryByText(/^Loading the PDF|being drawn/)).toBeNull(), patient);
};
/** A message slides in: it is there before it can be seen. */
const message = async (text: string, exact = true) => {
  const [found] = await screen.findAllByText(text, { exact }, patient);
  await waitFor(() => expect(found).toBeVisible());
};
/** Where in the order of calls a document was first asked for, and something was linked. */
const asked = (dmscode: string) =>
  world().calls.findIndex(
    ({ call, input }) => call === "documents.url" && (input as { dmscode: string }).dmscode === dmscode,
  );
const linkedAt = () => world().calls.findIndex(({ call }) => call === "checkin.boardingPasses.link");
/** All nine are ticked by their two keys. */
const ticked = async () => {
  await waitFor(() => expect(screen.getByRole("button", { name: /^Tick all that agree/ })).toBeEnabled(), patient);
  await userEvent.keyboard("am");
  await waitFor(() => expect(screen.getByRole("button", { name: /^Link/ })).toBeEnabled(), patient);
};
/** A key that is refused as long as nobody can have looked at the page is pressed again, as by a person. */
const pressedUntil = (key: string, isDone: () => boolean) =>
  waitFor(async () => {
    if (isDone()) return;
    await userEvent.keyboard(key);
    await expect(isDone()).toBe(true);
  }, patient);
const hasFocus = (element: () => Element) => () => document.activeElement === element();
const linkedBy7 = (dmscode: string) => ({ ...withPass(1, "operator-7", world().now()), pass: { dmscode } });
const linkCalls = () => world().calls.filter(({ call }) => call === "checkin.boardingPasses.link");
const isLinked = () => linkCalls().length > 0;

/** A fully agreeing pass: one key ticks what agrees, one settles what is not on it, one links; the next check-in is up. */
export const Matched: Story = {
  play: async ({ args }) => {
    const dialog = await opened();
    await drawn();
    await expect(dialog.getByText("Check-in 1 of 2")).toBeVisible();
    await expect(dialog.getByText("Page 1 of 4")).toBeVisible();
    await expect(dialog.getByText("Matched")).toBeVisible();
    await expect(dialog.getByText("Barcode read here · PDF417")).toBeVisible();
    await userEvent.keyboard("k");
    await expect(dialog.queryByText("Barcode read here · PDF417")).toBeNull();
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
    // The next one's page was read ahead.
    await expect(asked("d_9f27a1c5")).toBeLessThan(linkedAt());
    await expect(rowOf(1).pass?.dmscode).toBe("d_9f27a1c4");
    await expect(args.onChanged).toHaveBeenCalled();
    await dialog.findByRole("list", { name: "The nine points" });
    await drawn();
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
    await pressedUntil(
      "1",
      hasFocus(() => dialog.getByRole("textbox", { name: "Reason: First name" })),
    );
    await userEvent.keyboard("The airline uses her short name{Enter}");
    await expect(dialog.getByRole("checkbox", { name: "First name" })).toBeChecked();
    // Another page and back: nothing typed is lost.
    await userEvent.click(dialog.getByRole("button", { name: "Codeshare flight" }));
    await expect(dialog.getByText("All nine points are settled; a quality check follows")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    const again = await opened();
    await drawn();
    await expect(again.getByRole("textbox", { name: "Reason: First name" })).toHaveValue(
      "The airline uses her short name",
    );
    await userEvent.click(again.getByRole("button", { name: /^Link/ }));
    await message("Successfully updated BP status.");
    await expect(rowOf(1).needQC).toBe(true);
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

/** Whoever may do quality checks passes or fails what somebody else linked, by keys; how it was settled can only be read. */
export const QualityCheck: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [
    inWorld(differing),
    () => world().link("operator", 1, "d_9f27a1c4", { firstName: "Short name", flightNumber: "Codeshare flight" }),
  ],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText("Linked by operator", {}, patient)).toBeVisible();
    await expect(dialog.getByText("Short name")).toBeVisible();
    await expect(dialog.getByText("Codeshare flight")).toBeVisible();
    await expect(dialog.queryAllByRole("checkbox")).toHaveLength(0);
    await expect(dialog.queryByText("needed to tick")).toBeNull();
    await expect(dialog.queryByText(/go to the audit log/)).toBeNull();
    await expect(dialog.getByText("Somebody must check this pass")).toBeVisible();
    await userEvent.keyboard("n");
    const note = dialog.getByRole("textbox", { name: /^Note/ });
    await expect(note).toHaveFocus();
    await drawn();
    await userEvent.keyboard("Compared with the booking{Escape}p");
    await waitFor(() => expect(rowOf(1).currentState).toBe("APPROVED"), patient);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call] = world().calls.filter((each) => each.call === "checkin.qualityCheck");
    await expect(call?.input).toMatchObject({ passed: true, note: "Compared with the booking" });
  },
};

/** Whoever checks sees first what the page is and why it was linked, then what differed, with both values as they were. */
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
  play: async () => {
    const dialog = await opened();
    const what = await dialog.findByText(
      "an itinerary receipt, no boarding pass · standby, no confirmed place",
      {},
      patient,
    );
    await expect(what).toBeVisible();
    await expect(dialog.getByText("This is an itinerary receipt, no boarding pass.")).toBeVisible();
    await expect(dialog.getByText("“Sent by the airline”")).toBeVisible();
    await expect(dialog.getByText("“Codeshare flight”")).toBeVisible();
    await expect(dialog.queryByText(/ITINERARY_RECEIPT|STANDBY/)).toBeNull();
    await drawn();
  },
};

/** Nobody checks what he linked himself. */
export const OwnWork: Story = {
  args: { role: "OPERATOR_ADMIN" },
  loaders: [
    inWorld(ownByAdmin),
    () =>
      world().link("operator-admin", 1, "d_9f27a1c4", { firstName: "Short name", flightNumber: "Codeshare flight" }),
  ],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText("You linked this pass yourself: somebody else must check it.")).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Pass/ })).toBeNull();
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

/** Two of one name, and nothing tells whose it is: it must be said, and then somebody else looks at it. */
export const Namesakes: Story = {
  loaders: [inWorld(namesakes())],
  play: async () => {
    const dialog = await opened();
    await drawn();
    await expect(
      await dialog.findByText(/^This pass also fits WILLIAMS, Emma \(.*ticket \d+\)/, {}, patient),
    ).toBeVisible();
    await expect(dialog.queryByText("Matched")).toBeNull();
    await userEvent.keyboard("am");
    await expect(await dialog.findByText("whose pass it is, is not decided")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(linkCalls()).toHaveLength(0);
    // By its key: the choice is made with the keyboard alone.
    await userEvent.keyboard("t");
    await userEvent.keyboard(" ");
    await expect(dialog.getByRole("radio", { name: /^It is the pass of WILLIAMS, Emma/ })).toBeChecked();
    await expect(await dialog.findByText(/a quality check follows/)).toBeVisible();
    await pressedUntil("{Enter}", isLinked);
    await message("Successfully updated BP status.");
    await expect(rowOf(1).needQC).toBe(true);
  },
};

/** A page that says little by itself: told before the link. */
export const ProvesNothing: Story = {
  loaders: [
    inWorld(
      onePage({
        source: "text",
        passes: [
          createReadPass(anastasia, {
            source: "text",
            printedName: null,
            lastName: null,
            firstName: null,
            leg: { flightNumber: null, dayOfYear: null },
          }),
        ],
      }),
    ),
  ],
  play: async () => {
    const dialog = await opened();
    await expect(
      await dialog.findByText("Not shown by the page itself: the name, the flight and the date."),
    ).toBeVisible();
    await drawn();
    await userEvent.keyboard("am");
    await expect(await dialog.findByText("All nine points are settled; a quality check follows")).toBeVisible();
  },
};

/** Typed before the viewer, its facts and its page are there: done in its order once they are, and nothing to the next one. */
export const TypedAhead: Story = {
  args: { closed: true },
  loaders: [inWorld({ ...fewPages, slow: { "checkin.facts": 400, "documents.file": 300 } })],
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open BP" }));
    await userEvent.keyboard("am{Enter}am{Enter}");
    const dialog = within(await viewer());
    await expect(await dialog.findByText("PAPADOPOULOS, Nikolaos", {}, patient)).toBeVisible();
    await message("Successfully updated BP status.");
    await expect(rowOf(1).pass?.dmscode).toBe("d_9f27a1c4");
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
    const dialog = await opened();
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
    const dialog = await opened();
    await expect(await dialog.findByText("Not done: ↵.", {}, patient)).toBeVisible();
    await expect(
      dialog.getByText("First name needs a reason, Flight number needs a reason.", { exact: false }),
    ).toBeVisible();
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(7);
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
    const dialog = await opened();
    await expect(
      await dialog.findByText("Look at the page first, then press the key again.", { exact: false }, patient),
    ).toBeVisible();
    await expect(linkCalls()).toHaveLength(0);
    await pressedUntil("{Enter}", isLinked);
    await message("Successfully updated BP status.");
    await expect(rowOf(1).needQC).toBe(true);
  },
};

/** The session ends in the middle: after the sign-in the viewer stands where it stood, with all that was ticked and typed. */
export const SignedInAgain: Story = {
  loaders: [inWorld(differing)],
  play: async () => {
    const dialog = await opened();
    await drawn();
    await userEvent.keyboard("am");
    await pressedUntil(
      "1",
      hasFocus(() => dialog.getByRole("textbox", { name: "Reason: First name" })),
    );
    await userEvent.keyboard("Her short name{Enter}");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
    document.querySelector<HTMLElement>("[data-again]")?.click();
    const again = await opened();
    await expect(again.getByRole("textbox", { name: "Reason: First name" })).toHaveValue("Her short name");
    await expect(again.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
  },
};

/** A standby pass: a warning that only a reason overrides. */
export const NoPassToTravelWith: Story = {
  loaders: [inWorld(onePage({ passes: [createReadPass(anastasia, { leg: { status: "7" } })] }))],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText("This is a standby pass: the passenger has no confirmed place.")).toBeVisible();
    await drawn();
    await userEvent.keyboard("am");
    await expect(dialog.getByText("the warning needs a reason")).toBeVisible();
    await userEvent.type(dialog.getByPlaceholderText("Why it is linked all the same"), "Seat confirmed by phone");
    await pressedUntil("{Control>}{Enter}{/Control}", isLinked);
    await message("Successfully updated BP status.");
    await expect(rowOf(1).needQC).toBe(true);
  },
};

export const NoCandidates: Story = {
  loaders: [inWorld({ ...fewPages, candidates: [] })],
  play: async () => {
    const dialog = within(await viewer());
    const hint = await dialog.findByText("Nothing has been uploaded for this booking, or all of it is linked.");
    await waitFor(() => expect(hint).toBeVisible());
    // What the pass must say can be read meanwhile.
    const points = within(await dialog.findByRole("region", { name: "The nine points of the booking" }, patient));
    await expect(points.getAllByRole("definition")).toHaveLength(9);
    await expect(points.getByText("Papadopoulou")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Upload BP/ })).toBeVisible();
    // By its key, and what arrives is compared at once.
    await waitFor(() => expect(document.activeElement?.closest("[role=dialog]")).not.toBeNull());
    await userEvent.keyboard("u");
    const upload = await screen.findByRole("dialog", { name: "Upload BP" }, patient);
    await expect(within(upload).getByRole("textbox", { name: /PNR/ })).toHaveValue("KM4T7Q");
    const input = upload.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
    await userEvent.upload(input, new File(["%PDF-1.4"], "passes.pdf", { type: "application/pdf" }));
    await userEvent.click(within(upload).getByRole("button", { name: "Upload" }));
    await userEvent.click(await within(upload).findByRole("button", { name: "Done" }, patient));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Upload BP" })).toBeNull());
    await expect(await dialog.findByRole("list", { name: "The nine points" }, patient)).toBeVisible();
    await expect(dialog.getByText("Page 1 of 2")).toBeVisible();
  },
};

/** The page is still being read: its PDF and the booking's points are there already. */
export const BeingRead: Story = {
  loaders: [inWorld(onePage({ reading: "reading", passes: [] }))],
  play: async () => {
    const dialog = within(await viewer());
    const points = await dialog.findByRole("region", { name: "The nine points of the booking" }, patient);
    await waitFor(() => expect(points).toBeVisible());
    await expect(
      within(points).getByText("The page is still being read; then it is compared with them."),
    ).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
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
    // Nobody can have looked at it yet: one point after the other may be ticked, but nothing is settled at once, nor linked.
    await expect(dialog.getByText("The page is being drawn; points are settled once it can be seen")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Tick all that agree/ })).toBeDisabled();
    await userEvent.keyboard("123456789");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(9);
    await userEvent.keyboard("1am{Enter}");
    await expect(dialog.getAllByRole("checkbox", { checked: true })).toHaveLength(8);
    await expect(dialog.getByText("Typed, and done as soon as it can be:")).toBeVisible();
    await expect(linkCalls()).toHaveLength(0);
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
    // It will never be seen here: that is said, and the points can be settled.
    await ticked();
    await expect(dialog.getByText("The page could not be shown here")).toBeVisible();
  },
};

export const DeletedPdf: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.url": "NOT_KEPT" } })],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText(/^This boarding pass is no longer kept/, {}, patient)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};

export const LostPdf: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "NETWORK", "documents.url": "LOOKUP_FAILED" } })],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText("The PDF could not be loaded.", {}, patient)).toBeVisible();
    await expect(dialog.queryByRole("link", { name: /^Open in new tab/ })).toBeNull();
    world().mend("documents.file");
    world().mend("documents.url");
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await drawn();
    await expect(await dialog.findByRole("link", { name: /^Open in new tab/ })).toBeVisible();
  },
};

/** The PDF comes by itself when the network is back. */
export const PdfWithoutANetwork: Story = {
  loaders: [inWorld({ ...fewPages, failing: { "documents.file": "NETWORK" } })],
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByText("The PDF could not be loaded.", {}, patient)).toBeVisible();
    world().mend("documents.file");
    connection.state.set("offline");
    connection.state.set("online");
    await drawn();
  },
};

/** Somebody else links the page in the same moment: who it was is said where Link stands, and the pages are read anew. */
export const TakenByAnother: Story = {
  play: async () => {
    const dialog = await opened();
    await drawn();
    await userEvent.keyboard("am");
    world().fail("checkin.boardingPasses.link", {
      code: "CANDIDATE_TAKEN",
      data: { userid: "operator-7", checkInId: 2 },
    });
    await userEvent.keyboard("{Enter}");
    // The next traveller is up by then: it is said by name, with the way back.
    await expect(
      await dialog.findByText("PAPADOPOULOU, Anastasia: the boarding pass could not be linked.", {}, patient),
    ).toBeVisible();
    await expect(dialog.getByText(/operator-7 has linked this page already, to check-in 2\./)).toBeVisible();
    await expect(dialog.getByText("PAPADOPOULOS, Nikolaos")).toBeVisible();
    await expect(dialog.queryAllByRole("checkbox", { checked: true })).toHaveLength(0);
    await userEvent.click(dialog.getByRole("button", { name: /^Go back to it/ }));
    await expect(await dialog.findByText("Failed to update BP status.", {}, patient)).toBeVisible();
    await expect(dialog.getByText("PAPADOPOULOU, Anastasia")).toBeVisible();
    await expect(dialog.getByText("All nine points are settled")).toBeVisible();
  },
};

/** A page that somebody else takes stays, with its ticks, until the operator goes on himself; never somebody else's page. */
export const RefusalStays: Story = {
  play: async () => {
    const dialog = await opened();
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
    const dialog = await opened();
    await drawn();
    await ticked();
    world().change(1, linkedBy7("d_9f27a1c7"), "BP_ATTACHED", "operator-7");
    await message("operator-7 has linked a pass to PAPADOPOULOU, Anastasia meanwhile.", false);
    await expect(dialog.getByText("Page 1 of 4")).toBeVisible();
    await userEvent.keyboard("d");
    await expect(await dialog.findByText("Own boarding pass", { selector: "span" }, patient)).toBeVisible();
  },
};

/** Nobody held the check-in when it was opened; whoever takes it meanwhile is named at once, and Link waits. */
export const HeldByAnother: Story = {
  play: async () => {
    const dialog = await opened();
    await drawn();
    await ticked();
    world().change(1, { _lock: { userid: "operator-7", lockedAt: world().now() } });
    await message("operator-7 works on this check-in now.", false);
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    await expect(linkCalls()).toHaveLength(0);
    world().change(1, { _lock: null }, "UNLOCK_PNR", "operator-7");
    await waitFor(() => expect(dialog.getByRole("button", { name: /^Link/ })).toBeEnabled(), patient);
  },
};

/** A page that could not be taken out of its PDF says so in its place, and why; nothing can be settled, nor linked. */
export const MissingPage: Story = {
  loaders: [
    inWorld({
      checkIns,
      candidates: [
        createCandidatePage(anastasia, {
          dmscode: "d_gone",
          page: 3,
          pageCount: 4,
          reading: "failed",
          failure: "NOT_TAKEN_MEMORY",
          source: "none",
          passes: [],
        }),
      ],
    }),
  ],
  play: async () => {
    const dialog = within(await viewer());
    await expect(await dialog.findByText("It needs more memory than a page may take.", {}, patient)).toBeVisible();
    await expect(dialog.getByText(/print page 3 alone/)).toBeVisible();
    await expect(dialog.getAllByText("This page could not be taken out of its PDF.")).toHaveLength(3);
    await userEvent.keyboard("am{Enter}");
    await expect(dialog.getByRole("button", { name: /^Link/ })).toBeDisabled();
    await expect(linkCalls()).toHaveLength(0);
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

/** On a phone the points come first: what the footer says is left can be seen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const dialog = await opened();
    const point = dialog.getByRole("checkbox", { name: "First name" }).getBoundingClientRect();
    const footer = dialog.getByRole("button", { name: /^Link/ }).getBoundingClientRect();
    await expect(point.top).toBeLessThan(innerHeight / 2);
    await expect(point.bottom).toBeLessThan(footer.top);
    const turn = dialog.getByRole("button", { name: "Rotate right" }).getBoundingClientRect();
    await expect(turn.right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A laptop shows all nine, with the reason of one, without scrolling. */
export const NineAtOnce: Story = {
  globals: { viewport: { value: "laptop" } },
  loaders: [
    inWorld(
      onePage({
        passes: [createReadPass(anastasia, { printedName: "PAPADOPOULOU/ANNA", firstName: "ANNA" })],
      }),
    ),
  ],
  play: async () => {
    const dialog = await opened();
    const list = dialog.getByRole("list", { name: "The nine points" });
    await expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight);
    const reason = dialog.getByText("Reason", { selector: "label *" }).getBoundingClientRect();
    const value = dialog.getByText("First name", { selector: "li span" }).getBoundingClientRect();
    await expect(Math.abs(reason.left - value.left)).toBeLessThan(3);
  },
};

export const French: Story = {
  globals: { language: "fr" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Contrôle qualité en 9 points" }, patient));
    await expect(await dialog.findByRole("list", { name: "Les neuf points" }, patient)).toBeVisible();
  },
};
