import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from "storybook/test";
import { DataGrid } from "./data-grid.tsx";
import { storyArgs, type CheckIn } from "./story-data.tsx";

const meta = {
  title: "Data grid/Columns",
  component: DataGrid<CheckIn>,
  args: { ...storyArgs, selectionMode: "multiple", csvFileName: "check-ins.csv" },
  // Mounted again on demand: what is remembered must come back from storage.
  render: function Remounting(args) {
    const [mount, setMount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setMount(mount + 1)}>
          Visit again
        </button>
        <DataGrid key={mount} {...args} />
      </>
    );
  },
} satisfies Meta<typeof DataGrid<CheckIn>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("columnheader")
    .map((head) => head.dataset["column"])
    .filter((id) => id !== "__select")
    .join(" ");
const box = (element: Element) => element.getBoundingClientRect();
const again = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Visit again" }));
const initial = "pnr name flight route departs state fee lockedBy actions";

async function choose(canvasElement: HTMLElement, column: string, entry: string) {
  await userEvent.click(within(canvasElement).getByRole("button", { name: `Options of ${column}` }));
  await userEvent.click(await within(canvasElement).findByRole("menuitem", { name: entry }));
}

async function drag(from: Element, start: number, end: number) {
  const at = { clientY: box(from).top + 5, button: 0, pointerType: "mouse", bubbles: true };
  await fireEvent.pointerDown(from, { ...at, clientX: start });
  await fireEvent.pointerMove(window, { ...at, clientX: (start + end) / 2 });
  await fireEvent.pointerMove(window, { ...at, clientX: end });
  await fireEvent.pointerUp(window, { ...at, clientX: end });
  await fireEvent.click(from);
}

export const Resizing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const route = () => canvas.getByRole("columnheader", { name: "Route" });
    const handle = route().querySelector("[data-resize]");
    if (!handle) throw new Error("no handle");
    await drag(handle, box(handle).left, box(handle).left + 60);
    await waitFor(() => expect(box(route()).width).toBe(170));
    await expect(route()).toHaveAttribute("aria-sort", "none");
    const cell = canvasElement.querySelector("[data-row=c0] [data-column=route]");
    await waitFor(() => expect(cell && box(cell).width).toBe(170));
    // Never narrower than the column allows.
    await drag(handle, box(handle).left, box(handle).left - 600);
    await waitFor(() => expect(box(route()).width).toBe(48));
    await userEvent.dblClick(handle);
    await waitFor(() => expect(box(route()).width).toBeGreaterThan(70));
    await waitFor(() => expect(cell && cell.scrollWidth <= cell.clientWidth).toBe(true));
    const width = box(route()).width;
    await again(canvasElement);
    await waitFor(() => expect(box(route()).width).toBe(width));
    await expect(canvas.getByRole("columnheader", { name: "Actions" }).querySelector("[data-resize]")).toBeNull();
  },
};

export const WiderAndNarrowerInTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const route = canvas.getByRole("columnheader", { name: "Route" });
    await userEvent.click(canvas.getByRole("button", { name: "Options of Route" }));
    const wider = await canvas.findByRole("menuitem", { name: "Wider" });
    await userEvent.click(wider);
    await userEvent.click(wider);
    await waitFor(() => expect(box(route).width).toBe(142));
    await userEvent.click(canvas.getByRole("menuitem", { name: "Narrower" }));
    await waitFor(() => expect(box(route).width).toBe(126));
  },
};

export const Reordering: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = (name: string) => canvas.getByRole("columnheader", { name });
    await waitFor(() => expect(order(canvasElement)).toBe(initial));
    const target = box(head("Departs"));
    await drag(head("Flight"), box(head("Flight")).left + 10, target.left + target.width - 5);
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name route departs flight state fee lockedBy actions"));
    await expect(head("Flight")).toHaveAttribute("aria-sort", "none");
    // Pinned columns keep to their own edge.
    await drag(head("Flight"), box(head("Flight")).left + 10, box(head("PNR")).left + 5);
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name route departs flight state fee lockedBy actions"));
    await choose(canvasElement, "Flight", "Move towards start");
    await again(canvasElement);
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name route flight departs state fee lockedBy actions"));
  },
};

export const Pinning: Story = {
  args: { style: { height: "90vh", inlineSize: 700 } },
};

export const PinningTest: Story = {
  ...Pinning,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, "Flight", "Pin to end");
    await waitFor(() => expect(order(canvasElement)).toMatch(/^pnr name route .* flight$/u));
    const grid = canvas.getByRole("grid");
    const cells = () =>
      ["pnr", "flight", "name"]
        .map((id) => canvasElement.querySelector(`[data-row=c0] [data-column=${id}]`))
        .map((cell) => cell && Math.round(box(cell).left));
    const before = cells();
    grid.scrollLeft = 150;
    await waitFor(() => expect(cells()[2]).not.toBe(before[2]));
    await expect(cells().slice(0, 2)).toEqual(before.slice(0, 2));
    await again(canvasElement);
    await waitFor(() => expect(order(canvasElement)).toMatch(/flight$/u));
    await choose(canvasElement, "Flight", "Unpin");
    await waitFor(() => expect(order(canvasElement)).toMatch(/^pnr name flight/u));
  },
};

export const ColumnsPanel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Columns" });
    await userEvent.click(button);
    const panel = await canvas.findByRole("dialog", { name: "Columns" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const inPanel = within(panel);
    await expect(inPanel.getByRole("checkbox", { name: "PNR" })).toBeDisabled();
    await userEvent.click(inPanel.getByRole("checkbox", { name: "Route" }));
    await userEvent.click(inPanel.getByRole("checkbox", { name: "Check" }));
    await userEvent.click(inPanel.getByRole("button", { name: "Move Fee up" }));
    await userEvent.click(inPanel.getByRole("radio", { name: "Comfortable" }));
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name flight departs fee state lockedBy actions check"));
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await again(canvasElement);
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name flight departs fee state lockedBy actions check"));
    await expect(box(canvas.getAllByRole("row")[1] ?? canvasElement).height).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Reset columns" }));
    await waitFor(() => expect(order(canvasElement)).toBe(initial));
    await userEvent.click(canvas.getByRole("columnheader", { name: "PNR" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(localStorage.getItem("gatehouse.grid.story")).toBeNull();
  },
};

/** The column that had the focus is hidden: its neighbour has it, and the grid can still be reached. */
export const HidingTheFocusedColumn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, "Flight", "Hide column");
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name route departs state fee lockedBy actions"));
    await waitFor(() => expect(canvas.getByRole("columnheader", { name: "Route" })).toHaveFocus());
  },
};

export const BrokenStorage: Story = {
  beforeEach: () => {
    localStorage.setItem("gatehouse.grid.story", '{"version":1,"order":{},"widths":{"pnr":"wide"},"hidden":[');
    const full = spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    return () => full.mockRestore();
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(order(canvasElement)).toBe(initial));
    await choose(canvasElement, "Flight", "Hide column");
    await waitFor(() => expect(order(canvasElement)).toBe("pnr name route departs state fee lockedBy actions"));
  },
};

export const Csv: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    let saved: Blob | undefined;
    const keep = spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      saved = blob as Blob;
      return "#";
    });
    await userEvent.click(canvas.getByRole("columnheader", { name: "Fee" }));
    await choose(canvasElement, "Route", "Hide column");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select 14PQL1" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select 100000" }));
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Export CSV" }));
    keep.mockRestore();
    const text = await saved?.text();
    await expect(text?.split("\r\n")).toEqual([
      "PNR,Passenger,Flight,Departs,Current state,Fee,Locked by,Actions",
      '100000,"NOVAK, Ana",VY 20,departed,Eligible for Checkin,-5,Pool,',
      '14PQL1,"GARCÍA LÓPEZ, Inés",U2 151,in 0 h 17,Approved,12,AUTOMATION,',
      "",
    ]);
  },
};
