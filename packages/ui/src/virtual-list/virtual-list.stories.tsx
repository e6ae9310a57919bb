import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { VirtualList } from "./index.ts";

const numbers = Array.from({ length: 5000 }, (_, index) => index + 1);
/** How often a key was asked for. */
let keysAsked = 0;
const keyOf = (number: number) => {
  keysAsked += 1;
  return String(number);
};
const draw = (number: number) => (
  <Box pb="2">
    {/* Not all of one height: they are measured. */}
    <Box borderWidth="1px" p="3" minH={number % 3 === 0 ? "24" : "16"}>
      <Button>Select {number}</Button>
    </Box>
  </Box>
);

interface StageProps {
  /** In a region that scrolls by itself, not with the page. */
  readonly inRegion: boolean;
}

function Stage({ inRegion }: StageProps) {
  const list = (
    <VirtualList items={numbers} itemKey={keyOf} renderItem={draw} estimatedHeight={72} aria-label="Numbers" />
  );
  return (
    <main>
      <Box height="32">Something above the list</Box>
      {inRegion ? (
        <Box data-testid="region" height="24rem" overflowY="auto">
          <Box height="40">Something in the region</Box>
          {list}
        </Box>
      ) : (
        list
      )}
    </main>
  );
}

const meta = {
  title: "Virtual list",
  tags: ["autodocs"],
  component: Stage,
  subcomponents: { VirtualList },
  args: { inRegion: false },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const list = () => screen.findByRole("list", { name: "Numbers" });
const places = async () =>
  within(await list())
    .getAllByRole("listitem")
    .map((item) => Number(item.getAttribute("aria-posinset")));

export const WithThePage: Story = {
  play: async () => {
    await waitFor(async () => expect((await places()).length).toBeGreaterThan(5));
    const first = await places();
    await expect(first).toEqual(first.map((_, index) => index + 1));
    await expect(first.length).toBeLessThan(40);
    await expect(within(await list()).getAllByRole("listitem")[0]).toHaveAttribute("aria-setsize", "5000");

    // Wherever one scrolls, what is in view is drawn, one below the other without a gap.
    window.scrollTo(0, 200_000);
    await waitFor(async () => expect((await places())[0]).toBeGreaterThan(1000));
    await waitFor(async () => {
      const boxes = within(await list())
        .getAllByRole("listitem")
        .map((item) => item.getBoundingClientRect());
      await expect(boxes.some(({ top }) => top <= 0)).toBe(true);
      await expect(boxes.some(({ bottom }) => bottom >= innerHeight)).toBe(true);
      for (const [index, box] of boxes.entries())
        if (index > 0) await expect(Math.abs(box.top - (boxes[index - 1]?.bottom ?? 0))).toBeLessThan(1.5);
    });
    window.scrollTo(0, 0);
    await waitFor(async () => expect((await places())[0]).toBe(1));
  },
};

/** A turn of the wheel costs what is seen, however long the list: the places of all the others are not computed again. */
export const ScrollsAtTheCostOfWhatIsSeen: Story = {
  play: async () => {
    const scrollTo = async (top: number) => {
      const first = (await places())[0];
      window.scrollTo(0, top);
      await waitFor(async () => expect((await places())[0]).not.toBe(first));
    };
    await waitFor(async () => expect((await places()).length).toBeGreaterThan(5));
    // Each is measured once; then its place is known.
    await scrollTo(600);
    await scrollTo(0);
    const asked = keysAsked;
    await scrollTo(600);
    await expect(keysAsked - asked).toBeLessThan(numbers.length);
    await scrollTo(0);
  },
};

/** Until what is drawn fills the window. */
const fillsTheWindow = () =>
  waitFor(async () => {
    const boxes = within(await list())
      .getAllByRole("listitem")
      .map((item) => item.getBoundingClientRect());
    await expect(boxes.some(({ top }) => top <= 0)).toBe(true);
    await expect(boxes.some(({ bottom }) => bottom >= innerHeight)).toBe(true);
  });

/** What joins above the list moves its beginning, and what has joined may grow. */
export const BeginsLowerTest: Story = {
  play: async () => {
    const joined = document.createElement("div");
    try {
      (await list()).before(joined);
      joined.style.blockSize = "3000px";
      window.scrollTo(0, 3300);
      await fillsTheWindow();
      await expect((await places())[0]).toBe(1);
      joined.style.blockSize = "9000px";
      window.scrollTo(0, 9300);
      await fillsTheWindow();
      await expect((await places())[0]).toBe(1);
    } finally {
      joined.remove();
    }
  },
};

/** Rows above what is read grow while the reader stays: the browser has nothing to complain of. */
export const GrowsAboveTest: Story = {
  play: async () => {
    await waitFor(async () => expect((await places()).length).toBeGreaterThan(5));
    window.scrollTo(0, 600);
    await fillsTheWindow();
    const style = document.createElement("style");
    try {
      style.textContent = "[aria-label=Numbers] button { block-size: 120px; }";
      document.head.append(style);
      await waitFor(async () => expect((await list()).getBoundingClientRect().top).toBeLessThan(-500));
      await fillsTheWindow();
    } finally {
      style.remove();
    }
  },
};

/** The one with the focus stays in the document and in its order, and Tab goes on from there. */
export const KeepsTheFocus: Story = {
  play: async () => {
    const third = await screen.findByRole("button", { name: "Select 3" });
    third.focus();
    window.scrollTo(0, 100_000);
    await waitFor(async () => expect((await places())[1]).toBeGreaterThan(500));
    await expect(third).toHaveFocus();
    await expect((await places())[0]).toBe(3);
    window.scrollTo(0, 0);
    await waitFor(async () => expect((await places())[0]).toBe(1));
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Select 4" })).toHaveFocus();
    for (let step = 0; step < 30; step += 1) await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Select 34" })).toHaveFocus();
  },
};

export const InARegion: Story = {
  args: { inRegion: true },
};

export const InARegionTest: Story = {
  ...InARegion,
  play: async () => {
    await waitFor(async () => expect((await places()).length).toBeGreaterThan(3));
    const region = screen.getByTestId("region");
    region.scrollTop = 50_000;
    await waitFor(async () => expect((await places())[0]).toBeGreaterThan(400));
    const { top, bottom } = region.getBoundingClientRect();
    await waitFor(async () => {
      const boxes = within(await list())
        .getAllByRole("listitem")
        .map((item) => item.getBoundingClientRect());
      await expect(boxes.some((box) => box.top <= top)).toBe(true);
      await expect(boxes.some((box) => box.bottom >= bottom)).toBe(true);
    });
  },
};

const fewer = numbers.filter((number) => number % 2 === 0);

/** A press that goes to the beginning of the region and makes another list, at once. */
function OtherList() {
  const [shown, setShown] = useState(numbers);
  const press = (): void => {
    screen.getByTestId("region").scrollTop = 0;
    flushSync(() => setShown(fewer));
  };
  return (
    <>
      <Button onClick={press}>Even numbers only</Button>
      <Box data-testid="region" height="24rem" overflowY="auto">
        <VirtualList items={shown} itemKey={keyOf} renderItem={draw} estimatedHeight={40} aria-label="Numbers" />
      </Box>
    </>
  );
}

/** The browser tells of a scroll a frame later: rows that are measured before that move the reader nowhere. */
export const LeftBeforeItIsToldTest: Story = {
  render: () => <OtherList />,
  play: async () => {
    const region = await screen.findByTestId("region");
    region.scrollTop = 20_000;
    await waitFor(async () => expect((await places())[0]).toBeGreaterThan(200));
    // Rows are measured as they are drawn when scrolling is over.
    await new Promise((resolve) => setTimeout(resolve, 400));
    // Without waiting: what is asserted holds before the browser tells.
    screen.getByRole("button", { name: "Even numbers only" }).click();
    await expect(region.scrollTop).toBe(0);
    await waitFor(async () => expect((await places())[0]).toBe(1));
    await expect(region.scrollTop).toBe(0);
  },
};
