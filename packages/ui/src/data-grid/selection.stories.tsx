import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DataGrid } from "./data-grid.tsx";
import { emptySelection, selectionOf } from "./selection.ts";
import { checkIns, storyArgs, type CheckIn } from "./story-data.tsx";

const meta = {
  title: "Data grid/Selection",
  component: DataGrid<CheckIn>,
  args: { ...storyArgs, selectionMode: "multiple", onSelectionChange: fn() },
} satisfies Meta<typeof DataGrid<CheckIn>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const selected = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("[aria-selected=true]")].map((row) => row.getAttribute("data-row"));
const nameCell = (canvasElement: HTMLElement, id: string) =>
  canvasElement.querySelector(`[data-row="${id}"] [data-column=name]`) ?? canvasElement;

export const Selection: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // A row click takes one and leaves the others.
    await userEvent.click(nameCell(canvasElement, "c1"));
    await expect(selected(canvasElement)).toEqual(["c1"]);
    await userEvent.click(nameCell(canvasElement, "c2"));
    await expect(selected(canvasElement)).toEqual(["c2"]);
    await userEvent.click(nameCell(canvasElement, "c2"));
    await expect(selected(canvasElement)).toEqual([]);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(emptySelection);
    // Several only by their checkboxes; with Shift everything between.
    const user = userEvent.setup();
    await user.click(canvas.getByRole("checkbox", { name: "Select 14PQL1" }));
    await user.keyboard("{Shift>}");
    await user.click(canvas.getByRole("checkbox", { name: "Select 1IUYC4" }));
    await user.keyboard("{/Shift}");
    await expect(selected(canvasElement)).toEqual(["c1", "c2", "c3", "c4"]);
    await expect(canvas.getByRole("checkbox", { name: "Select all rows on this page" })).toBePartiallyChecked();
    await user.click(canvas.getByRole("checkbox", { name: "Select 19FH62" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(selectionOf(["c1", "c3", "c4"]));
    await expect(canvas.getByText("3 selected")).toBeVisible();
    // A button in a row is not a click on the row.
    const [open] = canvas.getAllByRole("button", { name: "Open" });
    if (open) await user.click(open);
    await expect(selected(canvasElement)).toEqual(["c1", "c3", "c4"]);
    await user.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(selected(canvasElement)).toEqual([]);
  },
};

export const Single: Story = {
  args: { selectionMode: "single" },
};

export const SingleTest: Story = {
  ...Single,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await expect(canvas.getByRole("grid")).not.toHaveAttribute("aria-multiselectable");
    await userEvent.click(nameCell(canvasElement, "c1"));
    await userEvent.click(nameCell(canvasElement, "c3"));
    await expect(selected(canvasElement)).toEqual(["c3"]);
  },
};

export const NoSelection: Story = {
  args: { selectionMode: "none", onRowActivate: fn() },
};

export const NoSelectionTest: Story = {
  ...NoSelection,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(nameCell(canvasElement, "c1"));
    await expect(canvasElement.querySelector("[aria-selected]")).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRowActivate).toHaveBeenCalledWith(expect.objectContaining({ id: "c1" }));
  },
};

/** With server paging "all" is a value of its own: rows nobody has loaded cannot be named. */
export const AllMatching: Story = {
  args: {
    allMatching: true,
    rows: checkIns(50),
    paging: { mode: "server", page: 0, pageSize: 50, total: 1204, onChange: fn() },
  },
};

export const AllMatchingTest: Story = {
  ...AllMatching,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: /matching/u })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows on this page" }));
    await expect(canvas.getByText("50 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Select all 1,204 matching" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: "all", except: new Set() });
    await expect(canvas.getByText("1,204 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select 14PQL1" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: "all", except: new Set(["c1"]) });
    await expect(canvas.getByText("1,203 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows on this page" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(emptySelection);
  },
};

/** With client paging every row has a name. */
export const AllMatchingOnClient: Story = {
  args: { allMatching: true, rows: checkIns(120), paging: { mode: "client", pageSize: 50 } },
};

export const AllMatchingOnClientTest: Story = {
  ...AllMatchingOnClient,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows on this page" }));
    await userEvent.click(canvas.getByRole("button", { name: "Select all 120 matching" }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(selectionOf(checkIns(120).map((row) => row.id)));
  },
};

export const Controlled: Story = {
  args: { selection: selectionOf(["c2"]) },
};

export const ControlledTest: Story = {
  ...Controlled,
  play: async ({ args, canvasElement }) => {
    await userEvent.click(nameCell(canvasElement, "c1"));
    await expect(args.onSelectionChange).toHaveBeenCalledWith(selectionOf(["c1"]));
    await expect(selected(canvasElement)).toEqual(["c2"]);
  },
};
