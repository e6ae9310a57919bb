import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Tooltip",
  tags: ["autodocs"],
  component: Tooltip,
  args: { content: "Copy pending counts", children: <Button>Copy</Button> },
  render: (args) => (
    <Box p="10">
      <Tooltip {...args} />
    </Box>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copy" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Copy pending counts");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const OnHover: Story = {
  parameters: { reach: [{ hover: "#storybook-root button" }] },
};

export const OnHoverTest: Story = {
  ...OnHover,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copy" });
    await userEvent.hover(button);
    const tip = await screen.findByRole("tooltip");
    await expect(button).toHaveAccessibleDescription("Copy pending counts");
    await expect(tip.getBoundingClientRect().top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    // It can be pointed at without going away.
    await userEvent.hover(tip);
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(tip).toBeVisible();
    await userEvent.unhover(tip);
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

/** Fingers do not hover. */
export const OnAPress: Story = {
  args: { tap: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copy" });
    await userEvent.pointer({ keys: "[TouchA]", target: button });
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Copy pending counts");
    button.blur();
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole("tooltip")).toBeNull();
  },
};
