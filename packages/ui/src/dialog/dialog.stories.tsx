import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Dialog, type DialogProps } from "./index.ts";

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box p="4">
      <Button onClick={() => setOpen(true)}>View Actions</Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

const meta = {
  title: "Dialog",
  tags: ["autodocs"],
  component: Dialog,
  render: Opener,
  args: {
    open: false,
    onClose: () => undefined,
    title: "Audit log",
    labels: { close: "Close" },
    children: <p>Three entries.</p>,
    footer: <Button>Copy</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = { parameters: { reach: ["#storybook-root button"] } };

export const OpensAndReturnsFocus: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "View Actions" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "Audit log" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const _ of [1, 2, 3]) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongOnAPhone: Story = {
  globals: { viewport: { value: "small" } },
  args: {
    children: Array.from({ length: 60 }, (_, line) => <p key={line}>A line of a long text, number {line + 1}.</p>),
  },
  parameters: { reach: ["#storybook-root button"] },
};

export const LongOnAPhoneTest: Story = {
  ...LongOnAPhone,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "View Actions" }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await waitFor(() => expect(screen.getByRole("button", { name: "Copy" })).toBeVisible());
  },
};
