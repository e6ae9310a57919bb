import { createReadPass } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { inWorld, rowOf } from "./stories/pass-stage.tsx";
import { anastasia, differing, fewPages, namesakes, onePage, withOwnPass } from "./stories/pass-story-data.ts";
import {
  patient,
  viewer,
  opened,
  drawn,
  message,
  asked,
  linkedAt,
  pressedUntil,
  hasFocus,
  linkCalls,
  isLinked,
} from "./stories/viewer-queries.ts";
import { ViewerStage } from "./stories/viewer-stage.tsx";

const meta = {
  title: "Check-in/Boarding pass viewer",
  component: ViewerStage,
  args: { role: "OPERATOR", onChanged: fn(), closed: false },
  loaders: [inWorld(fewPages)],
} satisfies Meta<typeof ViewerStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A fully agreeing pass: one key ticks what agrees, one settles what is not on it, one links; the next check-in is up. */
export const Matched: Story = {
  play: async ({ args }) => {
    const dialog = within(await opened());
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
    await waitFor(() => expect(dialog.getByText("Check-in 1 of 1")).toBeVisible());
    await expect(await dialog.findByText("Page 1 of 3")).toBeVisible();
    // The next one's page was read ahead.
    await expect(asked("d_9f27a1c5")).toBeLessThan(linkedAt());
    await waitFor(() => expect(rowOf(1).pass?.dmscode).toBe("d_9f27a1c4"));
    await waitFor(() => expect(args.onChanged).toHaveBeenCalled());
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
};

export const DifferingPointTest: Story = {
  ...DifferingPoint,
  play: async () => {
    const dialog = within(await opened());
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
    const again = within(await opened());
    await drawn();
    await expect(again.getByRole("textbox", { name: "Reason: First name" })).toHaveValue(
      "The airline uses her short name",
    );
    await userEvent.click(again.getByRole("button", { name: /^Link/ }));
    await message("Successfully updated BP status.");
    await waitFor(() => expect(rowOf(1).needQC).toBe(true));
  },
};

/** Steps through pages and check-ins end with a word. */
export const Candidates: Story = {
  play: async () => {
    const dialog = within(await opened());
    await userEvent.keyboard("{ArrowLeft}");
    await message("No more candidate page data available.");
    await userEvent.keyboard("{ArrowRight}");
    await expect(await dialog.findByText("Page 2 of 4")).toBeVisible();
    await waitFor(() => expect(dialog.getByText("Matches another check-in")).toBeVisible());
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(await dialog.findByText("Text of the page")).toBeVisible();
    await userEvent.keyboard("]");
    await expect(await dialog.findByText("Check-in 2 of 2")).toBeVisible();
    await userEvent.keyboard("]");
    await message("No more checkin data available.");
  },
};

/** The check-in's own pass: what it says, and Unlink with its question (BP-17). */
export const OwnPass: Story = {
  loaders: [inWorld(withOwnPass(false))],
};

export const OwnPassTest: Story = {
  ...OwnPass,
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    await expect(dialog.getByText("Own boarding pass", { selector: "span" })).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Link/ })).toBeNull();
    await userEvent.keyboard("x");
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" }, patient);
    await userEvent.click(within(question).getByRole("button", { name: "Unlink" }));
    await message("Successfully updated BP status.");
    await expect(await dialog.findByText("Candidate page", {}, patient)).toBeVisible();
    await waitFor(() => expect(rowOf(1).pass).toBeNull());
  },
};

/** Nobody could read a barcode or text: every point is compared by eye. */
export const NoBarcode: Story = {
  loaders: [inWorld(onePage({ source: "none", passes: [] }))],
};

export const NoBarcodeTest: Story = {
  ...NoBarcode,
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText("No barcode")).toBeVisible();
    await expect(dialog.getAllByText("Not on the pass")).toHaveLength(9);
    await expect(dialog.getByRole("button", { name: /^Tick all that agree/ })).toBeDisabled();
  },
};

/** Two of one name, and nothing tells whose it is: it must be said, and then somebody else looks at it. */
export const Namesakes: Story = {
  loaders: [inWorld(namesakes())],
};

export const NamesakesTest: Story = {
  ...Namesakes,
  play: async () => {
    const dialog = within(await opened());
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
    await waitFor(() => expect(rowOf(1).needQC).toBe(true));
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
};

export const ProvesNothingTest: Story = {
  ...ProvesNothing,
  play: async () => {
    const dialog = within(await opened());
    await expect(await dialog.findByText("The page does not show the name, the flight and the date.")).toBeVisible();
    await drawn();
    await userEvent.keyboard("am");
    await expect(await dialog.findByText("All nine points are settled; a quality check follows")).toBeVisible();
  },
};

/** A standby pass: a warning that only a reason overrides. */
export const NoPassToTravelWith: Story = {
  loaders: [inWorld(onePage({ passes: [createReadPass(anastasia, { leg: { status: "7" } })] }))],
};

export const NoPassToTravelWithTest: Story = {
  ...NoPassToTravelWith,
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByText("This is a standby pass: the passenger has no confirmed place.")).toBeVisible();
    await drawn();
    await userEvent.keyboard("am");
    await expect(dialog.getByText("the warning needs a reason")).toBeVisible();
    await userEvent.type(dialog.getByPlaceholderText("Why it is linked all the same"), "Seat confirmed by phone");
    await pressedUntil("{Control>}{Enter}{/Control}", isLinked);
    await message("Successfully updated BP status.");
    await waitFor(() => expect(rowOf(1).needQC).toBe(true));
  },
};

export const NoPermission: Story = {
  args: { role: "BILLING" },
};

export const NoPermissionTest: Story = {
  ...NoPermission,
  play: async () => {
    const dialog = within(await viewer());
    const failed = await dialog.findByText("Failed to fetch checkin data");
    await waitFor(() => expect(failed).toBeVisible());
    await waitFor(() => expect(dialog.getAllByText("Your role does not allow this.")[0]).toBeVisible());
  },
};

/** On a phone the pass is the largest part, and the points below it fold (BP-19). */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
};

export const OnAPhoneTest: Story = {
  ...OnAPhone,
  play: async () => {
    const dialog = within(await opened());
    await drawn();
    const place = (element: Element): DOMRect => element.getBoundingClientRect();
    const desk = document.querySelector("[data-pdf]") as Element;
    await expect(place(desk).height).toBeGreaterThan(innerHeight * 0.45);
    for (const tool of within(dialog.getByRole("group", { name: "Page view" })).getAllByRole("button"))
      await expect(place(tool).right).toBeLessThanOrEqual(innerWidth);
    // How many are ticked stands there; the points open by a tap.
    const fold = dialog.getByRole("button", { name: /^0 of 9 ticked.*Show the points/ });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(fold);
    const point = place(dialog.getByRole("checkbox", { name: "First name" }));
    await expect(point.top).toBeGreaterThan(place(desk).bottom);
    await expect(point.bottom).toBeLessThan(place(dialog.getByRole("button", { name: /^Link/ })).top);
    await expect(place(desk).height).toBeGreaterThan(innerHeight * 0.2);
    await userEvent.click(fold);
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    // And by the keys that go to them.
    await userEvent.keyboard("{ArrowDown}");
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(document.activeElement).toHaveAttribute("data-point");
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
};

export const NineAtOnceTest: Story = {
  ...NineAtOnce,
  play: async () => {
    const dialog = within(await opened());
    const list = dialog.getByRole("list", { name: "The nine points" });
    await expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight);
    const reason = dialog.getByText("Reason", { selector: "label *" }).getBoundingClientRect();
    const value = dialog.getByText("First name", { selector: "li span" }).getBoundingClientRect();
    await expect(Math.abs(reason.left - value.left)).toBeLessThan(3);
  },
};

export const French: Story = {
  globals: { language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Contrôle qualité en 9 points" }, patient));
    await expect(await dialog.findByRole("list", { name: "Les neuf points" }, patient)).toBeVisible();
  },
};
