import { createCheckIn, createMockWorld, type MockWorld, type MockWorldOptions } from "@gatehouse/api/mocks";
import type { Role } from "@gatehouse/domain/access";
import type { CheckIn } from "@gatehouse/domain/checkin";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryAddress } from "../../app/story-address.tsx";
import { ClockContext } from "../../app/time/index.ts";
import { parseBoardSearch } from "./board-search.ts";
import { TripsBoardScreen } from "./trips-board-screen.tsx";

const moment = Date.UTC(2026, 10, 20, 11, 42, 7) / 1000;
const clock = () => moment;
const onSearchChange = fn();
let world: MockWorld;

const minute = 60;
const hour = 60 * minute;

const passed = { pass: { dmscode: "d_1" } };

/** A day and a half of flights, with the odd ones among them. */
const flights = (now: number): readonly CheckIn[] => {
  const rows = [
    { departsIn: 38 * minute, currentState: "DISPOSITION_COMPLETED", ...passed, passenger: ["Chidi", "Okafor"] },
    { departsIn: 68 * minute, airline: "AF", passenger: ["Camille", "Dubois"] },
    { departsIn: 2 * hour, currentState: "WAITING_FOR_AUTOMATION", airline: "AZ", passenger: ["Marco", "Bianchi"] },
    { departsIn: 3.5 * hour, currentState: "APPROVED", ...passed, airline: "DY", passenger: ["Åsa", "Lindqvist"] },
    { departsIn: 5 * hour, pnr: "NOV4KS", bookingNo: "60418827", airline: "W6", passenger: ["Ana", "Novak"] },
    { departsIn: 5 * hour, pnr: "NOV4KS", bookingNo: "60418827", airline: "W6", passenger: ["Luka", "Novak"] },
    { departsIn: 9 * hour, vendor: "BRK", airline: "UA", passenger: ["Tomasz", "Wójcik"] },
    { departsIn: 20 * hour, currentState: "ELIGIBLE_FOR_DISPOSAL", ...passed, passenger: ["Haruto", "Tanaka"] },
    { departsIn: 30 * hour, currentState: "NEW", vendor: "BRK", airline: "LO", passenger: ["Zofia", "Wojcik"] },
    { departsIn: 46 * hour, currentState: "NEW", bookingNo: "60422031", airline: "DL", passenger: ["Priya", "Raman"] },
    { departsIn: 49 * hour, currentState: "NEW", bookingNo: "60999999", passenger: ["Too", "Early"] },
  ] as const;
  return rows.map(({ passenger: [firstname, lastname], ...row }, index) =>
    createCheckIn(now, {
      checkInId: index + 1,
      pnr: `AB${index}CDE`,
      bookingNo: String(60_420_000 + index),
      flightnum: String(1100 + 7 * ("airline" in row && row.airline === "W6" ? 4 : index)),
      ...row,
      airline: { iata: "airline" in row ? row.airline : "VY" },
      passenger: { firstname, lastname },
    }),
  );
};

/** The family's booking is one that has an itinerary. */
const tripOf = ({ bookingNo }: CheckIn): Partial<CheckIn> =>
  bookingNo === "60418827" ? { bookingNo: "ALD-70344", vendor: "ALD" } : {};

const inWorld =
  (options: MockWorldOptions = {}) =>
  ({ args, msw }: { readonly args: { readonly role?: Role }; readonly msw?: unknown }): Record<string, never> => {
    world = createMockWorld({ role: args.role ?? "CRM_OPERATOR", now: clock, checkIns: flights, ...options });
    (msw as { use: (...handlers: MockWorld["handlers"]) => void }).use(...world.handlers);
    return {};
  };

const disrupted = {
  board: { cancelled: ["60418827"], choices: { "60418827": "asked", "60422031": "chosen" } },
} as const;

interface StageProps {
  readonly role: Role;
  readonly search: Readonly<Record<string, unknown>>;
}

const Stage = ({ role, search }: StageProps) => (
  <ClockContext value={clock}>
    <StoryAddress
      role={role}
      path="/dashboard/trips/next-48-hours"
      start={parseBoardSearch(search)}
      onSearchChange={onSearchChange}
    >
      {(shown, change) => <TripsBoardScreen search={shown} onSearchChange={change} />}
    </StoryAddress>
  </ClockContext>
);

const meta = {
  title: "Trips/Next 48 Hours",
  component: Stage,
  args: { role: "CRM_OPERATOR", search: {} },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld(disrupted)],
  beforeEach: () => void onSearchChange.mockClear(),
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Whoever sees check-ins opens one from its flight; the own vendor's flights are all there are. */
export const OperatorOfAVendor: Story = { args: { role: "OPERATOR_VENDOR" } };

export const Dark: Story = { globals: { theme: "dark" } };

export const French: Story = { globals: { language: "fr" } };

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

/** UI-16: on a phone vendor, airline and search fold behind a button that says how many are set. */
export const PhoneFiltersTest: Story = {
  args: { search: { airline: "TP", text: "69" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filters = await canvas.findByRole("button", { name: "Filters , 2 set" });
    await expect(filters).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("combobox", { name: "Airline" })).toBeNull();
    // Those beside it keep to one row, which scrolls by itself.
    const cuts = within(canvas.getByRole("group", { name: "Which flights" })).getAllByRole("button");
    await expect(new Set(cuts.map((cut) => cut.offsetTop)).size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    filters.focus();
    await userEvent.keyboard("{Enter}");
    await expect(filters).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Airline" }), "");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ text: "69" });
    await userEvent.click(filters);
    await expect(canvas.queryByRole("combobox", { name: "Airline" })).toBeNull();
  },
};

export const Loading: Story = { loaders: [inWorld({ slow: { "tripsBoard.upcoming": "infinite" } })] };

export const Failed: Story = { loaders: [inWorld({ failing: { "tripsBoard.upcoming": "INTERNAL_SERVER_ERROR" } })] };

export const Empty: Story = { loaders: [inWorld({ checkIns: [] })] };

export const NothingFound: Story = { args: { search: { text: "99999" } } };

const rowOf = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).findByRole("row", { name }, { timeout: 5000 });

// TRP-30, TRP-33, TRP-34
export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const family = within(await rowOf(canvasElement, /Ana Novak/));
    await expect(family.getByText("in 5 h 00")).toBeVisible();
    await expect(family.getByText("+1")).toBeVisible();
    await expect(family.getAllByText("Cancelled")).toHaveLength(2);
    await expect(family.getByText("Asked")).toBeVisible();
    await expect(canvas.getByText("9 flights, 10 travellers")).toBeVisible();
    await expect(canvas.getByText("Next 6 hours")).toBeVisible();
    const soon = within(await rowOf(canvasElement, /Camille Dubois/));
    await expect(soon.getByText("8 min")).toBeVisible();
    await expect(within(await rowOf(canvasElement, /Åsa Lindqvist/)).getByText("Boarding pass is there")).toBeVisible();
    await expect(canvas.queryByText(/Early/)).toBeNull();
    const chosen = within(await rowOf(canvasElement, /Priya Raman/));
    await expect(chosen.getByRole("link", { name: "Chosen flight of booking 60422031" })).toHaveAttribute(
      "href",
      "/dashboard/fsb/chosen",
    );
  },
};

/** Where there is an itinerary the booking leads to it; elsewhere, and for who makes no trips, it is no link (TRP-37). */
export const TripLinkTest: Story = {
  loaders: [inWorld({ checkIns: (now) => flights(now).map((row) => ({ ...row, ...tripOf(row) })) })],
  play: async ({ canvasElement }) => {
    const family = within(await rowOf(canvasElement, /Ana Novak/));
    await expect(family.getByRole("link", { name: "Trip of booking ALD-70344, opens in a new tab" })).toHaveAttribute(
      "href",
      "/dashboard/my-trips/view-trips-details?data=ALD-70344&vendorCode=ALD&type=itinerary",
    );
    const other = within(await rowOf(canvasElement, /Camille Dubois/));
    await expect(other.queryByRole("link", { name: /^Trip of booking/ })).toBeNull();
  },
};

// TRP-31
export const FiltersTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, /Ana Novak/);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Vendor" }), "BRK");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ vendor: "BRK" });
    await expect(await canvas.findByText("2 flights, 2 travellers")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Airline" }), "UA");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ vendor: "BRK", airline: "UA" });
    await expect(await canvas.findByText("1 flight, 1 traveller")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Vendor" }), "");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Airline" }), "");
    await userEvent.click(canvas.getByRole("button", { name: /^Disrupted/ }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ disrupted: true });
    await expect(await canvas.findByText("2 flights, 3 travellers")).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", { name: "E-mail or booking" }), "60420000{Enter}");
    await expect(onSearchChange).toHaveBeenLastCalledWith({ disrupted: true, text: "60420000" });
    await userEvent.click(await canvas.findByRole("button", { name: "Show all" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({});
    await rowOf(canvasElement, /Ana Novak/);
  },
};

/** What goes on in chats is shown beside their flights, and can be looked at alone; it follows what is said (TRP-44). */
export const ChatTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await rowOf(canvasElement, /Ana Novak/);
    const link = within(row).getByRole("link", { name: "Chat about booking 60418827: connected" });
    await expect(link).toHaveAttribute("href", "/dashboard/chat");
    await expect(canvas.getByRole("button", { name: "Unread 0" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Connected 1" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ connected: true });
    await expect(await canvas.findByText("1 flight, 2 travellers")).toBeVisible();
    const [room] = world.chats.rooms();
    world.chats.say(room?.id ?? "", { side: "TRAVELLER", message: "Are you there?" });
    await within(await rowOf(canvasElement, /Ana Novak/)).findByRole(
      "link",
      { name: "Chat about booking 60418827: connected, 1 unread" },
      { timeout: 5000 },
    );
  },
};

/** Check-in that closes within the hour can be looked at alone (TRP-31). */
export const ClosingTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, /Ana Novak/);
    await userEvent.click(canvas.getByRole("button", { name: "Check-in closes within 1 h 1" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({ closing: true });
    await expect(await canvas.findByText("1 flight, 1 traveller")).toBeVisible();
    await rowOf(canvasElement, /Camille Dubois/);
    await userEvent.click(canvas.getByRole("button", { name: "All" }));
    await expect(onSearchChange).toHaveBeenLastCalledWith({});
  },
};

/** The strip says in words what it shows (TRP-45). */
export const StripTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, /Ana Novak/);
    const strip = within(canvasElement).getByRole("figure", { name: "Departures by hour" });
    const told = within(strip)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    await expect(told.slice(0, 2)).toEqual(["In 0 to 6 hours: 5 flights, 1 disrupted", "In 6 to 12 hours: 1 flight"]);
    await expect(strip.querySelectorAll("[data-hour]")).toHaveLength(48);
    await expect(strip.querySelector('[data-hour="4"]')).toHaveAttribute("title", "in 4 h: 1 flight");
  },
};

/** A booking with a comment that the reader has not seen has a mark as soon as it is written (TRP-43). */
export const NewCommentTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Ana Novak/);
    await expect(within(row).queryByText("New comment")).toBeNull();
    world.cases.change(2, { bookingNo: "60418827" });
    world.cases.say({
      caseId: 2,
      kind: "TR",
      audience: "external",
      segmentId: 0,
      html: "<p>When do we leave?</p>",
      at: moment,
      by: "traveller",
      name: "Ana Novak",
      role: "TRAVELLER",
      alias: "",
    });
    await expect(await within(row).findByText("New comment", {}, { timeout: 5000 })).toBeInTheDocument();
  },
};

// TRP-35
export const CancelledMeanwhileTest: Story = {
  loaders: [inWorld()],
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /Ana Novak/);
    await expect(within(row).queryByText("Cancelled")).toBeNull();
    await waitFor(
      () => {
        world.board.cancel("60418827");
        return expect(within(row).queryAllByText("Cancelled")).toHaveLength(2);
      },
      { timeout: 8000, interval: 500 },
    );
    await expect(within(canvasElement).getByRole("button", { name: "Disrupted 1" })).toBeVisible();
  },
};

// PRO-12
export const ProfileLinkTest: Story = {
  ...Default,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, /Ana Novak/);
    const [link] = await within(canvasElement).findAllByRole("link", { name: /^Profile of / });
    await expect(link?.getAttribute("href")).toMatch(/^\/dashboard\/traveler-profile\?traveller=[0-9a-f-]{36}$/);
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("The flights could not be read")).toBeVisible();
    world.mend("tripsBoard.upcoming");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await rowOf(canvasElement, /Chidi Okafor/);
  },
};

/** Long names, and check-ins of a family that stand differently. */
const longNames = (now: number): readonly CheckIn[] =>
  [
    ["Santiago", "Rodríguez", "Inés"],
    ["Kristine", "Sørensen", "Mads"],
    ["Valentina", "Gómez Ruiz"],
    ["Noor", "Abdulrahman", "Layla"],
  ].flatMap(([first = "", lastname = "", ...others], index) =>
    [first, ...others].map((firstname, place) =>
      createCheckIn(now, {
        checkInId: 10 * index + place + 1,
        departsIn: (23 + index) * hour + 45 * minute,
        currentState: place === 0 ? "ELIGIBLE_FOR_DISPOSAL" : "APPROVED",
        ...passed,
        pnr: `LNG${index}AB`,
        bookingNo: String(60_430_000 + index),
        flightnum: String(8811 + index),
        passenger: { firstname, lastname },
      }),
    ),
  );

const sideways = (element: Element): number => element.scrollWidth - element.clientWidth;

/** At 1366 × 768 with the shell around it names, times and states are whole, and every column is there (TRP-30). */
export const LaptopTest: Story = {
  globals: { viewport: { value: "laptop" } },
  loaders: [
    inWorld({
      checkIns: longNames,
      board: { cancelled: ["60430000"], choices: { "60430000": "asked", "60430001": "chosen" } },
    }),
  ],
  decorators: [
    (Story) => (
      // As much as the shell leaves: 232 px of navigation and 48 px of bar.
      <div style={{ inlineSize: 1366 - 232, blockSize: 768 - 48, overflow: "hidden", display: "grid" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, /Noor Abdulrahman/);
    const columns = ["when", "traveller", "booking", "state", "disruption"].map((id) => `[data-column=${id}]`);
    const cells = [...canvasElement.querySelectorAll<HTMLElement>(`[data-row] :is(${columns.join()})`)];
    await expect(cells).toHaveLength(4 * columns.length);
    for (const part of cells.flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>("*")]))
      // What is only read aloud is a pixel wide.
      await expect([part.textContent, part.clientWidth <= 1 || sideways(part) <= 0]).toEqual([part.textContent, true]);
    const scroller = within(canvasElement).getByRole("treegrid");
    const edge = scroller.getBoundingClientRect().right;
    for (const head of within(scroller).getAllByRole("columnheader"))
      await expect(head.getBoundingClientRect().right, head.textContent ?? "").toBeLessThanOrEqual(edge);
  },
};

export const FrenchLaptopTest: Story = {
  ...LaptopTest,
  globals: { viewport: { value: "laptop" }, language: "fr" },
  play: async (context) => LaptopTest.play?.(context),
};
