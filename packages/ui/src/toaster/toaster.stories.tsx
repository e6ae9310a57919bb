import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { toaster, Toaster } from "./toaster.tsx";

const undo = fn();

const meta = {
  component: Toaster,
  args: { labels: { region: "Messages", close: "Close this message" } },
  render: (args) => (
    <Box p="4" minH="80">
      <Button
        onClick={() =>
          toaster.create({
            type: "success",
            title: "Disposed",
            description: "NOVAK, Ana",
            action: { label: "Undo", onClick: undo },
          })
        }
      >
        Dispose
      </Button>
      <Toaster {...args} />
    </Box>
  ),
  beforeEach: () => () => toaster.remove(),
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithUndo: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Dispose" }));
    const message = await screen.findByText("Disposed");
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Disposed")).toBeNull());
  },
};

export const EveryTone: Story = {
  globals: { theme: "dark" },
  play: async () => {
    for (const type of ["success", "info", "warning", "error"] as const)
      toaster.create({ type, title: `A message: ${type}`, description: "What happened, and what to do about it." });
    await screen.findByText("A message: error");
  },
};
