import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DataGrid } from "./data-grid.tsx";
import { checkIns, columns, storyArgs, type CheckIn } from "./story-data.tsx";

const meta = {
  title: "Data grid/States",
  tags: ["autodocs"],
  component: DataGrid<CheckIn>,
  args: { ...storyArgs, selectionMode: "multiple" },
} satisfies Meta<typeof DataGrid<CheckIn>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tone = (row: CheckIn) => (row.expired ? "expired" : row.passport ? "passport" : undefined);
const height = (element: Element) => Math.round(element.getBoundingClientRect().height);

export const Success: Story = {};

export const SuccessTest: Story = {
  ...Success,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid", { name: "Check-ins" });
    await expect(grid).toHaveAttribute("aria-rowcount", "41");
    await expect(grid).toHaveAttribute("aria-colcount", "10");
    await expect(grid).toHaveAttribute("aria-multiselectable", "true");
    await expect(canvas.getByRole("row", { name: /100000/u })).toHaveAttribute("aria-rowindex", "2");
    await expect(canvas.getByRole("rowheader", { name: "14PQL1" })).toBeVisible();
    await expect(canvas.getAllByText("1–40 of 40")).toHaveLength(1);
  },
};

export const RowTones: Story = {
  args: { rowTone: tone, footer: "Expired · Passport number on file" },
};

export const RowTonesTest: Story = {
  ...RowTones,
  play: async ({ canvasElement }) => {
    const color = (id: string) =>
      getComputedStyle(canvasElement.querySelector(`[data-row="${id}"]`) ?? canvasElement).backgroundColor;
    await expect(new Set([color("c0"), color("c2"), color("c11")]).size).toBe(3);
    await userEvent.click(within(canvasElement).getByText("ABDULRAHMAN, Noor", { selector: "[data-row=c2] *" }));
    await waitFor(() => expect(color("c2")).not.toBe(color("c7")));
  },
};

export const Dark: Story = {
  tags: ["gate"],
  globals: { theme: "dark" },
  args: { rowTone: tone, selectionMode: "multiple" },
};

export const Loading: Story = {
  args: { rows: [], loading: true },
};

export const LoadingTest: Story = {
  ...Loading,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("progressbar", { name: "Loading" })).toBeInTheDocument();
    const bars = [...canvasElement.querySelectorAll(".gh-skeleton-row:first-child .gh-cell")];
    const heads = [...canvasElement.querySelectorAll("[role=columnheader]")];
    await expect(bars.map((bar) => Math.round(bar.getBoundingClientRect().left))).toEqual(
      heads.map((head) => Math.round(head.getBoundingClientRect().left)),
    );
  },
};

export const Refreshing: Story = {
  args: { refreshing: true },
};

export const RefreshingTest: Story = {
  ...Refreshing,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("progressbar", { name: "Refreshing" })).toBeInTheDocument();
    await expect(canvas.getByText("14PQL1")).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <p>No check-ins wait for you. Start the next assignment.</p> },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No check-ins wait/u)).toBeVisible();
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "1");
    await userEvent.tab();
    await expect(canvas.getByRole("columnheader", { name: "PNR" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    await expect(canvas.getByRole("columnheader", { name: "Passenger" })).toHaveFocus();
  },
};

const retry = fn();

export const FailedFirstLoad: Story = {
  args: { rows: [], error: { onRetry: retry } },
};

export const FailedFirstLoadTest: Story = {
  ...FailedFirstLoad,
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("The rows could not be loaded.");
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedRefreshKeepsRows: Story = {
  args: { error: { message: "Failed to fetch checkin data.", onRetry: fn() } },
};

export const FailedRefreshKeepsRowsTest: Story = {
  ...FailedRefreshKeepsRows,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Failed to fetch checkin data.");
    await expect(canvas.getByText("14PQL1")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Compact: Story = {};

export const CompactTest: Story = {
  ...Compact,
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole("row");
    await expect(rows.map(height).slice(0, 2)).toEqual([32, 36]);
  },
};

export const Comfortable: Story = {
  args: { density: "comfortable" },
};

export const ComfortableTest: Story = {
  ...Comfortable,
  play: async ({ canvasElement }) => {
    const [head, first, second] = within(canvasElement).getAllByRole("row");
    if (!head || !first || !second) throw new Error("no rows");
    await expect(height(first)).toBeGreaterThanOrEqual(44);
    await expect(Math.round(second.getBoundingClientRect().top - first.getBoundingClientRect().top)).toBe(
      height(first),
    );
    await expect(Math.round(first.getBoundingClientRect().top)).toBe(Math.round(head.getBoundingClientRect().bottom));
  },
};

/** A grid in a dialog or below another one: no higher than its rows, no higher than its place. */
export const ContentHeight: Story = {
  args: { sizing: "content", rows: checkIns(3), style: {} },
};

export const ContentHeightTest: Story = {
  ...ContentHeight,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    await expect(within(grid).getAllByRole("row")).toHaveLength(4);
    await expect(height(grid)).toBe(32 + 3 * 36);
  },
};

const long =
  "Departure moved twice, the second boarding pass belongs to the earlier flight; ask the vendor before linking";

export const LongText: Story = {
  args: {
    columns: columns.map((column) => (column.id === "name" ? { ...column, grow: 0 } : column)),
    rows: checkIns(10).map((row, index) => (index === 1 ? { ...row, name: long } : row)),
  },
};

export const LongTextTest: Story = {
  ...LongText,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cut = canvas.getByRole("gridcell", { name: long });
    await expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth);
    await userEvent.hover(canvas.getByRole("gridcell", { name: "WOJCIK, Zofia" }));
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(screen.queryByRole("tooltip")).toBeNull();
    await userEvent.hover(cut);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent(long));
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("tooltip")).toBeNull();
    const other = canvas.getAllByRole("gridcell", { name: "in 0 h 17" })[0];
    if (other) await userEvent.hover(other);
    await waitFor(() => expect(screen.getByRole("tooltip")).toHaveTextContent("17 minutes from now"));
  },
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  args: { style: { height: "90vh", inlineSize: 700 } },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    const left = (name: string) => canvas.getByRole("columnheader", { name }).getBoundingClientRect().left;
    await expect(left("PNR")).toBeGreaterThan(left("Passenger"));
    const pinned = canvas.getByRole("rowheader", { name: "14PQL1" });
    const inGrid = () => Math.round(pinned.getBoundingClientRect().left - grid.getBoundingClientRect().left);
    const before = inGrid();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{End}");
    await waitFor(() => expect(grid.scrollLeft).toBeLessThan(0));
    await expect(inGrid()).toBe(before);
    await userEvent.keyboard("{Home}{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: "Select 100000" }).parentElement).toHaveFocus());
    const row = within(canvas.getByRole("row", { name: /100000/u }));
    await expect(await row.findByText("-5.00")).toHaveAttribute("dir", "ltr");
  },
};

/** On a phone the pinned columns leave room for the others, and one page number is enough. */
export const Narrow: Story = {
  args: { style: { height: "90vh", inlineSize: 390 }, paging: { mode: "client", pageSize: 10, pageSizes: [10, 20] } },
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    await expect(grid.scrollWidth).toBeGreaterThan(grid.clientWidth);
    await expect(canvas.getByRole("button", { name: "Page 1" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Next page" })).toBeVisible();
    await expect(canvasElement.querySelector(".gh-page-number:not([aria-current])")).not.toBeVisible();
  },
};
