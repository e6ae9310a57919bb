import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { DataGrid } from "./data-grid.tsx";
import { checkIn, checkIns, storyArgs, type CheckIn } from "./story-data.tsx";
import type { DataGridProps } from "./types.ts";

type Change = (rows: readonly CheckIn[]) => readonly CheckIn[];

/** What the server does to the rows, by the name of its button. */
const changes: Readonly<Record<string, Change>> = {
  // Every refresh brings new objects for the same rows.
  Refresh: (rows) => rows.map((row) => ({ ...row })),
  Change: (rows) => rows.map((row) => (row.id === "c3" ? { ...row, lockedBy: "operator-9" } : { ...row })),
  "Change back": (rows) => rows.map((row) => (row.id === "c3" ? checkIn(3) : row)),
  "Insert above": (rows) => [checkIn(9001), checkIn(9002), checkIn(9003), ...rows.map((row) => ({ ...row }))],
  "Take c22": (rows) => rows.filter((row) => row.id !== "c22"),
  Reverse: (rows) => rows.toReversed(),
  "Take all": () => [],
};

function Live({ scope: first = "mine", ...args }: DataGridProps<CheckIn>) {
  const [rows, setRows] = useState(args.rows);
  const [scope, setScope] = useState(first);
  return (
    <>
      {Object.entries(changes).map(([name, change]) => (
        <button
          key={name}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setRows(change)}
        >
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setScope("others")}>
        Other view
      </button>
      <DataGrid {...args} rows={rows} scope={scope} />
    </>
  );
}

const meta = {
  title: "Data grid/Live",
  component: DataGrid<CheckIn>,
  args: { ...storyArgs, rows: checkIns(300), selectionMode: "multiple", flashChanges: true, onSelectionChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DataGrid<CheckIn>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const row = (canvasElement: HTMLElement, id: string) => canvasElement.querySelector<HTMLElement>(`[data-row="${id}"]`);
const cell = (canvasElement: HTMLElement, id: string, column: string) =>
  row(canvasElement, id)?.querySelector<HTMLElement>(`[data-column=${column}]`) ?? canvasElement;
/** Row and column of the cell that has the focus. */
const focused = (): string => {
  const at = document.activeElement?.closest<HTMLElement>("[data-column]");
  return `${at?.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? "no row"} ${at?.dataset["column"] ?? ""}`;
};
const act = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole("button", { name }));

/** Rows come again while someone reads: the selection, the place and the focus stay. */
export const KeepsSelectionScrollAndFocus: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: "Select 1E57R3" }));
    grid.scrollTop = 20 * 36;
    // Rows are reused while scrolling: what was already there may become another row until the new window is painted.
    await waitFor(() => expect(row(canvasElement, "c36")).toBeInTheDocument());
    await userEvent.click(within(row(canvasElement, "c22") ?? canvasElement).getByRole("checkbox"));
    await userEvent.keyboard("{Escape}{ArrowRight}{ArrowRight}");
    await expect(focused()).toBe("c22 name");
    const top = () => Math.round(row(canvasElement, "c22")?.getBoundingClientRect().top ?? 0);
    const before = top();

    await act(canvasElement, "Refresh");
    await expect(grid.scrollTop).toBe(20 * 36);
    await act(canvasElement, "Insert above");
    await waitFor(() => expect(top()).toBe(before));
    await expect(grid.scrollTop).toBe(23 * 36);
    await expect(focused()).toBe("c22 name");
    await expect(within(canvasElement).getByText("2 selected")).toBeVisible();

    // The row goes to someone else: it drops out of the selection, the focus goes to its neighbour.
    await act(canvasElement, "Take c22");
    await waitFor(() => expect(focused()).toBe("c23 name"));
    await waitFor(() => expect(within(canvasElement).getByText("1 selected")).toBeVisible());
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: "some", ids: new Set(["c3"]) });

    // It moves to the other end: the focus goes with it.
    await act(canvasElement, "Reverse");
    await waitFor(() => expect(focused()).toBe("c23 name"));

    await act(canvasElement, "Take all");
    await expect(within(canvasElement).getByRole("columnheader", { name: "Passenger" })).toHaveFocus();
    await expect(within(canvasElement).queryByText(/selected/u)).toBeNull();
  },
};

export const NewRowsShowAtTheTop: Story = {
  play: async ({ canvasElement }) => {
    await act(canvasElement, "Insert above");
    await expect(within(canvasElement).getByRole("grid").scrollTop).toBe(0);
    await expect(row(canvasElement, "c9001")).toHaveAttribute("aria-rowindex", "2");
  },
};

export const ChangedRowsLightUp: Story = {
  play: async ({ canvasElement }) => {
    const lit: (string | null)[] = [];
    const animate = spyOn(HTMLElement.prototype, "animate").mockImplementation(function light(this: HTMLElement) {
      if (this.hasAttribute("data-row")) lit.push(this.getAttribute("data-row"));
      return new Animation();
    });
    let still = false;
    const motion = spyOn(window, "matchMedia").mockImplementation(
      (query) => ({ matches: still && query.includes("reduce") }) as MediaQueryList,
    );
    await act(canvasElement, "Refresh");
    await expect(lit).toEqual([]);
    await act(canvasElement, "Change");
    await waitFor(() => expect(lit).toEqual(["c3"]));
    still = true;
    await act(canvasElement, "Change back");
    await waitFor(() => expect(cell(canvasElement, "c3", "lockedBy")).not.toHaveTextContent("operator-9"));
    await expect(lit).toEqual(["c3"]);
    animate.mockRestore();
    motion.mockRestore();
  },
};

/** Another question: nothing of the old answer counts. */
export const AnotherScope: Story = {
  play: async ({ args, canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    await userEvent.click(cell(canvasElement, "c3", "name"));
    await expect(row(canvasElement, "c3")).toHaveAttribute("aria-selected", "true");
    grid.scrollTop = 2000;
    await act(canvasElement, "Other view");
    await waitFor(() => expect(grid.scrollTop).toBe(0));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: "some", ids: new Set() });
    await expect(row(canvasElement, "c3")).toHaveAttribute("aria-selected", "false");
  },
};
