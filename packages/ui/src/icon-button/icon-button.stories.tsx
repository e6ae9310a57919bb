import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefreshCw } from "lucide-react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Icon button",
  tags: ["autodocs"],
  component: IconButton,
  args: { icon: RefreshCw, label: "Refresh", keys: "r", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Refresh" });
    await userEvent.tab();
    await expect(await screen.findByRole("tooltip")).toHaveTextContent("Refresh");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
    // At least 24 × 24 px (WCAG 2.5.8).
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(24);
  },
};

export const Comfortable: Story = {
  globals: { density: "comfortable" },
};

export const ComfortableTest: Story = {
  ...Comfortable,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Refresh" });
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);
  },
};
