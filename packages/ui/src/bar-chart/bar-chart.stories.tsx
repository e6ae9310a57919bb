import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { BarChart, type BarChartProps } from "./index.ts";

const totals = [412, 388, 530, 610, 0, 295, 402, 447, 571, 618];
const bars = (values: readonly number[]) =>
  values.map((value, index) => ({
    id: `2026-11-${String(index + 11)}`,
    value,
    label: `November ${index + 11}: ${value}`,
    tick: `${index + 11} Nov`,
  }));

interface StageProps {
  readonly width: string;
  readonly direction: "ltr" | "rtl";
}

function Stage({ width, direction, ...props }: BarChartProps & StageProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <Box p="4" width={width} dir={direction}>
      <BarChart
        {...props}
        height="12rem"
        selected={selected}
        onSelect={(id) => {
          setSelected(id);
          props.onSelect(id);
        }}
      />
    </Box>
  );
}

const meta = {
  title: "Charts/Bar chart",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { BarChart },
  args: {
    width: "44rem",
    direction: "ltr",
    label: "Check-ins per day",
    bars: bars(totals),
    selected: "2026-11-13",
    onSelect: fn(),
    format: (value) => value.toLocaleString("en"),
    labels: { keys: "Arrow keys walk along the days, Enter chooses one." },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const bar = (name: string): HTMLElement => screen.getByRole("button", { name });

/** One stop of Tab; arrow keys walk, Enter chooses; what is empty cannot be chosen. */
export const Choice: Story = {
  play: async ({ args }) => {
    await expect(bar("November 13: 530")).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await expect(bar("November 11: 412")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("2026-11-12");
    await expect(bar("November 12: 388")).toHaveAttribute("aria-pressed", "true");
    await expect(bar("November 13: 530")).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(bar("November 15: 0"));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** As many days as there may be: the bars keep a width that can be hit, and scroll; the last ones are in view. */
export const AYear: Story = {
  args: {
    selected: undefined,
    bars: Array.from({ length: 366 }, (_, index) => ({
      id: String(index),
      value: (index * 37) % 211,
      label: `Day ${index}: ${(index * 37) % 211}`,
      tick: String(index),
    })),
  },
};

export const AYearTest: Story = {
  ...AYear,
  play: async () => {
    await expect(bar("Day 1: 37").getBoundingClientRect().width).toBeGreaterThanOrEqual(5);
    const last = bar(`Day 365: ${(365 * 37) % 211}`);
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(44 * 16);
    bar("Day 0: 0").focus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { direction: "rtl" },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    bar("November 11: 412").focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(bar("November 12: 388")).toHaveFocus();
  },
};

export const Narrow: Story = { tags: ["gate"], args: { width: "22rem" } };
export const Dark: Story = { tags: ["gate"], globals: { theme: "dark" } };
