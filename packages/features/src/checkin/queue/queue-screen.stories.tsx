import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { hardCodedTexts } from "../../app/story-text.ts";
import { whenIdle } from "../../app/story-idle.ts";
import { callsOf, grid, message, rail, rowOf } from "../stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Queue screen",
  component: QueueStage,
  args: { role: "OPERATOR", search: {}, onSearchChange: fn() },
  loaders: [inWorld({ checkIns: fewCheckIns })],
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An operator at the first visit: next assignment is on by default, so the first unit comes by itself. */
export const Success: Story = {};

/** QUE-10: while it is enabled the next assignment comes by itself, and no note says to press what does nothing. */
export const SuccessTest: Story = {
  ...Success,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    await expect(canvas.getByRole("grid", { name: "Check-ins: Assigned Checkins" })).toBeVisible();
    await expect((await grid(canvasElement)).querySelectorAll("[role=rowheader]")).toHaveLength(2);
    await message("K7XQ2M is yours: 2 check-ins");
    await waitFor(() => expect(callsOf("checkin.assignments.next")).toHaveLength(1));
    await waitFor(() => expect(canvas.getByText("Next assignment is enabled")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("page 1")).toBeVisible());
    await waitFor(() => expect(canvas.getByText("Counters updated 17:12:07 IST · 06:42:07 EST")).toBeVisible());
    // Nobody is told to press what does nothing.
    await waitFor(() => expect(canvas.getByText("Next assignment comes by itself")).toBeVisible());
    await expect(canvas.queryByRole("button", { name: "Start Next Assignment" })).toBeNull();
    await expect(canvas.queryByText("Click Start Next Assignment to resume work.")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Going On Break" })).not.toHaveAttribute("aria-disabled");
    await expect(
      within(await grid(canvasElement)).getByRole("columnheader", { name: /^Closes in · departs/ }),
    ).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.queryByRole("button", { name: "Release Atmn" })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByText("Operators must switch to the production agent executable.")).toBeVisible(),
    );
    await waitFor(() =>
      expect(within(rail(canvasElement)).getByRole("button", { name: "Assigned Checkins 2" })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
    await expect(within(rail(canvasElement)).queryByText("Re-QC")).toBeNull();
  },
};

/** Everything an administrator may see, on a working day's queue. */
export const AdminAllFilters: Story = {
  args: { role: "ADMIN", search: { view: "pool" } },
  loaders: [inWorld({ enabled: false })],
};

export const AdminAllFiltersTest: Story = {
  ...AdminAllFilters,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const views = within(rail(canvasElement));
    for (const label of [
      "Assigned Checkins",
      "All available",
      "Waiting for",
      "Less than 1 Hour",
      "1 Hour to less than 2 Hour",
      "2 Hour to less than 4 Hour",
      "More than 4 Hours",
      "PNRs with Multiple Checkins",
      "PNRs with Single Checkins",
      "Air Asia",
      "Vueling",
      "Wizz",
      "In Checkin Pool",
      "BP Attached",
      "BP Not Attached",
      "Disposed",
      "Eligible for Checkin",
      "Waiting for Automation",
      "Eligible for Disposal",
      "Disposition Completed",
      "Status 1 Without BP",
      "Attached BP",
      "Status 2,3,4",
      "Status 2,3,4 for PC, D7, XJ, 5J, VF, AS, AV, TK",
    ])
      await expect(views.getByText(label)).toBeInTheDocument();
    await expect(
      await views.findByRole("button", { name: /^2 Hour to less than 4 Hour \d+, waiting too long$/ }),
    ).toBeVisible();
    await expect(views.getByRole("button", { name: /^PNRs with Multiple Checkins \d+ \(\d+\)$/ })).toBeEnabled();
    await expect(views.getByRole("button", { name: /^PNRs with Single Checkins/ })).toBeDisabled();
    await within(await grid(canvasElement)).findAllByRole("rowheader");

    await userEvent.click(views.getByRole("button", { name: /^Wizz/ }));
    await expect(await canvas.findByRole("grid", { name: "Check-ins: Wizz" })).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "wizz" });
  },
};

/** An operator of a vendor: own rows, and the views that take no further permission. */
export const VendorOperator: Story = {
  args: { role: "OPERATOR_VENDOR", search: { view: "available" } },
  loaders: [inWorld({ enabled: false })],
};

export const VendorOperatorTest: Story = {
  ...VendorOperator,
  play: async ({ canvasElement }) => {
    const rows = await within(await grid(canvasElement)).findAllByRole("rowheader");
    const shown = new Set(rows.map((cell) => cell.textContent));
    const foreign = world()
      .rows()
      .filter(({ vendor }) => vendor !== "NWT");
    await expect(foreign.length).toBeGreaterThan(0);
    await expect(foreign.filter(({ pnr }) => shown.has(pnr))).toEqual([]);
    for (const hidden of ["Status", "Airlines", "Re-QC", "PNRs with Multiple Checkins"])
      await expect(within(rail(canvasElement)).queryByText(hidden)).toBeNull();
  },
};

export const Loading: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ slow: { "*": "infinite" } })],
};

/** UI-12 */
export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("progressbar", { name: "Loading" })).toBeInTheDocument();
    await expect(await grid(canvasElement)).toHaveAttribute("aria-busy", "true");
    // Until the server has said something the toggle is what this device remembers: on.
    await expect(within(canvasElement).getByText("Next assignment is enabled")).toBeVisible();
  },
};

export const ListFails: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false, failing: { "checkin.list": "LOOKUP_FAILED" } })],
};

/** UI-12 */
export const ListFailsTest: Story = {
  ...ListFails,
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByText("Failed to fetch checkin data.");
    world().mend("checkin.list");
    const frame = alert.closest<HTMLElement>("[role=alert]") ?? canvasElement;
    await userEvent.click(within(frame).getByRole("button", { name: "Try again" }));
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
    await expect(within(canvasElement).queryByText("Failed to fetch checkin data.")).toBeNull();
  },
};

/** What stood there stays when a later reading fails (UI-12). */
export const ListFailsLater: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "NOVAK, Ana");
    world().fail("checkin.list", "NETWORK");
    await userEvent.keyboard("r");
    await expect(await within(canvasElement).findByText("Failed to fetch checkin data.")).toBeVisible();
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toBeVisible();
  },
};

export const NoPermission: Story = {
  args: { role: "BILLING" },
  loaders: [whenIdle(inWorld())],
};

export const NoPermissionTest: Story = {
  ...NoPermission,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("You have no permission for the check-in queue")).toBeVisible();
    await expect(world().calls.filter(({ call }) => /^(checkin|boardingPasses)\./.test(call))).toEqual([]);
  },
};

/** Others work while one reads: numbers and rows change, selection and focus stay. */
export const LiveChange: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await rowOf(canvasElement, "P3RDNL");
    await userEvent.click(within(row).getByText("OKAFOR, Chidi"));
    await waitFor(() => expect(row).toHaveAttribute("aria-selected", "true"));
    const focused = document.activeElement;
    await waitFor(() =>
      expect(within(rail(canvasElement)).getByRole("button", { name: "All available 5" })).toBeVisible(),
    );

    world().change(5, { _lock: { userid: "operator-2", lockedAt: world().now() } });
    await waitFor(async () => expect(await rowOf(canvasElement, "M0VWY5")).toHaveTextContent("operator-2"));
    world().remove(4);
    await waitFor(() => expect(canvas.queryByText("ZQ81KT")).toBeNull());
    await waitFor(() =>
      expect(within(rail(canvasElement)).getByRole("button", { name: "All available 4" })).toBeVisible(),
    );

    await expect(await rowOf(canvasElement, "P3RDNL")).toHaveAttribute("aria-selected", "true");
    await expect(document.activeElement).toBe(focused);
    await expect(canvas.getAllByText("1 selected")[0]).toBeVisible();
  },
};

/** QUE-9 */
export const NotesDismissed: Story = {
  play: async ({ canvasElement }) => {
    const notes = await within(canvasElement).findByRole("complementary", { name: "Notes for operators" });
    await userEvent.click(within(notes).getByRole("button", { name: "Dismiss the notes for this session" }));
    await waitFor(() => expect(notes).not.toBeInTheDocument());
    await expect(sessionStorage.getItem("gatehouse.checkin.notes")).toBe("dismissed");
  },
};

export const French: Story = {
  globals: { language: "fr" },
};

export const FrenchTest: Story = {
  ...French,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "NOVAK, Ana");
    await expect(canvas.getByRole("button", { name: "Partir en pause" })).toBeVisible();
    await expect(canvas.getByText("L’attribution suivante est activée")).toBeVisible();
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toHaveTextContent("12 min");
  },
};

/** Every text is in a catalogue: what is left without accents is data. */
export const Pseudo: Story = {
  args: { role: "ADMIN", search: { view: "disposed", expired: true } },
  globals: { language: "en-XA" },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "B9HCQJ");
    const data = [
      /^[A-Z0-9]{2,6}$/,
      /^[A-Z]{3}→[A-Z]{3}$/,
      /\p{Lu}[\p{Lu} ]+, \p{L}+/u,
      /operator-\d|AUTOMATION|SYSTEM/,
      /Northwind Travel/,
      /^\d{4}-/,
      /\d\s(IST|EST|EDT)/,
    ];
    await waitFor(() => expect(hardCodedTexts(canvasElement, data)).toEqual([]));
  },
};

export const Dark: Story = {
  args: { role: "ADMIN", search: { view: "pool" } },
  globals: { theme: "dark" },
  loaders: [inWorld({ enabled: false })],
};

export const DarkTest: Story = {
  ...Dark,
  play: async ({ canvasElement }) => {
    await expect((await within(await grid(canvasElement)).findAllByRole("rowheader"))[0]).toBeVisible();
  },
};

/** At 1366 × 768 with the shell around it, fourteen rows and more can be seen (QUE-15). */
export const Laptop: Story = {
  args: { role: "ADMIN", search: { view: "pool" } },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld({ enabled: false })],
  decorators: [
    (Story) => (
      // As much as the shell leaves: 232 px of navigation and 48 px of bar.
      <div style={{ inlineSize: 1366 - 232, blockSize: 768 - 48, overflow: "hidden", display: "grid" }}>
        <Story />
      </div>
    ),
  ],
};

export const LaptopTest: Story = {
  ...Laptop,
  play: async ({ canvasElement }) => {
    const scroller = await grid(canvasElement);
    await within(scroller).findAllByRole("rowheader");
    const { top, bottom } = scroller.getBoundingClientRect();
    const head = within(scroller).getAllByRole("columnheader")[0] as HTMLElement;
    const room = Math.min(bottom, top + scroller.clientHeight) - head.getBoundingClientRect().bottom;
    await expect(Math.floor(room / 36)).toBeGreaterThanOrEqual(14);
    // Selecting takes no row away.
    await userEvent.click(within(scroller).getByRole("checkbox", { name: "Select all rows on this page" }));
    await expect((await within(canvasElement).findAllByText("50 selected"))[0]).toBeVisible();
    await expect(Math.floor((scroller.clientHeight - head.clientHeight) / 36)).toBeGreaterThanOrEqual(14);
    // The most important of each row is there without scrolling sideways.
    for (const name of [/^PNR/, /^Passenger/, /^Flight/, /^Route/, /^Closes in/, /^Current state/])
      await expect(
        within(scroller).getByRole("columnheader", { name }).getBoundingClientRect().right,
      ).toBeLessThanOrEqual(scroller.getBoundingClientRect().right);
    // Names are whole, not only there.
    const names = [...scroller.querySelectorAll<HTMLElement>("[data-row] [data-column=passenger]")].flatMap((cell) => [
      cell,
      ...cell.querySelectorAll<HTMLElement>("*"),
    ]);
    await expect(names.length).toBeGreaterThan(14);
    for (const { scrollWidth, clientWidth, textContent } of names)
      await expect([textContent, clientWidth === 0 || scrollWidth <= clientWidth]).toEqual([textContent, true]);
    // So is the automation status, up to the buttons that stay at the edge.
    const edge = within(scroller).getByRole("columnheader", { name: "Open BP" }).getBoundingClientRect().left;
    await expect(
      within(scroller).getByRole("columnheader", { name: "Automation status" }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(edge);
  },
};

/** The rail folds to a menu, and buttons stay reachable. */
export const Phone: Story = {
  args: { role: "ADMIN" },
  globals: { viewport: { value: "phone" } },
};

export const PhoneTest: Story = {
  ...Phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("navigation", { name: "Queue views" })).toBeNull();
    const views = canvas.getByRole("combobox", { name: "Queue views" });
    await userEvent.selectOptions(views, "available");
    const row = await rowOf(canvasElement, "P3RDNL");
    // The most important of a row, without scrolling sideways.
    for (const text of ["closes in 30 min", "OKAFOR, Chidi", "Eligible for Checkin", "VY"]) {
      const { right } = within(row).getByText(text).getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    // Rarely used buttons and the searches unfold.
    await expect(canvas.queryByRole("button", { name: "Self Assign Task" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More actions" }));
    await expect(canvas.getByRole("button", { name: "Self Assign Task" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Search the queue" }));
    await expect(canvas.getByRole("textbox", { name: "PNR Search" })).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
