import { Button, SimpleGrid } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Empty state",
  tags: ["autodocs"],
  component: EmptyState,
  args: {
    title: "Nothing waits for check-in",
    children: "New check-ins appear here by themselves as soon as an airline opens its window.",
    actions: <Button>Show all views</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {};

export const WithActionTest: Story = {
  ...WithAction,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Nothing waits for check-in")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Show all views" })).toBeVisible();
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const EveryDrawing: Story = {
  tags: ["gate"],
  render: () => (
    <SimpleGrid columns={{ base: 1, md: 3 }}>
      <EmptyState drawing="runway" title="Nothing waits" />
      <EmptyState drawing="gate" title="No permission" />
      <EmptyState drawing="fog" title="Not found" />
      <EmptyState drawing="crane" title="Not built yet" />
      <EmptyState drawing="cable" title="Connection lost" />
    </SimpleGrid>
  ),
};

export const Dark: Story = { tags: ["gate"], ...EveryDrawing, globals: { theme: "dark" } };
