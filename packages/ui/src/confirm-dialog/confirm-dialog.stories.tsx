import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Confirm dialog",
  tags: ["autodocs"],
  component: ConfirmDialog,
  // It lies over the page: among others it has a frame of its own.
  parameters: { docs: { story: { inline: false, height: "22rem" } } },
  args: {
    open: true,
    children: "The boarding pass of NOVAK, Ana is taken off and the check-in goes back to the queue.",
    onConfirm: fn(),
    onClose: fn(),
    labels: { title: "Are you sure?", confirm: "Confirm", close: "Close" },
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SafeByDefault: Story = {
  play: async ({ args }) => {
    await screen.findByRole("alertdialog", { name: "Are you sure?" });
    const close = screen.getByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** A key that needs two fingers confirms, wherever the focus is; it is shown on its button. */
export const ByKey: Story = {
  play: async ({ args }) => {
    const close = await screen.findByRole("button", { name: "Close" });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Danger: Story = { tags: ["gate"], args: { tone: "danger" }, globals: { theme: "dark" } };

export const Busy: Story = {
  args: { busy: true },
};

export const BusyTest: Story = {
  ...Busy,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Confirm" })).toBeDisabled();
  },
};
