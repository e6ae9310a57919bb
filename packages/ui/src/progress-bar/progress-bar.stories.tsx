import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ProgressBar } from "./index.ts";

const meta = {
  title: "Progress bar",
  tags: ["autodocs"],
  component: ProgressBar,
  args: { label: "Reading the pages", value: 3, max: 5 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};

export const KnownTest: Story = {
  ...Known,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar", { name: "Reading the pages" })).toHaveAttribute(
      "value",
      "3",
    );
  },
};

export const Unknown: Story = {
  args: { value: undefined },
};

export const UnknownTest: Story = {
  ...Unknown,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("progressbar")).not.toHaveAttribute("value");
  },
};
