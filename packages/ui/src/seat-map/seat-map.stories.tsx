import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SeatMap, type SeatMapProps, type SeatMapRow } from "./index.ts";

const looks = ["free", "taken", "extra", "refused", "party"] as const;
const rows: readonly SeatMapRow[] = [1, 2, 5, 6, 7, 8].map((number) => ({
  number,
  isLarge: number < 3,
  isExit: number === 7,
  isOverWing: number > 5,
  section: number === 1 ? "Business" : number === 5 ? "Economy" : undefined,
  blocks: (number < 3 ? ["AC", "DF"] : ["ABC", "DEF"]).map((block) =>
    Array.from(block).map((letter) => {
      const look = looks[(number + letter.charCodeAt(0)) % looks.length] ?? "free";
      return {
        id: `${number}${letter}`,
        letter,
        look,
        mark: look === "party" ? "AN" : undefined,
        name: `${number}${letter}, ${look}`,
      };
    }),
  ),
}));
const order = rows.flatMap(({ blocks }) => blocks.flat().map(({ id }) => id));
const move: SeatMapProps["move"] = (id, to) => order[order.indexOf(id) + (to === "left" ? -1 : 1)] ?? id;

function Stage(props: SeatMapProps) {
  const [current, setCurrent] = useState(props.current);
  return <SeatMap {...props} current={current} onCurrentChange={setCurrent} />;
}

const meta = {
  title: "Seat map",
  tags: ["autodocs"],
  component: Stage,
  args: {
    label: "Cabin",
    rows,
    orientation: "across",
    current: "5A",
    exit: "Exit",
    move,
    onTake: fn(),
    onCurrentChange: fn(),
  },
  globals: { density: "comfortable" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Across: Story = {};
export const Along: Story = { args: { orientation: "along" } };
export const Dark: Story = { globals: { density: "comfortable", theme: "dark" } };

/** One stop of the keyboard; arrows go on, Enter and the space bar take. */
export const AcrossTest: Story = {
  ...Across,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("gridcell", { name: /^5A/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(canvas.getByRole("gridcell", { name: /^5B/ })).toHaveFocus();
    await expect(args.onTake).toHaveBeenLastCalledWith("5B");
    await expect(canvas.getAllByRole("gridcell").filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("gridcell", { name: /^8F/ }));
    await userEvent.keyboard(" ");
    await expect(args.onTake).toHaveBeenLastCalledWith("8F");
  },
};
export const AlongTest: Story = {
  ...Along,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("row")).toHaveLength(rows.length);
  },
};
