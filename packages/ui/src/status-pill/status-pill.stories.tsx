import { HStack } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgeCheck, Bot, CheckCheck, CircleDot, Hourglass, X } from "lucide-react";
import { expect, within } from "storybook/test";
import { StatusPill } from "./status-pill.tsx";

const meta = {
  title: "Status pill",
  tags: ["autodocs"],
  component: StatusPill,
  args: { tone: "accent", icon: CircleDot, children: "Eligible for Checkin" },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

const All = () => (
  <HStack p="4" flexWrap="wrap">
    <StatusPill tone="accent" icon={CircleDot}>
      Eligible for Checkin
    </StatusPill>
    <StatusPill tone="violet" icon={Bot}>
      Waiting for Automation
    </StatusPill>
    <StatusPill tone="warn" icon={Hourglass}>
      Eligible for Disposal
    </StatusPill>
    <StatusPill tone="ok" icon={BadgeCheck}>
      Approved
    </StatusPill>
    <StatusPill tone="slate" icon={CheckCheck}>
      Disposition Completed
    </StatusPill>
    <StatusPill tone="bad" icon={X}>
      Failed
    </StatusPill>
  </HStack>
);

export const EveryTone: Story = {
  render: All,
};

export const EveryToneTest: Story & Required<Pick<Story, "play">> = {
  ...EveryTone,
  play: async ({ canvasElement }) => {
    // The word carries the state for a screen reader; the icon is decoration.
    await expect(within(canvasElement).getByText("Approved")).toBeVisible();
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

export const Dark: Story = { ...EveryTone, globals: { theme: "dark" } };

export const DarkTest: Story = { ...Dark, play: EveryToneTest.play };
export const Comfortable: Story = { ...EveryTone, globals: { density: "comfortable" } };

export const ComfortableTest: Story = { ...Comfortable, play: EveryToneTest.play };
