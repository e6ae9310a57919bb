import { createCheckIn } from "@gatehouse/api/mocks/factories";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { grid, message, rowOf } from "../stories/queue-queries.ts";
import { inWorld, QueueStage, world } from "../stories/queue-stage.tsx";
import { fewCheckIns } from "../stories/queue-story-data.ts";

const meta = {
  title: "Check-in/Queue screen, rows",
  component: QueueStage,
  args: { role: "OPERATOR", search: {}, onSearchChange: fn() },
  loaders: [inWorld({ checkIns: fewCheckIns })],
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof QueueStage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A column that stands beyond the edge is drawn once it is scrolled to. */
async function findInGrid(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const scroller = await grid(canvasElement);
  return waitFor(() => {
    const found = within(scroller).queryByRole("button", { name });
    if (found) return found;
    scroller.scrollLeft += 200;
    throw new Error(`${name} is not in view yet`);
  });
}

export const AttachedFilter: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "bp-attached" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
};

export const AttachedFilterTest: Story = {
  ...AttachedFilter,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await rowOf(canvasElement, "T5MMRA");
    await expect(canvas.getByRole("columnheader", { name: /^Need QC/ })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: /^Disposition time UTC/ })).toBeVisible();
    await expect(row).toHaveTextContent("Yes");
    await expect(row).toHaveTextContent("2026-Nov-21 11:32 AM");
    await expect(await rowOf(canvasElement, "H6KPXZ")).toHaveTextContent("No");
  },
};

/** Travellers of one name in one booking: what tells them apart is beside the name and is never cut; messages say it too. */
export const Namesakes: Story = {
  args: { search: { view: "pnr-search", pnr: "QZ4T7W" } },
  loaders: [
    inWorld({
      enabled: false,
      checkIns: (now) => {
        const emma = { firstname: "Emma Charlotte Theodora", lastname: "Featherstonehaugh-Williams" };
        const one = { pnr: "QZ4T7W", bookingNo: "60418999" };
        return [
          createCheckIn(now, {
            ...one,
            checkInId: 41,
            passenger: { ...emma, title: "MS" },
            toldApartBy: { fact: "title", value: "MS" },
          }),
          createCheckIn(now, {
            ...one,
            checkInId: 42,
            passenger: { ...emma, title: "MISS" },
            toldApartBy: { fact: "dateOfBirth", value: "2015-08-20" },
          }),
        ];
      },
    }),
  ],
};

export const NamesakesTest: Story = {
  ...Namesakes,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "MS");
    const scroller = await grid(canvasElement);
    const [ms, born] = [within(scroller).getByText("MS"), within(scroller).getByText("20/08/2015")];
    for (const apart of [ms, born]) {
      const cell = apart.closest("[role=gridcell], td") ?? apart.parentElement;
      await expect(apart.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.getBoundingClientRect().right ?? 0);
    }
    await expect(
      within(scroller).getByRole("checkbox", {
        name: /FEATHERSTONEHAUGH-WILLIAMS, Emma Charlotte Theodora \(MISS, born 20 Aug 2015\)/,
      }),
    ).toBeInTheDocument();
  },
};

/** Rows of travellers whose passport number is known are marked, others are not (QUE-16). */
export const PassportMarkedTest: Story = {
  args: { search: { view: "available" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    await expect(await rowOf(canvasElement, "NOVAK, Ana")).toHaveAttribute("data-tone", "passport");
    await expect(await rowOf(canvasElement, "OKAFOR, Chidi")).not.toHaveAttribute("data-tone");
  },
};

/** Unlink asks first; the row goes where it belongs (BP-17). */
export const Unlink: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "re-qc-attached" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "T5MMRA");
    await userEvent.click(await findInGrid(canvasElement, "Unlink BP of WÓJCIK, Zofia"));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await expect(question).toHaveTextContent("The boarding pass of WÓJCIK, Zofia (T5MMRA) is taken off");
    await userEvent.click(within(question).getByRole("button", { name: "Unlink" }));
    await message("Successfully updated BP status.");
    await expect(await canvas.findByText("There are no check-ins in Re-QC · Attached BP")).toBeVisible();
  },
};

/** A row that has lost its booking number keeps its pass, and says what is missing (BP-17). */
export const UnlinkMissingTest: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "re-qc-attached" } },
  loaders: [inWorld({ enabled: false, checkIns: (now) => fewCheckIns(now).map((row) => ({ ...row, bookingNo: "" })) })],
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "T5MMRA");
    await userEvent.click(await findInGrid(canvasElement, "Unlink BP of WÓJCIK, Zofia"));
    await message("Checkin data missing id, booking number and/or pnr");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(world().calls.some(({ call }) => call === "boardingPasses.unlink")).toBe(false);
  },
};

/** Once the flight has left, the pass stays where it is. */
export const NoUnlinkAfterDeparture: Story = {
  args: { search: { view: "pnr-search", pnr: "H6KPXZ", expired: true } },
  loaders: [
    inWorld({
      enabled: false,
      checkIns: (now) =>
        fewCheckIns(now).map((row) =>
          row.checkInId === 7 ? { ...row, expired: true, dept: { ...row.dept, deptTimeUTCSecs: now - 60 } } : row,
        ),
    }),
  ],
};

export const NoUnlinkAfterDepartureTest: Story = {
  ...NoUnlinkAfterDeparture,
  play: async ({ canvasElement }) => {
    const unlink = await findInGrid(canvasElement, "Unlink BP of SINGH, Harpreet");
    await expect(unlink).toBeDisabled();
    await expect(await findInGrid(canvasElement, "Open BP of SINGH, Harpreet")).toBeEnabled();
  },
};

/** All rows of a unit say who holds it, those too that are settled. */
export const EveryRowOfAHeldUnit: Story = {
  args: { search: { view: "pnr-search", pnr: "K7XQ2M" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
};

export const EveryRowOfAHeldUnitTest: Story = {
  ...EveryRowOfAHeldUnit,
  play: async ({ canvasElement }) => {
    const lockOf = async (name: string) => within(await rowOf(canvasElement, name));
    await expect((await lockOf("NOVAK, Luka")).getByText("Pool")).toBeVisible();
    world().change(1, { _lock: { userid: "operator-7", lockedAt: world().now() } });
    for (const name of ["NOVAK, Ana", "NOVAK, Luka"])
      await expect(await (await lockOf(name)).findByText("operator-7")).toBeVisible();
  },
};

/** The row changed under the reader's hands. */
export const UnlinkStale: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "re-qc-attached" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "T5MMRA");
    const current = {
      ...world()
        .rows()
        .find(({ checkInId }) => checkInId === 6),
      version: 9,
      currentState: "APPROVED",
    };
    world().fail("boardingPasses.unlink", { code: "STALE", data: { current } });
    await userEvent.click(await findInGrid(canvasElement, "Unlink BP of WÓJCIK, Zofia"));
    await userEvent.click(await screen.findByRole("button", { name: "Unlink" }));
    await message(/^WÓJCIK, Zofia changed in the meantime: it is now “Approved”/);
    await waitFor(() => expect(screen.getByText("Failed to update BP status.")).toBeVisible());
  },
};

export const StatusFilter: Story = {
  args: { role: "OPERATOR_ADMIN", search: { view: "re-qc-status-234" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
};

export const StatusFilterTest: Story = {
  ...StatusFilter,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await rowOf(canvasElement, "B9HCQJ");
    await expect(canvas.getByRole("columnheader", { name: /^Reload PNR/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Automation does not check in with LH" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Reload PNR B9HCQJ" }));
    const question = await screen.findByRole("alertdialog", { name: "Are you sure?" });
    await userEvent.click(within(question).getByRole("button", { name: "Reload" }));
    await message("PNR's Reload successful");
    const rows = within(await grid(canvasElement));
    await waitFor(() => expect(rows.queryByText("B9HCQJ")).toBeNull());
    await expect(
      world()
        .rows()
        .find(({ pnr }) => pnr === "B9HCQJ")?.currentState,
    ).toBe("WAITING_FOR_AUTOMATION");
  },
};

/** View Actions by the keyboard: select a row, V, read, Escape (QUE-18). */
export const ActionsPanel: Story = {
  args: { search: { view: "disposed" } },
  globals: { viewport: { value: "laptop" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  parameters: { reach: ["[role=row][aria-selected=false] [role=rowheader]", { keys: "v" }] },
};

export const ActionsPanelTest: Story = {
  ...ActionsPanel,
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, "B9HCQJ");
    await userEvent.click(within(row).getByText("TANAKA, Haruto"));
    await waitFor(() => expect(row).toHaveAttribute("aria-selected", "true"));
    await userEvent.keyboard("v");
    // Its code comes when it is first opened.
    const opened = await screen.findByRole("complementary", { name: "TANAKA, Haruto" }, { timeout: 15_000 });
    await waitFor(() => expect(opened).toHaveFocus());
    // It is seen which row the panel is about.
    await expect(row).toHaveAttribute("aria-current", "true");
    const panel = within(opened);
    const log = within(await panel.findByRole("table"));
    await expect(log.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
      "Action",
      "User ID",
      "Action time",
    ]);
    const newest = within(log.getAllByRole("row")[1] as HTMLElement);
    await expect(newest.getByText("DISPOSED")).toBeVisible();
    await expect(newest.getByText("operator-2")).toBeVisible();
    await expect(newest.getByText("15 minutes ago")).toBeVisible();
    await expect(newest.getByText("2026-Nov-21 11:27 AM UTC")).toBeVisible();
    await expect(panel.getByText("not offered for this flight")).toBeVisible();
    await expect(panel.getByRole("link", { name: "Open page" })).toHaveAttribute(
      "href",
      "/dashboard/checkin/details?pnr=B9HCQJ&bookingNo=60417311",
    );
    // It stays while the reader goes on, and shows where the reader is.
    await userEvent.keyboard("g{ArrowDown}");
    await expect(await screen.findByRole("complementary", { name: "MÜLLER, Jörg" })).toBeVisible();
    const here = document.activeElement;
    await expect(here).toHaveAttribute("role", expect.stringMatching(/cell|rowheader/));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: "MÜLLER, Jörg" })).toBeNull());
    await expect(document.activeElement).toBe(here);
  },
};

/** Without room beside the rows the details lie over them. */
export const ActionsOnAPhone: Story = {
  args: { search: { view: "disposed" } },
  globals: { viewport: { value: "phone" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, "B9HCQJ");
    await userEvent.dblClick(within(row).getByText("TANAKA, Haruto"));
    await expect(await screen.findByRole("dialog", { name: "TANAKA, Haruto" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ActionsFail: Story = {
  args: { search: { view: "available" } },
  loaders: [
    inWorld({ checkIns: fewCheckIns, enabled: false, failing: { "checkin.actions": "INTERNAL_SERVER_ERROR" } }),
  ],
  parameters: { reach: ["[role=row][aria-selected=false] [role=rowheader]", { keys: "v" }] },
};

export const ActionsFailTest: Story = {
  ...ActionsFail,
  play: async ({ canvasElement }) => {
    await rowOf(canvasElement, "P3RDNL");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "View actions of OKAFOR, Chidi" }));
    await message("The audit log could not be read.");
    world().mend("checkin.actions");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect(await screen.findByRole("table")).toBeVisible();
  },
};

/** One pass at a time, in the viewer; the focus returns. */
export const OpenPass: Story = {
  args: { search: { view: "bp-attached" } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await rowOf(canvasElement, "T5MMRA");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select WÓJCIK, Zofia" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select SINGH, Harpreet" }));
    const open = within(row).getByRole("button", { name: "Open BP of WÓJCIK, Zofia" });
    await userEvent.click(open);
    await message("Please select only one row to open BP.");
    await expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select SINGH, Harpreet" }));
    await userEvent.click(open);
    const viewer = await screen.findByRole("dialog", { name: "9-point quality check" }, { timeout: 12_000 });
    await waitFor(() => expect(within(viewer).getByText("Own boarding pass")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Pages, sizes and sorts are in the address and are the server's. */
export const Pages: Story = {
  args: { role: "ADMIN", search: { view: "pool" } },
  loaders: [inWorld({ enabled: false })],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await within(await grid(canvasElement)).findAllByRole("rowheader");
    await userEvent.click(canvas.getByRole("button", { name: "Page 2" }));
    await expect(await canvas.findByText("page 2")).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "pool", page: 1 });
    await userEvent.click(canvas.getByRole("columnheader", { name: /^PNR/ }));
    await waitFor(() => expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "pool", sort: "pnr" }));
    await waitFor(async () => {
      const shown = within(await grid(canvasElement))
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent ?? "");
      await expect(shown).toEqual(shown.toSorted());
    });
  },
};

/** The rows of the last page were worked off by others: the page before it is shown. */
export const PageGone: Story = {
  args: { role: "ADMIN", search: { view: "pool", page: 9 } },
  loaders: [inWorld({ checkIns: fewCheckIns, enabled: false })],
};

export const PageGoneTest: Story = {
  ...PageGone,
  play: async ({ args, canvasElement }) => {
    await expect(await rowOf(canvasElement, "P3RDNL")).toBeVisible();
    await expect(within(canvasElement).getByText("page 1")).toBeVisible();
    await expect(args.onSearchChange).toHaveBeenLastCalledWith({ view: "pool" });
  },
};
