import { Button, chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CoverDialog, CoverDialogTitle } from "./index.ts";

function Stage({ onKey }: { readonly onKey: (key: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <chakra.main p="6">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CoverDialog open={open} onClose={() => setOpen(false)} onKeyDown={({ key }) => onKey(key)}>
        <chakra.div p="6">
          <CoverDialogTitle>9-point quality check</CoverDialogTitle>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </chakra.div>
      </CoverDialog>
    </chakra.main>
  );
}

const meta = {
  title: "Cover dialog",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { CoverDialog },
  args: { onKey: fn() },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The focus goes in, keys arrive, Escape closes, and the focus returns. */
export const Opened: Story = {
  parameters: { reach: ["#storybook-root button"] },
};

export const OpenedTest: Story = {
  ...Opened,
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "9-point quality check" });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard("a");
    await expect(args.onKey).toHaveBeenCalledWith("a");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A dialog that closed just before gives the focus away late: it comes back, and no key is lost. */
export const Astray: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog", { name: "9-point quality check" });
    await waitFor(() => expect(dialog).toHaveFocus());
    opener.focus();
    await expect(dialog).toHaveFocus();
    dialog.blur();
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard("b");
    await expect(args.onKey).toHaveBeenCalledWith("b");
    await expect(dialog).toHaveFocus();
  },
};
