import { Box, Button } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { DockedPanel, type DockedPanelProps } from "./index.ts";

function Beside(props: DockedPanelProps) {
  const [row, setRow] = useState<string>();
  return (
    <Box display="grid" gridTemplateColumns="1fr 20rem" height="96">
      <Box p="4" display="flex" gap="2" alignItems="flex-start">
        {["Novak", "Okafor"].map((name) => (
          <Button key={name} onClick={() => setRow(name)}>
            {name}
          </Button>
        ))}
      </Box>
      {row && (
        <DockedPanel {...props} title={row} onClose={() => setRow(undefined)}>
          <p>Everything about {row}.</p>
        </DockedPanel>
      )}
    </Box>
  );
}

const meta = {
  title: "Docked panel",
  tags: ["autodocs"],
  component: DockedPanel,
  render: Beside,
  args: {
    onClose: () => undefined,
    title: "",
    children: null,
    focusTurn: 0,
    footer: <Button>Open page</Button>,
    labels: { close: "Close" },
  },
} satisfies Meta<typeof DockedPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** It takes the focus, stays while another is chosen, and gives the focus back to where it came from. */
export const StaysBeside: Story & Required<Pick<Story, "play">> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole("button", { name: "Novak" });
    await userEvent.click(first);
    const panel = await canvas.findByRole("complementary", { name: "Novak" });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.queryByRole("complementary")).toBeNull();
    await userEvent.click(first);
    const second = canvas.getByRole("button", { name: "Okafor" });
    await userEvent.click(second);
    await expect(await canvas.findByRole("complementary", { name: "Okafor" })).toBeVisible();
    await expect(second).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const DarkTest: Story = { ...Dark, play: StaysBeside.play };
