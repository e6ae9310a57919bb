import { Button, HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Play, RefreshCw } from "lucide-react";
import { expect, within } from "storybook/test";
import { ariaKeys, KeyHint, KeyName } from "./key-hint.tsx";

const meta = { title: "Key hint", tags: ["autodocs"], component: KeyHint, args: { keys: "Mod+k" } } satisfies Meta<
  typeof KeyHint
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideButtons: Story = {
  render: () => (
    <HStack p="4">
      <Button variant="solid" aria-keyshortcuts={ariaKeys("n")}>
        <Play aria-hidden /> Start <KeyHint keys="n" />
      </Button>
      <Button aria-keyshortcuts={ariaKeys("Mod+k")}>
        <RefreshCw aria-hidden /> Search <KeyHint keys="Mod+k" />
      </Button>
      <KeyName keys="Enter" />
    </HStack>
  ),
};

export const BesideButtonsTest: Story & Required<Pick<Story, "play">> = {
  ...BesideButtons,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The hint is no part of the button's name; the key is announced by aria-keyshortcuts.
    await expect(canvas.getByRole("button", { name: "Start" })).toHaveAttribute("aria-keyshortcuts", "N");
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveAttribute(
      "aria-keyshortcuts",
      "Control+K Meta+K",
    );
    await expect(canvas.getByText(/^(Ctrl K|⌘K)$/)).toBeInTheDocument();
  },
};

export const Dark: Story = { ...BesideButtons, globals: { theme: "dark" } };

export const DarkTest: Story = { ...Dark, play: BesideButtonsTest.play };
