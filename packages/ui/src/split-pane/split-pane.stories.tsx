import { chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { SplitPane } from "./index.ts";

function Stage({ below }: { readonly below: boolean }) {
  const [size, setSize] = useState(200);
  return (
    <SplitPane
      size={size}
      onSizeChange={setSize}
      usual={200}
      below={below && <chakra.p p="4">Candidate pages</chakra.p>}
      labels={{ divider: "Height of the candidate pages" }}
      height="600px"
    >
      <chakra.p p="4">Check-ins</chakra.p>
    </SplitPane>
  );
}

const meta = { title: "Widgets/Split pane", component: Stage, args: { below: true } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    await userEvent.dblClick(divider);
    await expect(divider).toHaveAttribute("aria-valuenow", "200");
  },
};

export const NothingBelow: Story = {
  args: { below: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("separator")).toBeNull();
  },
};
