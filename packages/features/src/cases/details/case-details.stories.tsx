import { createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryApp } from "../../app/story-app.tsx";
import { CaseDetailsScreen } from "./case-details-screen.tsx";
import type { CaseAddress } from "./details-search.ts";

const moment = Date.UTC(2026, 10, 20, 17, 12, 0) / 1000;
const role: Role = "CRM_OPERATOR";
let world: MockWorld;

const inWorld =
  (options: MockWorldOptions = {}, change: (made: MockWorld) => void = () => undefined) =>
  ({ msw }: { readonly args: object; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role, now: () => moment, checkIns: [], ...options });
    change(world);
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };
const withFlights = (made: MockWorld): void => {
  const first = made.cases.all()[0];
  if (!first) return;
  const flight = { pnr: "GK8M2T", date: "2026-11-20", cancelled: false };
  made.cases.change(first.id, {
    bookingNo: "60422031",
    segments: [
      { ...flight, id: 71, flight: "DL 2265", from: "BOS", to: "DTW", time: "08:30" },
      { ...flight, id: 72, flight: "DL 4872", from: "DTW", to: "RST", time: "11:55", cancelled: true },
    ],
  });
};

interface StageProps {
  readonly step?: CaseAddress["step"];
  readonly nobody?: boolean;
  /** A booking instead of a travel request. */
  readonly bookingNo?: string;
  /** The request is longer than the window. */
  readonly tall?: boolean;
}

const Stage = ({ step, nobody = false, bookingNo, tall = false }: StageProps) => {
  const [address, setAddress] = useState<CaseAddress>({
    ...(bookingNo === undefined
      ? { travelRequestId: nobody ? 999_999 : (world.cases.all()[0]?.travelRequestId ?? 0) }
      : { bookingNo, vCode: "NWT" }),
    ...(step ? { step } : {}),
  });
  return (
    <StoryApp role={role} path="/dashboard/casemgmt/case-details">
      <main style={{ blockSize: "100dvh" }}>
        <CaseDetailsScreen
          address={address}
          onAddressChange={setAddress}
          renderRequest={(id) => <p style={tall ? { minBlockSize: "150dvh" } : {}}>Travel request {id}</p>}
          renderTrip={({ bookingNo }) => <p>Trip {bookingNo}</p>}
        />
      </main>
    </StoryApp>
  );
};

const meta = {
  title: "Cases/Case Details",
  component: Stage,
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld()],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = {};

export const ClosingTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Close Case" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Close Case" }));
    await expect(await dialog.findByText("Please write a few words.")).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /Closing comment/ }), "All is well");
    await userEvent.click(dialog.getByRole("button", { name: "Close Case" }));
    await expect(await canvas.findByRole("button", { name: "Reopen Case" })).toBeVisible();
    await expect(await canvas.findByText("Case closed: All is well")).toBeVisible();
    // What closed it is no reason to reopen it.
    await userEvent.click(canvas.getByRole("button", { name: "Reopen Case" }));
    const again = within(await screen.findByRole("dialog", { name: "Reopen Case" }));
    await expect(again.getByRole("textbox", { name: /Reason/ })).toHaveValue("");
    await userEvent.type(again.getByRole("textbox", { name: /Reason/ }), "Not yet");
    // What closed it stands in its facts while it is closed, and in its history ever after.
    await expect(canvas.getByText("Closing comment")).toBeVisible();
    await userEvent.click(again.getByRole("button", { name: "Reopen Case" }));
    await expect(await canvas.findByText("Case reopened: Not yet")).toBeVisible();
    await expect(canvas.queryByText("Closing comment")).toBeNull();
    await expect(canvas.getByText("Case closed: All is well")).toBeVisible();
  },
};

// CMT-13
export const AssigningTest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picker = await canvas.findByRole("combobox", { name: "Assigned to" });
    await waitFor(() => expect(within(picker).getAllByRole("option").length).toBeGreaterThan(2));
    const other = within(picker)
      .getAllByRole<HTMLOptionElement>("option")
      .find((option) => option.value !== "" && option.value !== (picker as HTMLSelectElement).value);
    if (!other) throw new Error("There is nobody else.");
    await userEvent.selectOptions(picker, other.value);
    // Whoever works for another vendor cannot see the case.
    await expect(within(picker).queryByRole("option", { name: "Operator Vendor Demo" })).toBeNull();
    await expect(await canvas.findByText(`Assigned to ${other.value}`)).toBeVisible();
    await waitFor(() => expect(picker).toBeEnabled());
    await userEvent.selectOptions(picker, "Not assigned");
    await expect(await canvas.findByText(`No longer assigned to ${other.value}`)).toBeVisible();
    await waitFor(() => expect(picker).toHaveDisplayValue("Not assigned"));
  },
};

const trouble = { flight: "DL 2265", from: "BOS", to: "DTW", kind: "DELAYED", minutes: 190 } as const;

/** A case that a late flight opened, and what became of it and its trip. */
const disrupted = (made: MockWorld): void => {
  withFlights(made);
  const first = made.cases.all()[0];
  if (!first) return;
  const at = (minutes: number): number => moment - minutes * 60;
  made.cases.change(first.id, {
    trouble,
    createdAt: at(60),
    history: [
      { action: "CHOSEN", userid: "TRAVELLER", at: at(5), note: "DL 4880" },
      { action: "LINK_SENT", userid: "", at: at(58), note: "", trouble },
      { action: "OPENED", userid: "", at: at(60), note: "" },
      { action: "DISRUPTED", userid: "", at: at(60), note: "", trouble },
      { action: "PUBLISHED", userid: "operator-4", at: at(3000), note: "2" },
      { action: "PUBLISHED", userid: "operator-4", at: at(3050), note: "1" },
    ],
  });
};

export const Disrupted: Story = { args: { step: "trips" }, loaders: [inWorld({}, disrupted)] };
export const DisruptedPhone: Story = { ...Disrupted, globals: { viewport: { value: "phone" } } };
export const DisruptedFrench: Story = { ...Disrupted, globals: { language: "fr", theme: "dark" } };

/** What opened a case stands in its facts (CMT-28), and what became of its trip beside them (CMT-29). */
export const DisruptedTest: Story = {
  ...Disrupted,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByText("Initial comment")).nextSibling).toHaveTextContent(
      "Delayed 3 h 10: DL 2265 BOS → DTW",
    );
    await expect(canvas.getByText("Created at").nextSibling).toHaveTextContent("2026-11-20 4:12 PM UTC");
    const activity = within(canvas.getByRole("region", { name: "Activity" }));
    // It is seen at once, however long what the case is about may be.
    await expect(canvas.getByText("Trip 60422031").getBoundingClientRect().top).toBeGreaterThan(
      activity.getByText("Alternative flight chosen: DL 4880").getBoundingClientRect().bottom,
    );
    await expect(activity.getByText("2026-11-20 5:07 PM UTC, the traveller")).toBeVisible();
    await expect(activity.getByText("DL 2265: link sent to the traveller")).toBeVisible();
    await userEvent.click(activity.getByRole("button", { name: "Show all 6" }));
    await expect(activity.getByText("Delayed 3 h 10: DL 2265 BOS → DTW")).toBeVisible();
    await expect(activity.getByRole("link", { name: "Version 2 of the itinerary published" })).toBeVisible();
    await userEvent.click(activity.getByRole("button", { name: "Show fewer" }));
    await expect(activity.queryByText("Version 2 of the itinerary published")).toBeNull();
  },
};

/** Who writes from a case writes to whom it shows (MSG-19). */
export const WritingTest: Story = {
  ...Disrupted,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const to = async (name: string) =>
      new URL((await canvas.findByRole("link", { name })).getAttribute("href") ?? "", location.href).searchParams;
    await expect((await to("Send SMS")).get("to")).toBe("+14045550173");
    await expect((await to("Send Email")).get("to")).toBe(world.cases.all()[0]?.travellerEmail);
    await expect((await to("Send Email")).get("bookingNo")).toBe("60422031");
  },
};

/** What the reader may not see is filled in nowhere: the server knows who is meant (MSG-19, MSG-20). */
export const MaskedTest: Story = {
  args: { step: "trips" },
  loaders: [
    inWorld({}, (made) => {
      withFlights(made);
      const first = made.cases.all()[0];
      if (first) made.cases.change(first.id, { phone: "•••32", travellerEmail: "m•••@g•••.example" });
    }),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("•••32")).toBeVisible();
    for (const name of ["Send SMS", "Send Email"])
      await expect(canvas.getByRole("link", { name }).getAttribute("href")).toMatch(/[?&]to=traveller&/);
  },
};

export const Segments: Story = { args: { step: "segments" }, loaders: [inWorld({}, withFlights)] };

export const SegmentsTest: Story = {
  ...Segments,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /DL 4872/ }));
    await expect(canvas.getByRole("button", { name: /DL 4872/ })).toHaveAttribute("aria-pressed", "true");
    // Above the comments stands which flight they are about.
    const about = within(canvas.getByRole("region", { name: "Comments" }));
    await expect(await about.findByText("DL 4872, DTW → RST")).toBeVisible();
    // How each step stands is said, and seen: what went wrong, what was made.
    await expect(canvas.getByRole("button", { name: /^Segments \(needs attention\)/ })).toHaveAttribute(
      "aria-current",
      "step",
    );
    await expect(canvas.getByRole("button", { name: /^Travel Request \(done\)/ }).querySelector("svg")).not.toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: /^Trips \(done\)/ }));
    await expect(await canvas.findByText("Trip 60422031")).toBeVisible();
  },
};

export const NoTrips: Story = { args: { step: "trips" } };

export const NoTripsTest: Story = {
  ...NoTrips,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No trips available.")).toBeVisible();
  },
};

export const NotThere: Story = { args: { nobody: true } };

export const NotThereTest: Story = {
  ...NotThere,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("The case cannot be found.")).toBeVisible();
  },
};

export const NoCaseYet: Story = { args: { bookingNo: "69000014" } };

/** A booking without a case has one when somebody opens it, with why (CMT-2). */
export const OpeningTest: Story = {
  ...NoCaseYet,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("There is no case of booking 69000014.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Open Case" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Initial comment/ }), "Missed connection");
    await userEvent.click(dialog.getByRole("button", { name: "Open Case" }));
    await expect(await canvas.findByText("Missed connection")).toBeVisible();
    await expect(world.cases.all().at(-1)).toMatchObject({
      bookingNo: "69000014",
      initialComment: "Missed connection",
    });
  },
};

/** Of a booking that nobody knows, the booking is said to be missing, not the case. */
export const OpeningUnknownTest: Story = {
  args: { bookingNo: "69000015" },
  loaders: [inWorld({ failing: { "cases.open": "NOT_FOUND" } })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Open Case" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Initial comment/ }), "Missed connection");
    await userEvent.click(dialog.getByRole("button", { name: "Open Case" }));
    await waitFor(() => expect(screen.getByText("There is no booking 69000015.")).toBeVisible());
    await expect(screen.queryByText("The case cannot be found.")).toBeNull();
  },
};

export const FrenchPhone: Story = { globals: { viewport: { value: "phone" }, language: "fr" } };

// CMT-30
export const PhoneCommentsTest: Story = {
  globals: { viewport: { value: "phone" } },
  args: { tall: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = within(await canvas.findByRole("navigation", { name: "On this page" }));
    const box = await canvas.findByRole("region", { name: "Comments" });
    await expect(box.getBoundingClientRect().top).toBeGreaterThan(innerHeight);
    await userEvent.click(bar.getByRole("button", { name: /^Comments/ }));
    await waitFor(() => expect(box.getBoundingClientRect().top).toBeLessThan(innerHeight * 0.75));
    await expect(box.parentElement).toHaveFocus();
    await waitFor(() => expect(bar.getByRole("button", { name: /^Comments/ })).toHaveAttribute("aria-current"));
    // The bar is still there, and covers nothing of it.
    await expect(bar.getByRole("button", { name: "Activity" })).toBeVisible();
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bar.getByRole("button", { name: "Activity" }).getBoundingClientRect().bottom,
    );
    await userEvent.click(bar.getByRole("button", { name: "Travel Request" }));
    await waitFor(() => expect(canvas.getByText(/^Travel request \d/).getBoundingClientRect().top).toBeLessThan(120));
  },
};
