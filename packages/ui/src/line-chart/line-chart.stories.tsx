import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { LineChart, type LineChartProps } from "./index.ts";

const automation = [14, 19, 22, 25, 27, 24, 28, 26, 17, 23, 30, 29];
const operators = [4, 7, 8, 9, 11, 10, 12, 9, 11, 13, 12, 12];
const clock = (index: number): string => {
  const minutes = 16 * 60 + 12 + index * 5;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
};

function Stage({ width, direction, ...props }: LineChartProps & StageProps) {
  return (
    <Box p="4" width={width} height="18rem" dir={direction}>
      <LineChart {...props} />
    </Box>
  );
}
interface StageProps {
  readonly width: string;
  readonly direction: "ltr" | "rtl";
}

const meta = {
  title: "Charts/Line chart",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { LineChart },
  args: {
    width: "46rem",
    direction: "ltr",
    label: "Completed per 5 minutes",
    series: [
      { tone: "auto", name: "Automation", note: "284 in total", values: automation, filled: true },
      { tone: "operator", name: "Operators", note: "118 in total", values: operators },
    ],
    steps: automation.map((_, index) => `${clock(index)}–${clock(index + 1)}`),
    edges: [...automation, 0].map((_, index) => clock(index)),
    format: (value) => value.toLocaleString("en"),
    labels: { keys: "Arrow keys walk along the line.", step: "Time" },
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Its numbers are there for the eye, for keys and as a table; one stop of Tab leads to it. */
export const Numbers: Story = {
  play: async () => {
    const plot = screen.getByRole("group", { name: "Completed per 5 minutes" });
    await expect(within(plot).getByText("30")).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole("img", { name: "16:12–16:17: Automation 14, Operators 4" })).toHaveFocus();
    await userEvent.keyboard("{End}{ArrowLeft}");
    await expect(screen.getByRole("img", { name: "17:02–17:07: Automation 30, Operators 12" })).toHaveFocus();
    await expect(within(plot).getByText("17:02–17:07")).toBeVisible();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(screen.getByRole("img", { name: /^16:12/ })).toHaveFocus();
    const table = screen.getByRole("table", { name: "Completed per 5 minutes" });
    await expect(within(table).getAllByRole("row")).toHaveLength(13);
    await expect(within(table).getByRole("row", { name: "16:52–16:57 17 11" })).toBeInTheDocument();
  },
};

export const PointedAt: Story = {
  play: async () => {
    await userEvent.hover(screen.getByRole("img", { name: /^16:52/ }));
    const readout = screen.getAllByText("16:52–16:57")[0]?.parentElement;
    await expect(readout).toBeVisible();
    await expect(readout).toHaveTextContent("Automation17");
  },
};

export const RightToLeft: Story = {
  args: { direction: "rtl" },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    const [first, second] = [screen.getByRole("img", { name: /^16:12/ }), screen.getByRole("img", { name: /^16:17/ })];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
    first.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(second).toHaveFocus();
  },
};

/** The names are a key above the lines. */
export const Narrow: Story = {
  args: { width: "22rem" },
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async () => {
    await expect(within(screen.getByRole("list")).getByText("Automation")).toBeVisible();
  },
};

/** Nothing happened: the ground and its axis are still there. */
export const Nothing: Story = {
  args: {
    series: [
      { tone: "auto", name: "Automation", note: "0 in total", values: automation.map(() => 0), filled: true },
      { tone: "operator", name: "Operators", note: "0 in total", values: automation.map(() => 0) },
    ],
  },
};

export const NothingTest: Story = {
  ...Nothing,
  play: async () => {
    await expect(screen.getByRole("img", { name: "16:12–16:17: Automation 0, Operators 0" })).toBeInTheDocument();
  },
};

export const OneStretch: Story = {
  args: {
    series: [{ tone: "auto", name: "Automation", values: [5], filled: true }],
    steps: ["16:12–16:13"],
    edges: ["16:12", "16:13"],
  },
};

export const OneStretchTest: Story = {
  ...OneStretch,
  play: async () => {
    await expect(screen.getByRole("img", { name: "16:12–16:13: Automation 5" })).toBeInTheDocument();
  },
};

export const Dark: Story = { tags: ["gate"], globals: { theme: "dark" } };
