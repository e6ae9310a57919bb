import { Box, chakra } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useScrollFocus } from "./index.ts";

interface StageProps {
  /** How many lines the region has. */
  readonly lines: number;
}

function Stage({ lines }: StageProps) {
  const scroll = useScrollFocus<HTMLElement>();
  return (
    <Box p="4">
      <chakra.section
        {...scroll}
        aria-label="Conditions"
        height="32"
        overflowY="auto"
        borderWidth="1px"
        borderColor="border.subtle"
        p="3"
      >
        <ol>
          {Array.from({ length: lines }, (_, index) => (
            <li key={index}>Line {index + 1} of the conditions</li>
          ))}
        </ol>
      </chakra.section>
    </Box>
  );
}

const meta = { title: "Scroll focus", component: Stage, args: { lines: 24 } } satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolls: Story = {};
export const NothingToScroll: Story = { args: { lines: 2 } };

export const ScrollsTest: Story = {
  ...Scrolls,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Conditions" });
    await waitFor(() => expect(region).toHaveAttribute("tabindex", "0"));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

export const NothingToScrollTest: Story = {
  ...NothingToScroll,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("region", { name: "Conditions" })).not.toHaveFocus();
  },
};
