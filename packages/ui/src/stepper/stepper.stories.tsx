import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Stepper } from "./stepper.tsx";

function Stage({ most = 2 }: { readonly most?: number }) {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      p="4"
      value={value}
      name="Adults"
      hint="over 11"
      canDecrease={value > 1}
      canIncrease={value < most}
      onStep={(by) => setValue(value + by)}
      labels={{ fewer: "One adult fewer", more: "One adult more" }}
    />
  );
}

const meta = { title: "Stepper", tags: ["autodocs"], component: Stage, subcomponents: { Stepper } } satisfies Meta<
  typeof Stage
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** At its limit a button does nothing, and keeps the focus. */
export const StopsAtItsLimits: Story & Required<Pick<Story, "play">> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole("button", { name: "One adult more" });
    await expect(canvas.getByRole("button", { name: "One adult fewer" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(canvas.getByRole("status")).toHaveTextContent("2");
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await expect(more).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "Adults over 11" })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark", density: "comfortable" } };

export const DarkTest: Story = { ...Dark, play: StopsAtItsLimits.play };
