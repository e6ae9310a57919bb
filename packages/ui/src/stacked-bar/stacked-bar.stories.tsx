import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { ChartKey, countScale } from "../chart/index.ts";
import { StackedBar, StackedBarAxis } from "./index.ts";

const format = (value: number): string => value.toLocaleString("en");

const airlines = [
  ["W6", [78, 5, 2, 1, 8]],
  ["LH", [0, 22, 5, 3, 11]],
  ["A3", [0, 9, 3, 4, 5]],
  ["OS", [0, 0, 0, 0, 0]],
] as const;
const tones = ["auto", "operator", "status1", "status234", "waiting"] as const;
const names = ["Successful Automation", "Attached by operators", "Status 1", "Status 2,3,4", "Waiting"];

interface StageProps {
  readonly width: string;
  readonly direction: "ltr" | "rtl";
}

function Stage({ width, direction }: StageProps) {
  const scale = countScale(94);
  return (
    <Box p="4" width={width} dir={direction} textStyle="xs">
      <ChartKey items={tones.map((tone, index) => ({ tone, name: names[index] ?? "" }))} pb="3" />
      <StackedBarAxis scale={scale} format={format} />
      {airlines.map(([airline, values]) => (
        <StackedBar
          key={airline}
          label={`${airline}: ${values.map((value, index) => `${value} ${names[index]}`).join(", ")}`}
          parts={tones.map((tone, index) => ({ tone, value: values[index] ?? 0 }))}
          scale={scale}
          format={format}
          height="7"
        />
      ))}
    </Box>
  );
}

const meta = {
  title: "Charts/Stacked bar",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { StackedBar },
  args: { width: "24rem", direction: "ltr" },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Bars share one scale; each says its numbers, and shows those that have room. */
export const OnOneScale: Story = {};

export const OnOneScaleTest: Story = {
  ...OnOneScale,
  play: async () => {
    const [long, short] = [screen.getByRole("img", { name: /^W6: 78/ }), screen.getByRole("img", { name: /^LH/ })];
    await expect(screen.getByText("78")).toBeVisible();
    await expect(screen.getByText("1")).not.toBeVisible();
    const widthOf = (bar: HTMLElement) =>
      [...bar.children].reduce((sum, part) => sum + part.getBoundingClientRect().width, 0);
    await expect(widthOf(long) / widthOf(short)).toBeCloseTo(94 / 41, 1);
    await expect(screen.getByRole("img", { name: /^OS/ }).children).toHaveLength(0);
  },
};

/** From the start of the line, wherever that is. */
export const RightToLeft: Story = {
  args: { direction: "rtl" },
};

export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async () => {
    const bar = screen.getByRole("img", { name: /^W6/ });
    await expect(bar.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(
      bar.getBoundingClientRect().right,
      0,
    );
  },
};

export const Narrow: Story = {
  args: { width: "9rem" },
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async () => {
    await expect(screen.getByText("78")).toBeVisible();
    await expect(screen.getByText("11")).not.toBeVisible();
  },
};

export const Dark: Story = { tags: ["gate"], globals: { theme: "dark" } };
