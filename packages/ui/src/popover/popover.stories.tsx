import { Box, Button, chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Popover } from "./popover.tsx";

const Panel = chakra(Popover, {
  base: {
    position: "fixed",
    inset: "auto",
    margin: 0,
    p: "3",
    maxW: "100vw",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.subtle",
    borderRadius: "panel",
    boxShadow: "float",
  },
});

interface StageProps {
  /** Where its anchor is on the page. */
  readonly at: "start" | "end";
  readonly open: boolean;
}

const dialog = { role: "dialog" } as const;

function Stage({ at, open }: StageProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(open);
  const close = (refocus: boolean) => {
    setOpen(false);
    if (refocus) anchor?.focus();
  };
  return (
    <Box display="flex" p="4" height="60dvh" alignItems={at} justifyContent={at}>
      <Button ref={setAnchor} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Passengers
      </Button>
      {isOpen && anchor && (
        <Panel {...dialog} aria-label="Passengers" anchor={anchor} onClose={close}>
          <p>2 adults, 1 child</p>
          <Button mt="2" onClick={() => close(true)}>
            Done
          </Button>
        </Panel>
      )}
    </Box>
  );
}

const meta = {
  title: "Popover",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { Popover },
  args: { at: "start", open: true },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { open: false } };
export const BelowItsAnchor: Story = {};

/** Never past the edge of the window. */
export const AtTheEdge: Story = { args: { at: "end" }, globals: { viewport: { value: "phone" } } };

const panel = () => screen.findByRole("dialog", { name: "Passengers" });

/** The focus goes in; Escape brings it back to the anchor, a press elsewhere does not. */
export const ClosedTest: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const anchor = within(canvasElement).getByRole("button", { name: "Passengers" });
    await userEvent.click(anchor);
    await waitFor(async () => expect(within(await panel()).getByRole("button", { name: "Done" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(anchor).toHaveFocus();
    await userEvent.click(anchor);
    await panel();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(anchor).not.toHaveFocus();
  },
};

export const AtTheEdgeTest: Story = {
  ...AtTheEdge,
  play: async () => {
    const open = await panel();
    await waitFor(async () => {
      const { left, right } = open.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
};
