import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ChartKey } from "./index.ts";

const meta = {
  title: "Charts/Key",
  component: ChartKey,
  args: {
    items: [
      { tone: "auto", name: "Automation", note: "412" },
      { tone: "operator", name: "Operators", note: "388" },
      { tone: "status1", name: "Status 1", note: "61" },
      { tone: "status234", name: "Status 2, 3, 4", note: "29" },
      { tone: "waiting", name: "Waiting", note: "5" },
    ],
  },
  render: (args) => (
    <Box p="4">
      <ChartKey {...args} />
    </Box>
  ),
} satisfies Meta<typeof ChartKey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {};
export const WithoutFigures: Story = {
  args: {
    items: [
      { tone: "auto", name: "Automation" },
      { tone: "operator", name: "Operators" },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: "small" } } };
export const Dark: Story = { globals: { theme: "dark" } };

export const EveryToneTest: Story = {
  ...EveryTone,
  play: async ({ canvasElement }) => {
    // The word says what a tone means; the square is decoration.
    const items = within(canvasElement).getAllByRole("listitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      "Automation412",
      "Operators388",
      "Status 161",
      "Status 2, 3, 429",
      "Waiting5",
    ]);
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};
