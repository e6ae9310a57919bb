import { Button, VStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Notice } from "./notice.tsx";

const meta = {
  title: "Notice",
  tags: ["autodocs"],
  component: Notice,
  args: { tone: "info", children: "Click Start Next Assignment to resume work." },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {
  render: () => (
    <VStack p="4" alignItems="stretch">
      <Notice tone="info">Your session has ended.</Notice>
      <Notice tone="ok">The report is ready.</Notice>
      <Notice tone="warn">Finish pending work before a break.</Notice>
      <Notice tone="bad">E-mail or password is wrong.</Notice>
    </VStack>
  ),
};

export const EveryToneTest: Story & Required<Pick<Story, "play">> = {
  ...EveryTone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("alert")).toHaveLength(2);
    await expect(within(canvasElement).getAllByRole("status")).toHaveLength(2);
  },
};

export const Dark: Story = { ...EveryTone, globals: { theme: "dark" } };

export const DarkTest: Story = { ...Dark, play: EveryToneTest.play };

/** On a phone the button stands below the words, which keep their width. */
export const Narrow: Story = {
  render: () => (
    <VStack p="4" alignItems="stretch" maxW="18rem">
      <Notice
        tone="info"
        actions={
          <Button size="sm" variant="outline">
            Show cases that nobody has
          </Button>
        }
      >
        Somebody has written in a case that nobody is assigned to.
      </Notice>
    </VStack>
  ),
};

export const NarrowTest: Story = {
  ...Narrow,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const words = canvas.getByText(/^Somebody has written/).getBoundingClientRect();
    const button = canvas.getByRole("button").getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(words.width).toBeGreaterThan(190);
  },
};
