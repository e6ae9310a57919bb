import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SplitPane } from "./index.ts";

interface StageProps {
  readonly below: boolean;
  readonly start: number | undefined;
  readonly fixed: boolean;
}

function Stage({ below, start, fixed }: StageProps) {
  const [size, setSize] = useState(start);
  return (
    <SplitPane
      size={size}
      onSizeChange={setSize}
      fixed={fixed}
      below={below && <chakra.p height="144px">Candidate pages</chakra.p>}
      labels={{ divider: "Height of the candidate pages" }}
      height="600px"
    >
      <chakra.p p="4">Check-ins</chakra.p>
    </SplitPane>
  );
}

const meta = {
  title: "Split pane",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { SplitPane },
  args: { below: true, start: 200, fixed: false },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The divider moves by keys, within its limits. */
export const Split: Story = {
  play: async ({ canvasElement }) => {
    const divider = within(canvasElement).getByRole("separator", { name: "Height of the candidate pages" });
    await expect(divider).toHaveAttribute("aria-valuenow", "200");
    divider.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(divider).toHaveAttribute("aria-valuenow", "224");
    await userEvent.keyboard("{End}{ArrowDown}");
    await expect(divider).toHaveAttribute("aria-valuenow", "96");
    await userEvent.keyboard("{Home}");
    await expect(divider).toHaveAttribute("aria-valuenow", "480");
    // As high as its content again.
    await userEvent.dblClick(divider);
    await waitFor(() => expect(divider).toHaveAttribute("aria-valuenow", "144"));
  },
};

/** As high as its content, until somebody moves the divider. */
export const ByContent: Story = {
  args: { start: undefined },
};

export const ByContentTest: Story = {
  ...ByContent,
  play: async ({ canvasElement }) => {
    const divider = within(canvasElement).getByRole("separator", { name: "Height of the candidate pages" });
    await waitFor(() => expect(divider).toHaveAttribute("aria-valuenow", "144"));
    divider.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(divider).toHaveAttribute("aria-valuenow", "168");
  },
};

/** What is folded has no divider. */
export const Fixed: Story = {
  args: { fixed: true },
};

export const FixedTest: Story = {
  ...Fixed,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("separator")).toBeNull();
    await expect(within(canvasElement).getByText("Candidate pages")).toBeVisible();
  },
};

export const NothingBelow: Story = {
  args: { below: false },
};

export const NothingBelowTest: Story = {
  ...NothingBelow,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("separator")).toBeNull();
  },
};
