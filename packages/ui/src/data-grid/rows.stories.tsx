import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { DataGrid } from "./data-grid.tsx";
import { checkIns, columns, storyArgs, wideColumns, wideRows, type CheckIn, type Wide } from "./story-data.tsx";
import type { GridSort } from "./types.ts";

const meta = {
  title: "Data grid/Rows",
  component: DataGrid<CheckIn>,
  args: { ...storyArgs, selectionMode: "multiple" },
} satisfies Meta<typeof DataGrid<CheckIn>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const texts = (canvasElement: HTMLElement, column: string) =>
  [...canvasElement.querySelectorAll(`.gh-body [data-column="${column}"]`)].map((cell) => cell.textContent);

export const TenThousand: StoryObj<typeof DataGrid<Wide>> = {
  render: () => (
    <DataGrid
      id="wide"
      label="Wide"
      labels={storyArgs.labels}
      columns={wideColumns}
      rows={many}
      rowId={(row) => row.id}
      selectionMode="multiple"
      style={storyArgs.style}
    />
  ),
};

export const TenThousandTest: StoryObj<typeof DataGrid<Wide>> = {
  ...TenThousand,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    await expect(grid).toHaveAttribute("aria-rowcount", "10001");
    await expect(canvas.getAllByRole("row").length).toBeLessThanOrEqual(60);
    await expect(canvas.getAllByRole("gridcell").length).toBeLessThanOrEqual(60 * 15);
    grid.scrollTop = 36 * 9000;
    await waitFor(() =>
      expect(Number(canvas.getAllByRole("row").at(-1)?.getAttribute("aria-rowindex"))).toBeGreaterThan(9000),
    );
    await expect(canvas.getAllByRole("row").length).toBeLessThanOrEqual(60);
    grid.scrollLeft = 99_999;
    await expect(await canvas.findByRole("columnheader", { name: "Column 23" })).toHaveAttribute("aria-colindex", "26");
    grid.scrollTop = 99_999_999;
    await waitFor(() => expect(canvas.getAllByRole("row").at(-1)).toHaveAttribute("aria-rowindex", "10001"));
  },
};
const many = wideRows(10_000);

export const ClientSorting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fee = canvas.getByRole("columnheader", { name: "Fee" });
    await userEvent.click(fee);
    await expect(fee).toHaveAttribute("aria-sort", "ascending");
    await expect(texts(canvasElement, "fee").slice(0, 3)).toEqual(["-5.00", "-3.00", "-1.00"]);
    await userEvent.click(fee);
    await expect(fee).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("status").map((status) => status.textContent)).toContain(
      "Sorted by Fee, descending",
    );
    canvas.getByRole("grid").scrollTop = 99_999;
    // Nothing sorts last in both directions.
    await waitFor(() => expect(texts(canvasElement, "fee").at(-1)).toBe(""));
    await userEvent.click(fee);
    await expect(fee).toHaveAttribute("aria-sort", "none");
    await expect(canvas.getByRole("columnheader", { name: "Actions" })).not.toHaveAttribute("aria-sort");
  },
};

export const SortedByTwo: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("columnheader", { name: "Locked by" }));
    await userEvent.keyboard("{Shift>}");
    const user = userEvent.setup();
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("columnheader", { name: "Flight" }));
    await user.keyboard("{/Shift}");
    await expect(canvas.getByRole("columnheader", { name: "Locked by" })).toHaveAttribute("aria-sort", "ascending");
    const flights = texts(canvasElement, "flight")
      .slice(0, 8)
      .map((text) => Number(text.split(" ")[1]));
    await expect(texts(canvasElement, "lockedBy").slice(0, 8)).toEqual(Array.from({ length: 8 }, () => "AUTOMATION"));
    await expect(flights).toEqual(flights.toSorted((a, b) => a - b));
  },
};

const asked = fn();
let answerNow = () => {};

/** A server of 412 rows that answers when the story says so. */
function ServerGrid() {
  const [at, setAt] = useState({ page: 0, pageSize: 50 });
  const [answer, setAnswer] = useState({ from: 0, size: 50 });
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  const busy = answer.from !== at.page * at.pageSize || answer.size !== at.pageSize;
  return (
    <DataGrid
      {...storyArgs}
      columns={columns.map((column) => (column.id === "pnr" ? { ...column, sortable: true } : column))}
      rows={checkIns(Math.min(answer.size, 412 - answer.from), answer.from)}
      refreshing={busy}
      selectionMode="multiple"
      allMatching
      paging={{
        mode: "server",
        ...at,
        total: 412,
        pageSizes: [25, 50, 100],
        onChange: (next) => {
          asked(next);
          setAt(next);
          answerNow = () => setAnswer({ from: next.page * next.pageSize, size: next.pageSize });
        },
      }}
      sorting={{ mode: "server", sort, onChange: setSort }}
    />
  );
}

export const ServerPaged: Story = {
  render: () => <ServerGrid />,
};

export const ServerPagedTest: Story = {
  ...ServerPaged,
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("grid");
    await expect(grid).toHaveAttribute("aria-rowcount", "413");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select 14PQL1" }));
    grid.scrollTop = 500;
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }));
    await expect(asked).toHaveBeenCalledWith({ page: 2, pageSize: 50 });
    await expect(grid).toHaveAttribute("aria-busy", "true");
    await expect(canvasElement.querySelector("[data-row=c0]")).toBeInTheDocument();
    answerNow();
    await waitFor(() => expect(canvas.getByText("101–150 of 412")).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector("[data-row=c100]")).toHaveAttribute("aria-rowindex", "102"));
    await expect(grid.scrollTop).toBe(0);
    // A row selected on another page stays selected.
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Page 9" }));
    answerNow();
    await waitFor(() => expect(canvas.getByText("401–412 of 412")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(asked).toHaveBeenCalledTimes(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Rows per page" }), "100");
    await expect(asked).toHaveBeenLastCalledWith({ page: 4, pageSize: 100 });
    // The server orders: the rows stay as they came, and only the columns that say so can be sorted.
    await userEvent.click(canvas.getByRole("columnheader", { name: "PNR" }));
    await expect(canvas.getByRole("columnheader", { name: "PNR" })).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getByRole("columnheader", { name: "Fee" })).not.toHaveAttribute("aria-sort");
  },
};

export const ClientPaged: Story = {
  args: { rows: checkIns(120), paging: { mode: "client", pageSize: 50 } },
};

export const ClientPagedTest: Story = {
  ...ClientPaged,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("1–50 of 120")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Page 3" }));
    await expect(canvas.getByText("101–120 of 120")).toBeVisible();
    await expect(canvas.getAllByRole("row")).toHaveLength(21);
    await userEvent.click(canvas.getByRole("columnheader", { name: "Flight" }));
    await expect(canvas.getByText("1–50 of 120")).toBeVisible();
  },
};

const groupBy = { key: (row: CheckIn) => row.lockedBy };

export const Grouped: Story = {
  args: { rows: checkIns(10_000), groupBy },
};

export const GroupedTest: Story = {
  ...Grouped,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole("treegrid");
    const pool = canvas.getByRole("row", { name: /^Select all of Pool Pool 2,000 rows/u });
    await expect(pool).toHaveAttribute("aria-expanded", "true");
    await expect(grid).toHaveAttribute("aria-rowcount", "10006");
    await userEvent.click(within(pool).getByText("2,000 rows"));
    await expect(canvasElement.querySelector('[data-row="group:Pool"]')).toHaveAttribute("aria-expanded", "false");
    await expect(grid).toHaveAttribute("aria-rowcount", "8006");
    await userEvent.keyboard("{ArrowRight}");
    await expect(grid).toHaveAttribute("aria-rowcount", "10006");
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvasElement.querySelector("[data-row=c0] [tabindex='0']")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await expect(grid).toHaveAttribute("aria-rowcount", "8006");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all of Pool" }));
    await expect(canvas.getByText("2,000 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("columnheader", { name: "Locked by" }));
    await expect(texts(canvasElement, "")[0]).toMatch(/^AUTOMATION/u);
  },
};
