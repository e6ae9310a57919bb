import { Box } from "@chakra-ui/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor } from "storybook/test";
import { RangeSlider, type RangeSliderProps } from "./index.ts";

const onCommit = fn();
const format = (value: number): string => (value / 100).toLocaleString("en", { style: "currency", currency: "USD" });

function Stage({ value: start, ...props }: RangeSliderProps) {
  const [value, setValue] = useState(start);
  return (
    <Box p="4" maxW="xs">
      <RangeSlider
        {...props}
        value={value}
        onChange={setValue}
        onCommit={onCommit}
        labels={{ ...props.labels, chosen: `${format(value[0])} to ${format(value[1])}` }}
      />
    </Box>
  );
}

const meta = {
  title: "Range slider",
  tags: ["autodocs"],
  component: RangeSlider,
  render: (props) => <Stage {...props} />,
  args: {
    min: 54_810,
    max: 84_390,
    step: 200,
    value: [54_810, 62_000],
    onChange: () => undefined,
    onCommit: () => undefined,
    histogram: [0, 0, 3, 3, 4, 5, 3, 1, 4, 2, 1, 2, 2, 1, 2, 2, 2, 1, 0, 1, 1, 0, 0, 1],
    format,
    labels: { lowest: "Lowest price", highest: "Highest price", chosen: "" },
  },
  globals: { density: "comfortable" },
  beforeEach: () => void onCommit.mockClear(),
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const lowest = () => screen.getByRole("slider", { name: "Lowest price" });
const highest = () => screen.getByRole("slider", { name: "Highest price" });

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(lowest()).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(lowest()).toHaveAttribute("aria-valuetext", "$550.00");
    await expect(onCommit).toHaveBeenLastCalledWith([55_000, 62_000]);
    await userEvent.keyboard("{PageUp}");
    await expect(onCommit).toHaveBeenLastCalledWith([57_000, 62_000]);
    // It stops at the other thumb.
    await userEvent.keyboard("{End}");
    await expect(onCommit).toHaveBeenLastCalledWith([62_000, 62_000]);
    await userEvent.keyboard("{Home}");
    await expect(screen.getByText("$548.10 to $620.00")).toBeVisible();
    await userEvent.tab();
    await expect(highest()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    await expect(onCommit).toHaveBeenLastCalledWith([54_810, 59_800]);
    await userEvent.keyboard("{End}");
    await expect(highest()).toHaveAttribute("aria-valuetext", "$843.90");
  },
};

/** A held key moves at every repeat and commits once. */
export const HeldKeyCommitsOnce: Story = {
  play: async () => {
    const user = userEvent.setup();
    lowest().focus();
    await user.keyboard("{ArrowRight>5}");
    await expect(onCommit).not.toHaveBeenCalled();
    await user.keyboard("{/ArrowRight}");
    await expect(onCommit.mock.calls).toEqual([[[55_800, 62_000]]]);
  },
};

/** A press on the track calls the nearer thumb, which then follows; the end of the drag commits. */
export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const slide = canvasElement.querySelector<HTMLElement>(".gh-slide");
    const track = canvasElement.querySelector(".gh-track")?.getBoundingClientRect();
    if (!slide || !track) throw new Error("The slider has a track.");
    slide.setPointerCapture = () => undefined;
    const at = (fraction: number) => ({
      button: 0,
      pointerId: 1,
      clientX: track.left + fraction * track.width,
      clientY: track.top,
    });
    await fireEvent.pointerDown(slide, at(0.75));
    await expect(highest()).toHaveFocus();
    await fireEvent.pointerMove(slide, at(0.5));
    await waitFor(() => expect(highest()).toHaveAttribute("aria-valuetext", "$696.00"));
    await expect(onCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(slide, at(0.5));
    await expect(onCommit.mock.calls).toEqual([[[54_810, 69_600]]]);
    await fireEvent.pointerMove(slide, at(0.9));
    await expect(highest()).toHaveAttribute("aria-valuetext", "$696.00");
  },
};

/** Both at the upper end: the lower one can be taken back. */
export const BothAtTheEnd: Story = {
  args: { value: [84_390, 84_390] },
};

export const BothAtTheEndTest: Story = {
  ...BothAtTheEnd,
  play: async () => {
    lowest().focus();
    await userEvent.keyboard("{PageDown}");
    await expect(onCommit).toHaveBeenLastCalledWith([82_400, 84_390]);
  },
};

export const Dark: Story = { tags: ["gate"], globals: { theme: "dark" } };
