import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { DataGrid } from "./data-grid.tsx";
import { checkIns, columns, storyArgs, type CheckIn } from "./story-data.tsx";

const opened = fn((id: string) => void id);
const meta = {
  title: "Data grid/Keyboard",
  component: DataGrid<CheckIn>,
  args: { ...storyArgs, selectionMode: "multiple", rows: checkIns(500), onRowActivate: fn() },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <DataGrid {...args} />
      <button type="button">After</button>
    </>
  ),
} satisfies Meta<typeof DataGrid<CheckIn>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Where the focus is, as "row/column". */
const place = () =>
  `${document.activeElement?.closest("[data-row]")?.getAttribute("data-row") ?? "head"}/${document.activeElement?.getAttribute("data-column")}`;
const press = async (keys: string, at: string) => {
  await userEvent.keyboard(keys);
  await waitFor(() => expect(`${keys} ${place()}`).toBe(`${keys} ${at}`));
};
const enter = async (canvasElement: HTMLElement) => {
  within(canvasElement).getByRole("button", { name: "Before" }).focus();
  await userEvent.tab();
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await enter(canvasElement);
    await expect(place()).toBe("c0/pnr");
    await press("{ArrowRight}", "c0/name");
    await press("{ArrowDown}{ArrowDown}", "c2/name");
    await press("{End}", "c2/actions");
    await press("{Home}", "c2/__select");
    await press("{ArrowLeft}", "c2/__select");
    await press("{Control>}{End}{/Control}", "c499/actions");
    await press("{ArrowDown}", "c499/actions");
    await press("{Control>}{Home}{/Control}", "c0/__select");
    await press("{ArrowUp}", "head/__select");
    await press("{ArrowRight}{ArrowRight}", "head/name");
    await press("{Control>}{ArrowDown}{/Control}", "c499/name");
    await press("{Control>}{ArrowUp}{/Control}", "c0/name");
    // One stop of the Tab key, where one left it.
    await press("{ArrowDown}", "c1/name");
    await userEvent.tab();
    await expect(canvasElement.querySelector(".gh-scroller")).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab({ shift: true });
    await expect(place()).toBe("c1/name");
    await expect(canvas.getByRole("grid").querySelectorAll("[tabindex='0']")).toHaveLength(1);
  },
};

export const Pages: Story = {
  play: async ({ canvasElement }) => {
    await enter(canvasElement);
    await userEvent.keyboard("{PageDown}");
    const first = Number(place().replace(/\D/gu, ""));
    await expect(first).toBeGreaterThan(5);
    await press("{PageDown}", `c${first * 2}/pnr`);
    await press("{PageUp}{PageUp}", "c0/pnr");
  },
};

export const SelectByKeys: Story = {
  play: async ({ canvasElement }) => {
    const selected = () =>
      [...canvasElement.querySelectorAll("[aria-selected=true]")].map((row) => row.getAttribute("data-row")).join(" ");
    await enter(canvasElement);
    await userEvent.keyboard(" ");
    await expect(selected()).toBe("c0");
    await userEvent.keyboard("{ArrowDown} ");
    await expect(selected()).toBe("c1");
    await userEvent.keyboard("{Home}{ArrowDown} ");
    await expect(selected()).toBe("c1 c2");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    await expect(selected()).toBe("c1 c2 c3 c4");
    await userEvent.keyboard("{Control>}a{/Control}");
    await expect(within(canvasElement).getByText("500 selected")).toBeVisible();
    await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp} ");
    await expect(selected()).toBe("");
  },
};

export const Widgets: Story = {
  args: {
    columns: [
      ...columns.filter((column) => column.id !== "check"),
      {
        id: "one",
        header: "One",
        cell: (row) => (
          <button type="button" onClick={() => opened(row.id)}>
            Log
          </button>
        ),
      },
    ],
  },
};

export const WidgetsTest: Story = {
  ...Widgets,
  play: async ({ args, canvasElement }) => {
    opened.mockClear();
    await enter(canvasElement);
    // A cell without widgets: the row is opened.
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onRowActivate).toHaveBeenCalledWith(expect.objectContaining({ id: "c0" }));
    // A cell with one button: it is pressed, the focus stays.
    await press("{End}", "c0/one");
    await userEvent.keyboard("{Enter}");
    await expect(opened).toHaveBeenCalledWith("c0");
    await expect(place()).toBe("c0/one");
    // A cell with several: they are entered, Tab goes round, Escape leaves.
    await press("{ArrowLeft}", "c0/actions");
    await userEvent.keyboard("{Enter}");
    await expect(document.activeElement).toHaveTextContent("Open");
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent("Details");
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent("Open");
    await userEvent.keyboard("{ArrowDown}");
    await expect(document.activeElement).toHaveTextContent("Open");
    await press("{Escape}", "c0/actions");
    await expect(canvasElement.querySelector("[aria-selected=true]")).toBeNull();
  },
};

export const Header: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const flight = canvas.getByRole("columnheader", { name: "Flight" });
    await enter(canvasElement);
    await press("{ArrowUp}{ArrowRight}{ArrowRight}", "head/flight");
    await userEvent.keyboard("{Enter}");
    await expect(flight).toHaveAttribute("aria-sort", "ascending");
    const width = flight.getBoundingClientRect().width;
    await userEvent.keyboard("{Alt>}{ArrowRight}{ArrowRight}{/Alt}");
    await expect(flight.getBoundingClientRect().width).toBe(width + 32);
    await press("{Shift>}{ArrowRight}{/Shift}", "head/flight");
    await expect(flight).toHaveAttribute("aria-colindex", "5");
    await expect(canvas.getAllByRole("status").map((status) => status.textContent)).toContain(
      "Flight moved to position 4 of 9",
    );
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const menu = await within(document.body).findByRole("menu", { name: "Options of Flight" });
    await expect(within(menu).getByRole("menuitem", { name: "Sort descending" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(within(menu).getByRole("menuitem", { name: "Columns" })).toHaveFocus();
    await press("{Escape}", "head/flight");
    await expect(within(document.body).queryByRole("menu")).toBeNull();
  },
};

/** The focused row stays in the document, however far one scrolls with the wheel. */
export const FocusSurvivesScrolling: Story = {
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    await enter(canvasElement);
    await press("{ArrowDown}", "c1/pnr");
    grid.scrollTop = 12_000;
    await waitFor(() => expect(canvasElement.querySelector("[data-row=c330]")).toBeInTheDocument());
    await expect(place()).toBe("c1/pnr");
    await press("{ArrowDown}", "c2/pnr");
    await waitFor(() => expect(grid.scrollTop).toBeLessThan(100));
  },
};

export const Copy: Story = {
  play: async ({ canvasElement }) => {
    const write = spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    await enter(canvasElement);
    await userEvent.keyboard("{ArrowRight}{ArrowDown}{Control>}c{/Control}");
    await expect(write).toHaveBeenCalledWith("GARCÍA LÓPEZ, Inés");
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getAllByRole("status")
          .map((status) => status.textContent),
      ).toContain("Copied GARCÍA LÓPEZ, Inés"),
    );
  },
};
