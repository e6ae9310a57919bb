import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { SidePanel, type SidePanelProps } from "./index.ts";

function Opener(props: SidePanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <Box p="4">
      <Button onClick={() => setOpen(true)}>Details</Button>
      <SidePanel {...props} open={open} onClose={() => setOpen(false)} />
    </Box>
  );
}

const meta = {
  title: "Side panel",
  tags: ["autodocs"],
  component: SidePanel,
  render: Opener,
  args: {
    open: false,
    onClose: () => undefined,
    title: "Check-in 4711",
    labels: { close: "Close" },
    children: <p>Everything about it.</p>,
  },
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const opensAndCloses: Story["play"] = async ({ canvasElement }) => {
  const opener = within(canvasElement).getByRole("button", { name: "Details" });
  await userEvent.click(opener);
  const panel = await screen.findByRole("dialog", { name: "Check-in 4711" });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
};

export const AtTheEnd: Story = {
  parameters: { reach: ["#storybook-root button"] },
};

export const AtTheEndTest: Story = {
  ...AtTheEnd,
  play: opensAndCloses,
};
export const AtTheStartOnAPhone: Story = {
  args: { placement: "start", size: "xs" },
  globals: { viewport: { value: "phone" } },
  parameters: { reach: ["#storybook-root button"] },
};

export const AtTheStartOnAPhoneTest: Story = {
  ...AtTheStartOnAPhone,
  play: opensAndCloses,
};
