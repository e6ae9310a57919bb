import { VStack } from "@chakra-ui/react";
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
